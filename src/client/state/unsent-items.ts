import type { CallInput } from '#contract/calls.ts';

interface Waiting {
  id: string;
  interviewId: string;
  /** What is older than a day is not sent any more. */
  recordedAtMs: number;
}

/** A segment of an answer on its way to the server. */
export interface UnsentSegment extends Waiting {
  kind: 'segment';
  file: Blob;
  mimeType: string;
  /** It can be sought: duration and cues are in it, or it is of a kind that is sent as it was recorded. */
  isReady: boolean;
  entryId: string;
  questionIndex: number;
  followUpIndex: number;
  answerOffsetMs: number;
  durationMs: number;
  peaks: number[];
}

/** What was measured of an answer, on its way to the server. */
export interface UnsentMetrics extends Waiting {
  kind: 'metrics';
  body: CallInput<'POST /api/speech-metrics/save', 'body'>;
}

export type UnsentItem = UnsentSegment | UnsentMetrics;
