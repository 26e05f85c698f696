import { Link, useLocation, useNavigate } from '@tanstack/react-router';
import { BookOpen, LayoutDashboard, LogIn, LogOut, Mic } from 'lucide-react';
import { useSession } from '#client/state/session.tsx';
import { BrandMark } from '#client/ui/brand-mark.tsx';

/** A rail of icons that shows its words when it is pointed at or has the focus. */
export function Sidebar({ id }: { id: string }) {
  const { user } = useSession();
  const atRoot = useLocation().pathname === '/';
  return (
    <aside id={id} className="rail" aria-label="Sidebar">
      <Link to="/home" className="mark" aria-label="Greenroom home">
        <BrandMark />
      </Link>
      <nav aria-label="Main">
        {user ? (
          <Link to="/dashboard" {...(atRoot ? { 'aria-current': 'page' } : {})}>
            <LayoutDashboard className="ico" aria-hidden="true" />
            <span>Dashboard</span>
          </Link>
        ) : (
          <button type="button" disabled>
            <LayoutDashboard className="ico" aria-hidden="true" />
            <span>Dashboard</span>
          </button>
        )}
        <Link to="/home" {...(atRoot && !user ? { 'aria-current': 'page' } : {})}>
          <Mic className="ico" aria-hidden="true" />
          <span>Take Interview</span>
        </Link>
        <button type="button" disabled>
          <BookOpen className="ico" aria-hidden="true" />
          <span>Practice Modules</span>
        </button>
      </nav>
      <AccountBlock />
    </aside>
  );
}

function AccountBlock() {
  const { pending, user, signOut } = useSession();
  const navigate = useNavigate();
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
        <Link to="/login">
          <LogIn className="ico" aria-hidden="true" />
          <span>Sign In</span>
        </Link>
      </div>
    );
  }
  const leave = async () => {
    await signOut();
    await navigate({ to: '/' });
  };
  return (
    <div className="account">
      <p className="who">
        <span className="initial" aria-hidden="true">
          {(user.name || user.email).charAt(0).toUpperCase()}
        </span>
        <span>
          <strong>{user.firstName || user.email}</strong>
          <small>{user.email}</small>
        </span>
      </p>
      <button type="button" onClick={leave}>
        <LogOut className="ico" aria-hidden="true" />
        <span>Sign Out</span>
      </button>
    </div>
  );
}
