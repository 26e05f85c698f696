import { useCallback, useEffect, useRef, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { loadSegments } from '#client/state/answer-recordings.ts';
import { useStore } from '#client/state/store.ts';
import { unsentSegments } from '#client/state/unsent.ts';
import { type AnswerRecording, answersOfSegments } from '#domain/recording/answers-of-segments.ts';
import type { RecordedSegment } from '#domain/recording/recorded-answer.ts';

interface Listed {
  answers: AnswerRecording[];
  keptUntil: Date | null;
}

type Recordings =
  | { status: 'loading' }
  | { status: 'failed' }
  | (Listed & {
      status: 'loaded';
      /** The answer that is being deleted, or all of them; null while none is. */
      deleting: string | null;
      /** The last deletion did not go through; what is listed is what is left. */
      deletionFailed: boolean;
    });

const DELETING_LIMIT_MS = 20_000;
/** Stands for all answers; no answer has this key. */
export const ALL = 'all';

/** The recordings of an interview's answers, and their deletion, which is for good and done when it is told. */
export function useRecordings(interviewId: string) {
  const [recordings, setRecordings] = useState<Recordings>({ status: 'loading' });
  const onTheirWay = useStore(unsentSegments).get(interviewId) ?? 0;

  const load = useCallback(
    async (signal?: AbortSignal, deletionFailed = false) => {
      const next = await loadSegments(interviewId, signal).then(
        ({ segments, keptUntil }): Recordings => ({
          status: 'loaded',
          answers: answersOfSegments(segments),
          keptUntil,
          deleting: null,
          deletionFailed,
        }),
        (): Recordings => ({ status: 'failed' }),
      );
      if (!signal?.aborted) setRecordings(next);
    },
    [interviewId],
  );

  useEffect(() => {
    const left = new AbortController();
    setRecordings({ status: 'loading' });
    void load(left.signal);
    return () => left.abort();
  }, [load]);

  // Each one that arrives joins the list.
  const before = useRef(onTheirWay);
  useEffect(() => {
    if (onTheirWay < before.current) void load();
    before.current = onTheirWay;
  }, [onTheirWay, load]);

  const remove = async (answer: AnswerRecording | typeof ALL) => {
    const key = answer === ALL ? ALL : answer.key;
    setRecordings((now) => (now.status === 'loaded' ? { ...now, deleting: key, deletionFailed: false } : now));
    const failed = await deleteRecordings(interviewId, answer).then(
      () => false,
      () => true,
    );
    await load(undefined, failed);
  };

  return { recordings, onTheirWay, remove, tryAgain: () => void load() };
}

/** Deletes segments for good, one after the other. */
export async function deleteSegments(interviewId: string, segments: readonly RecordedSegment[]): Promise<void> {
  for (const { segmentId } of segments) {
    await callApi('DELETE /api/segmented-recording/cleanup/:id', {
      params: { id: interviewId },
      query: { segmentId },
      signal: AbortSignal.timeout(DELETING_LIMIT_MS),
    });
  }
}

async function deleteRecordings(interviewId: string, answer: AnswerRecording | typeof ALL): Promise<void> {
  if (answer === ALL) {
    const { outbox } = await import('#client/state/page-outbox.ts');
    await outbox.forgetSegments(interviewId);
    await callApi('DELETE /api/segmented-recording/cleanup/:id', {
      params: { id: interviewId },
      query: {},
      signal: AbortSignal.timeout(DELETING_LIMIT_MS),
    });
    return;
  }
  await deleteSegments(interviewId, answer.segments);
}
