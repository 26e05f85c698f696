import type { SavedMetrics } from '#contract/speech-metrics-calls.ts';
import { type Loose, record, records, text } from '#domain/answers/loose-json.ts';
import { countWords } from '#domain/reading/words.ts';
import { summariseSpeech } from '#domain/speech-metrics/speech-summary.ts';
import type { Report } from './report.ts';

/** One answer as it was measured. */
export interface MeasuredAnswer {
  entryId: string;
  metrics: SavedMetrics;
}

/** How the answers were spoken. */
export interface Delivery {
  answers: number;
  speakingMs: number;
  wordsPerMinute: number | null;
  pauses: number;
  avgPauseMs: number;
  /** In 100 words; null where it is not known. */
  fillers: number | null;
}

/** Reads the measurements of an interview's answers; undefined for what is no list. */
export function readMeasuredAnswers(answer: unknown): MeasuredAnswer[] | undefined {
  const { data } = record(answer);
  if (!Array.isArray(data)) return undefined;
  return records(data).map((item) => ({ entryId: text(item.entryId), metrics: readMetrics(record(item.metrics)) }));
}

function readMetrics(given: Loose): SavedMetrics {
  const rate = given.wordsPerMinute;
  return {
    vadPattern: [],
    durationMs: amount(given.durationMs),
    speechDurationMs: amount(given.speechDurationMs),
    silenceDurationMs: amount(given.silenceDurationMs),
    avgAudioLevel: amount(given.avgAudioLevel),
    pauseCount: amount(given.pauseCount),
    avgPauseLength: amount(given.avgPauseLength),
    avgSpeechLength: amount(given.avgSpeechLength),
    stopReason: 'manual',
    ...(typeof rate === 'number' && rate > 0 ? { wordsPerMinute: rate } : {}),
  };
}

const amount = (value: unknown): number => (typeof value === 'number' && value > 0 ? value : 0);

/** Adds up what was measured of the answers in which something was said; undefined when there are none. */
export function deliveryOf(report: Report, measured: readonly MeasuredAnswer[]): Delivery | undefined {
  const spoken = measured.filter(({ metrics }) => metrics.speechDurationMs > 0);
  if (spoken.length === 0) return undefined;
  const { speechDurationMs, wordsPerMinute, pauseCount, avgPauseLength } = summariseSpeech(
    spoken.map(({ metrics }) => metrics),
  );
  return {
    answers: spoken.length,
    speakingMs: speechDurationMs,
    wordsPerMinute,
    pauses: pauseCount,
    avgPauseMs: avgPauseLength,
    fillers: fillersIn(report, new Set(spoken.map(({ entryId }) => entryId))),
  };
}

/**
 * Marked filler words in 100 words of what was spoken. Unknown where no answer can be told to have been spoken, or
 * where fillers cost points without being marked.
 */
function fillersIn(report: Report, spoken: ReadonlySet<string>): number | null {
  let words = 0;
  let fillers = 0;
  for (const { answer, sources, conciseness } of report.questions.flatMap(({ responses }) => responses)) {
    if (!sources?.length || !sources.every(({ entry_id: id }) => spoken.has(id))) continue;
    const marked = conciseness.penalties.filter(({ label }) => /filler/i.test(label));
    if (marked.some(({ quote }) => quote === '')) return null;
    words += countWords(answer);
    fillers += marked.reduce((sum, { more = [] }) => sum + 1 + more.length, 0);
  }
  return words === 0 ? null : Math.round((fillers / words) * 1_000) / 10;
}
