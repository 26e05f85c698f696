import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES } from '#contract/words.ts';
import { decideMove, leavingMove } from '#domain/interview/decide-move.ts';
import { FOLLOW_UPS } from '#domain/interview/follow-ups.ts';
import { HEARD_THAT } from '#domain/interview/leaving.ts';
import type { MoveInput, Turn } from '#domain/interview/moves.ts';
import { beginningOf } from '#domain/interview/say.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import { PROBE_WORDS } from '#domain/probes/probe-words.ts';
import { PROBES } from '#domain/probes/probes.ts';
import { GAPS, INTENTS, type Reading, VARIANTS } from '#domain/reading/reading.ts';
import { askedParts } from '#domain/telling/asked-parts.ts';
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

/** What a candidate asks of the interviewer. */
const ASKED_BACK = [
  'meaning_of_word',
  'which_case',
  'example_wanted',
  'about_job',
  'about_interviewer',
  'feedback',
  'why_asked',
] as const;

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
      expect(text).toMatch(/^(?:I know only the text of the posting|I cannot tell you that|I cannot speak for)/);
    }
  });

  it.each(HEARD_THAT)('say that %s was told where it surely was, each way once an interview', (part, words) => {
    const told = (sure?: 'told' | 'absent') =>
      madeReading({ told: { [part]: { likelihood: 0.6, ...(sure && { sure }) } } });
    const said: string[] = [];
    for (const id of Array.from({ length: words.length + 1 }, (_, i) => `q_${i + 2}`)) {
      const input = inputs(told('told'), { soFar: { ...NOTHING_YET, said: [...said] }, length: '10min' }).find(
        ({ question: { type, text: asked } }) => askedParts(type, asked).some((each) => each.part === part),
      );
      if (!input) throw new Error('No question waits for it');
      const now = { ...input, question: { ...input.question, id } };
      const text = wordMove(leavingMove({ intent: 'answer', variant: '', scored: true, setsAside: false }, now), now);
      expectSayable(text);
      expect(said).not.toContain(text);
      said.push(text);
    }
    expect(new Set(said.slice(0, -1))).toEqual(new Set(words));
    for (const unsure of [told(), told('absent')])
      for (const input of inputs(unsure)) expect(words).not.toContain(wordMove(decideMove(input), input));
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

  it('ask for nothing twice in the same words, nor in such as begin alike', () => {
    for (const gap of GAPS)
      for (const start of inputs(lacking(gap), { userText: 'word '.repeat(60) })) {
        const said: string[] = [];
        const ways = (FOLLOW_UPS[gap][start.question.type] ?? FOLLOW_UPS[gap].any).length;
        for (let i = 0; i < ways; i++) {
          const now = { ...start, soFar: { ...NOTHING_YET, said: [...said] } };
          said.push(wordMove(decideMove(now), now));
        }
        expect(new Set(said).size).toBe(ways);
        if (gap !== 'refocus') expect(new Set(said.map(beginningOf)).size).toBe(ways);
      }
  });

  it('ask on with each probe in words that begin like no other’s', () => {
    const all = Object.values(PROBE_WORDS).flatMap(({ asks }) => asks.map(beginningOf));
    for (const { asks } of Object.values(PROBE_WORDS))
      expect(asks.some((ask) => all.filter((other) => other === beginningOf(ask)).length === 1)).toBe(true);
  });

  it('answer a question back before they ask again, and never in the words of the whole question', () => {
    for (const intent of ASKED_BACK)
      for (const variant of VARIANTS[intent].length === 0 ? [''] : VARIANTS[intent])
        for (const userText of ['What does that mean?', 'Do you mean this one or the other?', 'Is it that?'])
          for (const input of inputs(otherWords(intent, variant), { userText })) {
            const text = wordMove(decideMove(input), input);
            expect(text).not.toContain(input.question.text.replace(/^To begin, /, ''));
            expect(text).toMatch(/^[^?]+[.!]/);
          }
  });

  it('put a question in other words where it has no topic to name, too', () => {
    for (const input of inputs(otherWords('rephrase', 'plainer'), { userText: 'I do not follow.' })) {
      const now = { ...input, question: { ...input.question, topic: '' } };
      expect(wordMove(decideMove(now), now)).not.toContain(now.question.text);
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
    expect(wordMove(decideMove(input), input)).toMatch(/^By prioritise I mean to decide what to do first\. \S/);
  });

  const one = (reading: Reading, change: Partial<MoveInput>): string => {
    const [input] = inputs(reading, { ...change, question: asked(change.question?.type ?? 'behavioral') });
    return wordMove(decideMove(input as MoveInput), input as MoveInput);
  };
  const asked = (type: MoveInput['question']['type'], text = 'Tell me about a hard day.') => ({
    id: 'q_2',
    text,
    type,
    expectedStructure: [],
    signals: [],
    topic: 'rotas',
  });

  it('leave the choice between two, whichever of the ways to ask back it was taken for', () => {
    for (const [intent, variant] of [
      ['which_case', 'any_case'],
      ['which_case', 'reading_offered'],
      ['meaning_of_word', 'sense_offered'],
      ['meaning_of_word', 'word'],
    ] as const)
      expect(one(otherWords(intent, variant), { userText: 'do you mean the oven or the counter' })).toMatch(
        /^Whichever you can tell more about\./,
      );
  });

  it('say yes to a way of taking the question that is offered alone, and fix a fact of an imagined case', () => {
    expect(one(otherWords('which_case', 'reading_offered'), { userText: 'As in the bakery?' })).toMatch(/^Yes,/);
    expect(one(otherWords('which_case', 'reading_offered'), { userText: 'What do you mean by it?' })).not.toMatch(
      /^Yes/,
    );
    const fact = otherWords('which_case', 'fact_of_case');
    expect(one(fact, { userText: 'Is he still there?' })).toMatch(/^Say that he is still there\./);
    expect(one(fact, { userText: 'Has the van left already, or is it waiting?' })).toMatch(/first of the two/);
    expect(one(fact, { userText: 'How old is he?' })).toMatch(/assume whichever you think likely/);
  });

  it('say what a follow-up speaks of where that was not clear', () => {
    const turnsInQuestion: Turn[] = [
      { speaker: 'ai', text: 'Tell me about a hard day.', kind: 'question' },
      { speaker: 'human', text: 'We ran out of dough.', intent: 'answer', scored: true },
      { speaker: 'ai', text: 'What made you do it that way?', kind: 'follow_up', gap: 'reason' },
    ];
    for (const reading of [otherWords('meaning_of_word', 'word'), otherWords('rephrase', 'plainer')])
      expect(one(reading, { userText: 'What way?', turnsInQuestion })).toBe(
        'I mean what you have just told me. What was your reason?',
      );
  });

  it('leave a word open that is one part of a term, and explain it where it stands alone', () => {
    const text = 'How do you prepare a hygiene audit?';
    const explains = (userText: string) => {
      const [input] = inputs(otherWords('meaning_of_word', 'word'), { question: asked('technical', text), userText });
      return wordMove(decideMove(input as MoveInput), input as MoveInput);
    };
    expect(explains('What is a hygiene audit?')).not.toMatch(/I mean/);
    expect(explains('What is an audit?')).toMatch(/^By audit I mean a careful check/);
  });

  it('tell how many questions are left', () => {
    const progress = otherWords('about_job', 'progress');
    const left = (questionsLeft: number) =>
      one(progress, { soFar: { ...NOTHING_YET, questionsLeft }, userText: 'How many are left?' });
    expect(left(4)).toMatch(/^After this there are 4 more/);
    expect(left(1)).toMatch(/^After this there is one more/);
    expect(one(progress, { isLastQuestion: true })).toMatch(/^This is the last one/);
  });

  it('do not begin twice alike in an interview while there is another way', () => {
    const reading = otherWords('which_case', 'how_openly');
    const first = one(reading, {});
    const second = one(reading, { soFar: { ...NOTHING_YET, said: [first] } });
    expect(second).not.toBe(first);
    expect(one(reading, { soFar: { ...NOTHING_YET, said: [first, second] } })).not.toMatch(
      new RegExp(`^(?:${first}|${second})$`),
    );
  });

  it('do not call a question skipped that was answered, nor take back what is not there', () => {
    const turnsInQuestion: Turn[] = [{ speaker: 'human', text: 'We ran out.', intent: 'answer', scored: true }];
    expect(one(otherWords('skip'), { turnsInQuestion })).not.toMatch(/skip/);
    expect(one(otherWords('skip'), {})).toMatch(/skip/);
    expect(one(otherWords('start_over'), { turnsInQuestion })).toMatch(/came before|said before|new version/);
    expect(one(otherWords('start_over'), {})).toMatch(/nothing of yours is kept/);
  });

  it('offer both ends to who is done with a question that has no answer, and leave one that has', () => {
    expect(one(otherWords('says_done', 'finished'), {})).toMatch(/skip.*End Interview/);
    expect(one(otherWords('says_done', 'go_on'), {})).toMatch(/once more.*Or else: /);
    const turnsInQuestion: Turn[] = [{ speaker: 'human', text: 'We ran out.', intent: 'answer', scored: true }];
    for (const variant of VARIANTS.says_done) {
      const done = otherWords('says_done', variant);
      expect(one(done, { turnsInQuestion })).not.toMatch(/skip|once more/);
      // Nothing is said of a next question where there is none.
      const last = { turnsInQuestion, isLastQuestion: true, length: '10min' as const };
      expect(one(done, last)).not.toMatch(/on to the next|go on/);
    }
  });

  it('take the case that came with a lack of experience', () => {
    const userText = 'Never in a hotel. But in the pub one night there were forty euros missing from the till.';
    expect(one(otherWords('no_experience'), { userText })).toMatch(/what you have just mentioned/);
    expect(one(otherWords('no_experience'), { userText: 'Never had that.' })).not.toMatch(/mentioned/);
  });

  it('tell once that the time runs short', () => {
    const [input] = inputs(madeReading(), { soFar: { ...NOTHING_YET, pace: 'long', tellsTime: true } });
    expect(wordMove(decideMove(input as MoveInput), input as MoveInput)).toMatch(/time/);
  });

  it('say nothing of a picture or of steps where grief was spoken of, whoever’s it was', () => {
    const told = {
      situation: { likelihood: 1, sure: 'told' as const },
      steps: { likelihood: 1, sure: 'told' as const },
    };
    for (const input of inputs(madeReading({ told }), { userText: 'The old man died on my shift. I told his family.' }))
      expect(wordMove(decideMove(input), input)).toMatch(/^Thank you for telling me/);
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
