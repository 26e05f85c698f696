import { describe, expect, it } from 'vitest';
import type { QuestionType } from '#contract/words.ts';
import { askOfPart } from '#domain/interview/ask-of-part.ts';
import { partsOf } from '#domain/interview/parts-of-question.ts';
import { kindOfPart, partLeftOut } from '#domain/interview/second-part.ts';
import { withoutOpening } from '#domain/interview/spoken-question.ts';
import { FAMILIES } from '#domain/planning/knowledge/families.ts';
import {
  ABOUT_ONE,
  BEGINNERS_OPENING,
  MOTIVATION,
  OPENING,
  SELF_ASSESSMENT,
} from '#domain/planning/question-patterns.ts';

const planned = [
  ...FAMILIES.flatMap(({ questions }) => questions),
  ...[OPENING, MOTIVATION, ABOUT_ONE].flatMap((decks) => Object.values(decks).flat()),
  ...BEGINNERS_OPENING,
  ...SELF_ASSESSMENT,
];

const SECOND_HALVES = [
  'and how did you explain it to both sides?',
  'and whom do you tell?',
  'and who else would you involve?',
  'and to whom would you turn?',
  'and who was involved?',
  'and when would you escalate it?',
  'and at what point would you stop?',
  'and under what circumstances would you refuse?',
  'and how soon would you ring them?',
  'and how long did it take?',
  'and how often do you do that?',
  'and would you change the grade?',
  'and did it work?',
  'and have you done it since?',
  'and could you have prevented it?',
  'and why do they matter?',
  'and tell me why they matter.',
  'and explain why that is.',
  'and why now?',
  'and why us?',
  'and what is your reason?',
  'and what made you choose that?',
  'and what changed?',
  'and what has changed since?',
  'and what did you change afterwards?',
  'and what would you do differently?',
  'and what did you learn?',
  'and what did it teach you?',
  'and what was the result?',
  'and what was the impact on the team?',
  'and what difference did it make?',
  'and what happened in the end?',
  'and how did it turn out?',
  'and how did it end?',
  'and where are they now?',
  'and how did they react?',
  'and what did your manager say?',
  'and how did the customer respond?',
  'and how did you feel?',
  'and how did you react?',
  'and how did you cope?',
  'and how do you know?',
  'and how could you tell?',
  'and how did you measure it?',
  'and how do you check that it is right?',
  'and how would you know that it had worked?',
  'and what would you say?',
  'and what exactly did you tell him?',
  'and what did you do?',
  'and what steps did you take?',
  'and what would you do first?',
  'and what would be your next steps?',
  'and what is your plan?',
  'and what was your part in it?',
  'and which role did you play?',
  'and what are you doing about it?',
  'and how are you working on it?',
  'and what have you tried?',
  'and what was the cause?',
  'and what went wrong?',
  'and what was hard about it?',
  'and what was the biggest challenge?',
  'and what helped you?',
  'and what kept you going?',
  'and what do you enjoy most?',
  'and where has it helped you?',
  'and where would you begin?',
  'and which would you choose?',
  'and how do you decide what comes first?',
  'and how do you prioritise?',
  'and what if she refuses?',
  'and what do you do when it fails?',
  'and how do you keep it safe?',
  'and how was it resolved?',
  'and how did you go about it?',
  'and how did you find the cause?',
  'and how have you prepared for it?',
  'and give me an example.',
  'and please share a real example.',
  'and tell me about one time it happened.',
];
const furtherPartsOf = (text: string) => partsOf(withoutOpening(text)).slice(1);

describe('understanding the parts of a question', () => {
  it('knows every further part of every question that is planned here', () => {
    const parts = planned.flatMap(({ text, type }) => furtherPartsOf(text).map((part) => ({ part, type })));
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.filter(({ part, type }) => !kindOfPart(part, type))).toEqual([]);
  });

  it.each(SECOND_HALVES)('knows “%s”', (half) => {
    const [part, ...more] = furtherPartsOf(`Tell me about a hard week at work, ${half}`);
    expect(more).toEqual([]);
    expect(part).toBeDefined();
    expect(kindOfPart(part ?? '', 'behavioral')).toBeDefined();
  });

  it.each([
    ['why they matter', 'And why do they matter?'],
    ['why it matters', 'And why does it matter?'],
    ['how you coped', 'And how did you cope?'],
    ['what you’ve changed', 'And what have you changed?'],
    ['how it was resolved', 'And how was it resolved?'],
    ['to whom you turned', 'And to whom did you turn?'],
    ['what you would do differently', 'And what would you do differently?'],
    ['how you kept it safe', 'And how did you keep it safe?'],
    ['would you change the grade', 'And would you change the grade?'],
    ['Please give a real example', 'Can you give a real example?'],
  ])('asks for “%s” as %s', (part, ask) => {
    expect(askOfPart(part, 'behavioral')).toBe(ask);
  });
});

