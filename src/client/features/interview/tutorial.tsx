import { ArrowLeft, ArrowRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import stage from './stage.module.css';
import styles from './tutorial.module.css';

interface TutorialStep {
  title: string;
  body: ReactNode;
}

const STEPS: readonly TutorialStep[] = [
  {
    title: 'Welcome',
    body: (
      <>
        <p>The interviewer asks aloud, and you answer aloud. Your turn begins when the question ends.</p>
        <p>There is no hurry. Each answer is kept as soon as you give it, and you can type instead at any time.</p>
      </>
    ),
  },
  {
    title: 'Status indicators',
    body: (
      <>
        <p>The line under the question always tells what is going on.</p>
        <dl className={styles.states}>
          <dt className={stage.status} data-who="them">
            Interviewer speaking
          </dt>
          <dd>A question is being asked. The globe moves with the voice.</dd>
          <dt className={stage.status}>Processing</dt>
          <dd>Your answer is being written down and kept.</dd>
          <dt className={stage.status} data-who="you">
            Listening
          </dt>
          <dd>You are heard. The ring of ticks moves with your voice.</dd>
        </dl>
      </>
    ),
  },
  {
    title: 'The space bar',
    body: (
      <p>
        Press <kbd>Space</kbd> to end an answer early. Otherwise it ends after 8 seconds of silence, so a pause to think
        costs nothing.
      </p>
    ),
  },
  {
    title: 'Camera controls',
    body: (
      <p>
        Show Camera and Hide Camera are at the top. Drag the preview wherever it is out of your way. The interview goes
        on without a camera, too.
      </p>
    ),
  },
];

/** Explains the live screen in four steps, before it begins. */
export function Tutorial({ onDone }: { onDone: () => void }) {
  const [at, setAt] = useState(0);
  const { title, body } = STEPS[at] as TutorialStep;
  const isLast = at === STEPS.length - 1;
  return (
    <Dialog
      open
      insist
      onStage
      onOpenChange={(open) => !open && onDone()}
      title={title}
      actions={
        <div className={styles.foot}>
          <Button aria-label="Back" disabled={at === 0} onClick={() => setAt(at - 1)}>
            <Icon of={ArrowLeft} />
          </Button>
          <span className={words.hint} aria-live="polite">
            {at + 1} of {STEPS.length}
          </span>
          {isLast ? (
            <Button kind="solid" onClick={onDone}>
              I'm Ready
            </Button>
          ) : (
            <Button kind="solid" aria-label="Next" onClick={() => setAt(at + 1)}>
              <Icon of={ArrowRight} />
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body}>{body}</div>
    </Dialog>
  );
}
