import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import { useId } from 'react';
import { Button } from '#client/ui/button.tsx';
import { CameraDot } from '#client/ui/camera-dot.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { mayEnd, type StageState } from '#domain/stage/stage.ts';
import styles from './stage.module.css';

interface StageBarProps {
  stage: StageState;
  /** The camera's panel is shown. Hidden, it is recorded all the same, and then it says so here. */
  isShown: boolean;
  isRecording: boolean;
  onShow: (isShown: boolean) => void;
  onEnd: () => void;
}

const NOT_YET = 'Opens with the second question. Before that you can just leave this page: what you said is kept.';

/** The head of the stage: how far the interview is, the camera, and the way out. */
export function StageBar({ stage, isShown, isRecording, onShow, onEnd }: StageBarProps) {
  return (
    <header className={styles.bar}>
      {isRecording && !isShown && (
        <p className={styles.recording} role="status">
          <CameraDot state="recording" />
          Recording
        </p>
      )}
      <ProgressDots stage={stage} />
      <div className={styles.acts}>
        <Button onClick={() => onShow(!isShown)}>
          <Icon of={isShown ? CameraOff : CameraIcon} />
          {isShown ? 'Hide Camera' : 'Show Camera'}
        </Button>
        <EndInterview isOpen={mayEnd(stage)} onEnd={onEnd} />
      </div>
    </header>
  );
}

/** Shut, it can still be reached, and says why to whoever points at it, presses it or comes by with the keyboard. */
function EndInterview({ isOpen, onEnd }: { isOpen: boolean; onEnd: () => void }) {
  const whyId = useId();
  return (
    <>
      <Button
        className={styles.end}
        disabled={!isOpen}
        explains={!isOpen}
        aria-describedby={isOpen ? undefined : whyId}
        onClick={onEnd}
      >
        End Interview
      </Button>
      {!isOpen && (
        <span id={whyId} className={styles.whyShut}>
          {NOT_YET}
        </span>
      )}
    </>
  );
}

function ProgressDots({ stage: { questions, questionIndex, furthestIndex } }: { stage: StageState }) {
  return (
    <div className={styles.dots} role="img" aria-label={`Question ${questionIndex + 1} of ${questions.length}`}>
      {questions.map(({ id }, i) => (
        <span
          key={id}
          className={styles.dot}
          data-dot={i === questionIndex ? 'now' : i <= furthestIndex ? 'done' : 'later'}
        />
      ))}
      <span className={classNames(words.hint, styles.count)}>
        {questionIndex + 1} of {questions.length}
      </span>
    </div>
  );
}
