import { useEffect, useState } from 'react';
import { loadRecordedAnswers } from '#client/state/answer-recordings.ts';
import type { RecordedAnswer } from '#domain/recording/recorded-answer.ts';
import type { Report } from '#domain/results/report.ts';

const NONE: ReadonlyMap<string, RecordedAnswer> = new Map();

/** What there is to hear of an interview's answers; none while it loads, and where there is nothing or it failed. */
export function useRecordedAnswers({
  interview_id: interviewId,
  questions,
}: Report): ReadonlyMap<string, RecordedAnswer> {
  const [answers, setAnswers] = useState(NONE);
  const canBeJoined = interviewId !== '' && questions.some(({ responses }) => responses.some(({ sources }) => sources));
  useEffect(() => {
    if (!canBeJoined) return;
    const left = new AbortController();
    loadRecordedAnswers(interviewId, left.signal).then(
      (loaded) => left.signal.aborted || setAnswers(loaded),
      // A page of words is whole without their sound.
      () => undefined,
    );
    return () => left.abort();
  }, [interviewId, canBeJoined]);
  return answers;
}
