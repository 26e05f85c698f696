import { type CSSProperties, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useCamera } from '#client/audio/use-camera.ts';
import { classNames } from '#client/ui/class-names.ts';
import { CameraPanel } from './camera-panel.tsx';
import { globeSizePx } from './globe-size.ts';
import { goodLengthOf } from './good-length.ts';
import { KeptAnswer } from './kept-answer.tsx';
import type { LiveSession } from './live-session.ts';
import { pageScale } from './page-scale.ts';
import styles from './stage.module.css';
import { StageBar } from './stage-bar.tsx';
import { StageFoot } from './stage-foot.tsx';
import { StageError, StageProcessing } from './stage-notice.tsx';
import { StageTalk } from './stage-talk.tsx';
import { StageVisual } from './stage-visual.tsx';
import { useSpaceKey } from './use-space-key.ts';
import { useWindowSize } from './use-window-size.ts';

/** The live interview as it is seen. */
export function LiveStage({ session }: { session: LiveSession }) {
  const view = useSyncExternalStore(session.subscribe, () => session.view);
  const camera = useInterviewCamera();
  const size = useWindowSize();
  useSpaceKey(useCallback(() => session.send({ type: 'manual_stop', by: 'space' }), [session]));
  const { stage, typing } = view;
  if (stage.stage === 'error') return <StageError message={stage.message} />;
  if (stage.stage === 'idle') return <StageProcessing />;
  const { width, height } = size;
  const hasCamera = camera.status !== 'off';
  return (
    <>
      <main
        data-theme="stage"
        className={classNames(styles.stage, hasCamera && styles.underCamera)}
        data-typing={typing || undefined}
        style={{ '--page-scale': pageScale(width, height) } as CSSProperties}
      >
        <StageBar stage={stage} camera={camera} onEnd={() => session.end()} />
        <StageVisual session={session} sizePx={globeSizePx({ width, height, typing })} length={goodLengthOf(stage)} />
        <StageTalk view={view} />
        <KeptAnswer text={view.keptAnswer} />
        <StageFoot session={session} view={view} />
      </main>
      {hasCamera && <CameraPanel camera={camera} session={session} view={view} />}
    </>
  );
}

/** The camera is on from the beginning; an interview without a picture goes on all the same. */
function useInterviewCamera() {
  const camera = useCamera();
  const { open, problem } = camera;
  useEffect(() => open(), [open]);
  useEffect(() => {
    if (problem) console.warn(`Camera: ${problem}`);
  }, [problem]);
  return camera;
}
