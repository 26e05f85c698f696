import { readCall } from '#client/api/call-api.ts';
import { type ReadSegments, readSaidWords, readSegments } from '#domain/answers/read-recordings.ts';
import type { RecordedAnswer } from '#domain/recording/recorded-answer.ts';

const LOADING_LIMIT_MS = 15_000;

const limited = (signal?: AbortSignal): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(LOADING_LIMIT_MS), ...(signal ? [signal] : [])]);

/** The recorded segments of an interview, oldest first. Throws what the server refused, or that it was not reached. */
export const loadSegments = (interviewId: string, signal?: AbortSignal): Promise<ReadSegments> =>
  readCall(
    'GET /api/segmented-recording/segments/:id',
    { params: { id: interviewId }, signal: limited(signal) },
    readSegments,
  );

/**
 * What there is to hear of each answer of an interview, by the id of its transcript entry; an answer that was typed, or
 * whose recording was deleted, is not among them. A segment's `url` goes straight into an audio or video element: the
 * session's cookie is what opens it, and it takes ranges, so it can be sought. To play what was said at a place of the
 * text:
 *
 * ```ts
 * const said = whenSaid(answer, startChar, endChar);                      // when, since the answer began
 * const place = said && whereRecorded(answer, said.startMs);              // in which segment, from where
 * video.src = place.segment.url; video.currentTime = place.fromMs / 1_000;
 * ```
 */
export async function loadRecordedAnswers(
  interviewId: string,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, RecordedAnswer>> {
  const metrics = { params: { id: interviewId }, query: {}, signal: limited(signal) };
  const [{ segments }, words] = await Promise.all([
    loadSegments(interviewId, signal),
    // An answer can be played without the times of its words.
    readCall('GET /api/speech-metrics/interview/:id', metrics, readSaidWords).catch(() => undefined),
  ]);
  const answers = new Map<string, RecordedAnswer>();
  for (const segment of segments) {
    const { entryId } = segment;
    if (entryId === null) continue;
    const known = answers.get(entryId);
    answers.set(entryId, {
      entryId,
      words: words?.get(entryId) ?? [],
      segments: [...(known?.segments ?? []), segment],
    });
  }
  return answers;
}
