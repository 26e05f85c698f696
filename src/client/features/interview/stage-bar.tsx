import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import type { Camera } from '#client/audio/use-camera.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Icon } from '#client/ui/icon.tsx';
import words from '#client/ui/words.module.css';
import { mayEnd, type StageState } from '#domain/interview/stage.ts';
import styles from './stage.module.css';

interface StageBarProps {
  stage: StageState;
  camera: Camera;
  onEnd: () => void;
}

/** The head of the stage: how far the interview is, the camera, and the way out. */
export function StageBar({ stage, camera, onEnd }: StageBarProps) {
  const isShown = camera.status !== 'off';
  return (
    <header className={styles.bar}>
      <ProgressDots stage={stage} />
      <div className={styles.acts}>
        <Button onClick={isShown ? camera.close : camera.open}>
          <Icon of={isShown ? CameraOff : CameraIcon} />
          {isShown ? 'Hide Camera' : 'Show Camera'}
        </Button>
        <Button className={styles.end} disabled={!mayEnd(stage)} onClick={onEnd}>
          End Interview
        </Button>
      </div>
    </header>
  );
}

function ProgressDots({ stage: { questions, questionIndex } }: { stage: StageState }) {
  return (
    <div className={styles.dots} role="img" aria-label={`Question ${questionIndex + 1} of ${questions.length}`}>
      {questions.map(({ id }, i) => (
        <span
          key={id}
          className={styles.dot}
          data-dot={i < questionIndex ? 'done' : i === questionIndex ? 'now' : 'later'}
        />
      ))}
      <span className={classNames(words.hint, styles.count)}>
        {questionIndex + 1} of {questions.length}
      </span>
    </div>
  );
}