describe('telling whether a part was answered', () => {
  const LATE = 'Your best baker is late three days running. What would you do, and';
  it.each<[QuestionType, string, string, string]>([
    [
      'situational',
      `${LATE} whom would you tell?`,
      'I would look at the rota and move two people to the ovens.',
      'And whom would you tell?',
    ],
    [
      'situational',
      `${LATE} at what point would you escalate it?`,
      'I would ask him over a cup of tea what is going on at home.',
      'And at what point would you escalate it?',
    ],
    [
      'situational',
      `${LATE} would you dismiss him?`,
      'I would sit with him over a tea and hear what is going on at home.',
      'And would you dismiss him?',
    ],
    [
      'situational',
      `${LATE} how would you explain it to the others?`,
      'I would move two people over to the ovens for a week.',
      'And how would you explain it to the others?',
    ],
    [
      'technical',
      'Which checks do you make before you start, and tell me why they matter.',
      'Oil, water, belts, guards, the log book, a walk round it.',
      'And why do they matter?',
    ],
    [
      'behavioral',
      'Tell me about a complaint. How did you react, and what changed?',
      'A man shouted at me over a loaf. I was gutted.',
      'And what changed?',
    ],
    [
      'behavioral',
      'Describe a fault. How did you go about it?',
      'The oven kept going out, three others had been. It was the valve.',
      'And how did you go about it?',
    ],
    [
      'behavioral',
      'How do you wind down after a bad shift? Please give a real example.',
      'I am pretty tough. It has never bothered me.',
      'Can you give a real example?',
    ],
    [
      'self_assessment',
      'What is your greatest strength, and where has it helped you?',
      'I am creative and I look at details.',
      'And where has it helped you?',
    ],
    [
      'behavioral',
      'Tell me about a job that ran over. What was the cause and what was the outcome?',
      'The cause was the door, it was cold by the machine. I wrote it all in a book for five days.',
      'And what was the outcome?',
    ],
  ])('%s: asks for what was left out of %s', (type, text, answer, ask) => {
    expect(partLeftOut({ type, text }, answer)?.ask).toBe(ask);
  });

  it.each<[QuestionType, string, string]>([
    ['situational', `${LATE} whom would you tell?`, 'I would ring round for cover and let the manager know by six.'],
    [
      'situational',
      `${LATE} at what point would you escalate it?`,
      'I would ask him first. If it happens once more it goes to the manager.',
    ],
    ['situational', `${LATE} would you dismiss him?`, 'I would sit with him first. Not for three days, no.'],
    ['situational', `${LATE} would you dismiss him?`, 'Dismissing him would be the very last thing.'],
    [
      'situational',
      `${LATE} how would you explain it to the others?`,
      'I would tell them straight that he has a week.',
    ],
    [
      'technical',
      'Which checks do you make before you start, and tell me why they matter.',
      'Oil, water, belts, so that it does not seize on the road.',
    ],
    [
      'behavioral',
      'Tell me about a complaint. How did you react, and what changed?',
      'A man shouted at me. I was gutted, and since then I put the price on the shelf.',
    ],
    [
      'behavioral',
      'Describe a fault. How did you go about it?',
      'The oven kept going out. I checked the gas first and it was the valve.',
    ],
  ])('%s: leaves alone what speaks to every part of %s', (type, text, answer) => {
    expect(partLeftOut({ type, text }, answer)).toBeUndefined();
  });

  it('asks for no end of what was never told', () => {
    const text = 'Describe a disagreement with a supplier and how it ended.';
    expect(
      partLeftOut({ type: 'behavioral', text }, 'Suppliers are suppliers. You pick your battles.'),
    ).toBeUndefined();
  });

  it('takes no situation for a first part, so that its question is not asked again', () => {
    const text = 'A guest wants to see the manager right now. What do you do?';
    expect(partLeftOut({ type: 'situational', text }, 'It depends on the guest, really.')).toBeUndefined();
  });
});
