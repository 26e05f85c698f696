import { Link } from '@tanstack/react-router';
import { LogIn, LogOut } from 'lucide-react';
import { useSession } from '#client/state/session.ts';
import { STILL_SIGNED_IN, useSignOut } from '#client/state/use-sign-out.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { showToast } from '#client/ui/toasts.ts';
import styles from './layout.module.css';

/** The foot of the sidebar: who is signed in and the way out, or the way in. */
export function AccountBlock({ onLeave }: { onLeave: () => void }) {
  const { pending, user } = useSession();
  const { busy, signOut } = useSignOut();
  if (pending) {
    return (
      <div className={styles.account}>
        <Spinner className={styles.waiting} label="Loading your session" />
      </div>
    );
  }
  if (!user) {
    return (
      <div className={styles.account}>
        <Link to="/login" onClick={onLeave}>
          <Icon of={LogIn} />
          <span>Sign In</span>
        </Link>
      </div>
    );
  }
  const leave = async () => {
    onLeave();
    if (!(await signOut())) showToast(STILL_SIGNED_IN);
  };
  return (
    <div className={styles.account}>
      <Link to="/account" data-part="who" className={styles.who} title="Your account" onClick={onLeave}>
        <span data-part="initial" className={styles.initial} aria-hidden="true">
          {(user.firstName || user.name || user.email).charAt(0).toUpperCase()}
        </span>
        <span>
          <strong>{user.firstName || user.email}</strong>
          <small>{user.email}</small>
        </span>
      </Link>
      <Button onClick={leave} disabled={busy} aria-busy={busy}>
        <Icon of={LogOut} />
        <span>Sign Out</span>
      </Button>
    </div>
  );
}
