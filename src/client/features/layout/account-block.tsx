import { Link } from '@tanstack/react-router';
import { LogIn, LogOut } from 'lucide-react';
import { useSession } from '#client/state/session.tsx';
import { STILL_SIGNED_IN, useSignOut } from '#client/state/use-sign-out.ts';
import { showToast } from '#client/ui/toasts.ts';

/** The foot of the sidebar: who is signed in and the way out, or the way in. */
export function AccountBlock({ onLeave }: { onLeave: () => void }) {
  const { pending, user } = useSession();
  const { busy, signOut } = useSignOut();
  if (pending) {
    return (
      <div className="account">
        <span className="spinner" role="status" aria-label="Loading your session" />
      </div>
    );
  }
  if (!user) {
    return (
      <div className="account">
        <Link to="/login" onClick={onLeave}>
          <LogIn className="ico" aria-hidden="true" />
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
    <div className="account">
      <p className="who">
        <span className="initial" aria-hidden="true">
          {(user.firstName || user.name || user.email).charAt(0).toUpperCase()}
        </span>
        <span>
          <strong>{user.firstName || user.email}</strong>
          <small>{user.email}</small>
        </span>
      </p>
      <button type="button" onClick={leave} disabled={busy} aria-busy={busy}>
        <LogOut className="ico" aria-hidden="true" />
        <span>Sign Out</span>
      </button>
    </div>
  );
}
