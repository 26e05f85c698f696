import { Link, useLocation } from '@tanstack/react-router';
import { BookOpen, LayoutDashboard, Mic } from 'lucide-react';
import { useSession } from '#client/state/session.ts';
import { signedInHint } from '#client/state/signed-in-hint.ts';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { AccountBlock } from './account-block.tsx';
import styles from './layout.module.css';

interface SidebarProps {
  id: string;
  /** A link in it was followed, also one to the page that is already open. */
  onLeave: () => void;
}

/** A rail of icons that shows its words when it is pointed at or the keyboard is in it. */
export function Sidebar({ id, onLeave }: SidebarProps) {
  const { user, pending } = useSession();
  /** Whoever was signed in last is shown their own rail while the server is asked. */
  const isUsers = user !== null || (pending && signedInHint.read());
  const { pathname } = useLocation();
  const atRoot = pathname === '/';
  const atInterview =
    pathname === '/interview-ready' || pathname.startsWith('/signup-for-results') || (atRoot && !isUsers);
  return (
    <aside id={id} className={styles.rail} aria-label="Sidebar">
      <Link to="/home" className={styles.mark} aria-label="Greenroom home" onClick={onLeave}>
        <BrandMark />
      </Link>
      <nav aria-label="Main">
        {isUsers ? (
          <Link to="/dashboard" onClick={onLeave} {...(atRoot ? { 'aria-current': 'page' } : {})}>
            <Icon of={LayoutDashboard} />
            <span>Dashboard</span>
          </Link>
        ) : (
          <Button disabled title="Sign in to see your dashboard">
            <Icon of={LayoutDashboard} />
            <span>Dashboard</span>
          </Button>
        )}
        <Link to="/home" onClick={onLeave} {...(atInterview ? { 'aria-current': 'page' } : {})}>
          <Icon of={Mic} />
          <span>Take Interview</span>
        </Link>
        <Button disabled title="Not open yet">
          <Icon of={BookOpen} />
          <span>Practice Modules</span>
        </Button>
      </nav>
      <AccountBlock onLeave={onLeave} />
    </aside>
  );
}
