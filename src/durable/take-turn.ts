import type { TurnReply } from '#contract/interview-calls.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import type { MoveInput, Turn as SpokenTurn } from '#domain/interview/move.ts';
import { applyReply } from '#domain/interview/progress.ts';
import { settleMove } from '#domain/interview/settle-move.ts';
import type { PhraseRequest, WholeTalk } from '#engines/phraser.ts';
import type { WholeReply } from '#engines/whole-reply.ts';
import { readState } from './interview-state.ts';
import { conflict, type Refused } from './outcome.ts';
import type { InterviewRecord, InterviewStore, OpenTurn, StoredEntry } from './store.ts';
import { refuseTooMuch } from './transcript-room.ts';

export interface Turn {
  /** Blank means silence. */
  userText: string;
  entryId?: string;
  /** The interviewer entry being answered; fences a second tab. */
  replyTo?: string;
}

/** What became of the wish to take a turn: its reply is there already, or is still to be worded, or it is refused. */
export type Opened = { reply: TurnReply } | { open: OpenTurn } | { refused: Refused };

export const staleTurn = (store: InterviewStore, interview: InterviewRecord): Refused => ({
  ok: false,
  reason: 'stale_turn',
  state: readState(store, interview),
});

/**
 * The first step of a turn: keeps the answer, and with it what the interviewer does next, which code decides. Only the
 * words of the reply are still missing then. A repeated answer gets the stored reply, or joins the turn that is open.
 */
export function openTurn(
  store: InterviewStore,
  interview: InterviewRecord,
  turn: Turn,
  now: number,
  newEntryId: () => string,
): Opened {
  const reply = turn.entryId === undefined ? undefined : store.replyTo(turn.entryId);
  if (reply) return { reply };
  const open = store.openTurn();
  if (open && open.id === turn.entryId) return { open };
  if (interview.finishedAt !== null) return { refused: conflict('This interview is finished') };
  const isStale = turn.replyTo !== undefined && turn.replyTo !== store.latestInterviewerEntryId();
  if (open || isStale) return { refused: staleTurn(store, interview) };
  const { progress } = interview;
  if (progress.phase !== 'user_turn_pending') {
    return { refused: conflict('This question is answered; ask for the next one') };
  }

  const id = turn.entryId ?? newEntryId();
  if (store.wasRemoved(id)) return { refused: conflict('This answer was deleted') };
  const known = store.entry(id);
  if (known && known.questionIndex !== progress.questionIndex) return { refused: staleTurn(store, interview) };
  const userText = known?.text ?? turn.userText;
  const isSilence = userText.trim() === '';
  const beforeSeq = known?.seq ?? store.nextSeq();
  const input = replyInput(store, interview, beforeSeq, userText);
  if (!input) return { refused: conflict('This interview has no question at its current place') };
  const tooMuch = isSilence ? undefined : refuseTooMuch(store, [{ text: userText }]);
  if (tooMuch) return { refused: tooMuch };

  const move = decideMove(input);
  const opened: OpenTurn = { id, answerEntryId: isSilence ? null : id, move, beforeSeq };
  store.together(() => {
    if (!isSilence) {
      store.append({
        id,
        speaker: 'human',
        text: userText,
        questionIndex: progress.questionIndex,
        followUpIndex: progress.followUpIndex,
        isFollowup: false,
        isFollowupAnswer: progress.followUpIndex > 0,
        transitionTo: null,
        kind: 'answer',
        gap: null,
        scored: move.scored,
        createdAt: now,
      });
      store.markScored(id, move.scored);
      // The candidate starts again: what was said to this question before no longer counts.
      if (move.setsAside) store.setAside(progress.questionIndex, beforeSeq);
    }
    store.saveOpenTurn(opened);
    store.updateInterview({ ...interview, lastActivityAt: now });
  });
  return { open: opened };
}

