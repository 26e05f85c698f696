import { Camera as CameraIcon, CameraOff } from 'lucide-react';
import type { Camera } from '#client/audio/use-camera.ts';
import { mayEnd, type StageState } from '#domain/interview/stage.ts';

interface StageBarProps {
  stage: StageState;
  camera: Camera;
  onEnd: () => void;
}

/** The head of the stage: how far the interview is, the camera, and the way out. */
export function StageBar({ stage, camera, onEnd }: StageBarProps) {
  const isShown = camera.status !== 'off';
  const Icon = isShown ? CameraOff : CameraIcon;
  return (
    <header className="stage-bar">
      <ProgressDots stage={stage} />
      <div className="stage-acts">
        <button type="button" className="btn" onClick={isShown ? camera.close : camera.open}>
          <Icon className="ico" aria-hidden="true" />
          {isShown ? 'Hide Camera' : 'Show Camera'}
        </button>
        <button type="button" className="btn end" disabled={!mayEnd(stage)} onClick={onEnd}>
          End Interview
        </button>
      </div>
    </header>
  );
}

function ProgressDots({ stage: { questions, questionIndex } }: { stage: StageState }) {
  return (
    <div className="dots" role="img" aria-label={`Question ${questionIndex + 1} of ${questions.length}`}>
      {questions.map(({ id }, i) => (
        <span key={id} className={i < questionIndex ? 'dot done' : i === questionIndex ? 'dot now' : 'dot'} />
      ))}
      <span className="hint">
        {questionIndex + 1} of {questions.length}
      </span>
    </div>
  );
}
