import type { TurnReply } from '#contract/interview-calls.ts';
import { applyReply } from '#domain/interview/progress.ts';
import type { Interviewer } from '#engines/interviewer.ts';
import { readState } from './interview-state.ts';
import { conflict, type Outcome, succeed } from './outcome.ts';
import type { InterviewRecord, InterviewStore } from './store.ts';

export interface Turn {
  /** Blank means silence. */
  userText: string;
  entryId?: string;
  /** The interviewer entry being answered; fences a second tab. */
  replyTo?: string;
}

interface Surroundings {
  store: InterviewStore;
  engine: Interviewer;
  now: number;
  newEntryId: () => string;
}

/**
 * One turn: keeps the answer, then asks for the interviewer's reply, then keeps that together with the progress it
 * makes. A repeated answer id gets the stored reply and changes nothing.
 */
export async function takeTurn(
  { store, engine, now, newEntryId }: Surroundings,
  interview: InterviewRecord,
  turn: Turn,
): Promise<Outcome<TurnReply>> {
  const repeated = turn.entryId === undefined ? undefined : store.replyTo(turn.entryId);
  if (repeated) return succeed(repeated);
  if (interview.finishedAt !== null) return conflict('This interview is finished');
  if (turn.replyTo !== undefined && turn.replyTo !== store.latestInterviewerEntryId()) {
    return { ok: false, reason: 'stale_turn', state: readState(store, interview) };
  }
  const { progress } = interview;
  if (progress.phase === 'processing_user_response') return conflict('This question is answered; ask for the next one');
  const questions = store.questions();
  const question = questions[progress.questionIndex];
  if (!question) return conflict('This interview has no question at its current place');

  const userText = turn.userText.trim();
  const before = store.entries(progress.questionIndex).filter((entry) => entry.id !== turn.entryId);
  const answerEntryId = userText === '' ? null : (turn.entryId ?? newEntryId());
  if (answerEntryId !== null) {
    if (store.wasRemoved(answerEntryId)) return conflict('This answer was deleted');
    store.append({
      id: answerEntryId,
      speaker: 'human',
      text: turn.userText,
      questionIndex: progress.questionIndex,
      followUpIndex: progress.followUpIndex,
      isFollowup: false,
      isFollowupAnswer: progress.followUpIndex > 0,
      transitionTo: null,
      kind: 'answer',
      scored: true,
      createdAt: now,
    });
  }

  const decision = await engine.reply({
    question,
    isLastQuestion: progress.questionIndex === questions.length - 1,
    length: interview.length,
    profile: interview.profile,
    turnsInQuestion: before,
    followUpsUsed: progress.followUpsUsed,
    reactionsUsed: progress.reactionsUsed,
    userText,
  });
  const next = applyReply(progress, decision);
  const reply: TurnReply = {
    response: decision.text,
    is_follow_up: decision.isFollowUp,
    entryId: newEntryId(),
    answerEntryId,
    questionIndex: next.questionIndex,
    followUpIndex: next.followUpIndex,
    finished: !decision.isFollowUp && progress.questionIndex === questions.length - 1,
  };
  store.together(() => {
    if (answerEntryId !== null) {
      store.markScored(answerEntryId, decision.scored);
      store.saveReply(answerEntryId, reply);
    }
    store.append({
      id: reply.entryId,
      speaker: 'ai',
      text: decision.text,
      questionIndex: next.questionIndex,
      followUpIndex: next.followUpIndex,
      isFollowup: decision.isFollowUp,
      isFollowupAnswer: false,
      transitionTo: decision.transitionTo ?? null,
      kind: decision.kind,
      scored: false,
      createdAt: now,
    });
    store.updateInterview({ ...interview, progress: next, lastActivityAt: now });
  });
  return succeed(reply);
}
