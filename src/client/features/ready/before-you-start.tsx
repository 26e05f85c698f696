import { CircleDot, TextAlignStart } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import styles from './ready.module.css';
import { useBeforeStart } from './use-before-start.ts';

/** Where voice, words and picture go: told before anything is said. */
export function BeforeYouStart() {
  const told = useBeforeStart();
  return (
    <ul className={styles.facts}>
      <li>
        <Icon of={TextAlignStart} />
        <span role="status">
          {told ? (
            <>
              <strong>{told.hearing.what}</strong> {told.hearing.where}
            </>
          ) : (
            'Finding out who can write down what you say…'
          )}
        </span>
      </li>
      <li>
        <Icon of={CircleDot} />
        <span role="status">
          {told ? (
            <>
              <strong>{told.recorded.what}</strong> {told.recorded.where}
            </>
          ) : (
            'Finding out what is recorded…'
          )}
        </span>
      </li>
    </ul>
  );
}
