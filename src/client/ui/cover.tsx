import type { ReactNode } from 'react';
import styles from './cover.module.css';

interface CoverProps {
  labelledBy: string;
  describedBy: string;
  /** Escape, and whatever else a browser closes a dialog by. */
  onGiveUp: () => void;
  children: ReactNode;
}

/** Covers the whole window while it is there: nothing behind it can be reached. */
export function Cover({ labelledBy, describedBy, onGiveUp, children }: CoverProps) {
  return (
    <dialog
      ref={showModal}
      className={styles.cover}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      onCancel={(event) => {
        event.preventDefault();
        onGiveUp();
      }}
    >
      {children}
    </dialog>
  );
}

/** The browser keeps everything behind it out of reach, and gives the focus back when it closes. */
function showModal(dialog: HTMLDialogElement) {
  dialog.showModal();
  return () => dialog.close();
}
