import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';

import { isTold } from '#domain/interview/find-gap.ts';
import { howMuchIsTold, type Told } from '#domain/interview/how-much-is-told.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

/** What somebody did next, about it or in the end: all of them need something that happened. */
const TAKES_AN_EVENT_FOR_GRANTED =
  /\b(?:do then|do about (?:it|that)|do next|did (?:it|that) (?:end|turn out)|came of it|that time|which part of that|after that|that in you)\b/i;

describe('how much of a story is told', () => {
  it.each<[Told, string]>([
    ['nothing', 'Most shifts, love.'],
    ['nothing', "It's tough, nobody wants nights, everybody says the same. You just got to be decent and folk stay."],
    [
      'nothing',
      "There's so many. They all say the same thing, everyone grumbles. I find that you have to give it time.",
    ],
    ['begun', 'On the ward there was this old fella on warfarin, and we had a new pharmacist'],
    ['begun', 'There was this one charge hand, a hard man. He was all right in the end.'],
    ['begun', 'So you have to imagine these two cousins shared the one van'],
    ['nothing', 'If I ever had a guest like that, the first thing I would do is listen.'],
    ['nothing', "I'm somebody who has always had a nose for mistakes, and people keep saying so."],
    ['nothing', 'Yeah, nah, not great.'],
    ['begun', "So he comes in and he's like hiya and I'm like hiya and he goes I've got this picture."],
    ['begun', 'Girl called Oda, three weeks with us, in tears each lunch break.'],
    ['begun', 'Block of flats behind the harbour last autumn.'],
    ['begun', 'Last spring, on boat to Harne, one father he will not pay for his children.'],
    ['begun', 'Third act, full house, and the curtain stuck.'],
    ['begun', 'Every drawer has a list, and one time it was a spanner short.'],
    [
      'begun',
      'Saturday, ten past nine, the tills are dead. I go down, I pull the plug of the router and I count aloud.',
    ],
    ['event', 'A lorry took our barrier with it one Friday. The driver jumped out and shouted at me.'],
    ['event', 'In March a pump failed at two in the morning. I rang the engineer and I moved the fish by hand.'],
  ])('is %s in “%s”', (told, answer) => {
    expect(howMuchIsTold(answer)).toBe(told);
  });
});

describe('a follow-up takes nothing for granted that nobody told', () => {
  it.each<[string, string]>([
    [
      'Tell us about a time you noticed an error that everybody else had overlooked.',
      'On the ward there was this old fella on warfarin, and we had a new pharmacist',
    ],
    [
      "Tell me about finding night staff. What has worked, and what hasn't?",
      "It's tough, nobody wants nights, everybody says the same. You just got to be decent and folk stay.",
    ],
    [
      'Tell me about a client who would not take advice. What did you do?',
      "There's so many. They all say the same thing, everyone grumbles. I find that you have to give it time.",
    ],
    ['Tell us about a time you ran a ward with too few people.', 'Most shifts, love.'],
    ['Tell us about a row with the stores over parts, and how it ended.', 'There is always a row. They say order it.'],
    [
      'Tell me about a time you worked with somebody difficult.',
      'There was this one charge hand, a hard man. He was all right in the end.',
    ],
  ])('after “%s” and “%s”', (question, answer) => {
    const { gap, text } = reply('behavioral', question, answer);
    expect(gap).not.toBeNull();
    expect(text).not.toMatch(TAKES_AN_EVENT_FOR_GRANTED);
  });

  it('a scene that is set and no more is asked on as a story', () => {
    const { gap, text } = reply(
      'behavioral',
      'Tell us about a time you noticed an error that everybody else had overlooked.',
      'On the ward there was this old fella on warfarin, and we had a new pharmacist',
    );
    expect(gap).toBe('own_action');
    expect(text).toMatch(/what happened/i);
  });

  it('what happened for certain is asked on', () => {
    const { gap, text } = reply(
      'behavioral',
      'Tell us about a time a visitor was rude to you.',
      'A lorry took our barrier with it one Friday. The driver jumped out and shouted at me.',
    );
    expect(gap).toBe('own_action');
    expect(text).toMatch(/do then|do about it/);
  });

  it.each<[string, string]>([
    ['Oh, all the time. It comes with the job.', 'Can you pick one of those times, and tell me what happened?'],
    ['Happens every week at our place.', 'Can you pick one of those times, and tell me what happened?'],
    ['I have handled plenty of them, plenty.', 'Can you pick one of them, and tell me what happened?'],
    ["I've trained several. I carry them with me.", 'Can you pick one of them, and tell me what happened?'],
  ])('“%s” is asked for one of many', (answer, ask) => {
    expect(reply('behavioral', 'Tell me about a time you calmed an angry guest.', answer).text).toContain(ask);
  });
});

