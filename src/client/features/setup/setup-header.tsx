import { Link } from '@tanstack/react-router';
import { useSession } from '#client/state/session.tsx';
import { STILL_SIGNED_IN, useSignOut } from '#client/state/use-sign-out.ts';
import { showToast } from '#client/ui/toasts.ts';

export function SetupHeader() {
  const { pending, user } = useSession();
  const { busy, signOut } = useSignOut();
  const leave = async () => {
    if (!(await signOut())) showToast(STILL_SIGNED_IN);
  };
  return (
    <header className="bar">
      <span className="name">Greenroom</span>
      <span className="push" />
      {pending && <span className="pulse" role="status" aria-label="Loading your session" />}
      {!pending && !user && (
        <>
          <Link to="/login" className="link">
            Sign In
          </Link>
          <Link to="/register" className="btn">
            Sign Up
          </Link>
        </>
      )}
      {user && (
        <>
          <span className="hint greeting" title={user.name || user.email}>
            Hello, {user.name || user.email}
          </span>
          <button type="button" className="btn" onClick={leave} disabled={busy} aria-busy={busy}>
            Sign Out
          </button>
        </>
      )}
    </header>
  );
}
