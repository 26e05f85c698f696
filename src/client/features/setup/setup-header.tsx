import { Link } from '@tanstack/react-router';
import { useSession } from '#client/state/session.ts';
import { STILL_SIGNED_IN, useSignOut } from '#client/state/use-sign-out.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { PageBar } from '#client/ui/page-bar.tsx';
import { Skeleton } from '#client/ui/skeleton.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import styles from './setup.module.css';

export function SetupHeader() {
  const { pending, user } = useSession();
  const { busy, signOut } = useSignOut();
  const leave = async () => {
    if (!(await signOut())) showToast(STILL_SIGNED_IN);
  };
  return (
    <PageBar>
      <span className={styles.brand}>Greenroom</span>
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
      {user && (
        <>
          <span className={classNames(words.hint, styles.greeting)} title={user.name || user.email}>
            Hello, {user.name || user.email}
          </span>
          <Button className={styles.act} onClick={leave} disabled={busy} aria-busy={busy}>
            Sign Out
          </Button>
        </>
      )}
    </PageBar>
  );
}
