import './layout.css';
import { Outlet, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Sidebar } from './sidebar.tsx';

const SIDEBAR_ID = 'sidebar';

/** The sidebar beside every page but the interview and its waiting page; on small screens a menu button opens it. */
export function MainLayout() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLButtonElement>(null);
  const page = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes the menu
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!open) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpen(false);
      menu.current?.focus();
    };
    addEventListener('keydown', close);
    return () => removeEventListener('keydown', close);
  }, [open]);

  return (
    <div className={open ? 'frame open' : 'frame'}>
      <button type="button" className="skip" onClick={() => page.current?.focus()}>
        Skip to the page
      </button>
      <button
        ref={menu}
        type="button"
        className="menu"
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={SIDEBAR_ID}
        onClick={() => setOpen(!open)}
      >
        {open ? <X className="ico" aria-hidden="true" /> : <Menu className="ico" aria-hidden="true" />}
      </button>
      <Sidebar id={SIDEBAR_ID} onLeave={() => setOpen(false)} />
      {/* The menu button and Escape close it for the keyboard; the scrim is for whoever points. */}
      {open && <div className="scrim" aria-hidden="true" onClick={() => setOpen(false)} />}
      <main id="page" ref={page} className="wrap" tabIndex={-1} inert={open}>
        <Outlet />
      </main>
    </div>
  );
}
