import { type CSSProperties, useCallback, useEffect, useSyncExternalStore } from 'react';
import { useCamera } from '#client/audio/use-camera.ts';
import { classNames } from '#client/ui/class-names.ts';
import { Globe } from '#client/ui/globe.tsx';
import { LevelRing } from '#client/ui/level-ring.tsx';
import { CameraPanel } from './camera-panel.tsx';
import { ElapsedTime } from './elapsed-time.tsx';
import type { LiveSession } from './live-session.ts';
import styles from './stage.module.css';
import { StageBar } from './stage-bar.tsx';
import { StageFoot } from './stage-foot.tsx';
import { StageError, StageNotice } from './stage-notice.tsx';
import { statusOf } from './stage-status.ts';
import { usePageScale } from './use-page-scale.ts';
import { useSpaceKey } from './use-space-key.ts';

/** The live interview as it is seen. */
export function LiveStage({ session }: { session: LiveSession }) {
  const view = useSyncExternalStore(session.subscribe, () => session.view);
  const camera = useInterviewCamera();
  const scale = usePageScale();
  useSpaceKey(useCallback(() => session.send({ type: 'manual_stop', by: 'space' }), [session]));
  const { stage } = view;
  if (stage.stage === 'error') return <StageError message={stage.message} />;
  if (stage.stage === 'idle')
    return <StageNotice text="Processing your interview results..." detail="This may take a moment" />;
  const status = statusOf(stage);
  return (
    <>
      <main data-theme="stage" className={styles.stage} style={{ '--page-scale': scale } as CSSProperties}>
        <StageBar stage={stage} camera={camera} onEnd={() => session.end()} />
        <div className={classNames(styles.visual, view.typing && styles.small)}>
          <LevelRing sizePx={320} level={session.microphoneLevel} />
          <Globe sizePx={276} level={session.voiceLevel} />
        </div>
        <div className={styles.talk}>
          <h1>{stage.captionIsFollowUp ? 'Follow-up Question' : `Question ${stage.questionIndex + 1}`}</h1>
          <p className={styles.spoken} data-part="caption" aria-live="polite">
            {stage.caption}
          </p>
          <p className={styles.status} data-who={status.who}>
            <span role="status" data-part="status">
              {status.text}
            </span>
            {view.recordingSinceMs !== null && <ElapsedTime sinceMs={view.recordingSinceMs} />}
          </p>
          {view.heardWords !== '' && (
            <p className={styles.heard} data-part="heard">
              {view.heardWords}
            </p>
          )}
        </div>
        <StageFoot session={session} view={view} />
      </main>
      {camera.status !== 'off' && (
        <CameraPanel camera={camera} stage={stage} recordingSinceMs={view.recordingSinceMs} />
      )}
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
