import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { watchLevel } from '#client/audio/microphone-level.ts';
import { askForTestMicrophone, recordSample } from '#client/audio/sample-recorder.ts';
import { TEST_LIMIT_MS, testStep, UNTESTED } from './microphone-test.ts';

/**
 * Runs a microphone test while it is on the page: asks for the microphone at once, and lets go of it and of what was
 * recorded at the end. Nothing leaves the browser.
 */
export function useMicrophoneTest() {
  const [test, tell] = useReducer(testStep, UNTESTED);
  const [sound, setSound] = useState<string | null>(null);
  const stream = useRef<MediaStream | null>(null);
  const recorder = useRef<{ stop: () => void } | null>(null);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  const gone = useRef(false);
  const unwatch = useRef<() => void>(undefined);

  const ask = useCallback(async (): Promise<MediaStream | null> => {
    try {
      const opened = await askForTestMicrophone();
      if (gone.current) {
        stopTracks(opened);
        return null;
      }
      stream.current = opened;
      unwatch.current = watchLevel(opened, (level) => tell({ type: 'level', level }));
      opened.getAudioTracks()[0]?.addEventListener('ended', () => {
        if (stream.current !== opened) return;
        stream.current = null;
        tell({ type: 'refused' });
      });
      tell({ type: 'granted' });
      return opened;
    } catch {
      if (!gone.current) tell({ type: 'refused' });
      return null;
    }
  }, []);

  const stop = useCallback(() => {
    clearTimeout(limit.current);
    recorder.current?.stop();
  }, []);

  const record = useCallback(async () => {
    const source = stream.current ?? (await ask());
    if (!source) return;
    setSound(null);
    try {
      recorder.current = recordSample(source, {
        onDone: (blob) => {
          if (gone.current) return;
          setSound(URL.createObjectURL(blob));
          tell({ type: 'stopped' });
        },
        onFailed: () => tell({ type: 'failed' }),
      });
      tell({ type: 'started' });
      limit.current = setTimeout(stop, TEST_LIMIT_MS);
    } catch {
      tell({ type: 'failed' });
    }
  }, [ask, stop]);

  useEffect(() => {
    gone.current = false;
    void ask();
    return () => {
      gone.current = true;
      stop();
      unwatch.current?.();
      if (stream.current) stopTracks(stream.current);
      stream.current = null;
    };
  }, [ask, stop]);
  useEffect(() => () => (sound ? URL.revokeObjectURL(sound) : undefined), [sound]);

  return { test, sound, record, stop, askAgain: ask };
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
