import type { TurnReply } from '#contract/interview-calls.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import { areFor } from '#domain/interview/model-turn.ts';
import type { MoveInput, Turn as SpokenTurn } from '#domain/interview/moves.ts';
import { applyReply, isLastQuestion, type Progress } from '#domain/interview/progress.ts';
import { settleMove } from '#domain/interview/settle-move.ts';
import { type Reading, silence } from '#domain/reading/reading.ts';
import { newEntryId } from '#durable/new-entry-id.ts';
import { conflict, type Refused } from '#durable/outcome.ts';
import type { InterviewRecord, InterviewStore, OpenTurn, StoredEntry } from '#durable/store.ts';
import type { Phrased, PhraseRequest, WholeTalk } from '#engines/phraser.ts';
import type { ReaderAnswer, ReadRequest } from '#engines/reader.ts';
import { putOffOf, readState } from './interview-state.ts';
import { soFarOf } from './so-far.ts';
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
 * The first step of a turn: keeps the answer. It is read then, and what the interviewer does next is decided from the
 * reading, so that no fault in either can lose a word. A repeated answer gets the stored reply, or joins the open turn.
 */
export function openTurn(store: InterviewStore, interview: InterviewRecord, turn: Turn, now: number): Opened {
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
  if (!store.questions()[progress.questionIndex])
    return { refused: conflict('This interview has no question at its current place') };
  const tooMuch = isSilence ? undefined : refuseTooMuch(store, [{ text: userText }]);
  if (tooMuch) return { refused: tooMuch };

  const opened: OpenTurn = { id, answerEntryId: isSilence ? null : id, move: null, words: null, beforeSeq };
  store.together(() => {
    if (!isSilence)
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
        // Words are an answer until they are read as something else, but for what is asked at the end.
        scored: progress.invited === 0,
        createdAt: now,
      });
    store.saveOpenTurn(opened);
    store.updateInterview({ ...interview, lastActivityAt: now });
  });
  return { open: opened };
}

/** What the reader is asked for an open turn. */
export function openTurnRequest(store: InterviewStore, interview: InterviewRecord, open: OpenTurn): ReadRequest {
  const request = readRequest(store, interview, interview.progress.questionIndex, open.beforeSeq, textOf(store, open));
  if (!request) throw new Error('An open turn has no question');
  return request;
}

/** The second step of a turn: keeps what was made of the answer, and what the interviewer does next, which code decides. */
export function decideTurn(
  store: InterviewStore,
  interview: InterviewRecord,
  open: OpenTurn,
  { reading, proposed }: Read,
): DecidedTurn {
  const move = decideMove({ ...openTurnRequest(store, interview, open), reading });
  const decided: DecidedTurn = { ...open, move, words: proposed && areFor(proposed, move) ? proposed.text : null };
  store.together(() => {
    if (open.answerEntryId !== null) store.saveReading(open.answerEntryId, reading);
    // The candidate starts again: what was said to this question before no longer counts.
    if (move.setsAside) store.setAside(interview.progress.questionIndex, open.beforeSeq);
    store.saveOpenTurn(decided);
  });
  return decided;
}

/** What a reader made of an answer, and would say to it. */
export type Read = Pick<ReaderAnswer, 'reading' | 'proposed'>;

/** A turn whose answer was read. */
export type DecidedTurn = OpenTurn & { move: NonNullable<OpenTurn['move']> };
export const isDecided = (open: OpenTurn): open is DecidedTurn => open.move !== null;

const textOf = (store: InterviewStore, { answerEntryId }: OpenTurn): string =>
  answerEntryId === null ? '' : (store.entry(answerEntryId)?.text ?? '');

/** What the phraser is asked for a turn: read from the store, so that it is the same after an eviction. */
export function phraseRequest(store: InterviewStore, interview: InterviewRecord, open: DecidedTurn): PhraseRequest {
  const input = openTurnRequest(store, interview, open);
  const kept = open.answerEntryId === null ? undefined : store.entry(open.answerEntryId)?.reading;
  return {
    move: open.move,
    input: { ...input, reading: kept ?? silence('none') },
    wholeTalk: () => wholeTalk(store, interview),
  };
}

/** What the reader would be asked if these words were the answer; undefined where there is none to be given now. */
export function foreseeRequest(
  store: InterviewStore,
  interview: InterviewRecord,
  entryId: string,
  userText: string,
): ReadRequest | undefined {
  const { progress } = interview;
  if (interview.finishedAt !== null || progress.phase !== 'user_turn_pending' || store.openTurn()) return undefined;
  if (store.entry(entryId) || store.wasRemoved(entryId)) return undefined;
  return readRequest(store, interview, progress.questionIndex, store.nextSeq(), userText);
}

/** What the phraser would be asked for words that are no answer yet. */
export function foreseenPhrase(
  store: InterviewStore,
  interview: InterviewRecord,
  request: ReadRequest,
  reading: Reading,
): PhraseRequest {
  const input: MoveInput = { ...request, reading };
  const answer = {
    speaker: 'human' as const,
    text: request.userText,
    questionNumber: interview.progress.questionIndex + 1,
  };
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
  open: DecidedTurn,
  { text, isFollowUp }: Pick<Phrased, 'text' | 'isFollowUp'>,
  now: number,
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
    ...putOffOf(next),
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

/** What the reader is asked about words to a question, with what was said to it before this place. */
export function readRequest(
  store: InterviewStore,
  { id, progress, length, profile, jobDescription: posting }: InterviewRecord,
  questionIndex: number,
  beforeSeq: number,
  userText: string,
): ReadRequest | undefined {
  const questions = store.questions();
  const question = questions[questionIndex];
  if (!question) return undefined;
  const entries = store.entries().filter(({ seq }) => seq < beforeSeq);
  const isCurrent = questionIndex === progress.questionIndex;
  return {
    interviewId: id,
    question,
    isLastQuestion: isCurrent ? isLastQuestion(progress, questions.length) : questionIndex === questions.length - 1,
    putOff: isCurrent ? becameOfPutOff(progress, questions.length) : 'promised',
    length,
    profile,
    turnsInQuestion: entries.filter((entry) => entry.questionIndex === questionIndex).map(toTurn),
    followUpsUsed: isCurrent ? progress.followUpsUsed : 0,
    reactionsUsed: isCurrent ? progress.reactionsUsed : 0,
    soFar: soFarOf(store, entries, { questionIndex, progress, planned: questions.length, length }),
    ...(isCurrent && progress.invited > 0 ? { invited: { times: progress.invited, posting } } : {}),
    userText: userText.trim(),
  };
}

function becameOfPutOff({ questionIndex, putOff }: Progress, questionCount: number): MoveInput['putOff'] {
  if (putOff === null) return 'may_be';
  if (putOff.isBack) return 'is_back';
  return questionIndex === questionCount - 1 ? 'comes_next' : 'promised';
}

const toTurn = ({ speaker, text, kind, gap, scored, reading }: StoredEntry): SpokenTurn => ({
  speaker,
  text,
  kind,
  gap,
  ...(speaker === 'human' ? { scored, ...(reading && { intent: reading.intent.name }) } : {}),
});
