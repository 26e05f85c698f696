import type { SpeechGrade } from '#contract/words.ts';
import type { VoiceMetrics } from './voice-metrics.ts';

interface Bar {
  grade: SpeechGrade;
  /** Speech is more than this part of the answer. */
  speechPart: number;
  /** Pauses are shorter than this on average. */
  pauseMs: number;
  /** Words come faster than this. */
  wordsPerMinute: number;
}

const BARS: readonly Bar[] = [
  { grade: 'excellent', speechPart: 0.6, pauseMs: 2_000, wordsPerMinute: 120 },
  { grade: 'good', speechPart: 0.45, pauseMs: 3_000, wordsPerMinute: 100 },
  { grade: 'fair', speechPart: 0.3, pauseMs: Number.POSITIVE_INFINITY, wordsPerMinute: 80 },
];

type Graded = Pick<VoiceMetrics, 'durationMs' | 'speechDurationMs' | 'avgPauseLength' | 'wordsPerMinute'>;

/** The best grade whose every bar is cleared. A rate that is not known clears none. */
export function gradeSpeech({ durationMs, speechDurationMs, avgPauseLength, wordsPerMinute = 0 }: Graded): SpeechGrade {
  const cleared = BARS.find(
    (bar) =>
      speechDurationMs > bar.speechPart * durationMs &&
      avgPauseLength < bar.pauseMs &&
      wordsPerMinute > bar.wordsPerMinute,
  );
  return cleared?.grade ?? 'poor';
}
