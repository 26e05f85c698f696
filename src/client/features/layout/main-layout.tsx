import { Link, Outlet, useNavigate } from '@tanstack/react-router';
import { BookOpen, LayoutDashboard, LogIn, LogOut, Mic } from 'lucide-react';
import { useSession } from '#client/state/session.tsx';
import { BrandMark } from '#client/ui/brand-mark.tsx';

/** The rail beside every page but the interview itself. */
export function MainLayout() {
  return (
    <div className="frame">
      <Rail />
      <main className="wrap">
        <Outlet />
      </main>
    </div>
  );
}

function Rail() {
  const { user } = useSession();
  return (
    <aside className="rail" aria-label="Greenroom">
      <Link to="/home" className="mark" aria-label="Greenroom home">
        <BrandMark />
      </Link>
      <nav aria-label="Main">
        {user ? (
          <Link to="/dashboard" title="Dashboard" aria-label="Dashboard" activeProps={{ 'aria-current': 'page' }}>
            <LayoutDashboard className="ico" aria-hidden="true" />
          </Link>
        ) : (
          <button type="button" className="off" title="Dashboard" aria-label="Dashboard" disabled>
            <LayoutDashboard className="ico" aria-hidden="true" />
          </button>
        )}
        <Link to="/home" title="Take Interview" aria-label="Take Interview" activeProps={{ 'aria-current': 'page' }}>
          <Mic className="ico" aria-hidden="true" />
        </Link>
        <button type="button" className="off" title="Practice Modules" aria-label="Practice Modules" disabled>
          <BookOpen className="ico" aria-hidden="true" />
        </button>
      </nav>
      <AccountCorner />
    </aside>
  );
}

function AccountCorner() {
  const { pending, user, signOut } = useSession();
  const navigate = useNavigate();
  if (pending) return <output className="end spinner" aria-label="Loading your session" />;
  if (!user) {
    return (
      <Link to="/login" className="end" title="Sign In" aria-label="Sign In">
        <LogIn className="ico" aria-hidden="true" />
      </Link>
    );
  }
  const leave = async () => {
    await signOut();
    await navigate({ to: '/' });
  };
  return (
    <div className="end account">
      <span className="initial" title={`${user.firstName || user.email}, ${user.email}`}>
        {(user.name || user.email).charAt(0).toUpperCase()}
      </span>
      <button type="button" onClick={leave} title="Sign Out" aria-label="Sign Out">
        <LogOut className="ico" aria-hidden="true" />
      </button>
    </div>
  );
}
