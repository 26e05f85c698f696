import {
  INITIAL_IDLE_MS,
  MAX_ANSWER_MS,
  MINIMUM_SPEECH_MS,
  PAUSE_MS,
  PAUSE_SHOWN_MS,
  SUSTAINED_SPEECH_MS,
  WORDS_BEHIND_MS,
} from '#domain/stage/timing.ts';
import { DEFAULT_PATIENCE, type Patience, silenceLimitMs } from '#domain/turn-end/patience.ts';

/** A stretch of audio, judged. Times are counted in audio, not by a clock. */
export interface HeardFrame {
  durationMs: number;
  isSpeech: boolean;
  /** 0..100. */
  loudness: number;
}

/** A stretch of speech, in milliseconds since the answer began. Gaps shorter than a pause lie within it. */
export interface SpeechSpan {
  startMs: number;
  endMs: number;
}

/** Voice that may still turn out to be too short for speech. */
interface Burst extends SpeechSpan {
  voicedMs: number;
}

/** What decides besides silence when an answer has ended. */
export interface EndRule {
  patience: Patience;
  /** How finished the newest words sound, 0..1; undefined where no words are heard. */
  finished: number | undefined;
}

const SPECIFIED: EndRule = { patience: DEFAULT_PATIENCE, finished: undefined };

/** What has been heard of an answer so far. */
export interface Listening {
  readonly nowMs: number;
  /** Speech that is over. */
  readonly spans: readonly SpeechSpan[];
  readonly burst: Burst | undefined;
  /** Since when it has been silent, as the stop rule counts: short sounds do not interrupt it. */
  readonly silentSinceMs: number;
  /** Since when there was the speech before that silence. */
  readonly spokenFromMs: number;
  readonly hasSpoken: boolean;
  /** When the newest words were recognised. */
  readonly wordsAtMs: number | undefined;
  /** Sum of loudness times duration. */
  readonly loudnessMs: number;
}

export type HeardEvent =
  | { type: 'speech_started'; atMs: number }
  | { type: 'speech_ended'; atMs: number }
  | { type: 'stop'; stopReason: 'silence_timeout' | 'initial_idle_timeout' }
  | { type: 'limit_reached' };

/** `goesOn` where more of the answer was said before. */
export const startListening = (goesOn = false): Listening => ({
  nowMs: 0,
  spans: [],
  burst: undefined,
  silentSinceMs: 0,
  spokenFromMs: 0,
  hasSpoken: goesOn,
  wordsAtMs: undefined,
  loudnessMs: 0,
});

export const isSpeaking = (state: Listening): boolean =>
  state.burst !== undefined && state.burst.voicedMs >= MINIMUM_SPEECH_MS;

/**
 * Takes in the next frame. Speech is told when it has lasted long enough to be speech, and its end when the pause
 * behind it has lasted long enough to be one; both name the moment that they were true from. An answer never stops
 * within a sound: whether it is speech is settled first.
 */
export function hear(
  state: Listening,
  frame: HeardFrame,
  rule: EndRule = SPECIFIED,
): { state: Listening; events: HeardEvent[] } {
  const events: HeardEvent[] = [];
  const nowMs = state.nowMs + frame.durationMs;
  let next: Listening = { ...state, nowMs, loudnessMs: state.loudnessMs + frame.loudness * frame.durationMs };
  if (frame.isSpeech) {
    const before = state.burst ?? { startMs: state.nowMs, endMs: state.nowMs, voicedMs: 0 };
    const burst = { startMs: before.startMs, endMs: nowMs, voicedMs: before.voicedMs + frame.durationMs };
    const wasSpeaking = isSpeaking(state);
    next = { ...next, burst };
    if (isSpeaking(next) && !wasSpeaking) {
      next = { ...next, hasSpoken: true };
      events.push({ type: 'speech_started', atMs: burst.startMs });
    }
  } else if (next.burst && nowMs - next.burst.endMs >= PAUSE_MS) {
    const { startMs, endMs } = next.burst;
    if (isSpeaking(next)) {
      events.push({ type: 'speech_ended', atMs: endMs });
      const startsSilence = state.spans.length === 0 || endMs - startMs >= SUSTAINED_SPEECH_MS;
      next = {
        ...next,
        spans: [...next.spans, { startMs, endMs }],
        silentSinceMs: startsSilence ? endMs : next.silentSinceMs,
        spokenFromMs: startsSilence ? startMs : next.spokenFromMs,
      };
    }
    next = { ...next, burst: undefined };
  }
  if (nowMs >= MAX_ANSWER_MS) events.push({ type: 'limit_reached' });
  else if (!next.burst) {
    const silentMs = nowMs - next.silentSinceMs;
    if (next.hasSpoken && silentMs >= limitOf(next, rule)) events.push({ type: 'stop', stopReason: 'silence_timeout' });
    if (!next.hasSpoken && silentMs >= INITIAL_IDLE_MS)
      events.push({ type: 'stop', stopReason: 'initial_idle_timeout' });
  }
  return { state: next, events };
}

/**
 * Takes in that more words were recognised. Where the patience is not the specification's, a word is speech however
 * short or soft its sound was.
 */
export function hearWords(state: Listening, { patience }: EndRule): Listening {
  const heard = { ...state, wordsAtMs: state.nowMs };
  if (patience === DEFAULT_PATIENCE) return heard;
  const spokenMs = Math.max(state.silentSinceMs, state.spans.at(-1)?.endMs ?? 0);
  const isOfThatSound = state.nowMs - spokenMs < WORDS_BEHIND_MS;
  return { ...heard, hasSpoken: true, silentSinceMs: isOfThatSound ? spokenMs : state.nowMs };
}

/** How far a pause behind speech is to ending the answer, 0..1; 0 while somebody speaks, and in a pause of a breath. */
export function closingOf(state: Listening, rule: EndRule): number {
  if (!state.hasSpoken || state.burst) return 0;
  const shownMs = state.nowMs - state.silentSinceMs - PAUSE_SHOWN_MS;
  return Math.min(1, Math.max(0, shownMs / (limitOf(state, rule) - PAUSE_SHOWN_MS)));
}

/** Words that came before the newest speech tell nothing about how it ended. */
function limitOf({ wordsAtMs, spokenFromMs }: Listening, { patience, finished }: EndRule): number {
  const isOfThatSpeech = wordsAtMs !== undefined && wordsAtMs >= spokenFromMs;
  return silenceLimitMs(patience, isOfThatSpeech ? finished : undefined);
}

/** All speech of an answer, the one that is going on included. */
export const speechOf = (state: Listening): readonly SpeechSpan[] =>
  state.burst && isSpeaking(state)
    ? [...state.spans, { startMs: state.burst.startMs, endMs: state.burst.endMs }]
    : state.spans;
