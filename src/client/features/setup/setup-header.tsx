import { Link, useNavigate } from '@tanstack/react-router';
import { useSession } from '#client/state/session.tsx';

export function SetupHeader() {
  const { pending, user, signOut } = useSession();
  const navigate = useNavigate();
  const leave = async () => {
    await signOut();
    await navigate({ to: '/' });
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
          <button type="button" className="btn" onClick={leave}>
            Sign Out
          </button>
        </>
      )}
    </header>
  );
}
