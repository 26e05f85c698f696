import type { TranscriptEntry } from '#contract/interview.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { furthestIndex, type Progress, putOffIndex } from '#domain/interview/progress.ts';
import { themesOf } from '#domain/planning/themes.ts';
import type { InterviewRecord, InterviewStore, StoredEntry } from '#durable/store.ts';

/** Where the interview stands, for a browser that comes back to it. */
export function readState(store: InterviewStore, interview: InterviewRecord): InterviewState {
  const { progress, profile } = interview;
  const open = store.openTurn();
  const questions = store.questions();
  return {
    interviewId: interview.id,
    questions: questions.map(({ id, text }) => ({ id, text })),
    greeting: interview.greeting,
    role: profile.role,
    company: profile.company,
    profile: { role: profile.role, company: profile.company, seniority: profile.seniority },
    themes: themesOf(questions),
    jobDescription: interview.jobDescription,
    style: interview.style,
    length: interview.length,
    questionIndex: progress.questionIndex,
    followUpIndex: progress.followUpIndex,
    furthestIndex: furthestIndex(progress, questions.length),
    ...putOffOf(progress),
    phase: progress.phase,
    transcript: store.entries().map(toTranscriptEntry),
    latestEntryId: store.latestInterviewerEntryId(),
    ...(open ? { openTurnId: open.id } : {}),
    finished: interview.finishedAt !== null,
    owned: interview.ownerId !== null,
  };
}

/** What a client is told of a question that is still to be asked again. */
export function putOffOf(progress: Progress): { putOffIndex?: number } {
  const index = putOffIndex(progress);
  return index === undefined ? {} : { putOffIndex: index };
}

/** Which of the candidate's entries are beside the questions, such as asking for one again. */
export const asideIds = (store: InterviewStore): string[] =>
  store
    .entries()
    .filter(({ speaker, scored }) => speaker === 'human' && !scored)
    .map(({ id }) => id);

export function toTranscriptEntry(entry: StoredEntry): TranscriptEntry {
  return {
    id: entry.id,
    speaker: entry.speaker,
    text: entry.text,
    current_question: entry.questionIndex + 1,
    isFollowup: entry.isFollowup,
    isFollowupAnswer: entry.isFollowupAnswer,
    ...(entry.transitionTo === null ? {} : { transitionTo: entry.transitionTo }),
  };
}