it.each<[string, string]>([
  ['Tell me about a time you gave bad news.', 'Block of flats behind the harbour last autumn.'],
  [
    'Tell me about somebody in your team who fell behind.',
    'Girl called Oda, three weeks with us, in tears each lunch break.',
  ],
  [
    'Tell me about a slip at work and what you did about it.',
    'Two summers ago I was counting newts in a quarry, ten ponds.',
  ],
])('whoever has named one is not asked for one, nor what they did about it yet: “%s”', (question, answer) => {
  const { text } = reply('behavioral', question, answer);
  expect(text).toMatch(/what happened then, and what did you do/i);
});

it('a story that stops short is asked what happened then, without a quote of what came before it', () => {
  const question = 'Tell me about a time you dealt with an angry person.';
  const answer =
    "I worked the bar at a student night, which smelled of wet dog from October on, and at two I gave away a lad's coat to somebody else.";
  const { gap, text } = reply('behavioral', question, answer);
  expect(['outcome', 'own_action']).toContain(gap);
  expect(text).not.toMatch(/You said|how did/i);
});

it.each(['q_1', 'q_2', 'q_3', 'q_4'])('what was done about it is asked only where something went wrong (%s)', (id) => {
  const text = 'Tell me about a time you noticed something before anybody else.';
  const question = { id, text, type: 'behavioral' as const, expectedStructure: [], signals: [], topic: '' };
  const answer =
    'One evening last June a heron landed on the roof of the old mill. It sat there and it sang for an hour.';
  expect(reply('behavioral', text, answer, { question }).text).not.toMatch(/about it/);
});

it('a piece of work that is named is asked about as such', () => {
  const question = 'Tell us about your last project and your own part in it.';
  expect(reply('behavioral', question, 'A water tank, raised, for a school in Bala.').text).not.toMatch(
    /what happened/i,
  );
});

it('a deed is not asked for its reason while the scene is being set', () => {
  const question = 'Tell me about a complaint at a table that you turned round.';
  const answer =
    'Well, okay, so I had a table of four, an older couple and their grown kids, and it was their fiftieth.';
  expect(reply('behavioral', question, answer).text).not.toMatch(/\bwhy\b|decide on/i);
});

it('a fault that is only guessed at is asked for the way there', () => {
  const question = 'A cold store will not get below nine degrees. How do you find the fault?';
  const { gap, text } = reply(
    'technical',
    question,
    "I'd have to stand in front of it, but it is probably low on gas, or so I would imagine.",
  );
  expect(gap).toBe('specifics');
  expect(text).toMatch(/first|comes next|order/);
});

describe('a plan', () => {
  it.each([
    "That's the office, isn't it. They sell too many, and then it's us who hear it.",
    "It's easy, then it stays at home.",
    "I've sat in a court for one of these.",
    "So that's a very likely thing, I've definitely had days like that.",
  ])('in which nobody has done anything yet is not asked for what comes after: “%s”', (answer) => {
    const question = 'It is midnight, the hostel is full and a guest with a booking arrives. What do you do?';
    expect(reply('situational', question, answer).text).not.toMatch(/come next|after that/);
  });

  it('that is only a principle is asked for the words, where somebody waits for a reply', () => {
    expect(
      reply(
        'situational',
        'Your area manager says that sales are down and asks you to sell the dearer cover. How do you respond?',
        "Selling is fine by me. I'd offer what fits.",
      ).text,
    ).toMatch(/what (?:exactly )?would you say/i);
  });
});

