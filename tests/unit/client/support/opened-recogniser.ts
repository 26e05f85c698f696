import { afterEach, beforeEach, vi } from 'vitest';
import { AnswerTape } from '#client/audio/answer-tape.ts';
import { RealtimeRecogniser } from '#client/features/interview/realtime-recogniser.ts';
import type { Recogniser, RecordedSound } from '#client/features/interview/recogniser.ts';
import type { HeardWords } from '#client/features/interview/utterance.ts';
import { fakeSockets } from './fake-socket.ts';

export const SOUND = {} as RecordedSound;
export const NEVER = new AbortController().signal;
export const CONFIG = {
  type: 'config',
  enable_partials: true,
  audio: { encoding: 'linear16', sample_rate: 16_000, channels: 1 },
  utterance: 'ans_1',
};

/** Each millisecond of sound has a number of its own. */
export const SAMPLES_A_MS = 16;
const soundOf = (fromMs: number, toMs: number) =>
  Float32Array.from(
    { length: (toMs - fromMs) * SAMPLES_A_MS },
    (_, i) => (fromMs + Math.floor(i / SAMPLES_A_MS) + 1) / 32_767,
  );
/** Which milliseconds were sent, as stretches. */
export function stretches(samples: readonly number[]): [number, number][] {
  const found: [number, number][] = [];
  for (let i = 0; i < samples.length; i += SAMPLES_A_MS) {
    const ms = (samples[i] ?? 0) - 1;
    const last = found.at(-1);
    if (last && last[1] === ms) last[1]++;
    else found.push([ms, ms + 1]);
  }
  return found;
}

/** A browser's memory over a reload. */
class FakeSound {
  entryId = '';
  samples: number[] = [];
  keep(entryId: string, samples: Int16Array): void {
    this.entryId = entryId;
    this.samples.push(...samples);
  }
  async read() {
    return this.entryId ? { entryId: this.entryId, samples: Int16Array.from(this.samples) } : undefined;
  }
  forget(): void {
    this.entryId = '';
    this.samples = [];
  }
}

export function openRecogniser(sound = new FakeSound()) {
  const sockets = fakeSockets();
  const words: HeardWords[] = [];
  const troubles: unknown[] = [];
  const called: number[] = [];
  const calledWith: RecordedSound[] = [];
  const byCall: Recogniser = {
    kind: 'server',
    begin: () => undefined,
    close: () => undefined,
    finish: async (recording, recorded) => {
      called.push(recording);
      calledWith.push(recorded);
      return { text: 'By the call.', words: [] };
    },
  };
  const events = { onWords: (w: HeardWords) => words.push(w), onTrouble: (t: unknown) => troubles.push(t) };
  const recogniser = new RealtimeRecogniser('int_1', byCall, sound, events, () => undefined);
  const tapes = new Map<number, AnswerTape>();
  /** A recording hears sound, ten milliseconds at a time. */
  const hear = async (recording: number, fromMs: number, toMs: number) => {
    const tape = tapes.get(recording) ?? new AnswerTape();
    tapes.set(recording, tape);
    for (let ms = fromMs; ms < toMs; ms += 10) {
      tape.append(soundOf(ms, Math.min(toMs, ms + 10)));
      recogniser.hear(recording, tape);
      await vi.advanceTimersByTimeAsync(10);
    }
  };
  return { recogniser, sockets, words, troubles, called, calledWith, hear, sound };
}

/** Each test of the group has a clock that it moves, and no socket that is left from another. */
export function withItsOwnClock(): void {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
}

/** It has been greeted, and an answer begins. */
export async function begunRecogniser() {
  const opened = openRecogniser();
  void opened.recogniser.open();
  opened.sockets.newest.greet();
  opened.recogniser.begin(1, 'ans_1');
  return opened;
}
