import type { RecordedAnswer, RecordedSegment, SaidSpan, SaidWord } from './recorded-answer.ts';

/** A segment where it lies in the recording of a response. */
export interface RecordedStretch {
  segment: RecordedSegment;
  atMs: number;
}

/**
 * What there is to hear of one response, as one recording from 0 on: the segments of all entries that it is made of, one
 * after the other. Its words have their place in the response's answer, and their time in this recording.
 */
export interface ResponseRecording {
  durationMs: number;
  stretches: RecordedStretch[];
  words: SaidWord[];
}

interface Source {
  entry_id: string;
  start_char: number;
}

/** Undefined where nothing of the response is recorded. */
export function joinRecordings(
  sources: readonly Source[],
  recorded: ReadonlyMap<string, RecordedAnswer>,
): ResponseRecording | undefined {
  let durationMs = 0;
  const stretches: RecordedStretch[] = [];
  const words: SaidWord[] = [];
  for (const { entry_id: entryId, start_char: startChar } of sources) {
    const answer = recorded.get(entryId);
    if (!answer) continue;
    const own: RecordedStretch[] = [];
    for (const segment of answer.segments) {
      own.push({ segment, atMs: durationMs });
      durationMs += segment.durationMs;
    }
    for (const word of answer.words) {
      const stretch = own.findLast(({ segment }) => segment.answerOffsetMs <= word.startMs) ?? own[0];
      const fromMs = stretch ? word.startMs - stretch.segment.answerOffsetMs : -1;
      if (!stretch || fromMs < 0 || fromMs > stretch.segment.durationMs) continue;
      const startMs = stretch.atMs + fromMs;
      words.push({
        ...word,
        startChar: startChar + word.startChar,
        endChar: startChar + word.endChar,
        startMs,
        endMs: Math.max(startMs, Math.min(startMs + word.endMs - word.startMs, durationMs)),
      });
    }
    stretches.push(...own);
  }
  return durationMs === 0 ? undefined : { durationMs, stretches, words };
}

/** Where a moment of the recording is played: the segment, and from where in it. */
export function stretchAt(
  { stretches }: ResponseRecording,
  atMs: number,
): (RecordedStretch & { fromMs: number }) | undefined {
  const stretch = stretches.findLast((each) => each.atMs <= atMs) ?? stretches[0];
  return stretch && { ...stretch, fromMs: Math.min(Math.max(0, atMs - stretch.atMs), stretch.segment.durationMs) };
}

/** The word that is being said at a moment; between words, none. */
export const wordAt = ({ words }: ResponseRecording, atMs: number): SaidWord | undefined =>
  words.find(({ startMs, endMs }) => startMs <= atMs && atMs < endMs);

/** Loudness from 0 to 1 in so many bars over the whole recording; 0 where it was not measured. */
export function barsOf({ stretches, durationMs }: ResponseRecording, count: number): number[] {
  return Array.from({ length: count }, (_, i) => {
    const [fromMs, toMs] = [(i * durationMs) / count, ((i + 1) * durationMs) / count];
    const heard = stretches.flatMap(({ segment, atMs }) => {
      const { peaks } = segment;
      const perPeakMs = segment.durationMs / peaks.length;
      const [first, last] = [Math.floor((fromMs - atMs) / perPeakMs), Math.ceil((toMs - atMs) / perPeakMs)];
      return peaks.slice(Math.max(0, first), Math.max(0, last));
    });
    return Math.max(0, ...heard) / 255;
  });
}

/** Quieter than this is silence, out of 255. */
const SILENT_PEAK = 10;

/** Silences of at least so long, as they were measured. */
export function pausesOf({ stretches }: ResponseRecording, longerThanMs: number): Omit<SaidSpan, 'isEstimated'>[] {
  const pauses: Omit<SaidSpan, 'isEstimated'>[] = [];
  for (const { segment, atMs } of stretches) {
    const perPeakMs = segment.durationMs / segment.peaks.length;
    let from = 0;
    segment.peaks.forEach((peak, i) => {
      if (peak <= SILENT_PEAK) return;
      // What is silent before the first word is no pause.
      if (from > 0 && (i - from) * perPeakMs >= longerThanMs) {
        pauses.push({ startMs: atMs + from * perPeakMs, endMs: atMs + i * perPeakMs });
      }
      from = i + 1;
    });
  }
  return pauses;
}
