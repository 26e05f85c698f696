import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '#client/api/call-api.ts';
import { useSession } from '#client/state/session.ts';
import { Spinner } from '#client/ui/spinner.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { readProof } from '#domain/answers/read-proof.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { readAccount } from './call-account.ts';
import { goOnAfterSignIn } from './go-on-after-sign-in.ts';
import { useGoOnAfterVerification } from './use-go-on-after-verification.ts';
import { VerifyCodeForm } from './verify-code-form.tsx';

const LINK_INVALID = 'Invalid or expired verification link';
const LINK_FAILED = 'Verification failed. Please try entering the code manually.';

/** Proves an e-mail address: by itself when a link's token came along, else by the code that is entered. */
export function VerifyEmailPage() {
  usePageTitle('Verify your email');
  const { token } = useSearch({ from: '/verify-email' });
  const [linkProblem, setLinkProblem] = useState('');
  if (token && !linkProblem) return <VerifyLink token={token} onProblem={setLinkProblem} />;
  return (
    <SignedInElsewhere>
      <VerifyCodeForm initialProblem={linkProblem} />
    </SignedInElsewhere>
  );
}

function VerifyLink({ token, onProblem }: { token: string; onProblem: (problem: string) => void }) {
  const { redirect } = useSearch({ from: '/verify-email' });
  const goOn = useGoOnAfterVerification(redirect);
  const tried = useRef(false);
  useEffect(() => {
    // A link works once, so it is tried once.
    if (tried.current) return;
    tried.current = true;
    readAccount('GET /api/auth/verify-email', { query: { token } }, readProof)
      .then(goOn)
      .catch((error: unknown) => {
        // A token that was cut or grew on its way is a bad link too, whatever the server calls it.
        const refused = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
        const problem = refused ? LINK_INVALID : LINK_FAILED;
        console.warn(problem);
        onProblem(problem);
      });
  }, [token, goOn, onProblem]);
  return (
    <AccountFrame title="Verifying Your Email" lede="You will go on automatically when it is done.">
      <p className={styles.waiting} role="status">
        <Spinner />
        Checking the link. This takes a moment.
      </p>
    </AccountFrame>
  );
}

/** Whoever opened the e-mail's link in another tab is signed in here too, and goes on when they come back to this one. */
function SignedInElsewhere({ children }: { children: React.ReactNode }) {
  const { user, refresh } = useSession();
  const navigate = useNavigate();
  const known = useRef(user);
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState === 'visible' && !known.current && (await refresh()))
        await goOnAfterSignIn(navigate);
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [refresh, navigate]);
  return children;
}
