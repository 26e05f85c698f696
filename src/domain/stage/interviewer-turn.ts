import { captionAfter, plainCaption } from './caption.ts';
import { finish } from './end-interview.ts';
import {
  type Answer,
  type AskedQuestion,
  commonOf,
  DEFAULT_GREETING,
  FALLBACK_REPLY,
  type In,
  isLastQuestion,
  isTurn,
  type Purpose,
  purposeOf,
  recordingOf,
  type StageEffect,
  type StageEvent,
  type StageState,
  type Step,
  wordsDueOf,
} from './stage.ts';
import { after, awaitReply, keep, keepHeld, pend, quieten, speak, stay } from './stage-moves.ts';
import { NEXT_QUESTION_DELAY_MS } from './timing.ts';

/** The greeting and the first question are one turn of speech; a greeting that asks it already is enough. */
export function greet(state: In<'initializing_interview'>, greeting: string | null): Step {
  const first = state.questions[0]?.text ?? '';
  const words = greeting?.trim() || DEFAULT_GREETING;
  const text = words.includes(first) ? words : `${words} ${first}`;
  return speak({ ...state, ...plainCaption(first), stage: 'greeting_only', greeting: text }, text);
}

/** Goes on from where the server stands. */
export function resume(before: StageState, event: Extract<StageEvent, { type: 'resume' }>): Step {
  const { state, effects } = leaveTurn(before);
  const { questionIndex } = event;
  const asking: StageState = {
    ...commonOf(state),
    stage: 'ai_asking_question',
    questionIndex,
    followUpIndex: event.followUpIndex,
    furthestIndex: event.furthestIndex,
    putOffIndex: event.putOffIndex,
    emptyTurns: 0,
    reactions: event.reactions,
    ...event.caption,
  };
  if (event.phase === 'processing_user_response' || event.phase === 'idle') return after(effects, goOn(asking));
  if (event.unsentAnswer === undefined) return after(effects, speak(asking, event.latestText));
  return {
    state: awaitReply(asking, []),
    effects: [...effects, { kind: 'request_reply', answer: event.unsentAnswer, questionIndex }],
  };
}

/** Falls silent, and can be resumed. */
export function leave(state: StageState): Step {
  const left = leaveTurn(state);
  return after(quieten(state), left);
}

/** What was being said or waited for a reply belongs to the question that it was said to. */
function leaveTurn(state: StageState): Step {
  const due = wordsDueOf(state);
  const { questionIndex, lateWords } = state;
  const effects: StageEffect[] = [];
  if (recordingOf(state) !== null) effects.push({ kind: 'stop_recording', stopReason: 'manual' });
  if (due !== null) effects.push({ kind: 'end_answer' });
  return {
    state: {
      ...commonOf(state),
      stage: 'initializing_interview',
      unheard: false,
      lateWords: due === null ? lateWords : [...lateWords, { recording: due, questionIndex }],
    },
    effects: [...effects, ...keepHeld(state)],
  };
}

/** The question is over. */
export function goOn(state: StageState): Step {
  const { questionIndex } = state;
  if (isLastQuestion(state)) return finish(state);
  return {
    state: { ...commonOf(state), stage: 'processing_user_response', work: { kind: 'awaiting_next' } },
    effects: [{ kind: 'request_next', questionIndex }],
  };
}

export function ask(state: StageState, { index = state.furthestIndex + 1, text }: AskedQuestion): Step {
  const isAgain = index === state.putOffIndex;
  return speak(
    {
      ...commonOf(state),
      stage: 'ai_asking_question',
      questionIndex: index,
      furthestIndex: Math.max(state.furthestIndex, index),
      putOffIndex: isAgain ? null : state.putOffIndex,
      followUpIndex: 0,
      emptyTurns: 0,
      reactions: 0,
      ...plainCaption(text),
    },
    text,
  );
}

export function speechEnded(state: StageState): Step {
  if (state.stage === 'greeting_only' || state.stage === 'ai_asking_question') return pend(state, { for: 'caption' });
  const isIdleTurn = state.stage === 'user_responding' && state.recording === null && state.canRecord;
  if (state.stage === 'user_turn_pending' || isIdleTurn) return pend(state, purposeOf(state));
  return state.stage === 'processing_user_response' && state.work.kind === 'closing' ? close(state) : stay(state);
}

