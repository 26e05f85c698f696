import { Outlet, useLocation } from '@tanstack/react-router';
import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './layout.module.css';
import { Sidebar } from './sidebar.tsx';

const SIDEBAR_ID = 'sidebar';

/** The sidebar beside every page but the interview; on small screens a menu button opens it. */
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
    <div className={styles.frame} data-open={open ? '' : undefined}>
      <Button className={styles.skip} onClick={() => page.current?.focus()}>
        Skip to the page
      </Button>
      <Button
        ref={menu}
        className={styles.menu}
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls={SIDEBAR_ID}
        onClick={() => setOpen(!open)}
      >
        <Icon of={open ? X : Menu} />
      </Button>
      <Sidebar id={SIDEBAR_ID} onLeave={() => setOpen(false)} />
      {/* The menu button and Escape close it for the keyboard; the scrim is for whoever points. */}
      {open && <div data-part="scrim" className={styles.scrim} aria-hidden="true" onClick={() => setOpen(false)} />}
      <main id="page" ref={page} className={styles.wrap} tabIndex={-1} inert={open}>
        <Outlet />
      </main>
    </div>
  );
}
