import { advance } from '#domain/interview/progress.ts';
import { conflict, type Outcome, succeed } from './outcome.ts';
import type { ScoringStore } from './scoring-store.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';
import { staleTurn } from './take-turn.ts';

export interface MoveOn {
  question?: { id: string; text: string; index: number };
  entryId?: string;
  completed: boolean;
}

/** The entry that asks question `index`: one id for ever, so that asking it twice stores it once. */
export const questionEntryId = (index: number) => `ent_question_${index + 1}`;

/** Moves on from a finished question to the one after it. Repeating it for an earlier question answers the same. */
export function moveOn(
  store: InterviewStore,
  scoring: ScoringStore,
  interview: InterviewRecord,
  finishedQuestionId: string,
  now: number,
): Outcome<MoveOn> {
  const questions = store.questions();
  const finished = questions.findIndex((question) => question.id === finishedQuestionId);
  if (finished === -1) return conflict('This interview has no such question');
  const { progress } = interview;
  if (finished > progress.questionIndex) return conflict('This question has not been asked yet');
  const isCurrent = finished === progress.questionIndex;
  if (isCurrent && store.openTurn()) return staleTurn(store, interview);
  const index = finished + 1;
  const question = questions[index];
  if (!question) {
    const ended = advance(progress, questions.length);
    if (interview.finishedAt === null) store.updateInterview({ ...interview, progress: ended, lastActivityAt: now });
    return succeed({ completed: true });
  }

  const entryId = questionEntryId(index);
  if (isCurrent) {
    if (interview.finishedAt !== null) return conflict('This interview is finished');
    store.together(() => {
      store.append({
        id: entryId,
        speaker: 'ai',
        text: question.text,
        questionIndex: index,
        followUpIndex: 0,
        isFollowup: false,
        isFollowupAnswer: false,
        transitionTo: null,
        kind: 'question',
        gap: null,
        scored: false,
        createdAt: now,
      });
      store.updateInterview({
        ...interview,
        progress: advance(progress, questions.length),
        lastActivityAt: now,
        version: interview.version + 1,
      });
      scoring.addJob(finished, now);
    });
  }
  return succeed({ question: { id: question.id, text: question.text, index }, entryId, completed: false });
}
