import { expect, it } from 'vitest';
import { goodLengthOf } from '#client/features/interview/good-length.ts';
import { commonOf, createStageState, type StageState } from '#domain/stage/stage.ts';

const at = (question: string, change: Partial<StageState> = {}): StageState =>
  ({
    ...commonOf(createStageState([{ id: 'q_1', text: question }], true)),
    stage: 'user_turn_pending',
    purpose: { for: 'caption' },
    ...change,
  }) as StageState;

const EPISODE = 'Tell me about a time you made a mistake.';

it.each([
  [EPISODE, false, '40 seconds to 1½ minutes'],
  [EPISODE, true, '20 to 50 seconds'],
  ['Why do you want to work here?', false, '25 seconds to a minute'],
])('of an answer to %s (follow-up: %s) is %s', (question, captionIsFollowUp, words) => {
  expect(goodLengthOf(at(question, { captionIsFollowUp }))?.words).toBe(words);
});

it('is told neither during the greeting nor once the question is over', () => {
  expect(goodLengthOf(at(EPISODE, { stage: 'greeting_only' }))).toBeNull();
  expect(goodLengthOf(at(EPISODE, { stage: 'processing_user_response', work: { kind: 'closing' } }))).toBeNull();
});