/** What the phraser is asked for an open turn: read from the store, so that it is the same after an eviction. */
export function phraseRequest(store: InterviewStore, interview: InterviewRecord, open: OpenTurn): PhraseRequest {
  const userText = open.answerEntryId === null ? '' : (store.entry(open.answerEntryId)?.text ?? '');
  const input = replyInput(store, interview, open.beforeSeq, userText);
  if (!input) throw new Error('An open turn has no question');
  return { move: open.move, input, wholeTalk: () => wholeTalk(store, interview) };
}

/** What the phraser would be asked if these words were the answer; undefined where there is none to be given now. */
export function foreseeRequest(
  store: InterviewStore,
  interview: InterviewRecord,
  entryId: string,
  userText: string,
): PhraseRequest | undefined {
  const { progress } = interview;
  if (interview.finishedAt !== null || progress.phase !== 'user_turn_pending' || store.openTurn()) return undefined;
  if (store.entry(entryId) || store.wasRemoved(entryId)) return undefined;
  const input = replyInput(store, interview, store.nextSeq(), userText);
  if (!input) return undefined;
  const answer = { speaker: 'human' as const, text: userText, questionNumber: progress.questionIndex + 1 };
  const talk = () => {
    const before = wholeTalk(store, interview);
    return { ...before, transcript: [...before.transcript, answer] };
  };
  return { move: decideMove(input), input, wholeTalk: talk };
}

function wholeTalk(store: InterviewStore, interview: InterviewRecord): WholeTalk {
  return {
    interviewId: interview.id,
    questions: store.questions().map(({ id, text }) => ({ id, text })),
    currentQuestionIndex: interview.progress.questionIndex,
    transcript: store
      .entries()
      .map(({ speaker, text, questionIndex }) => ({ speaker, text, questionNumber: questionIndex + 1 })),
    company: interview.profile.company,
    jobDescription: interview.jobDescription,
    customGreeting: interview.greeting,
  };
}

/** The last step of a turn: keeps the reply with the progress that it makes. */
export function closeTurn(
  store: InterviewStore,
  interview: InterviewRecord,
  open: OpenTurn,
  { text, isFollowUp }: Pick<WholeReply, 'text' | 'isFollowUp'>,
  now: number,
  newEntryId: () => string,
): TurnReply {
  const { progress } = interview;
  const { id, answerEntryId } = open;
  const { input } = phraseRequest(store, interview, open);
  const move = settleMove(open.move, isFollowUp, input) ?? open.move;
  const next = applyReply(progress, move);
  const reply: TurnReply = {
    response: text,
    is_follow_up: move.isFollowUp,
    entryId: newEntryId(),
    answerEntryId,
    questionIndex: next.questionIndex,
    followUpIndex: next.followUpIndex,
    finished: move.transitionTo === 'end',
  };
  store.together(() => {
    store.closeTurn();
    store.saveReply(id, reply);
    store.append({
      id: reply.entryId,
      speaker: 'ai',
      text,
      questionIndex: next.questionIndex,
      followUpIndex: next.followUpIndex,
      isFollowup: move.isFollowUp,
      isFollowupAnswer: false,
      transitionTo: move.transitionTo ?? null,
      kind: move.kind,
      gap: move.gap,
      scored: false,
      createdAt: now,
    });
    store.updateInterview({ ...interview, progress: next, lastActivityAt: now });
  });
  return reply;
}

function replyInput(
  store: InterviewStore,
  { id, progress, length, profile }: InterviewRecord,
  beforeSeq: number,
  userText: string,
): MoveInput | undefined {
  const questions = store.questions();
  const question = questions[progress.questionIndex];
  return (
    question && {
      interviewId: id,
      question,
      isLastQuestion: progress.questionIndex === questions.length - 1,
      length,
      profile,
      turnsInQuestion: store
        .entries(progress.questionIndex)
        .filter(({ seq }) => seq < beforeSeq)
        .map(toTurn),
      followUpsUsed: progress.followUpsUsed,
      reactionsUsed: progress.reactionsUsed,
      userText: userText.trim(),
    }
  );
}

const toTurn = ({ speaker, text, kind, gap, scored }: StoredEntry): SpokenTurn => ({
  speaker,
  text,
  kind,
  gap,
  ...(speaker === 'human' ? { scored } : {}),
});
