import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { partLeftOut } from '#domain/interview/second-part.ts';
import { replyAfter as reply } from '#tests/support/reply-to.ts';

const left = (type: QuestionType, text: string, answer: string) => partLeftOut({ type, text }, answer)?.ask;

describe('a part of another sort than the one before', () => {
  it.each<[QuestionType, string, string, string]>([
    [
      'motivation',
      'What appeals to you about working on the ferry, and which shifts could you do?',
      'Och, the water. My father was on the boats and I used to sit up front with the skipper and he would let me hold the rope.',
      'And which shifts could you do?',
    ],
    [
      'motivation',
      'Why cheese, and would you be happy with early mornings?',
      'It is the smell of the cellar. I went to a dairy as a boy with my school and I never forgot how the old man knocked on each wheel and listened to it, like a doctor.',
      'And would you be happy with early mornings?',
    ],
    [
      'motivation',
      'Why do you want to leave the bank for farming, and what do the people at home think of it?',
      "Because I'm sat under a strip light and I count other folks' money, and it's the lambing that I look forward to all year.",
      'And what do the people at home think of it?',
    ],
    [
      'motivation',
      'What brings you to the fire service, and how does your partner feel about it?',
      'I was in a crash when I was nineteen and it was them that cut me out. I want to be that for the next one.',
      'And how does your partner feel about it?',
    ],
    [
      'technical',
      'Which tests do you run on a new batch of concrete, and which of them tells you most?',
      'Slump at the chute, then air, temperature, and six cubes out of every fifty metres for the lab at seven and twenty-eight days.',
      'And which of them tells you most?',
    ],
    [
      'self_assessment',
      'What will you bring to the choir, and what are you worried about?',
      "A proper bass voice, I've got a low D on a good day. And I read music, my aunt taught me at the kitchen table.",
      'And what are you worried about?',
    ],
    [
      'situational',
      "You can't get a sheep out of a ditch and the tide is coming. How do you go about it, and when would you give up?",
      "I'd get down on the bank side, never in the water with her. Crook round the neck, a hand in the wool at the rump, and I'd turn her so she faces the way she came in. A bag under her feet so she's got something to push on. She's heavy when she's wet, mind.",
      'And when would you give up?',
    ],
    [
      'motivation',
      'Why do you want to be a bailiff, and what do you think would be hardest about it?',
      "I've worked doors for six years and people say I have a way of talking. I like being out and about in the van.",
      'And what do you think would be hardest about it?',
    ],
    [
      'technical',
      'How do you store seed potatoes over the winter, and how do you know if they have caught the frost?',
      'In the old dairy, on slats, two deep and never three. Straw on top from November. I leave the little window open for the air except in the worst weeks, and my wife puts a candle in there at night.',
      'And how do you know if they have caught the frost?',
    ],
    [
      'self_assessment',
      'How do you look after yourself in this work, and what signs tell you that you need a break?',
      'I keep busy. I have my allotment and the grandchildren on a Sunday.',
      'And what signs tell you that you need a break?',
    ],
    [
      'behavioral',
      'Tell me about an order that went wrong under you. What was your part, and what was the impact?',
      'We had the wrong labels on the jam, the plum said cherry. My part was that I had signed the proof myself at six in the evening without my glasses. I pulled the pallets that were in the yard and I had the lads soak the labels off.',
      'And what was the impact?',
    ],
    [
      'technical',
      'How do you rest a joint of beef, and what temperature do you want in the middle?',
      "Out of the oven and on a rack, foil over it loosely, not tight or it sweats. Then I leave it be while I make the gravy, and everybody's on at me to carve and I won't.",
      'And what temperature do you want in the middle?',
    ],
    [
      'motivation',
      'Why do you want to work for us, and what do you know about the shop?',
      "I'm good with bikes, always have been, and I'm fed up of fixing my mates' ones for nothing.",
      'And what do you know about the shop?',
    ],
  ])('is asked for in its own words: %s, %s', (type, text, answer, ask) => {
    expect(left(type, text, answer)).toBe(ask);
  });

  it.each<[QuestionType, string, string]>([
    [
      'motivation',
      'What appeals to you about working on the ferry, and which shifts could you do?',
      'The water, my father was on the boats. And I can do any, only not the Sunday with the wee one.',
    ],
    [
      'motivation',
      'Why cheese, and would you be happy with early mornings?',
      "It's the smell of the cellar. I'm up at four anyway with the dog.",
    ],
    [
      'motivation',
      'Why cheese, and would you be happy with early mornings?',
      'I like the craft of it. Fine with that.',
    ],
    [
      'motivation',
      'Why do you want to leave the bank for farming, and what do the people at home think of it?',
      "Because I'm sat under a strip light. My mother has stopped speaking of it, she says I was the clever one.",
    ],
    [
      'motivation',
      'What brings you to the fire service, and how does your partner feel about it?',
      'It was them that cut me out of my car. Jo is proud and she is scared, in that order, my Jo.',
    ],
    [
      'technical',
      'Which tests do you run on a new batch of concrete, and which of them tells you most?',
      'Slump, air, temperature and cubes. But the slump, you watch how it slides off and you know.',
    ],
    [
      'self_assessment',
      'What will you bring to the choir, and what are you worried about?',
      "A proper bass voice. And I can't do Latin.",
    ],
    [
      'situational',
      "You can't get a sheep out of a ditch and the tide is coming. How do you go about it, and when would you give up?",
      "Crook round the neck and turn her. Half an hour I'd give it, and I'm up the bank when it's over my knees.",
    ],
    [
      'motivation',
      'Why do you want to be a bailiff, and what do you think would be hardest about it?',
      "I've a way of talking to people. There'll be kids in those houses, and that'll get me.",
    ],
    [
      'technical',
      'How do you store seed potatoes over the winter, and how do you know if they have caught the frost?',
      'On slats in the old dairy. You press one with your thumb, and when it is glassy and it weeps it goes to the pigs.',
    ],
    [
      'self_assessment',
      'How do you look after yourself in this work, and what signs tell you that you need a break?',
      'The allotment. I start to forget the names of the dogs, then my wife books a week off.',
    ],
    [
      'behavioral',
      'Tell me about an order that went wrong under you. What was your part, and what was the impact?',
      'The wrong labels on the jam. I had signed the proof. Two hundred jars came back and the shop in Ely left us.',
    ],
    [
      'technical',
      'How do you rest a joint of beef, and what temperature do you want in the middle?',
      'On a rack with foil over it for half an hour, and fifty-four for pink.',
    ],
    [
      'motivation',
      'Why do you want to work for us, and what do you know about the shop?',
      'I fix bikes for my mates. And you do the old steel ones that nobody else will touch.',
    ],
  ])('is left alone where anything of its sort was said: %s, %s, %s', (type, text, answer) => {
    expect(left(type, text, answer)).toBeUndefined();
  });

  it('comes before any other thing that lacks, and without words of the first part before it', () => {
    expect(
      reply(
        'self_assessment',
        'What are you good at, and what do you still struggle with?',
        "I'm a team player and I'm reliable.",
      ).text,
    ).toMatch(/^(?!You said)[^?]*And what do you still struggle with\?$/);
  });
});

