import { describe, expect, it } from 'vitest';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

describe('a question of two whys', () => {
  it.each<[string, string, string]>([
    [
      'Why here, and why not stay self-employed?',
      "I've two small ones at home and a loan on the van.",
      'And why here?',
    ],
    [
      'Why tree work, and why a co-op rather than a contractor?',
      'I like heights and I like chainsaws, and I was never one for a desk. The money is decent, too.',
      'And why a co-op rather than a contractor?',
    ],
    [
      'Why would you like to work in a bookshop, and why this one?',
      'Because I like novels. The paper makes me calm.',
      'And why this bookshop?',
    ],
    [
      'Why do you want to learn this trade, and why with us?',
      'I love making things out of oak with my hands.',
      'And why with us?',
    ],
  ])('is asked on for the half that is missing: %s', (question, said, expected) => {
    const { kind, text } = reply('motivation', question, said);
    expect(kind).toBe('follow_up');
    expect(text).toContain(expected);
  });

  it.each([
    [
      'Why would you like to work in a bookshop, and why this one?',
      'I like novels, and you are the one shop where I was ever let sit on the floor to read.',
    ],
    [
      'Why here, and why not stay self-employed?',
      'Because you make your own furniture, and I am tired of doing my own books every Sunday night.',
    ],
  ])('is left alone where both halves were touched: %s', (question, said) => {
    expect(reply('motivation', question, said).kind).not.toBe('follow_up');
  });
});

describe('what somebody is asked to be drawn to', () => {
  it.each([
    'Why do you want to leave a mission school for us?',
    'Why do you want to leave your current job and come to us?',
    'Why would you like to leave the islands for this post?',
  ])('is never a leaving: %s', (question) => {
    const { text } = reply(
      'motivation',
      question,
      'It is for growth, and also for the family. My wife was posted to the town.',
    );
    expect(text).not.toMatch(/leaving|and come/i);
  });
});
