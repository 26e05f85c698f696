import type { SavedMetrics, SpeechTotals } from '#contract/speech-metrics-calls.ts';
import { gradeSpeech } from './speech-grade.ts';

/**
 * Adds the measurements of answers up. An average is weighted by what it was taken over: pauses by their number,
 * loudness by time, the speaking rate by the time between the first word and the last.
 */
export function summariseSpeech(answers: readonly SavedMetrics[]): SpeechTotals {
  const durationMs = sum(answers, ({ durationMs }) => durationMs);
  const speechDurationMs = sum(answers, ({ speechDurationMs }) => speechDurationMs);
  const pauseCount = sum(answers, ({ pauseCount }) => pauseCount);
  const avgPauseLength = Math.round(ratio(sum(answers, pausesMs), pauseCount));
  const rated = answers.filter(({ wordsPerMinute }) => wordsPerMinute !== undefined);
  const talkedMs = sum(rated, talkingMs);
  const words = sum(rated, (answer) => (answer.wordsPerMinute ?? 0) * talkingMs(answer));
  const wordsPerMinute = talkedMs > 0 ? Math.round(words / talkedMs) : null;
  return {
    answers: answers.length,
    durationMs,
    speechDurationMs,
    silenceDurationMs: sum(answers, ({ silenceDurationMs }) => silenceDurationMs),
    pauseCount,
    avgPauseLength,
    avgSpeechLength: Math.round(ratio(speechDurationMs, sum(answers, stretches))),
    avgAudioLevel: round(
      ratio(
        sum(answers, (answer) => answer.avgAudioLevel * answer.durationMs),
        durationMs,
      ),
      1,
    ),
    wordsPerMinute,
    speechShare: round(ratio(speechDurationMs, durationMs), 3),
    grade:
      answers.length === 0
        ? null
        : gradeSpeech({ durationMs, speechDurationMs, avgPauseLength, wordsPerMinute: wordsPerMinute ?? 0 }),
  };
}

const pausesMs = ({ pauseCount, avgPauseLength }: SavedMetrics) => pauseCount * avgPauseLength;
const talkingMs = (answer: SavedMetrics) => answer.speechDurationMs + pausesMs(answer);
/** Pauses lie between stretches of speech. */
const stretches = ({ speechDurationMs, pauseCount }: SavedMetrics) => (speechDurationMs > 0 ? pauseCount + 1 : 0);

const sum = (answers: readonly SavedMetrics[], of: (answer: SavedMetrics) => number) =>
  answers.reduce((total, answer) => total + of(answer), 0);
const ratio = (part: number, whole: number) => (whole > 0 ? part / whole : 0);
const round = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits;
