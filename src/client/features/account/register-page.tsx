import { Navigate } from '@tanstack/react-router';
import { pendingResults } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { SignUp } from './sign-up.tsx';

export function RegisterPage() {
  usePageTitle('Sign up');
  const { user } = useSession();
  if (user) return <Navigate to="/" replace />;
  return (
    <AccountFrame
      title="Sign up"
      lede={
        pendingResults.interviewId() === null
          ? 'With an account your interviews are kept, and you can see how you get better.'
          : 'Your interview is kept. Its report opens as soon as your email is verified.'
      }
    >
      <SignUp />
      <p className={styles.other}>
        Have an account?{' '}
        <ButtonLink kind="link" to="/login">
          Sign In
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