/** The question ended: the next one is asked after a moment of silence. */
const close = (state: StageState): Step => ({
  state: { ...commonOf(state), stage: 'processing_user_response', work: { kind: 'closing' } },
  effects: [{ kind: 'start_timer', name: 'next_question', ms: NEXT_QUESTION_DELAY_MS }],
});

type Reply = Extract<StageEvent, { type: 'reply_received' }>;

/**
 * A reply is spoken when the candidate waits for it. One that finds them speaking again is only shown: words that were
 * said meanwhile answer it, or are added to the question that it ended.
 */
export function replyReceived(before: StageState, reply: Reply): Step {
  const purpose = purposeOf(before);
  if (purpose.for !== 'coming_reply') return stay(before);
  if (reply.isFollowUp === undefined) return replyFailed(before);
  const { text, isFollowUp } = reply;
  const isReaction = reply.followUpIndex === before.followUpIndex;
  const state: StageState = {
    ...before,
    ...captionAfter(before, { text, isFollowUp, isReaction }),
    followUpIndex: reply.followUpIndex ?? before.followUpIndex,
    putOffIndex: reply.putOffIndex ?? before.putOffIndex,
    reactions: before.reactions + (isFollowUp && isReaction ? 1 : 0),
  };
  const isWaited = state.stage === 'processing_user_response' && state.work.kind === 'awaiting_reply';
  if (!isFollowUp) {
    if (!isWaited) return after(keepHeld(state), stay(withPurpose(state, { for: 'past_question', next: 'not_asked' })));
    if (purpose.held.length > 0) return after(keepHeld(state), close(state));
    return speak({ ...commonOf(state), stage: 'processing_user_response', work: { kind: 'closing' } }, text);
  }
  if (purpose.held.length > 0) return sendHeld(state, purpose.held);
  if (!isWaited) return stay(withPurpose(state, { for: 'caption' }));
  return speak({ ...commonOf(state), stage: 'user_turn_pending', purpose: { for: 'caption' } }, text);
}

/** A reply that failed, or does not say whether it is a follow-up, never moves on: the candidate keeps the turn. */
export function replyFailed(state: StageState): Step {
  const purpose = purposeOf(state);
  if (purpose.for !== 'coming_reply') return stay(state);
  if (purpose.held.length > 0) return sendHeld(state, purpose.held);
  if (state.stage !== 'processing_user_response' || state.work.kind !== 'awaiting_reply')
    return stay(withPurpose(state, { for: 'caption' }));
  return speak(
    {
      ...commonOf(state),
      stage: 'user_turn_pending',
      purpose: { for: 'caption' },
      acknowledgement: FALLBACK_REPLY,
    },
    FALLBACK_REPLY,
  );
}

/** What waited for the reply is sent; its last part is what the interviewer reacts to. */
function sendHeld(state: StageState, held: readonly Answer[]): Step {
  const { questionIndex } = state;
  const effects = held.flatMap((answer, i): StageEffect[] =>
    i < held.length - 1 ? keep(answer, questionIndex) : [{ kind: 'request_reply', answer, questionIndex }],
  );
  const waiting: Purpose = { for: 'coming_reply', held: [] };
  const isWaited = state.stage === 'processing_user_response' && state.work.kind === 'awaiting_reply';
  return { state: isWaited ? awaitReply(state, []) : withPurpose(state, waiting), effects };
}

export function nextReceived(state: StageState, question: AskedQuestion | undefined): Step {
  const purpose = purposeOf(state);
  if (purpose.for !== 'past_question' || purpose.next !== 'asked') return stay(state);
  if (!question) return finish(state);
  const isWaited = state.stage === 'processing_user_response' && state.work.kind === 'awaiting_next';
  return isWaited ? ask(state, question) : stay(withPurpose(state, { for: 'past_question', next: question }));
}

/** The server does not tell what comes next: the page knows the questions too. */
export function nextFailed(state: StageState): Step {
  const { questions, furthestIndex, putOffIndex } = state;
  const index = furthestIndex < questions.length - 1 ? furthestIndex + 1 : (putOffIndex ?? furthestIndex + 1);
  const question = questions[index];
  return nextReceived(state, question && { text: question.text, index });
}

function withPurpose(state: StageState, purpose: Purpose): StageState {
  if (isTurn(state)) return { ...state, purpose };
  if (state.stage !== 'processing_user_response' || state.work.kind !== 'transcribing') return state;
  return { ...state, work: { ...state.work, purpose } };
}
