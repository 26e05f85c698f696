import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { HearingError, type HearingReason } from '#client/audio/hearing-reason.ts';
import { LevelMeter } from '#client/audio/level-meter.ts';
import { askForMicrophone, type Microphone, openMicrophone } from '#client/audio/microphone.ts';
import { recordSample } from '#client/audio/record-sample.ts';
import { TEST_LIMIT_MS, testLevel, testStep, UNTESTED } from './microphone-test.ts';

/** What is asked of the device for the test's recording. */
const SAMPLE: MediaTrackConstraints = { sampleRate: 16_000, channelCount: 1 };

/**
 * Runs a microphone test while it is on the page: asks for the microphone at once, and lets go of it at the end.
 * Nothing leaves the browser.
 */
export function useMicrophoneTest() {
  const [test, tell] = useReducer(testStep, UNTESTED);
  const [sound, setSound] = useState<Blob | null>(null);
  const microphone = useRef<Microphone | null>(null);
  const recorder = useRef<{ stop: () => void } | null>(null);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts the askings: an answer to any but the newest is let go of at once. */
  const turn = useRef(0);

  const letGo = useCallback(() => {
    turn.current++;
    clearTimeout(limit.current);
    recorder.current?.stop();
    recorder.current = null;
    if (microphone.current) close(microphone.current);
    microphone.current = null;
  }, []);

  const ask = useCallback(async () => {
    letGo();
    const mine = turn.current;
    setSound(null);
    tell({ type: 'asked' });
    const refuse = (reason: HearingReason) => {
      if (mine !== turn.current) return;
      letGo();
      tell({ type: 'refused', reason });
    };
    const meter = new LevelMeter((loudness) => tell({ type: 'level', level: testLevel(loudness) }));
    try {
      const stream = await askForMicrophone(undefined, SAMPLE);
      const opened = await openMicrophone(stream, {
        onSamples: (samples) => meter.take(samples),
        onLost: () => refuse('microphone_lost'),
        onTrouble: () => undefined,
        onTroubleOver: () => undefined,
      }).catch((error: unknown) => {
        stopTracks(stream);
        throw error;
      });
      if (mine !== turn.current) {
        close(opened);
        return;
      }
      microphone.current = opened;
      tell({ type: 'granted', label: opened.label });
    } catch (error) {
      refuse(error instanceof HearingError ? error.reason : 'microphone_busy');
    }
  }, [letGo]);

  const stop = useCallback(() => {
    clearTimeout(limit.current);
    recorder.current?.stop();
  }, []);

  const record = useCallback(() => {
    if (!microphone.current) return;
    const mine = turn.current;
    setSound(null);
    try {
      recorder.current = recordSample(microphone.current.stream, {
        onDone: (blob) => {
          if (mine !== turn.current) return;
          setSound(blob);
          tell({ type: 'stopped' });
        },
        onFailed: () => tell({ type: 'failed' }),
      });
      tell({ type: 'started' });
      limit.current = setTimeout(stop, TEST_LIMIT_MS);
    } catch {
      tell({ type: 'failed' });
    }
  }, [stop]);

  useEffect(() => {
    void ask();
    return letGo;
  }, [ask, letGo]);

  return { test, sound, record, stop, askAgain: ask };
}

function close(microphone: Microphone): void {
  microphone.close();
  stopTracks(microphone.stream);
}

function stopTracks(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
