import { ArrowLeft, ArrowRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { knownRecognition, offeredRecognition } from '#client/audio/recognition-offer.ts';
import { Button } from '#client/ui/button.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import styles from './tutorial.module.css';
import { TUTORIAL_STEPS, type TutorialStep } from './tutorial-steps.tsx';

interface TutorialProps {
  /** The server turns speech into words, whatever the browser can do. */
  isHeard: boolean;
  onDone: () => void;
}

/** Explains the live screen in four steps, before it begins. */
export function Tutorial({ isHeard, onDone }: TutorialProps) {
  const isTyped = useWillType(isHeard);
  const [at, setAt] = useState(0);
  // On its cross, a key that is pressed too early would close it.
  const next = useRef<HTMLButtonElement>(null);
  const { title, Body } = TUTORIAL_STEPS[at] as TutorialStep;
  const isLast = at === TUTORIAL_STEPS.length - 1;
  return (
    <Dialog
      open
      insist
      onStage
      startAt={next}
      onOpenChange={(open) => !open && onDone()}
      title={title}
      actions={
        <div className={styles.foot}>
          <Button aria-label="Back" disabled={at === 0} onClick={() => setAt(at - 1)}>
            <Icon of={ArrowLeft} />
          </Button>
          <span className={words.hint} aria-live="polite" aria-atomic="true">
            {at + 1} of {TUTORIAL_STEPS.length}
          </span>
          {isLast ? (
            <Button kind="solid" onClick={onDone}>
              I'm Ready
            </Button>
          ) : (
            <Button ref={next} kind="solid" aria-label="Next" onClick={() => setAt(at + 1)}>
              <Icon of={ArrowRight} />
            </Button>
          )}
        </div>
      }
    >
      <div className={styles.body}>
        <Body isTyped={isTyped} />
      </div>
    </Dialog>
  );
}

/** Whether answers are going to be typed, because nobody can hear them here; the page before has mostly found out. */
function useWillType(isHeard: boolean): boolean {
  const [offer, setOffer] = useState(knownRecognition);
  useEffect(() => {
    if (!isHeard && !offer) void offeredRecognition().then(setOffer);
  }, [isHeard, offer]);
  return !isHeard && (offer?.kind === 'none' || offer?.kind === 'failed');
}
