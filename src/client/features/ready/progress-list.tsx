import { Check } from 'lucide-react';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { STEPS, sourceAt, stageAt } from './progress-steps.ts';
import styles from './ready.module.css';

/** The five steps of a start by the time that has passed; once it is done all of them, on one line. */
export function ProgressList({ elapsedMs, done }: { elapsedMs: number; done: boolean }) {
  const stage = done ? STEPS.length : stageAt(elapsedMs);
  const source = sourceAt(elapsedMs);
  return (
    <section aria-label="Progress">
      <ol className={done ? styles.stepsDone : styles.steps}>
        {STEPS.map((name, i) => (
          <li key={name} aria-current={i === stage ? 'step' : undefined} data-done={i < stage ? '' : undefined}>
            <i aria-hidden="true">{i < stage && <Icon of={Check} />}</i>
            {name}
            {i === stage && source && <span className={classNames(words.hint, styles.source)}>{source}</span>}
            {i < stage && <span className={words.unseen}>, done</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
