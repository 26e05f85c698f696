import './layout.css';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Sidebar } from './sidebar.tsx';

const SIDEBAR_ID = 'sidebar';

/** The sidebar beside every page but the interview itself; on small screens a menu button opens it. */
export function MainLayout() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false);
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  return (
    <div className={open ? 'frame open' : 'frame'}>
      <button
        type="button"
        className="menu"
        aria-label="Menu"
        aria-expanded={open}
        aria-controls={SIDEBAR_ID}
        onClick={() => setOpen(!open)}
      >
        <Menu className="ico" aria-hidden="true" />
      </button>
      <Sidebar id={SIDEBAR_ID} />
      {open && <button type="button" className="scrim" aria-label="Close menu" onClick={() => setOpen(false)} />}
      <main className="wrap" inert={open}>
        <Outlet />
      </main>
    </div>
  );
}
