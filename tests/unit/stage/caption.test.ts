import { describe, expect, it } from 'vitest';
import { captionAfter, plainCaption } from '#domain/stage/caption.ts';

const QUESTION = plainCaption('What did you build?');
const followUp = (text: string) => captionAfter(QUESTION, { text, isFollowUp: true, isReaction: false });
const reaction = (text: string, before = QUESTION) =>
  captionAfter(before, { text, isFollowUp: true, isReaction: true });

describe('the caption', () => {
  it('has a follow-up without the thanks before it, which stand above', () => {
    expect(followUp('Thank you, that is clear. What would you do differently today?')).toEqual({
      caption: 'What would you do differently today?',
      captionIsFollowUp: true,
      acknowledgement: 'Thank you, that is clear.',
    });
    expect(followUp('Thank you. Tell me what came of it.').caption).toBe('Tell me what came of it.');
  });

  it('has the whole of a follow-up that asks in no usual way', () => {
    expect(followUp('And the costs, in a sentence or two.')).toMatchObject({
      caption: 'And the costs, in a sentence or two.',
      captionIsFollowUp: true,
    });
  });

  it('keeps the label of what is asked once more or in other words', () => {
    expect(reaction('Of course. What did you build?')).toEqual({ ...QUESTION, acknowledgement: 'Of course.' });
    expect(reaction('Put differently: which thing did you make?')).toMatchObject({
      caption: 'Put differently: which thing did you make?',
      captionIsFollowUp: false,
    });
    const { captionIsFollowUp, caption } = reaction('Once more. How large was it?', followUp('How large was it?'));
    expect([captionIsFollowUp, caption]).toEqual([true, 'How large was it?']);
  });

  it.each(['Take all the time you need.', 'No hurry, go ahead when you are ready.'])('stands while %s', (text) => {
    expect(reaction(text)).toEqual({ ...QUESTION, acknowledgement: text });
  });

  it('stands while the question is closed', () => {
    const closing = { text: 'Thank you, shall we move on?', isFollowUp: false, isReaction: false };
    expect(captionAfter(QUESTION, closing)).toEqual({ ...QUESTION, acknowledgement: 'Thank you, shall we move on?' });
  });
});
