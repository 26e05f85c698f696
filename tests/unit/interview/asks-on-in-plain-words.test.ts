import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

/** A whole long question is never read back to whoever told no case of it. */
describe('a case is asked for in one breath', () => {
  it.each<[string, string, RegExp]>([
    [
      'Tell me about a time when you had to persuade a committee of volunteers or trustees to spend more than was planned.',
      'Committees are like that, they always want it cheaper. You need patience with them.',
      /one particular case/,
    ],
    [
      'Tell us about a time the river came up on a night shift and you had to decide who to ring.',
      'Rivers come up. We always ring who is on the list and people are used to it.',
      /one time when the river came up on a night shift, and tell me what happened\?$/,
    ],
    [
      'Tell me about a time you calmed an anxious horse.',
      'Horses always know. You have to breathe slow and they are like a mirror of you.',
      /one time when you calmed an anxious horse, and tell me what happened\?$/,
    ],
  ])('%s', (question, said, asked) => {
    expect(reply('behavioral', question, said).text).toMatch(asked);
  });
});

describe('how somebody got used to a thing is no case', () => {
  it.each<[QuestionType, string, string]>([
    ['behavioral', 'How have you adapted to working in a second language?', 'It is fine now. I always manage.'],
    ['behavioral', 'How have you adjusted to being on your feet all day?', 'You get used to it.'],
    ['behavioral', 'You ran your own salon. How have you coped with having a manager again?', 'I cope fine.'],
  ])('%s, %s, %s', (type, question, said) => {
    expect(reply(type, question, said).text).toMatch(/What was hard about it at first, and what helped\?$/);
  });
});

describe('what the question asks to have been done is asked for in its words', () => {
  it.each<[string, string, RegExp]>([
    [
      'Tell us about a rule that nobody in the yard kept. What did you do to change their minds?',
      'Nobody wore the hard hats. It was thirty-six degrees and the lads were hanging them on the fence, and two were hit by a falling clamp in one month.',
      /And what did you do to change their minds\?$/,
    ],
    [
      'Tell me about a time a guest was unhappy with the room. How did you respond?',
      'A lady from Trier. She said the bed smelled of smoke and the window did not open.',
      /And how did you respond\?$/,
    ],
    [
      'Tell me about a time you worked with somebody who was very unlike you. How did you handle it?',
      'My supervisor, she is from the navy, everything with a whistle. I like to talk first.',
      /And how did you handle it\?$/,
    ],
  ])('%s', (question, said, asked) => {
    expect(reply('behavioral', question, said).text).toMatch(asked);
  });

  it('while what a team did is asked for as the own part in it', () => {
    expect(
      reply(
        'behavioral',
        'Tell me about a flood you dealt with. What happened, and what did you personally do?',
        'In May the cellar of the archive filled up. We carried the boxes up to the second floor and we built a wall of sandbags in front of the door, and in the morning the water went down.',
      ).text,
    ).toMatch(/(?:own part in that|that did you do yourself)\?$/);
  });
});

describe('what was told is not asked for again', () => {
  it.each([
    'Power off at the isolator. That is the first thing.',
    'Hands up off the wheel, that’s the first thing, hazards on.',
    'First of all the gas, valve closed.',
  ])('the first step: %s', (said) => {
    expect(
      reply('situational', 'A machine starts to smoke with somebody next to it. What do you do?', said).text,
    ).toMatch(/And what would (?:you do after that|come next)\?$/);
  });

  it('what somebody did, after an answer that has it', () => {
    const { kind } = reply(
      'behavioral',
      'Tell me about a row with a neighbour of the farm and how it was resolved.',
      'How it ended, I said to him that the gate stays shut or I keep the bill for the vet, and I put a chain on it. He shouted. I let him shout.',
      {
        followUpsUsed: 1,
        turnsInQuestion: [
          {
            speaker: 'human',
            text: 'There was one who left our gate open, and the bullocks were on the road twice.',
            kind: 'answer',
            scored: true,
          },
          { speaker: 'ai', text: 'Thanks. And how was it resolved?', kind: 'follow_up', gap: 'outcome' },
        ],
      },
    );
    expect(kind).not.toBe('follow_up');
  });
});

describe('what always is so is no event', () => {
  it.each([
    'Everybody got rows in a garage. You just gotta let it wash off you.',
    'Folks got tempers. It is hot in there and you gotta let it go.',
  ])('so that a case is asked for, and not how it was settled: %s', (said) => {
    expect(
      reply('behavioral', "Tell me about a time you had a row with a workmate. How'd it get settled?", said).text,
    ).toMatch(/one time when you had a row with a workmate, and tell me what happened\?$/);
  });

  it('and how it was settled is asked for once there was one', () => {
    expect(
      reply(
        'behavioral',
        "Tell me about a time you had a row with a workmate. How'd it get settled?",
        'Okay, this one guy kept parking the forklift across my bay, every single day, and I threw his keys over the fence. He went for me in front of the drivers.',
        {
          followUpsUsed: 1,
          turnsInQuestion: [
            { speaker: 'human', text: 'Everybody got rows in a garage.', kind: 'answer', scored: true },
            { speaker: 'ai', text: 'Thanks. Can you think of one time?', kind: 'follow_up', gap: 'specifics' },
          ],
        },
      ).text,
    ).toMatch(/And how'd it get settled\?$/);
  });
});

describe('what draws somebody is asked for only where that was the question', () => {
  it.each<[string, string]>([
    [
      'This round starts at half past three in the morning. Will that suit you?',
      'No problem at all, whatever it is, I am ready for anything, sir, day or night.',
    ],
    [
      'Where would you be in five years?',
      'Somewhere warm, with good people around me I hope. I never had much of a plan in my life.',
    ],
  ])('%s', (question, said) => {
    expect(reply('motivation', question, said).text).not.toMatch(/draws you/);
  });

  it('and what would be missed is a part of its own', () => {
    expect(
      reply(
        'motivation',
        'What draws you to a big kitchen, and what would you miss about the small one?',
        'I love the noise of it and I love learning. It is a great chance for somebody of my age.',
      ).text,
    ).toMatch(/And what would you miss about the small one\?$/);
  });
});
