import { Link } from '@tanstack/react-router';
import { useSession } from '#client/state/session.ts';
import { STILL_SIGNED_IN, useSignOut } from '#client/state/use-sign-out.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Greeting } from '#client/ui/greeting.tsx';
import { Brand, PageBar } from '#client/ui/page-bar.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toasts.ts';
import styles from './setup.module.css';

export function SetupHeader() {
  const { pending, user } = useSession();
  const { busy, signOut } = useSignOut();
  const leave = async () => {
    if (!(await signOut())) showToast(STILL_SIGNED_IN);
  };
  return (
    <PageBar>
      <Brand />
      {pending && (
        <div className={styles.waiting}>
          <Skeleton label="Loading your session" heightPx={20} />
        </div>
      )}
      {!pending && !user && (
        <>
          <Link to="/login" className={styles.signIn}>
            Sign In
          </Link>
          <ButtonLink to="/register">Sign Up</ButtonLink>
        </>
      )}
      {user && <Greeting name={user.name || user.email} busy={busy} onSignOut={leave} />}
    </PageBar>
  );
}
