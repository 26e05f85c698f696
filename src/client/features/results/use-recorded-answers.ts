import { useCallback, useEffect, useState } from 'react';
import { loadRecordedAnswers } from '#client/state/answer-recordings.ts';
import type { RecordedAnswer, RecordedSegment } from '#domain/recording/recorded-answer.ts';
import type { Report } from '#domain/results/report.ts';
import { deleteSegments } from './use-recordings.ts';

type Recorded = ReadonlyMap<string, RecordedAnswer>;

export interface RecordedAnswers {
  /** By the id of the transcript's entry. */
  recorded: Recorded;
  /** Deletes segments for good. Rejects when not all of them could be deleted. */
  remove: (segments: readonly RecordedSegment[]) => Promise<void>;
}

const NONE: Recorded = new Map();
export const NOTHING_RECORDED: RecordedAnswers = { recorded: NONE, remove: () => Promise.resolve() };

/** What there is to hear of an interview's answers; none while it loads, and where there is nothing or it failed. */
export function useRecordedAnswers({ interview_id: interviewId, questions }: Report): RecordedAnswers {
  const [recorded, setRecorded] = useState(NONE);
  const responses = questions.flatMap((question) => question.responses);
  const canBeJoined = interviewId !== '' && responses.some(({ sources }) => sources);
  // Words that are corrected get their times anew.
  const corrected = responses
    .flatMap(({ answer, sources = [] }) =>
      sources.map(({ start_char, end_char, heard }) => (heard === undefined ? '' : answer.slice(start_char, end_char))),
    )
    .join(' ');
  const asked = canBeJoined ? corrected : undefined;
  useEffect(() => {
    if (asked === undefined) return;
    const left = new AbortController();
    loadRecordedAnswers(interviewId, left.signal).then(
      (loaded) => left.signal.aborted || setRecorded(loaded),
      // A page of words is whole without their sound.
      () => undefined,
    );
    return () => left.abort();
  }, [interviewId, asked]);

  const remove = useCallback(
    async (segments: readonly RecordedSegment[]) => {
      await deleteSegments(interviewId, segments);
      setRecorded((now) => without(now, new Set(segments.map(({ segmentId }) => segmentId))));
    },
    [interviewId],
  );
  return { recorded, remove };
}

function without(recorded: Recorded, gone: ReadonlySet<string>): Recorded {
  const left = [...recorded.values()].map((answer) => ({
    ...answer,
    segments: answer.segments.filter(({ segmentId }) => !gone.has(segmentId)),
  }));
  return new Map(left.filter(({ segments }) => segments.length > 0).map((answer) => [answer.entryId, answer]));
}
