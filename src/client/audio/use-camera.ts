import { useCallback, useEffect, useRef, useState } from 'react';

/** The picture that is recorded and previewed. */
const PICTURE: MediaTrackConstraints = {
  width: { ideal: 640 },
  height: { ideal: 480 },
  frameRate: { ideal: 30, max: 60 },
};

export interface Camera {
  status: 'off' | 'opening' | 'live' | 'failed';
  stream: MediaStream | null;
  /** Why it failed, in words for the candidate; empty otherwise. */
  problem: string;
  open: () => void;
  close: () => void;
}

type Shown = Pick<Camera, 'status' | 'stream' | 'problem'>;
const OFF: Shown = { status: 'off', stream: null, problem: '' };

/** The candidate's camera, without sound. It is switched off, light and all, when it is closed or the page is left. */
export function useCamera(): Camera {
  const [shown, setShown] = useState<Shown>(OFF);
  const held = useRef<MediaStream | null>(null);
  /** Counts what was asked for: an answer to anything but the newest is let go at once. */
  const turn = useRef(0);

  const release = useCallback(() => {
    turn.current++;
    for (const track of held.current?.getTracks() ?? []) track.stop();
    held.current = null;
  }, []);

  const close = useCallback(() => {
    release();
    setShown(OFF);
  }, [release]);

  const open = useCallback(() => {
    release();
    const mine = turn.current;
    setShown({ status: 'opening', stream: null, problem: '' });
    askForCamera().then(
      (stream) => {
        if (mine !== turn.current) {
          for (const track of stream.getTracks()) track.stop();
          return;
        }
        held.current = stream;
        stream.getVideoTracks()[0]?.addEventListener('ended', () => {
          if (mine !== turn.current) return;
          release();
          setShown({ status: 'failed', stream: null, problem: 'The camera was unplugged or taken away.' });
        });
        setShown({ status: 'live', stream, problem: '' });
      },
      (error: unknown) => {
        if (mine === turn.current) setShown({ status: 'failed', stream: null, problem: cameraProblem(error) });
      },
    );
  }, [release]);

  useEffect(() => release, [release]);
  return { ...shown, open, close };
}

async function askForCamera(): Promise<MediaStream> {
  // Without https a browser has no such thing at all.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotSupportedError');
  return navigator.mediaDevices.getUserMedia({ video: PICTURE });
}

/** The words for a refusal of the browser. */
export function cameraProblem(error: unknown): string {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'Camera access denied. Please enable camera permissions.';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'No camera was found.';
    case 'NotSupportedError':
      return 'This browser cannot open a camera here.';
    default:
      return 'Another program may be using the camera.';
  }
}
