import type { Hono } from 'hono';
import { recordingCalls } from '#contract/recording-calls.ts';
import { UPLOAD_MS } from '#contract/recording-limits.ts';
import { mediaType } from '#domain/recording/media-type.ts';
import { parseRecordingId } from '#domain/recording/recording-id.ts';
import { interviewObject } from '#durable/door.ts';
import { deleteMedia, mediaKey } from '#storage/media.ts';
import { putMedia } from '#storage/put-media.ts';
import { answerMedia } from '#worker/answer-media.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import type { Env } from '#worker/env.ts';
import { ofInterview } from '#worker/of-interview.ts';
import { ownOrigin } from '#worker/own-origin.ts';
import { readByteBody } from '#worker/read-byte-body.ts';
import { fromBucket, requireBucket } from '#worker/require-bucket.ts';
import { unwrapOutcome } from '#worker/unwrap-outcome.ts';
import { signTicket, type UploadTicket } from '#worker/upload-ticket.ts';

const PUT_CALL = 'PUT /api/segmented-recording/object/:ticket';

/** Recordings of answers: told about, uploaded by a signed address, listed, played and deleted. */
export function serveSegmentCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/segmented-recording/initialize', async ({ c, principal, body }) => ({
    success: true,
    data: await ofInterview(c.env, body.interviewId, principal, ({ recordings }) => recordings.place()),
  }));

  serveCall(app, 'POST /api/segmented-recording/end', async ({ c, principal, body }) => ({
    success: true,
    data: await ofInterview(c.env, body.interviewId, principal, ({ recordings }) => recordings.place()),
  }));

  serveCall(app, 'POST /api/segmented-recording/webhook-response', async ({ c, principal, body }) => ({
    success: true,
    data: await ofInterview(c.env, body.interviewId, principal, ({ recordings }) => recordings.place()),
  }));

  serveCall(app, 'POST /api/segmented-recording/start', async ({ c, principal, body }) => ({
    success: true,
    data: await ofInterview(c.env, body.interviewId, principal, ({ recordings }) => recordings.place(true)),
  }));

  serveCall(app, 'POST /api/segmented-recording/upload', async ({ c, principal, body }) => {
    const { interviewId, questionIndex, followUpIndex, metadata } = body;
    // Who may not know of the interview is told that, before anything about what they sent.
    await ofInterview(c.env, interviewId, principal, ({ recordings }) => recordings.place());
    requireBucket(c.env);
    const type = mediaType(metadata.mimeType);
    if (!type) throw new CallFailure('unsupported_media_type', 'A segment must be WebM or MP4');
    const room = await ofInterview(c.env, interviewId, principal, ({ recordings }) =>
      recordings.makeRoom({
        kind: 'segment',
        questionIndex,
        followUpIndex,
        entryId: metadata.entryId ?? null,
        answerOffsetMs: metadata.answerOffsetMs ?? 0,
        peaks: metadata.peaks ?? [],
        filename: metadata.filename,
        type,
        format: metadata.format,
        bytes: metadata.fileSize,
        durationSeconds: metadata.duration,
        startedAt: metadata.startTime,
        endedAt: metadata.endTime,
      }),
    );
    const { n, segmentId, key, bytes } = room;
    const ticket = await signTicket(c.env.SERVER_SECRET, { interviewId, n, bytes, type });
    const uploadUrl = new URL(`/api/segmented-recording/object/${ticket}`, ownOrigin(c)).href;
    return { success: true, data: { segmentId, key, uploadUrl } };
  });

  serveCall(app, PUT_CALL, async ({ c }) => {
    const etag = await receive(c.env, c.get('ticket'), readByteBody(c, recordingCalls[PUT_CALL].bytes));
    c.header('etag', etag);
    return { success: true };
  });

  serveCall(app, 'POST /api/segmented-recording/upload-confirm', async ({ c, principal, body }) => ({
    success: true,
    data: await ofInterview(c.env, body.interviewId, principal, ({ recordings }) => recordings.endUpload(body)),
  }));

  serveCall(app, 'GET /api/segmented-recording/segments/:id', async ({ c, principal, params }) => ({
    success: true,
    data: {
      interviewId: params.id,
      ...(await ofInterview(c.env, params.id, principal, ({ recordings }) => recordings.readSegments())),
    },
  }));

  serveCall(app, 'GET /api/segmented-recording/media/:segmentId', async ({ c, principal, params }) => {
    const { interviewId, n } = parseRecordingId(params.segmentId) ?? { interviewId: '', n: 0 };
    const media = await ofInterview(c.env, interviewId, principal, ({ recordings }) =>
      recordings.readMedia(n, 'segment'),
    );
    return answerMedia(c, media);
  });

  serveCall(app, 'GET /api/segmented-recording/test-storage', async ({ c }) => {
    try {
      await requireBucket(c.env).head('rec/test-storage');
    } catch (error) {
      if (error instanceof CallFailure) throw error;
      throw new CallFailure('unavailable', 'Cloud storage not yet implemented');
    }
    return { success: true, data: { reachable: true } };
  });

  serveCall(app, 'DELETE /api/segmented-recording/cleanup/:id', async ({ c, principal, params, query }) => {
    const named = query.segmentId === undefined ? undefined : parseRecordingId(query.segmentId);
    // A segment of another interview is none of this one: numbers begin at 1.
    const n = query.segmentId === undefined ? undefined : named?.interviewId === params.id ? named.n : 0;
    return {
      success: true,
      data: await ofInterview(c.env, params.id, principal, ({ recordings }) => recordings.remove('segment', n)),
    };
  });
}

type Arriving = ReturnType<typeof readByteBody>;

/** Takes a segment in as its ticket says; what does not come as it says is refused, and nothing of it stays. */
async function receive(env: Env, ticket: UploadTicket, { body, bytes, contentType }: Arriving): Promise<string> {
  const { interviewId, n, type } = ticket;
  if (bytes !== ticket.bytes) throw new CallFailure('conflict', 'The body is not as long as was told');
  const wrongType = () => new CallFailure('unsupported_media_type', 'The body is not what was told');
  if (contentType && mediaType(contentType) !== type) throw wrongType();
  const object = interviewObject(env, interviewId);
  const { etag: present } = unwrapOutcome(await object?.mayUpload(n));
  if (present) throw alreadyStored(present);
  const bucket = requireBucket(env);
  const key = mediaKey(interviewId, n);
  const put = await fromBucket(putMedia(bucket, { key, body, bytes, type, timeLimitMs: UPLOAD_MS }));
  if (put.outcome === 'wrong_type') throw wrongType();
  if (put.outcome === 'broken_off') throw new CallFailure('bad_request', 'The body ended before its length');
  const stored = put.outcome === 'stored' ? put.object : await fromBucket(bucket.head(key));
  if (!stored) throw new CallFailure('forbidden', 'This segment was deleted');
  const arrived = await object?.uploadArrived(n, stored.httpEtag);
  // Deleted while it was on its way.
  if (!arrived?.ok) await deleteMedia(bucket, interviewId, [n]);
  unwrapOutcome(arrived);
  if (put.outcome === 'taken') throw alreadyStored(stored.httpEtag);
  return stored.httpEtag;
}

const alreadyStored = (etag: string) =>
  new CallFailure('conflict', 'This segment has arrived already', { headers: { etag } });
