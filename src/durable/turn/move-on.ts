import type { PlannedQuestion } from '#contract/interview.ts';
import { advance, furthestIndex, type Progress } from '#domain/interview/progress.ts';
import { conflict, type Outcome, succeed } from '#durable/outcome.ts';
import type { ScoringStore } from '#durable/report/scoring-store.ts';
import type { InterviewRecord, InterviewStore } from '#durable/store.ts';
import { staleTurn } from './take-turn.ts';

export interface FinishedQuestion {
  questionId: string;
  /** The interviewer's entry that it ended with. */
  entryId?: string | undefined;
}

export interface MoveOn {
  question?: { id: string; text: string; index: number };
  entryId?: string;
  completed: boolean;
}

/** The entry that asks question `index`: one id for ever, so that asking it twice stores it once. */
export const questionEntryId = (index: number) => `ent_question_${index + 1}`;
/** The entry that asks a question again which was put off. */
const againEntryId = (index: number) => `${questionEntryId(index)}_again`;

/**
 * Moves on from a finished question to the one after it, or to the one that was put off. Repeating it answers the same:
 * by the entry that the question ended with where it is named, else by the question.
 */
export function moveOn(
  store: InterviewStore,
  scoring: ScoringStore,
  interview: InterviewRecord,
  { questionId, entryId }: FinishedQuestion,
  now: number,
): Outcome<MoveOn> {
  const questions = store.questions();
  const finished = questions.findIndex((question) => question.id === questionId);
  if (finished === -1) return conflict('This interview has no such question');
  const { progress } = interview;
  if (finished > furthestIndex(progress, questions.length)) return conflict('This question has not been asked yet');
  const asked = entryId === undefined ? undefined : askedAfter(store, entryId);
  if (asked) return succeed(answer(questions, asked.questionIndex, asked.id));
  if (finished !== progress.questionIndex) return succeed(repeated(questions, progress, finished));
  if (store.openTurn()) return staleTurn(store, interview);
  const next = advance(progress, questions.length);
  if (next.phase === 'idle') {
    if (interview.finishedAt === null) store.updateInterview({ ...interview, progress: next, lastActivityAt: now });
    return succeed({ completed: true });
  }

  if (interview.finishedAt !== null) return conflict('This interview is finished');
  const index = next.questionIndex;
  const id = next.putOff?.isBack ? againEntryId(index) : questionEntryId(index);
  store.together(() => {
    store.append({
      id,
      speaker: 'ai',
      text: questions[index]?.text ?? '',
      questionIndex: index,
      followUpIndex: next.followUpIndex,
      isFollowup: false,
      isFollowupAnswer: false,
      transitionTo: null,
      kind: 'question',
      gap: null,
      scored: false,
      createdAt: now,
    });
    store.updateInterview({ ...interview, progress: next, lastActivityAt: now, version: interview.version + 1 });
    // What is put off is scored once it has been asked again.
    if (finished !== next.putOff?.questionIndex) scoring.addJob(finished, now);
  });
  return succeed(answer(questions, index, id));
}

/** The first question that was asked after an entry of the interviewer's. */
function askedAfter(store: InterviewStore, entryId: string) {
  const entries = store.entries();
  const at = entries.findIndex(({ id, speaker }) => id === entryId && speaker === 'ai');
  return at === -1 ? undefined : entries.find(({ kind }, i) => i > at && kind === 'question');
}

function repeated(questions: readonly PlannedQuestion[], { putOff }: Progress, finished: number): MoveOn {
  if (finished + 1 < questions.length) return answer(questions, finished + 1, questionEntryId(finished + 1));
  return putOff?.isBack
    ? answer(questions, putOff.questionIndex, againEntryId(putOff.questionIndex))
    : { completed: true };
}

function answer(questions: readonly PlannedQuestion[], index: number, entryId: string): MoveOn {
  const question = questions[index];
  return question
    ? { question: { id: question.id, text: question.text, index }, entryId, completed: false }
    : { completed: true };
}
