import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '#contract/words.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import type { MoveInput, Turn } from '#domain/interview/moves.ts';
import { PROBES } from '#domain/interview/probes.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { GAPS, INTENTS, type Reading, VARIANTS } from '#domain/reading/reading.ts';
import { lacking, madeReading, otherWords } from '#tests/support/made-reading.ts';
import { NOTHING_YET } from '#tests/support/reply-to.ts';

const QUESTIONS = [
  'To begin, please tell me about your background and how it led you to this work.',
  'A customer shouts at a colleague in front of the whole shop. The queue is long and nobody else is there. What do you do?',
  'How do you prioritise?',
  'Tell me about a mistake you made at work and what you did about it.',
];
const inputs = (reading: Reading, change: Partial<MoveInput> = {}): MoveInput[] =>
  QUESTION_TYPES.flatMap((type) =>
    QUESTIONS.map((text, i) => ({
      interviewId: `int_${i}`,
      question: { id: 'q_2', text, type, expectedStructure: [], signals: [], topic: 'rotas' },
      isLastQuestion: false,
      putOff: 'may_be',
      length: '30min' as const,
      profile: { role: 'Barista', company: 'Copper Kettle' },
      turnsInQuestion: [],
      followUpsUsed: 0,
      reactionsUsed: 0,
      soFar: NOTHING_YET,
      userText: 'What does prioritise mean?',
      reading,
      ...change,
    })),
  );

function expectSayable(text: string): void {
  expect(text.trim()).toBe(text);
  expect(text).not.toBe('');
  expect(text).not.toMatch(/[{}*_#<>|]|undefined|null| {2}|\.\.|\?\?/);
  expect(text.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(text).toMatch(/^[A-Z“]/);
  expect(text).toMatch(/[.?!:]$/);
}

describe('the words of the interviewer', () => {
  it.each(INTENTS.filter((intent) => intent !== 'answer'))(
    'can be said, and none comes twice in a question: %s',
    (intent) => {
      for (const variant of VARIANTS[intent].length === 0 ? [''] : VARIANTS[intent])
        for (const start of inputs(otherWords(intent, variant))) {
          const turns: Turn[] = [];
          for (let reactionsUsed = 0; reactionsUsed < 4; reactionsUsed++) {
            const input = { ...start, turnsInQuestion: [...turns], reactionsUsed };
            const move = decideMove(input);
            const text = wordMove(move, input);
            expectSayable(text);
            expect(turns.map((turn) => turn.text)).not.toContain(text);
            turns.push(
              { speaker: 'human', text: 'Words.', intent, scored: false },
              { speaker: 'ai', text, kind: move.kind, gap: move.gap },
            );
            if (!move.isFollowUp) break;
          }
        }
    },
  );

  it('answer first what an answer asked at its end', () => {
    const asksBack = { name: 'about_job' as const, variant: 'the_job' };
    for (const input of inputs(madeReading({ asksBack }))) {
      const text = wordMove(decideMove(input), input);
      expectSayable(text);
      expect(text).toMatch(/^(?:I know only the text of the posting|That is one to ask|I cannot speak for)/);
    }
  });

  it.each(GAPS)('ask for what lacks in one question of a kind that fits: %s', (gap) => {
    for (const input of [
      ...inputs(lacking(gap), { userText: 'A short one.' }),
      ...inputs(lacking(gap), { userText: 'word '.repeat(60) }),
    ]) {
      const text = wordMove(decideMove(input), input);
      expectSayable(text);
      expect(text).toMatch(gap === 'refocus' ? /[.?]$/ : /\?$/);
    }
  });

  it.each(PROBES)('ask on in one question: %s', (gap) => {
    for (const input of inputs(madeReading())) {
      const move = { ...decideMove(input), kind: 'follow_up' as const, gap, isFollowUp: true };
      const text = wordMove(move, input);
      expectSayable(text);
      expect(text).toMatch(/\?$/);
    }
  });

  it('use the words of the question for a part of it that was left out', () => {
    const [input] = inputs(lacking('outcome'));
    const question = { ...(input as MoveInput).question, text: 'Tell me about a quarrel at work. How did it end?' };
    const given = { ...(input as MoveInput), question };
    expect(wordMove(decideMove(given), given)).toBe('How did it end?');
  });

  it('explain a word of the question in plainer ones', () => {
    const input = inputs(otherWords('meaning_of_word', 'word')).find(
      ({ question }) => question.text === 'How do you prioritise?',
    ) as MoveInput;
    expect(wordMove(decideMove(input), input)).toBe(
      'By prioritise I mean to decide what to do first. How do you prioritise?',
    );
  });

  it('tell once that the time runs short', () => {
    const [input] = inputs(madeReading(), { soFar: { ...NOTHING_YET, pace: 'long', tellsTime: true } });
    expect(wordMove(decideMove(input as MoveInput), input as MoveInput)).toMatch(/time/);
  });

  it('are kind after something that is hard to tell, and never thank twice in a row', () => {
    for (const input of inputs(madeReading({ isHard: true })))
      expect(wordMove(decideMove(input), input)).toMatch(/sorry|hard/);
    const heard = Array.from({ length: 10 }, (_, i) => {
      const [first] = inputs(madeReading());
      const input = { ...(first as MoveInput), question: { ...(first as MoveInput).question, id: `q_${i + 1}` } };
      return wordMove(decideMove(input), input);
    });
    expect(new Set(heard).size).toBe(10);
    expect(heard.filter((text) => /thank/i.test(text)).length).toBeLessThanOrEqual(5);
  });
});
