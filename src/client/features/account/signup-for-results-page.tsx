import { Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pendingResults } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import { useGoBack } from '#client/state/use-go-back.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { GoBackLine } from '#client/ui/go-back-line.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { readKeptUntil } from '#domain/answers/read-kept-until.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { readAccount } from './call-account.ts';

/** The id under which nobody knows which interview was meant. */
const UNKNOWN = 'unknown';

/** Keeps a guest's interview until they have an account, and leads to making one. */
export function SignupForResultsPage() {
  usePageTitle('Interview complete');
  const { interviewId } = useParams({ from: '/signup-for-results/$interviewId' });
  const { pending, user } = useSession();
  const known = interviewId !== UNKNOWN;
  const guest = !pending && user === null;
  const [keptUntil, setKeptUntil] = useState<Date | null>(null);
  const { goBack, ...wayBack } = useGoBack(interviewId);
  const navigate = useNavigate();

  useEffect(() => {
    if (!known || !guest) return;
    pendingResults.save(interviewId);
    const read = (answer: unknown) => ({ until: readKeptUntil(answer) });
    readAccount('POST /api/interviews/extend-session/:interviewId', { params: { interviewId } }, read).then(
      ({ until }) => setKeptUntil(until),
      () => console.warn('The interview could not be kept longer'),
    );
  }, [known, guest, interviewId]);

  if (user && known) return <Navigate to="/results/$interviewId" params={{ interviewId }} replace />;
  if (user) return <Navigate to="/results" replace />;
  return (
    <AccountFrame
      title="Interview Complete!"
      lede={known ? wordsFor(keptUntil) : 'Your reports open once you are signed in.'}
    >
      <div className={styles.prompt}>
        <h2>Sign Up to See Your Results</h2>
        <p>It takes a minute: a name, a phone number, and an email address to confirm. Then your report opens.</p>
        <ButtonLink kind="solid" big className={styles.go} to="/register">
          Sign Up
        </ButtonLink>
      </div>
      <GoBackLine
        {...wayBack}
        className={styles.other}
        onGoBack={async () => (await goBack()) && (await navigate({ to: '/interview' }))}
      />
      <p className={styles.other}>
        Have an account?{' '}
        <ButtonLink kind="link" to="/login">
          Log in
        </ButtonLink>
      </p>
      <p className={styles.other}>
        <ButtonLink kind="link" to="/home">
          Start a new interview
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}

/** Promises a day only when the server has named one. */
function wordsFor(keptUntil: Date | null): string {
  if (!keptUntil) return 'Your answers are kept, and your report is being written. An account makes it yours.';
  const day = keptUntil.toLocaleDateString('en', { weekday: 'long', day: 'numeric', month: 'long' });
  return `Your report is being written. Your answers are kept until ${day}; with an account, for good.`;
}
