import { describe, expect, it } from 'vitest';
import { isAsk, ReplyCheck, replyFault } from '#domain/interview/check-reply.ts';
import { cutSentences } from '#domain/interview/cut-sentences.ts';
import { KnownFacts } from '#domain/model-text/known-facts.ts';

const rules = (more: Partial<ConstructorParameters<typeof ReplyCheck>[0]> = {}) => ({
  known: new KnownFacts(['I rang Leeds buses at 9 on a Monday, about 42 bags. The manager of Hollow Bean came.']),
  said: ['Tell me about a time when you helped a customer.'],
  asks: true,
  ...more,
});

describe('a sentence of a model', () => {
  it.each([
    ['How did the 42 bags get to Leeds?', undefined],
    ['What did you say to the people at Hollow Bean?', undefined],
    ['Take me to the moment when the manager came.', undefined],
    ['I follow you so far.', undefined],
    ['That must have been a long evening.', undefined],
    ['Great answer, thank you.', 'praise'],
    ["That's really impressive.", 'praise'],
    ['Well done.', 'praise'],
    ['Perfect! What came next?', 'praise'],
    ['- What came next?', 'markdown'],
    ['1. What came next?', 'markdown'],
    ['**What** came next?', 'markdown'],
    ['Interviewer: What came next?', 'stage words'],
    ['(pauses) What came next?', 'stage words'],
    ['As an AI, I would like to know what came next.', 'stage words'],
    ['Thank you, [name].', 'markdown'],
    ['You worked with XXX there.', 'placeholder'],
    ['What came next, and who else was there?', 'two asks'],
    ['Your score for this is high.', 'verdict'],
    ['You have passed.', 'verdict'],
    ['How did the 43 bags get there?', 'invented'],
    ['How did Starbucks take it?', 'invented'],
    ['Why did it take twelve days?', 'invented'],
    ['Tell me about a time when you helped a customer.', 'said before'],
    ['…', 'no words'],
  ])('%s: %s', (sentence, fault) => {
    expect(replyFault(sentence, rules())).toBe(fault);
  });
});

describe('a reply', () => {
  it('ends with its first ask', () => {
    const check = new ReplyCheck(rules());
    expect(check.take('I see.')).toBe('I see.');
    expect(check.take('What came next?')).toBe('What came next?');
    expect(check.take('And the end?')).toBeUndefined();
    expect(check.checked).toEqual({ sentences: ['I see.', 'What came next?'], hasAsk: true });
  });

  it('asks nothing where nothing is asked', () => {
    const check = new ReplyCheck(rules({ asks: false }));
    check.take('I have that now.');
    check.take('What came next?');
    check.take('Tell me more.');
    expect(check.checked.sentences).toEqual(['I have that now.']);
  });

  it('has at most 45 words', () => {
    const check = new ReplyCheck(rules());
    const twenty = (word: string) => `${Array(19).fill(word).join(' ')} it.`;
    expect(check.take(twenty('so'))).toBeDefined();
    expect(check.take(twenty('then'))).toBeDefined();
    expect(check.take(twenty('and'))).toBeUndefined();
  });

  it('says nothing twice', () => {
    const check = new ReplyCheck(rules());
    check.take('You went there on your own.');
    expect(check.take('You went there on your own.')).toBeUndefined();
  });
});

describe('what has been written so far', () => {
  it('is cut where a sentence has certainly ended', () => {
    expect(cutSentences('I see. What came next? And Dr. Lee sa')).toEqual({
      whole: ['I see.', ' What came next?'],
      rest: ' And Dr. Lee sa',
    });
    expect(cutSentences('It was 3.5')).toEqual({ whole: [], rest: 'It was 3.5' });
  });
});

it.each([
  ['What came next?', true],
  ['Tell me how it ended.', true],
  ['And now, please walk me through that day.', true],
  ['I have noted that.', false],
  ['We go on.', false],
])('%s asks: %s', (sentence, asks) => {
  expect(isAsk(sentence)).toBe(asks);
});
