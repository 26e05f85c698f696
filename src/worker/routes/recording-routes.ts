import type { Hono } from 'hono';
import { MAX_RECORDING_BYTES, type MediaType } from '#contract/recording-limits.ts';
import { isOfType, MAGIC_BYTES, mediaType } from '#domain/recording/media-type.ts';
import { parseRecordingId } from '#domain/recording/recording-id.ts';
import { askInterview } from '#durable/door.ts';
import { deleteMedia } from '#storage/media.ts';
import { answerMedia } from '#worker/answer-media.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { readForm, serveCall } from '#worker/call-route.ts';
import { ofInterview } from '#worker/of-interview.ts';
import { fromBucket, requireBucket } from '#worker/require-bucket.ts';
import { requireFile } from '#worker/require-file.ts';
import { unwrapOutcome } from '#worker/unwrap-outcome.ts';

const SAVE = 'POST /api/recordings/save';

/** Recordings in one piece: they come as a form, and are held in memory once on their way. */
export function serveRecordingCalls(app: Hono<AppEnv>): void {
  serveCall(app, SAVE, async ({ c, principal }) => {
    const form = await readForm(c, SAVE, MAX_RECORDING_BYTES);
    const file = requireFile(form.recording);
    const { interviewId } = form;
    await ofInterview(c.env, interviewId, principal, ({ recordings }) => recordings.place());
    const bucket = requireBucket(c.env);
    const type = await requireType(file);
    if (form.fileSize !== undefined && form.fileSize !== file.size) {
      throw new CallFailure('bad_request', 'The recording is not as long as was told');
    }
    const now = Date.now();
    const durationSeconds = form.duration ?? 0;
    const room = await ofInterview(c.env, interviewId, principal, ({ recordings }) =>
      recordings.makeRoom({
        kind: 'full',
        questionIndex: 0,
        followUpIndex: 0,
        entryId: null,
        answerOffsetMs: 0,
        peaks: [],
        filename: form.filename ?? (file.name || 'recording'),
        type,
        format: form.format ?? type.slice(type.indexOf('/') + 1),
        bytes: file.size,
        durationSeconds,
        startedAt: now - durationSeconds * 1_000,
        endedAt: now,
      }),
    );
    const stored = await fromBucket(bucket.put(room.key, file.stream(), { httpMetadata: { contentType: type } }));
    const kept = await askInterview(c.env, interviewId, principal, ({ recordings }) =>
      recordings.keepFull(room.n, stored.httpEtag),
    );
    // Deleted while it was being stored.
    if (!kept.ok) await deleteMedia(bucket, interviewId, [room.n]);
    return { success: true, data: unwrapOutcome(kept) };
  });

  serveCall(app, 'GET /api/recordings/:id', async ({ c, principal, params }) => {
    const { interviewId, n } = named(params.id);
    return {
      success: true,
      data: await ofInterview(c.env, interviewId, principal, ({ recordings }) => recordings.readOneFull(n)),
    };
  });

  serveCall(app, 'DELETE /api/recordings/:id', async ({ c, principal, params }) => {
    const { interviewId, n } = named(params.id);
    await ofInterview(c.env, interviewId, principal, ({ recordings }) => recordings.remove('full', n));
    return { success: true };
  });

  serveCall(app, 'GET /api/recordings/interview/:id', async ({ c, principal, params }) => ({
    success: true,
    data: await ofInterview(c.env, params.id, principal, ({ recordings }) => recordings.readFull()),
  }));

  serveCall(app, 'GET /api/recordings/:id/media', async ({ c, principal, params }) => {
    const { interviewId, n } = named(params.id);
    const media = await ofInterview(c.env, interviewId, principal, ({ recordings }) => recordings.readMedia(n, 'full'));
    return answerMedia(c, media);
  });
}

const named = (id: string) => parseRecordingId(id) ?? { interviewId: '', n: 0 };

async function requireType(file: File): Promise<MediaType> {
  const type = mediaType(file.type);
  const beginning = new Uint8Array(await file.slice(0, MAGIC_BYTES).arrayBuffer());
  if (type && isOfType(beginning, type)) return type;
  throw new CallFailure('unsupported_media_type', 'A recording must be WebM or MP4');
}
