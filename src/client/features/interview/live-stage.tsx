import { type CSSProperties, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { useDevices } from '#client/audio/use-devices.ts';
import { classNames } from '#client/ui/class-names.ts';
import { recordingOf } from '#domain/stage/stage.ts';
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
  const camera = useInterviewCamera(session);
  const [isShown, setIsShown] = useState(true);
  const size = useWindowSize();
  useStageKeys(session, view.isSpaceKeyOn);
  const { stage, typing } = view;
  if (stage.stage === 'error') return <StageError message={stage.message} />;
  if (stage.stage === 'idle')
    return <StageProcessing awaitsWords={!stage.ending.asked} addedTyped={view.notice === 'field_kept'} />;
  const { width, height } = size;
  return (
    <>
      <main
        data-theme="stage"
        className={classNames(styles.stage, isShown && styles.underCamera)}
        data-typing={typing || undefined}
        style={{ '--page-scale': pageScale(width, height) } as CSSProperties}
      >
        <StageBar
          stage={stage}
          isShown={isShown}
          isRecording={view.isRecorded && recordingOf(stage) !== null}
          onShow={setIsShown}
          onEnd={() => session.end()}
        />
        <StageVisual session={session} sizePx={globeSizePx({ width, height, typing })} length={goodLengthOf(stage)} />
        <StageTalk view={view} />
        <KeptAnswer text={view.keptAnswer} />
        <StageFoot session={session} view={view} />
      </main>
      {isShown && <CameraPanel camera={camera} session={session} view={view} />}
    </>
  );
}

/** The space bar begins and ends an answer, unless it is switched off; any key tells that somebody is there. */
function useStageKeys(session: LiveSession, isSpaceKeyOn: boolean): void {
  const space = useCallback(() => session.send({ type: 'manual_stop', by: 'space' }), [session]);
  const other = useCallback(() => session.send({ type: 'stayed' }), [session]);
  useSpaceKey(isSpaceKeyOn ? space : undefined, other);
}

/** The camera is on from the beginning; an interview without a picture goes on all the same. */
function useInterviewCamera(session: LiveSession) {
  const { camera } = useDevices();
  const { problem } = camera;
  // Who cannot be heard here is not asked for a microphone.
  useEffect(() => candidateDevices.openCamera({ withSound: session.view.stage.canRecord }), [session]);
  useEffect(() => {
    if (problem) console.warn(`Camera: ${problem}`);
  }, [problem]);
  return camera;
}
