import { CameraOff, Grip } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import styles from './camera-preview.module.css';
import { Icon } from './icon.tsx';
import { PREVIEW } from './preview-place.ts';
import { useDragging } from './use-dragging.ts';

interface CameraPreviewProps {
  /** Null while the camera opens. */
  stream: MediaStream | null;
  /** Why there is no picture; empty while all is well. */
  problem: string;
  /** What is wrong with what is recorded; a picture that is well stays, with the words in a strip at its foot. */
  recordingProblem?: string;
  onRetry: () => void;
  /** Stands where it is put in the page until it is moved; otherwise it floats from the start. */
  docked?: boolean;
  /** The camera is switched off, and what that means. */
  isOff?: boolean;
  offWords?: string;
  /** In the lower left corner, over the picture: what the camera is being used for. */
  children?: ReactNode;
  /** In the lower right corner: its switches. */
  tools?: ReactNode;
}

/** A browser that has shown nothing after this is told to play once more. */
const FORCE_PLAY_MS = 3_000;

/**
 * The candidate's own picture, mirrored, in a window of 320×240 that can be moved anywhere inside the page. Its size
 * is in window pixels: it stands outside whatever is scaled.
 */
export function CameraPreview({
  stream,
  problem,
  recordingProblem = '',
  onRetry,
  docked = false,
  isOff = false,
  offWords = '',
  children,
  tools,
}: CameraPreviewProps) {
  const { element, place, whole, handle } = useDragging(docked);
  const [fault, setFault] = useState('');
  const video = useRef<HTMLVideoElement>(null);

  useEffect(() => {
    const screen = video.current;
    setFault('');
    if (!stream) return;
    if (!screen) return setFault('Video element not ready');
    screen.srcObject = stream;
    let gone = false;
    const play = () =>
      screen.play().catch((error: unknown) => {
        // Taking the picture away ends the play; that is no fault.
        if (!gone) setFault(`Video play failed: ${error instanceof Error ? error.message : 'unknown reason'}`);
      });
    void play();
    const force = setTimeout(() => {
      if (screen.paused || screen.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) void play();
    }, FORCE_PLAY_MS);
    return () => {
      gone = true;
      clearTimeout(force);
      screen.srcObject = null;
    };
  }, [stream]);

  /** Behind the first frame it is no longer the loading that failed. */
  const failed = () => setFault(video.current?.currentTime ? 'Video playback error' : 'Video load error');

  const trouble = problem || fault || (stream ? '' : recordingProblem);
  const isOnlyUnrecorded = trouble === '' && recordingProblem !== '';
  const retry = (
    <Button className={styles.retry} onClick={onRetry}>
      Retry Camera
    </Button>
  );
  return (
    <section
      ref={element}
      className={styles.camera}
      data-docked={place ? undefined : ''}
      aria-label="Camera preview"
      style={{ left: place?.x, top: place?.y, width: PREVIEW.width, height: PREVIEW.height }}
      {...whole}
    >
      <video ref={video} muted playsInline hidden={trouble !== '' || !stream} onError={failed} />
      {trouble !== '' && (
        <div className={styles.note} role="alert">
          <Icon of={CameraOff} />
          <strong>Camera Error</strong>
          <p>{trouble}</p>
          {fault !== '' && <p>Your camera is on, but this page cannot show its picture.</p>}
          {retry}
        </div>
      )}
      {isOnlyUnrecorded && (
        <div className={styles.strip} role="alert">
          <p>
            <strong>Camera Error</strong>
            {recordingProblem}
          </p>
          {retry}
        </div>
      )}
      {trouble === '' && isOff && (
        <div className={styles.note} role="status">
          <Icon of={CameraOff} />
          <strong>Camera off</strong>
          <p>{offWords}</p>
        </div>
      )}
      {trouble === '' && !stream && !isOff && (
        <p className={styles.note} role="status">
          Starting your camera…
        </p>
      )}
      <button
        type="button"
        className={styles.grip}
        aria-label="Move the camera preview: drag it, press an arrow key, or press to send it to the next corner"
        {...handle}
      >
        <Icon of={Grip} />
      </button>
      {children && <div className={styles.badge}>{children}</div>}
      {tools && <div className={styles.tools}>{tools}</div>}
    </section>
  );
}
