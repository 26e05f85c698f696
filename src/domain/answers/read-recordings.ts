import type { RecordedSegment, SaidWord } from '#domain/recording/recorded-answer.ts';
import { count, type Loose, record, records, text } from './loose-json.ts';

export interface ReadSegments {
  /** Oldest first. */
  segments: RecordedSegment[];
  /** When they are deleted; null when they stay until somebody does. */
  keptUntil: Date | null;
}

/** Reads the segments of an interview; undefined for what lists none. */
export function readSegments(answer: unknown): ReadSegments | undefined {
  const data = record(record(answer).data);
  if (!Array.isArray(data.segments)) return undefined;
  const until = new Date(text(data.recordingsKeptUntil));
  return {
    segments: records(data.segments).map(toSegment).filter(isPlayable),
    keptUntil: Number.isNaN(until.getTime()) ? null : until,
  };
}

function toSegment(given: Loose): RecordedSegment {
  return {
    segmentId: text(given.segmentId),
    questionIndex: count(given.questionIndex),
    followUpIndex: count(given.followUpIndex),
    entryId: text(given.entryId) || null,
    url: text(given.url),
    filename: text(given.filename),
    hasPicture: text(given.mimeType).startsWith('video/'),
    durationMs: typeof given.duration === 'number' ? Math.max(0, Math.round(given.duration * 1_000)) : 0,
    answerOffsetMs: count(given.answerOffsetMs),
    fileSizeBytes: count(given.fileSize),
    startedAt: text(given.startTime),
    peaks: Array.isArray(given.peaks) ? given.peaks.map(count) : [],
  };
}

/** Only what lies on this server is played: an address of anybody else's would be told who listens. */
const isPlayable = ({ segmentId, url }: RecordedSegment): boolean =>
  segmentId !== '' && url.startsWith('/') && !url.startsWith('//');

/** Reads when the words of each answer were said, by the id of its entry. Undefined for what is no list. */
export function readSaidWords(answer: unknown): Map<string, SaidWord[]> | undefined {
  const { data } = record(answer);
  if (!Array.isArray(data)) return undefined;
  const answers = records(data).filter(({ entryId }) => text(entryId) !== '');
  return new Map(answers.map(({ entryId, words }) => [text(entryId), records(words).map(toWord)]));
}

const toWord = (given: Loose): SaidWord => ({
  startChar: count(given.start_char),
  endChar: count(given.end_char),
  startMs: count(given.startMs),
  endMs: count(given.endMs),
  isEstimated: given.estimated === true,
});
