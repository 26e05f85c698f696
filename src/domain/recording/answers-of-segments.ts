import type { RecordedSegment } from './recorded-answer.ts';

/** The recording of one answer, in as many segments as it was cut into. */
export interface AnswerRecording {
  /** The same for the same answer, and no other's. */
  key: string;
  questionIndex: number;
  followUpIndex: number;
  segments: readonly RecordedSegment[];
  durationMs: number;
  bytes: number;
  hasPicture: boolean;
}

/** Puts segments together by the answer that they are of, in the order of their questions and then of time. */
export function answersOfSegments(segments: readonly RecordedSegment[]): AnswerRecording[] {
  const answers = new Map<string, RecordedSegment[]>();
  for (const segment of segments) {
    const key = segment.entryId ?? segment.segmentId;
    answers.set(key, [...(answers.get(key) ?? []), segment]);
  }
  return [...answers]
    .map(([key, parts]) => ({
      key,
      questionIndex: parts[0]?.questionIndex ?? 0,
      followUpIndex: parts[0]?.followUpIndex ?? 0,
      segments: parts,
      durationMs: sum(parts, ({ durationMs }) => durationMs),
      bytes: sum(parts, ({ fileSizeBytes }) => fileSizeBytes),
      hasPicture: parts.some(({ hasPicture }) => hasPicture),
    }))
    .sort((a, b) => a.questionIndex - b.questionIndex || a.followUpIndex - b.followUpIndex);
}

const sum = <T>(items: readonly T[], of: (item: T) => number) => items.reduce((total, item) => total + of(item), 0);
