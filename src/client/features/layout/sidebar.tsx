import { Link, useLocation } from '@tanstack/react-router';
import { BookOpen, LayoutDashboard, Mic } from 'lucide-react';
import { useSession } from '#client/state/session.tsx';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { AccountBlock } from './account-block.tsx';

interface SidebarProps {
  id: string;
  /** A link in it was followed, also one to the page that is already open. */
  onLeave: () => void;
}

/** A rail of icons that shows its words when it is pointed at or the keyboard is in it. */
export function Sidebar({ id, onLeave }: SidebarProps) {
  const { user } = useSession();
  const atRoot = useLocation().pathname === '/';
  return (
    <aside id={id} className="rail" aria-label="Sidebar">
      <Link to="/home" className="mark" aria-label="Greenroom home" onClick={onLeave}>
        <BrandMark />
      </Link>
      <nav aria-label="Main">
        {user ? (
          <Link to="/dashboard" onClick={onLeave} {...(atRoot ? { 'aria-current': 'page' } : {})}>
            <LayoutDashboard className="ico" aria-hidden="true" />
            <span>Dashboard</span>
          </Link>
        ) : (
          <button type="button" disabled title="Sign in to see your dashboard">
            <LayoutDashboard className="ico" aria-hidden="true" />
            <span>Dashboard</span>
          </button>
        )}
        <Link to="/home" onClick={onLeave} {...(atRoot && !user ? { 'aria-current': 'page' } : {})}>
          <Mic className="ico" aria-hidden="true" />
          <span>Take Interview</span>
        </Link>
        <button type="button" disabled title="Not open yet">
          <BookOpen className="ico" aria-hidden="true" />
          <span>Practice Modules</span>
        </button>
      </nav>
      <AccountBlock onLeave={onLeave} />
    </aside>
  );
}
