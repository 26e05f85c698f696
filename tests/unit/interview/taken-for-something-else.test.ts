import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const STORY = 'Tell me about a day when an order went wrong.';
const SLIP = 'Tell me about a time you made a mistake that could have cost somebody dear.';

describe('an answer that sounds like something else', () => {
  it.each<[QuestionType, string, string]>([
    [
      'intro',
      'Tell us a little about yourself.',
      "eh I'm seventeen. I'm from Gort. done my leaving cert there in June",
    ],
    ['intro', 'Tell us a little about yourself.', 'I am nineteen, from Tuam. Not long after leaving school there.'],
    [
      'behavioral',
      'Tell me about a time you protected somebody while you were caring for them.',
      'With Mum, all the time. You just do.',
    ],
    ['motivation', 'What keeps you in this trade, and why this bakery?', "The kids. You know. It's about the kids."],
    ['general', 'We start at three every morning. How would that fit with your life?', "It's fine. Yes, it's fine."],
    [
      'behavioral',
      'Tell us your weaknesses, and how you are working on them.',
      'I am perfectionist and I work too hard. These are my weaknesses.',
    ],
  ])('is taken as the answer that it is (%s: %s %s)', (type, question, said) => {
    const { intent, scored, text } = reply(type, question, said);
    expect(intent).toBe('answer');
    expect(scored).toBe(true);
    expect(text).not.toContain(question);
  });

  it.each<[string, string]>([
    ["I'm leaving now, thanks, that's me done.", 'stop'],
    ['Oh, my mum is calling me, wait.', 'off_topic'],
    ['Okay, thank you.', 'greeting'],
  ])('is still heard for what else it is: %s', (said, intent) => {
    expect(reply('behavioral', STORY, said).intent).toBe(intent);
  });
});

describe('what somebody cannot say they have had', () => {
  it.each([
    "I can't say I've had that, exactly.",
    "Well, I can't say that I've ever done that.",
    'I cannot say I have come across that, no.',
  ])('is an experience that lacks, and another way is offered: %s', (said) => {
    const { intent, kind, text } = reply('behavioral', STORY, said);
    expect(intent).toBe('no_experience');
    expect(kind).toBe('narrower_try');
    expect(text).not.toMatch(/missed it|nothing but the posting/);
  });

  it.each([
    "I can't say I've had a worse day than that. The mixer broke, so I kneaded forty loaves by hand and we opened late.",
  ])('is no matter where something is told: %s', (said) => {
    expect(reply('behavioral', STORY, said).intent).toBe('answer');
  });
});

describe('an illness that comes on', () => {
  it.each([
    "I would like to stop for a second if that's alright I'm sorry I got a migraine coming the light's doing the thing",
    "Sorry, can we stop there? I'm feeling really dizzy.",
    'I need to take a break, I think I am going to be sick.',
  ])('is let be, kindly and without the question: %s', (said) => {
    const { intent, scored, isFollowUp, text } = reply('behavioral', SLIP, said);
    expect(intent).toBe('stop');
    expect(scored).toBe(false);
    expect(isFollowUp).toBe(true);
    expect(text).toMatch(/^I am sorry that you are not well\. .*as long as you need.*End Interview/);
    expect(text).not.toContain('?');
  });

  it.each([
    'A lad on the ovens had a migraine, so I told him we can stop, and I sent him home.',
    "I'd say to him let's stop, you're dizzy, sit down.",
    'I had to stop the van because I was feeling sick, and I rang the shop and told them it would be late.',
    'When I feel dizzy on the ladder I have to stop and come down.',
  ])('is part of an answer where it is told: %s', (said) => {
    expect(reply('behavioral', SLIP, said).intent).toBe('answer');
  });
});

describe('a child that was lost', () => {
  it.each([
    "You'd know as I'd go quiet. Babies I'd struggle with, I lost one in 1988, and I'd want to be asked first.",
    'I lost a baby years ago, so I know what not to say, and I would sit with them and wait.',
  ])('is met with sorrow: %s', (said) => {
    const { text } = reply('self_assessment', 'How would you cope with this work day after day?', said);
    expect(text).toMatch(/\bsorry\b/);
  });

  it.each([
    'Babies are hard to photograph, I lost one morning to a christening and I learned to bring a rattle.',
    'I lost a child in the shop for ten minutes, so I shut the doors and called the manager.',
  ])('is not heard where none was: %s', (said) => {
    expect(reply('self_assessment', 'How would you cope with this work day after day?', said).text).not.toMatch(
      /\bsorry\b/,
    );
  });
});
