import { ApiError, callApi, readCall } from '#client/api/call-api.ts';
import { putBytes } from '#client/api/put-bytes.ts';
import { readUploadRoom, type UploadRoom } from '#domain/answers/read-upload-room.ts';
import { extensionOf } from '#domain/recording/segment-format.ts';
import type { UnsentItem, UnsentMetrics, UnsentSegment } from './unsent-items.ts';

/** What became of an attempt: it is there, it never will be, or it is worth another one, soon or once somebody may. */
export type Sent = 'done' | 'given_up' | 'later' | 'not_now';

const CALL_LIMIT_MS = 30_000;
/** A segment of 58 MB over a slow line; the server breaks an upload off by then. */
const PUT_LIMIT_MS = 15 * 60_000;

/** Sends what waits, once. A segment that is named again is the same one, so that sending it twice stores it once. */
export async function sendUnsent(item: UnsentItem, signal: AbortSignal): Promise<Sent> {
  try {
    return await (item.kind === 'segment' ? sendSegment(item, signal) : saveMetrics(item, signal));
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Who may not now may after signing in again; what is refused for what it is will be refused again. */
function outcomeOf(error: unknown): Sent {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return 'later';
  return error.status === 403 || error.status === 401 ? 'not_now' : 'given_up';
}

async function saveMetrics({ body }: UnsentMetrics, signal: AbortSignal): Promise<Sent> {
  await callApi('POST /api/speech-metrics/save', { body, signal: limited(signal, CALL_LIMIT_MS) });
  return 'done';
}

async function sendSegment(segment: UnsentSegment, signal: AbortSignal): Promise<Sent> {
  const room = await askForRoom(segment, signal);
  const put = await putBytes(room.uploadUrl, segment.file, segment.mimeType, limited(signal, PUT_LIMIT_MS));
  const etag = put.headers.get('etag');
  // A conflict with an ETag: it had arrived already, and the answer was lost.
  const isThere = etag !== null && (put.ok || put.status === 409);
  if (isThere) return confirm(segment, room, etag, signal);
  if (put.status === 400 || put.status === 403 || put.status >= 500) return 'later';
  await endUpload(segment, room, { uploadSuccess: false }, signal).catch(() => undefined);
  return 'given_up';
}

function askForRoom(segment: UnsentSegment, signal: AbortSignal): Promise<UploadRoom> {
  const { id, file, mimeType, recordedAtMs, durationMs, entryId, answerOffsetMs, peaks } = segment;
  const format = extensionOf(mimeType);
  const metadata = {
    filename: `answer-${segment.questionIndex + 1}-${segment.followUpIndex}-${id.slice(0, 8)}.${format}`,
    fileSize: file.size,
    duration: durationMs / 1_000,
    format,
    mimeType,
    startTime: recordedAtMs,
    endTime: recordedAtMs + durationMs,
    entryId,
    answerOffsetMs,
    peaks,
  };
  const body = { ...placeOf(segment), metadata };
  return readCall(
    'POST /api/segmented-recording/upload',
    { body, signal: limited(signal, CALL_LIMIT_MS) },
    readUploadRoom,
  );
}

async function confirm(segment: UnsentSegment, room: UploadRoom, etag: string, signal: AbortSignal): Promise<Sent> {
  try {
    await endUpload(segment, room, { uploadSuccess: true, fileSize: segment.file.size, etag }, signal);
    return 'done';
  } catch (error) {
    // The bytes are not there, or are others: they are sent again.
    const isGone = error instanceof ApiError && (error.status === 409 || error.status === 404);
    return isGone ? 'later' : outcomeOf(error);
  }
}

type End = { uploadSuccess: false } | { uploadSuccess: true; fileSize: number; etag: string };

const endUpload = (segment: UnsentSegment, { segmentId }: UploadRoom, end: End, signal: AbortSignal) =>
  callApi('POST /api/segmented-recording/upload-confirm', {
    body: { ...placeOf(segment), segmentId, ...end },
    signal: limited(signal, CALL_LIMIT_MS),
  });

const placeOf = ({ interviewId, questionIndex, followUpIndex }: UnsentSegment) => ({
  interviewId,
  userId: 'anonymous',
  questionIndex,
  followUpIndex,
});

const limited = (signal: AbortSignal, ms: number) => AbortSignal.any([signal, AbortSignal.timeout(ms)]);
