import { Link, Navigate, useNavigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pendingResults } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import { useStore } from '#client/state/store.ts';
import { unsentSegments } from '#client/state/unsent.ts';
import { useGoBack } from '#client/state/use-go-back.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { GoBackLine } from '#client/ui/go-back-line.tsx';
import { Brand, PageBar } from '#client/ui/page-bar.tsx';
import { useHeadingFocus } from '#client/ui/use-heading-focus.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { readKeptUntil } from '#domain/answers/read-kept-until.ts';
import { readAccount } from './call-account.ts';
import { Earned } from './earned.tsx';
import { promiseWords } from './promise-words.ts';
import styles from './prompt.module.css';
import { SignUp } from './sign-up.tsx';
import { useWhatWasSaid } from './use-what-was-said.ts';

/** The id under which nobody knows which interview was meant. */
const UNKNOWN = 'unknown';
const REPORTS_OPEN = 'Your reports open once you are signed in.';

/** Keeps a guest's interview until they have an account, shows what they have earned, and lets them make one here. */
export function SignupForResultsPage() {
  usePageTitle('Interview complete');
  const { interviewId } = useParams({ strict: false });
  const { pending, user } = useSession();
  const known = interviewId !== undefined && interviewId !== UNKNOWN ? interviewId : null;
  const waiting = !pending && user === null ? known : null;
  const keptUntil = useKept(waiting);
  const { said, isRecorded, isElsewhere } = useWhatWasSaid(waiting);
  const isOnItsWay = useStore(unsentSegments).has(known ?? '');
  const { goBack, ...wayBack } = useGoBack(interviewId ?? UNKNOWN);
  const navigate = useNavigate();
  const heading = useHeadingFocus();

  if (user && known) return <Navigate to="/results/$interviewId" params={{ interviewId: known }} replace />;
  if (user) return <Navigate to="/results" replace />;
  return (
    <>
      <PageBar>
        <Brand />
        <ButtonLink kind="quiet" to="/login" className={styles.out}>
          Log in
        </ButtonLink>
      </PageBar>
      <div className={styles.prompt}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            Interview Complete!
          </h1>
          <GoBackLine {...wayBack} onGoBack={async () => (await goBack()) && (await navigate({ to: '/interview' }))} />
          {said && <Earned said={said} />}
        </div>
        <section className={styles.join} aria-labelledby="join">
          <h2 id="join">
            <Link to="/register">Sign Up to See Your Results</Link>
          </h2>
          <p>{known ? promiseWords({ keptUntil, isRecorded: isRecorded || isOnItsWay, isElsewhere }) : REPORTS_OPEN}</p>
          <SignUp />
          <div className={styles.ways}>
            <span>
              Have an account?{' '}
              <ButtonLink kind="link" to="/login">
                Log in
              </ButtonLink>
            </span>
            <ButtonLink kind="link" to="/home">
              Start a new interview
            </ButtonLink>
          </div>
        </section>
      </div>
    </>
  );
}

/** Has the server keep a guest's interview for longer, and tells until when; null where it named no day. */
function useKept(interviewId: string | null): Date | null {
  const [keptUntil, setKeptUntil] = useState<Date | null>(null);
  useEffect(() => {
    if (interviewId === null) return;
    pendingResults.save(interviewId);
    const read = (answer: unknown) => ({ until: readKeptUntil(answer) });
    readAccount('POST /api/interviews/extend-session/:interviewId', { params: { interviewId } }, read).then(
      ({ until }) => setKeptUntil(until),
      () => console.warn('The interview could not be kept longer'),
    );
  }, [interviewId]);
  return keptUntil;
}
