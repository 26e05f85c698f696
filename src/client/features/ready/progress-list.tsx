import { Check } from 'lucide-react';
import { STEPS, sourceAt, stageAt } from './progress-steps.ts';

/** The five steps of a start by the time that has passed; all of them once it is done. */
export function ProgressList({ elapsedMs, done }: { elapsedMs: number; done: boolean }) {
  const stage = done ? STEPS.length : stageAt(elapsedMs);
  const source = sourceAt(elapsedMs);
  return (
    <section aria-labelledby="progress-title">
      <h2 id="progress-title">Progress</h2>
      <ol className="steps">
        {STEPS.map((name, i) => (
          <li key={name} aria-current={i === stage ? 'step' : undefined} className={i < stage ? 'done' : ''}>
            <i aria-hidden="true">{i < stage && <Check className="ico" />}</i>
            {name}
            {i === stage && source && <span className="hint">{source}</span>}
            {i < stage && <span className="sr">, done</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
