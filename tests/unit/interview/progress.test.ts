import { describe, expect, it } from 'vitest';
import {
  advance,
  applyReply,
  createProgress,
  followUpBudget,
  furthestIndex,
  isLastQuestion,
  isOver,
  putOffIndex,
} from '#domain/interview/progress.ts';

const FOLLOW_UP = { isFollowUp: true, costsFollowUp: true, putsOff: false };
const REACTION = { isFollowUp: true, costsFollowUp: false, putsOff: false };
const END = { isFollowUp: false, costsFollowUp: false, putsOff: false };

describe('the progress of an interview', () => {
  it('begins at the candidate’s turn on the first question', () => {
    expect(createProgress()).toMatchObject({ questionIndex: 0, followUpIndex: 0, phase: 'user_turn_pending' });
  });

  it('counts a follow-up, and a reaction apart from it', () => {
    const after = applyReply(applyReply(createProgress(), FOLLOW_UP), REACTION);
    expect(after).toMatchObject({ followUpIndex: 1, followUpsUsed: 1, reactionsUsed: 1, phase: 'user_turn_pending' });
  });

  it('closes the question when the reply asks for nothing more, and opens the next with fresh counts', () => {
    const closed = applyReply(applyReply(createProgress(), FOLLOW_UP), END);
    expect(closed).toMatchObject({ questionIndex: 0, phase: 'processing_user_response' });
    expect(advance(closed, 3)).toEqual({ ...createProgress(), questionIndex: 1 });
  });

  it('is idle after the last question and stays there', () => {
    const last = { ...createProgress(), questionIndex: 2 };
    const idle = advance(last, 3);
    expect(idle).toMatchObject({ questionIndex: 2, phase: 'idle' });
    expect(advance(idle, 3)).toEqual(idle);
  });

  it('comes back after the last question to one that was put off, where it stood, and then ends', () => {
    const left = applyReply(applyReply(createProgress(), FOLLOW_UP), { ...END, putsOff: true });
    const second = advance(left, 2);
    expect([second.questionIndex, isLastQuestion(second, 2), putOffIndex(second)]).toEqual([1, false, 0]);
    expect([isOver(second, 0, 2), isOver(second, 1, 2)]).toEqual([false, false]);
    const back = advance(applyReply(second, END), 2);
    expect(back).toMatchObject({ questionIndex: 0, followUpsUsed: 1, reactionsUsed: 0, phase: 'user_turn_pending' });
    expect([isLastQuestion(back, 2), furthestIndex(back, 2), putOffIndex(back)]).toEqual([true, 1, undefined]);
    expect(isOver(back, 1, 2)).toBe(true);
    expect(advance(applyReply(back, END), 2)).toMatchObject({ questionIndex: 0, phase: 'idle' });
  });

  it('allows one follow-up a question in ten minutes, else two', () => {
    expect([followUpBudget('10min'), followUpBudget('30min'), followUpBudget('60min')]).toEqual([1, 2, 2]);
  });
});