describe('a complete answer is left alone', () => {
  it.each<[QuestionType, string, string]>([
    [
      'technical',
      'A guest says that the soup tasted of soap. How would you work out why, and what would you change?',
      'First I taste it, then I smell the pot. I suspect the rinse, so I scrub one pot by hand and I run another in the machine. If it changes I phone the machine people, and if it does not it is my herbs.',
    ],
    [
      'self_assessment',
      'How good is your German?',
      'Middling. Talking goes well, reading less so. Thursdays there is a class at the library for that.',
    ],
  ])('%s: “%s”', (type, text, answer) => {
    expect(isTold('specifics', { type, text }, answer)).toBe(true);
    expect(reply(type, text, answer).gap).toBeNull();
  });

  it('unless it says of oneself what anybody would', () => {
    const answer =
      "I'd say that I'm a team player and a good communicator, I'm flexible and I learn very fast as well.";
    expect(isTold('specifics', { type: 'self_assessment', text: 'What would you bring to us?' }, answer)).toBe(false);
  });

  it('is left alone where a little was asked for and a job is named', () => {
    const answer =
      "so I'm Aled I'm twenty I'm from Rhyl. I finished college well last summer carpentry and drawing. and since then I've been working at my brother's joinery place so I already do wood haha. different wood";
    expect(reply('intro', 'Tell us a little about yourself, Aled.', answer).gap).toBeNull();
  });
});

describe('a background in a line', () => {
  it.each<[string, RegExp]>([
    ["I've been in a phone shop since school, four years now.", /What are your own tasks there|what do you do there/],
    [
      'I worked in a dry cleaner for about six years. So, yeah.',
      /What were your own tasks there|what did you do there/,
    ],
    [
      'Fourteen years of it altogether, mostly nights.',
      /Where have you done that work, and what have your own tasks been/,
    ],
  ])('“%s” is asked for the tasks, as something that goes on only where it does', (answer, ask) => {
    expect(reply('intro', 'Please tell me about your experience.', answer).text).toMatch(ask);
  });
});

describe('after a follow-up', () => {
  const asked = (text: string) => ({
    turnsInQuestion: [
      { speaker: 'human' as const, text: 'All the time.', scored: true },
      { speaker: 'ai' as const, text, kind: 'follow_up', gap: 'specifics' as const },
    ],
    followUpsUsed: 1,
  });
  const question = 'Tell me about a time you calmed an angry guest.';
  const pick = 'Can you pick one of those times, and tell me what happened?';

  it.each(['Oh, you know. The usual.', 'It was just one of those.', 'Dunno really, they shout.'])(
    'a stump is not pressed again: “%s”',
    (answer) => {
      expect(reply('behavioral', question, answer, asked(pick)).gap).toBeNull();
    },
  );

  it('half of a story is asked for the other half', () => {
    const { gap, text } = reply(
      'behavioral',
      question,
      'Right, so last Easter a man came to the desk and his room had been given to somebody else. He threw his keys at the wall and the whole lobby went quiet and everyone turned round.',
      asked(pick),
    );
    expect(gap).toBe('own_action');
    expect(text).toMatch(/what did you (?:say or )?do/i);
  });
});

it.each([
  'I was six years in a home in Derby, washing and dressing and the medicine round.',
  'I was at a nursery for two years, feeding them and changing them and reading.',
  'Done roofing since I left school, slates and lead work and a bit of felt.',
])('what is named after the place is what was done there, so that tasks are not asked for: %s', (said) => {
  expect(reply('intro', 'Tell me about your experience.', said).gap).toBeNull();
});