describe('a second part that is still open after the first follow-up', () => {
  const askedOn = (
    type: QuestionType,
    text: string,
    first: string,
    gap: 'specifics' | 'own_action' | 'outcome',
    said: string,
    length: '30min' | '10min' = '30min',
  ) =>
    reply(type, text, said, {
      length,
      followUpsUsed: 1,
      turnsInQuestion: [
        { speaker: 'human', text: first, kind: 'answer', scored: true },
        { speaker: 'ai', text: 'Thanks. Can you tell me more?', kind: 'follow_up', gap },
      ],
    });
  const NEAR_MISS = 'Tell us about a near miss on a site and what you took from it.';
  const LADDER =
    'I went up the ladder with a bucket in each hand and it slid off the gutter. I hung on the pipe and the lads put it back under me.';

  it('is asked for, once, where it lacks something else than what was asked before', () => {
    const second = askedOn('behavioral', NEAR_MISS, 'Came off a ladder.', 'specifics', LADDER);
    expect(second).toMatchObject({ kind: 'follow_up', gap: 'outcome' });
    expect(second.text).toMatch(/And what did you take from it\?$/);
  });

  it.each<[string, string]>([
    ['it was told along the way', `${LADDER} I've never carried on a ladder since.`],
    [
      'there is no more to come',
      'I slid off the gutter with a bucket in each hand and that was it, I can’t remember more.',
    ],
    ['hardly anything was added', 'It slid off.'],
  ])('is not asked for where %s', (_, said) => {
    expect(askedOn('behavioral', NEAR_MISS, 'Came off a ladder.', 'specifics', said).kind).not.toBe('follow_up');
  });

  it('is not asked for where the same gap was, nor where one follow-up is all there is', () => {
    expect(askedOn('behavioral', NEAR_MISS, 'Came off a ladder.', 'outcome', LADDER).kind).not.toBe('follow_up');
    expect(askedOn('behavioral', NEAR_MISS, 'Came off a ladder.', 'specifics', LADDER, '10min').kind).not.toBe(
      'follow_up',
    );
  });
});
