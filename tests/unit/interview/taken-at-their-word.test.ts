import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const STORY = 'Tell me about a day when an order went wrong.';
const FAULT = 'What would your last baker say is the worst thing about you?';

describe('an offer or a delay', () => {
  it.each([
    "Not the one I'm thinking of, no. I could tell you another one if you'd give me a moment.",
    "I'd rather leave that one be. I can find you a different example, just give me a minute.",
    "Ha, nasty one. All right, go on, I'll have a think about it.",
    'Let me think about that.',
    'Hm, let me think about that one for a second.',
  ])('is given its time: %s', (said) => {
    const { text, intent, isFollowUp, scored } = reply('behavioral', STORY, said);
    expect(intent).toBe('think');
    expect(isFollowUp).toBe(true);
    expect(scored).toBe(false);
    expect(text).toMatch(/^(?:Please do|Take all|No hurry|That is fine)/);
  });

  it('is bidden when something is offered', () => {
    const said = "I'll tell you another one if you give me a second.";
    expect(reply('behavioral', STORY, said).text).toBe('Please do, take your time.');
    expect(reply('self_assessment', FAULT, "Cheeky. But go on, I'll think about it.").text).toBe(
      'Please do, take your time.',
    );
  });

  it.each<[QuestionType, string, string]>([
    ['situational', 'A rep offers you a free mixer. What do you say?', "I'd tell him I'll think about it."],
    ['behavioral', STORY, 'The flour was late, so I rang the mill and told them I can take another one if need be.'],
  ])('is none in what was said to somebody else (%s: %s %s)', (type, question, said) => {
    expect(reply(type, question, said).intent).toBe('answer');
  });
});

describe('a short and honest answer', () => {
  it.each<[QuestionType, string, string]>([
    [
      'situational',
      'A customer asks whether the cake is free of nuts, and you did not bake it. What do you say?',
      'No.',
    ],
    [
      'situational',
      'A reporter rings and asks if your bread cures illness. What do you tell them?',
      'No, it does not.',
    ],
    ['self_assessment', 'Bakers are said to be grumpy. How about you?', 'Me? I can be short.'],
    ['self_assessment', 'How do you notice that it is getting too much?', 'I go silent. My sister would say the same.'],
    ['self_assessment', 'What in your baking are you still working on?', 'The pastry. I hate it.'],
    ['self_assessment', 'What do you find hardest in the job?', "The ovens, I can't stand them."],
    ['general', 'How fast are you at packing, and how did you learn it?', "I'm at forty boxes a minute."],
  ])('is one, and is asked on (%s: %s %s)', (type, question, said) => {
    const { intent, scored, text } = reply(type, question, said);
    expect(intent).toBe('answer');
    expect(scored).toBe(true);
    expect(text).not.toMatch(/skip|take a moment|That happens|^Of course|all the time/);
  });

  it.each<[QuestionType, string, string]>([
    ['behavioral', 'Can you tell me about a time when an order went wrong?', 'No.'],
    ['technical', 'How do you prove a dough?', 'No.'],
    ['self_assessment', FAULT, 'I get nervous.'],
    ['self_assessment', FAULT, 'Sorry, give me a minute.'],
    ['self_assessment', FAULT, 'This question. I hate it.'],
  ])('is not made of a refusal, of nerves or of a blank (%s: %s %s)', (type, question, said) => {
    expect(reply(type, question, said).intent).not.toBe('answer');
  });
});

describe('a question before the answer', () => {
  it.each(['Do I hafta name names?', "Must I name anyone? She's still my boss.", 'Do I got to name names here?'])(
    'hears that no names are needed: %s',
    (said) => {
      expect(reply('behavioral', STORY, said).text).toBe(`No, no names needed. ${STORY}`);
    },
  );

  const PROVING = 'What do you know about proving, and how would you tell if a dough is ready to be shaped?';

  it('hears yes where the reading has something of the question in it', () => {
    const said = "Is that when the dough, like, swells up? Or is it something else you're talking about?";
    expect(reply('technical', PROVING, said).text).toMatch(
      /^Yes, take it like that\. (?:And )?how would you tell if a dough/i,
    );
  });

  it('gets the question in other words where it is not sure', () => {
    const said = 'Is that when you show a certificate? Or is it something else';
    const { intent, text } = reply('technical', PROVING, said);
    expect(intent).toBe('rephrase');
    expect(text).not.toMatch(/^Yes/);
    expect(text).not.toContain('skip');
  });

  it('is answered and leaves the last question open', () => {
    const question = 'Why days, and why us rather than the mill?';
    const said =
      "Can I ask something first, is there weekend work? The advert said some and the girl on the phone said none, and with two little ones it makes a difference to what I'd say to you.";
    const { text, intent, isFollowUp, kind } = reply('motivation', question, said, { isLastQuestion: true });
    expect(intent).toBe('about_job');
    expect(kind).toBe('reaction');
    expect(isFollowUp).toBe(true);
    expect(text).toBe(`I do not know that, so keep it for the employer. ${question}`);
  });

  it('is told that words of an earlier question do not matter here', () => {
    const question = 'The oven fails at six in the morning. What do you do?';
    const said = 'Sorry, what is "over the moon"? You say it before. I do not know if is good.';
    const { text, isFollowUp } = reply('situational', question, said);
    expect(isFollowUp).toBe(true);
    expect(text).toMatch(/^You do not need “over the moon” here/);
  });
});

describe('what is told or asked in a word', () => {
  it('has a saying explained, of whichever question it was', () => {
    const said = 'Excuse me, what means from scratch? You said that before.';
    expect(reply('situational', 'The oven fails at six. What do you do?', said).text).toMatch(
      /^By “from scratch” I mean from the very beginning\./,
    );
  });

  it('is asked for the other half after a figure', () => {
    const question = 'How fast are you at packing, and what have you done to get faster?';
    expect(reply('self_assessment', question, "I'm at forty boxes an hour.").text).toMatch(
      /And what have you done to get faster\?$/,
    );
  });
});

describe('a death told in passing', () => {
  it.each([
    [
      "I did six years of nights, then I went part-time as my mum was ill. She passed at Easter, so now I'm free.",
      'mother',
    ],
    [
      'I baked in Leeds for ten years. My dad was poorly for the last two of them. He passed in March, so I moved back.',
      'father',
    ],
  ])('gets one sentence of sympathy: %s', (said, kin) => {
    expect(reply('intro', 'Could you tell me what you have been doing?', said).text).toMatch(
      new RegExp(`^I am sorry about your ${kin}\\.`),
    );
  });

  it.each([
    'My dad was poorly that year. My brother sat his test and he passed in March.',
    'My mum was ill, and she passed at the first try all the same: the exam board was kind.',
  ])('is not heard in an exam: %s', (said) => {
    expect(reply('intro', 'Could you tell me what you have been doing?', said).text).not.toContain('I am sorry about');
  });
});
