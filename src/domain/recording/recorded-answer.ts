/** One stretch of an answer as it was recorded; it plays from its own 0, and lies in its answer from `answerOffsetMs` on. */
export interface RecordedSegment {
  segmentId: string;
  /** 0-based. */
  questionIndex: number;
  /** 0 is the main answer. */
  followUpIndex: number;
  /** The same as the transcript entry's; null for a recording that names none. */
  entryId: string | null;
  /** Where it is played and downloaded from. */
  url: string;
  filename: string;
  hasPicture: boolean;
  durationMs: number;
  answerOffsetMs: number;
  fileSizeBytes: number;
  startedAt: string;
  /** The waveform from its beginning to its end, 0 to 255; empty when it was not measured. */
  peaks: readonly number[];
}

/** A word of an answer's text, and when it was said since the answer began. */
export interface SaidWord {
  startChar: number;
  endChar: number;
  startMs: number;
  endMs: number;
  /** No recogniser told the time: it was spread over the measured speech, good to a second and a half or so. */
  isEstimated: boolean;
}

/** What there is to hear of one answer. */
export interface RecordedAnswer {
  entryId: string;
  /** In the order spoken. */
  segments: readonly RecordedSegment[];
  words: readonly SaidWord[];
}

/** When a stretch of an answer's text was said, since the answer began. */
export interface SaidSpan {
  startMs: number;
  endMs: number;
  isEstimated: boolean;
}

/** When the words between two places of the answer's text were said; undefined when none of them has a time. */
export function whenSaid(
  { words }: Pick<RecordedAnswer, 'words'>,
  startChar: number,
  endChar: number,
): SaidSpan | undefined {
  const said = words.filter((word) => word.endChar > startChar && word.startChar < endChar);
  if (said.length === 0) return undefined;
  return {
    startMs: Math.min(...said.map(({ startMs }) => startMs)),
    endMs: Math.max(...said.map(({ endMs }) => endMs)),
    isEstimated: said.some(({ isEstimated }) => isEstimated),
  };
}

/** Which segment to play for a moment of an answer, and from where in it; undefined when that moment is not recorded. */
export function whereRecorded(
  { segments }: Pick<RecordedAnswer, 'segments'>,
  atMs: number,
): { segment: RecordedSegment; fromMs: number } | undefined {
  const segment = segments.findLast(({ answerOffsetMs }) => answerOffsetMs <= atMs) ?? segments[0];
  if (!segment) return undefined;
  const fromMs = Math.max(0, atMs - segment.answerOffsetMs);
  return fromMs <= segment.durationMs ? { segment, fromMs } : undefined;
}
