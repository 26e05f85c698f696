import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { HearingError, type HearingReason } from '#client/audio/hearing-reason.ts';
import { LevelMeter } from '#client/audio/level-meter.ts';
import { type Microphone, openMicrophone } from '#client/audio/microphone.ts';
import { recordSample } from '#client/audio/record-sample.ts';
import { lastSample } from './last-sample.ts';
import { TEST_LIMIT_MS, testLevel, testStep, UNTESTED } from './microphone-test.ts';

/** What is asked of the device for the test's recording. */
const SAMPLE: MediaTrackConstraints = { sampleRate: 16_000, channelCount: 1 };

/** A microphone that is tried, and the test's own copy of its track. */
interface Tried {
  microphone: Microphone;
  sample: MediaStream;
}

/**
 * Runs a microphone test while it is on the page: borrows the microphone, asking for it where it is not open, and forgets
 * what was recorded at the end. Nothing leaves the browser.
 */
export function useMicrophoneTest() {
  const [test, tell] = useReducer(testStep, UNTESTED);
  const [sound, setSound] = useState<Blob | null>(null);
  const tried = useRef<Tried | null>(null);
  const recorder = useRef<{ stop: () => void } | null>(null);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Counts the askings: an answer to any but the newest is let go of at once. */
  const turn = useRef(0);

  /** The samples of the recording under way, for whoever is to write down what was said. */
  const heard = useRef<Float32Array[]>([]);
  const isHeard = useRef(false);

  const letGo = useCallback(() => {
    turn.current++;
    isHeard.current = false;
    clearTimeout(limit.current);
    recorder.current?.stop();
    recorder.current = null;
    if (tried.current) close(tried.current);
    tried.current = null;
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
      const stream = await candidateDevices.sound();
      const microphone = await openMicrophone(stream, {
        onSamples: (samples) => {
          meter.take(samples);
          if (isHeard.current) heard.current.push(samples.slice());
        },
        onLost: () => refuse('microphone_lost'),
        onTrouble: () => undefined,
        onTroubleOver: () => undefined,
      });
      const opened = { microphone, sample: await sampleOf(stream) };
      if (mine !== turn.current) {
        close(opened);
        return;
      }
      tried.current = opened;
      tell({ type: 'granted', label: microphone.label });
    } catch (error) {
      refuse(error instanceof HearingError ? error.reason : 'microphone_busy');
    }
  }, [letGo]);

  const stop = useCallback(() => {
    clearTimeout(limit.current);
    recorder.current?.stop();
  }, []);

  const record = useCallback(() => {
    if (!tried.current) return;
    const mine = turn.current;
    setSound(null);
    try {
      recorder.current = recordSample(tried.current.sample, {
        onDone: (blob) => {
          isHeard.current = false;
          if (mine !== turn.current) return;
          lastSample.set(joined(heard.current));
          setSound(blob);
          tell({ type: 'stopped' });
        },
        onFailed: () => tell({ type: 'failed' }),
      });
      heard.current = [];
      isHeard.current = true;
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

/** The interview's own sound stays as it is. A device that cannot do as it is asked is recorded as it comes. */
async function sampleOf(stream: MediaStream): Promise<MediaStream> {
  const sample = stream.clone();
  await Promise.all(sample.getTracks().map((track) => track.applyConstraints(SAMPLE).catch(() => undefined)));
  return sample;
}

function close({ microphone, sample }: Tried): void {
  microphone.close();
  for (const track of sample.getTracks()) track.stop();
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
