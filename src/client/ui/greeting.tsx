import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './greeting.module.css';
import words from './words.module.css';

interface GreetingProps {
  name: string;
  busy: boolean;
  onSignOut: () => void;
}

/** At the end of the line above a page: who is signed in, and the way out. */
export function Greeting({ name, busy, onSignOut }: GreetingProps) {
  return (
    <>
      <span className={classNames(words.hint, styles.greeting)} title={name}>
        Hello, {name}
      </span>
      <Button kind="quiet" className={styles.out} onClick={onSignOut} disabled={busy} aria-busy={busy}>
        Sign Out
      </Button>
    </>
  );
}
