import { MAX_WORDS_PER_MINUTE } from '#contract/limits.ts';
import type { StopReason } from '#contract/words.ts';
import { countWords } from '#domain/reading/words.ts';
import { type Listening, type SpeechSpan, speechOf } from './listening.ts';

/** A stretch of an answer: speech, or the silence between, before and behind it. */
export interface VadRun {
  isSpeech: boolean;
  durationMs: number;
}

/** What was measured of a spoken answer. Durations are whole milliseconds of audio. */
export interface VoiceMetrics {
  /** The answer from its beginning to its end; the durations add up to `durationMs`. */
  vadPattern: VadRun[];
  durationMs: number;
  speechDurationMs: number;
  silenceDurationMs: number;
  /** Mean loudness of the whole answer, 0..100, to one decimal. */
  avgAudioLevel: number;
  /** Pauses between speech; the silence before the first word and behind the last is none. */
  pauseCount: number;
  avgPauseLength: number;
  avgSpeechLength: number;
  stopReason: StopReason;
  /** Only once the words are known, and only if there was speech. */
  wordsPerMinute?: number;
}

/** The metrics of an answer that ended where listening stands. Without speech, counts and averages are 0. */
export function measureVoice(heard: Listening, stopReason: StopReason): VoiceMetrics {
  const durationMs = Math.round(heard.nowMs);
  const spans = speechOf(heard).map(({ startMs, endMs }) => ({
    startMs: Math.round(startMs),
    endMs: Math.min(durationMs, Math.round(endMs)),
  }));
  const avgAudioLevel = heard.nowMs > 0 ? Math.round((heard.loudnessMs / heard.nowMs) * 10) / 10 : 0;
  return measureSpans(spans, durationMs, avgAudioLevel, stopReason);
}

/** Measures an answer that was spoken in several recordings as one, as if they followed each other without a gap. */
export function joinVoiceMetrics(parts: readonly VoiceMetrics[]): VoiceMetrics | undefined {
  const last = parts.at(-1);
  if (!last || parts.length === 1) return last;
  const durationMs = sum(parts.map((part) => part.durationMs));
  const loudnessMs = sum(parts.map((part) => part.avgAudioLevel * part.durationMs));
  const spans = joinedSpans(parts.flatMap(({ vadPattern }) => vadPattern));
  const avgAudioLevel = durationMs > 0 ? Math.round((loudnessMs / durationMs) * 10) / 10 : 0;
  return measureSpans(spans, durationMs, avgAudioLevel, last.stopReason);
}

/** When there was speech, by the runs of an answer. Runs of speech that touch are one. */
export const spansOf = ({ vadPattern }: Pick<VoiceMetrics, 'vadPattern'>): SpeechSpan[] => joinedSpans(vadPattern);

function joinedSpans(runs: readonly VadRun[]): SpeechSpan[] {
  const spans: SpeechSpan[] = [];
  let atMs = 0;
  for (const { isSpeech, durationMs } of runs) {
    const before = spans.at(-1);
    if (isSpeech && before?.endMs === atMs) before.endMs += durationMs;
    else if (isSpeech) spans.push({ startMs: atMs, endMs: atMs + durationMs });
    atMs += durationMs;
  }
  return spans;
}

function measureSpans(
  spans: readonly SpeechSpan[],
  durationMs: number,
  avgAudioLevel: number,
  stopReason: StopReason,
): VoiceMetrics {
  const speechMs = spans.map(({ startMs, endMs }) => endMs - startMs);
  const pausesMs = spans.slice(1).map(({ startMs }, i) => startMs - (spans[i]?.endMs ?? startMs));
  const speechDurationMs = sum(speechMs);
  return {
    vadPattern: patternOf(spans, durationMs),
    durationMs,
    speechDurationMs,
    silenceDurationMs: durationMs - speechDurationMs,
    avgAudioLevel,
    pauseCount: pausesMs.length,
    avgPauseLength: mean(pausesMs),
    avgSpeechLength: mean(speechMs),
    stopReason,
  };
}

/**
 * The metrics with the speaking rate of a transcript: words from the beginning of speech to its end, pauses included,
 * for the waiting before and behind it is not talking slowly.
 */
export function withWordsPerMinute(metrics: VoiceMetrics, transcript: string): VoiceMetrics {
  const words = countWords(transcript);
  const runs = metrics.vadPattern;
  const first = runs.findIndex(({ isSpeech }) => isSpeech);
  const last = runs.findLastIndex(({ isSpeech }) => isSpeech);
  if (first < 0 || words === 0) return metrics;
  const talkingMs = sum(runs.slice(first, last + 1).map(({ durationMs }) => durationMs));
  const wordsPerMinute = Math.round((words * 60_000) / talkingMs);
  // So many words to so little voice were made up, by a recogniser that heard something else.
  return wordsPerMinute <= MAX_WORDS_PER_MINUTE ? { ...metrics, wordsPerMinute } : metrics;
}

function patternOf(spans: readonly SpeechSpan[], durationMs: number): VadRun[] {
  const runs: VadRun[] = [];
  let atMs = 0;
  for (const { startMs, endMs } of spans) {
    if (startMs > atMs) runs.push({ isSpeech: false, durationMs: startMs - atMs });
    runs.push({ isSpeech: true, durationMs: endMs - startMs });
    atMs = endMs;
  }
  if (durationMs > atMs) runs.push({ isSpeech: false, durationMs: durationMs - atMs });
  return runs;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : Math.round(sum(values) / values.length));
