import { describe, expect, it } from 'vitest';
import { QUESTION_TYPES, type QuestionType } from '#contract/words.ts';
import { decideMove } from '#domain/interview/decide-move.ts';
import type { MoveInput, Turn } from '#domain/interview/moves.ts';
import { PROBE_WORDS, senseOf } from '#domain/interview/probe-words.ts';
import { isProbe, PROBES, PROBES_OF_A_FEW_WORDS } from '#domain/interview/probes.ts';
import { GAPS, INTENTS, type Intent, VARIANTS } from '#domain/reading/reading.ts';
import { lacking, madeReading, otherWords } from '#tests/support/made-reading.ts';
import { NOTHING_YET } from '#tests/support/reply-to.ts';

const LONG_ENOUGH =
  'I took the orders on a pad and moved both grinders to the front so that nobody had to wait for the queue.';
const asked = (type: QuestionType = 'behavioral', text = 'Tell me about a time when the queue grew.') => ({
  id: 'q_2',
  text,
  type,
  expectedStructure: [],
  signals: [],
  topic: 'queues',
});
const input = (change: Partial<MoveInput> = {}): MoveInput => ({
  interviewId: 'int_1',
  question: asked(),
  isLastQuestion: false,
  putOff: 'may_be',
  length: '30min',
  profile: { role: 'Barista', company: 'Copper Kettle' },
  turnsInQuestion: [],
  followUpsUsed: 0,
  reactionsUsed: 0,
  soFar: NOTHING_YET,
  userText: LONG_ENOUGH,
  reading: madeReading(),
  ...change,
});
const said = (intent: Intent, scored = false): Turn => ({ speaker: 'human', text: 'Words.', intent, scored });
const followUp = (gap: Turn['gap']): Turn => ({
  speaker: 'ai',
  text: 'How did that end?',
  kind: 'follow_up',
  gap: gap ?? null,
});
/** One answer in two would be asked on here. */
const DUE = { ...NOTHING_YET, answered: 3, followedUp: 1 };

describe('what lacks', () => {
  it.each(GAPS)('is asked for where that is sure: %s', (gap) => {
    expect(decideMove(input({ reading: lacking(gap) }))).toMatchObject({
      kind: 'follow_up',
      gap,
      costsFollowUp: true,
      scored: true,
    });
  });

  it('is let be where it is a guess', () => {
    const reading = madeReading({ lacks: [{ gap: 'outcome', likelihood: 0.5, isSure: false }] });
    expect(decideMove(input({ reading }))).toMatchObject({ kind: 'acknowledgement', transitionTo: 'next_question' });
  });

  it('is asked for within the budget of the length, and never the same twice', () => {
    expect(decideMove(input({ reading: lacking('outcome'), followUpsUsed: 1, length: '10min' })).kind).toBe(
      'acknowledgement',
    );
    expect(decideMove(input({ reading: lacking('outcome'), followUpsUsed: 2 })).kind).toBe('acknowledgement');
    const again = { turnsInQuestion: [said('answer', true), followUp('outcome')], followUpsUsed: 1 };
    expect(decideMove(input({ ...again, reading: lacking('outcome') })).kind).toBe('acknowledgement');
    expect(decideMove(input({ ...again, reading: lacking('outcome', 'own_action') })).gap).toBe('own_action');
  });

  it('is not asked for after a follow-up that may have asked for anything, nor of whoever adds a word or two', () => {
    const movedOn = (gap: Turn['gap'], userText = LONG_ENOUGH) =>
      decideMove(
        input({
          turnsInQuestion: [said('answer', true), followUp(gap)],
          followUpsUsed: 1,
          reading: lacking('reason'),
          userText,
        }),
      );
    expect(movedOn(null).kind).toBe('acknowledgement');
    expect(movedOn('outcome', 'The usual.').kind).toBe('acknowledgement');
    expect(movedOn('outcome').gap).toBe('reason');
  });

  it('is the own part where an answer says “we” throughout, once', () => {
    const userText = 'We baked all night, we rang every shop, and our driver came at five, so we sold it all.';
    expect(decideMove(input({ userText, reading: madeReading() }))).toMatchObject({
      kind: 'follow_up',
      gap: 'own_action',
    });
    const asksAgain = { turnsInQuestion: [said('answer', true), followUp('own_action')], followUpsUsed: 1 };
    expect(decideMove(input({ ...asksAgain, userText })).kind).toBe('acknowledgement');
    expect(decideMove(input({ userText: `${userText} I did the ovens, and I rang them.` })).kind).toBe(
      'acknowledgement',
    );
    expect(decideMove(input({ userText, question: asked('situational') })).gap).not.toBe('own_action');
  });

  it('is not what was surely told', () => {
    const reading = lacking('outcome', 'reason');
    const told = { ...reading.told, outcome: { likelihood: 0.95 } };
    expect(decideMove(input({ reading: { ...reading, told } })).gap).toBe('reason');
  });

  it('is the part of the question that was surely left out', () => {
    const question = asked('behavioral', 'Tell me about a quarrel at work. How did it end?');
    const told = { ...madeReading().told, outcome: { likelihood: 0.02 } };
    expect(decideMove(input({ question, reading: madeReading({ told }) }))).toMatchObject({
      kind: 'follow_up',
      gap: 'outcome',
    });
  });

  it('is never asked of whoever told something hard, or refused, or was upset', () => {
    expect(decideMove(input({ reading: { ...lacking('outcome'), isHard: true } })).kind).toBe('acknowledgement');
    for (const intent of ['distress', 'decline', 'rude'] as const)
      expect(decideMove(input({ turnsInQuestion: [said(intent)], reading: lacking('outcome') })).kind).toBe(
        'acknowledgement',
      );
  });
});

describe('a complete answer', () => {
  it.each(QUESTION_TYPES)('is asked on where that is due, with something that was not told nor asked: %s', (type) => {
    const move = decideMove(
      input({ question: asked(type, 'What is it like?'), soFar: DUE, reading: madeReading({ told: {} }) }),
    );
    expect(move).toMatchObject({ kind: 'follow_up', costsFollowUp: true });
    expect(isProbe(move.gap)).toBe(true);
  });

  it('is asked on at every second one at least, in ten minutes at every third', () => {
    const probes = (length: MoveInput['length']) => {
      let soFar = NOTHING_YET;
      return Array.from({ length: 9 }, () => {
        const move = decideMove(
          input({ soFar, length, question: asked('general', 'What is it like?'), reading: madeReading({ told: {} }) }),
        );
        const isAsked = move.kind === 'follow_up';
        soFar = { ...soFar, answered: soFar.answered + 1, followedUp: soFar.followedUp + (isAsked ? 1 : 0) };
        return isAsked;
      });
    };
    expect(probes('60min').filter(Boolean)).toHaveLength(4);
    expect(probes('10min').filter(Boolean)).toHaveLength(3);
  });

  it('is not asked on with what was told, asked by the question or asked before', () => {
    for (const type of QUESTION_TYPES)
      for (let i = 0; i < 10; i++) {
        const interviewId = `int_${i}`;
        const first = decideMove(
          input({ interviewId, soFar: DUE, question: asked(type), reading: madeReading({ told: {} }) }),
        ).gap;
        if (!isProbe(first)) continue;
        const { unlessTold, unlessAsked } = PROBE_WORDS[first];
        expect(
          decideMove(
            input({
              interviewId,
              soFar: { ...DUE, probes: [first] },
              question: asked(type),
              reading: madeReading({ told: {} }),
            }),
          ).gap,
        ).not.toBe(first);
        expect(
          decideMove(
            input({
              interviewId,
              soFar: DUE,
              question: asked(type, `What about ${unlessAsked[0]}?`),
              reading: madeReading({ told: {} }),
            }),
          ).gap,
        ).not.toBe(first);
        for (const part of unlessTold ?? [])
          expect(
            decideMove(
              input({
                interviewId,
                soFar: DUE,
                question: asked(type),
                reading: madeReading({ told: { [part]: { likelihood: 0.9 } } }),
              }),
            ).gap,
          ).not.toBe(first);
      }
  });

  it('is left where little was said, something hard was told, or the time is used up, and asked on where time is left', () => {
    const open = { soFar: DUE, question: asked('general', 'What is it like?') };
    expect(decideMove(input({ ...open, userText: 'It is fine.' })).kind).toBe('acknowledgement');
    expect(decideMove(input({ ...open, reading: madeReading({ isHard: true }) })).kind).toBe('acknowledgement');
    expect(decideMove(input({ ...open, soFar: { ...DUE, pace: 'long' } })).kind).toBe('acknowledgement');
    const early = { ...open, soFar: NOTHING_YET, reading: madeReading({ told: {} }) };
    expect(decideMove(input(early)).kind).toBe('acknowledgement');
    expect(decideMove(input({ ...early, soFar: { ...NOTHING_YET, pace: 'short' } })).kind).toBe('follow_up');
  });

  it('never comes twice, nor in another tense', () => {
    for (const type of QUESTION_TYPES)
      for (const probe of PROBES) {
        const soFar = { ...NOTHING_YET, pace: 'short' as const, probes: [probe] };
        const next = decideMove(input({ question: asked(type), soFar, reading: madeReading({ told: {} }) })).gap;
        if (isProbe(next)) expect(senseOf(next)).not.toBe(senseOf(probe));
      }
  });

  it('is asked for more where a life is told in a few words', () => {
    const userText = 'I drove a lorry for twenty years.';
    const told = { soFar: NOTHING_YET, reading: madeReading({ told: {} }), userText };
    expect(PROBES_OF_A_FEW_WORDS.intro).toContain(decideMove(input({ ...told, question: asked('intro') })).gap);
    expect(decideMove(input({ ...told, question: asked('general') })).kind).toBe('acknowledgement');
  });

  it('is asked on once: what is said to that ends the question', () => {
    const turnsInQuestion = [said('answer', true), followUp('probe_hardest')];
    expect(decideMove(input({ turnsInQuestion, followUpsUsed: 1, reading: lacking('outcome') })).kind).toBe(
      'acknowledgement',
    );
  });
});

describe('other words', () => {
  const others = INTENTS.filter((intent) => intent !== 'answer');

  it.each(others)('cost no follow-up, are not scored, and end the question after three at the latest: %s', (intent) => {
    for (const variant of ['', ...VARIANTS[intent]]) {
      const first = decideMove(input({ reading: otherWords(intent, variant) }));
      expect(first).toMatchObject({ costsFollowUp: false, scored: false, intent });
      expect(decideMove(input({ reading: otherWords(intent, variant), reactionsUsed: 3 }))).toMatchObject({
        kind: 'acknowledgement',
        isFollowUp: false,
      });
    }
  });

  it('end what was answered where somebody will not say more of it', () => {
    const answered = { turnsInQuestion: [said('answer', true), followUp('outcome')], followUpsUsed: 1 };
    expect(decideMove(input({ ...answered, reading: otherWords('decline', 'unwilling') })).isFollowUp).toBe(false);
    expect(decideMove(input({ ...answered, reading: otherWords('decline', 'boundary') })).isFollowUp).toBe(true);
  });

  it('leave the question where that is wished for', () => {
    expect(decideMove(input({ reading: otherWords('skip') })).isFollowUp).toBe(false);
    expect(decideMove(input({ reading: otherWords('decline', 'hurts') })).isFollowUp).toBe(false);
    expect(decideMove(input({ reading: otherWords('blank') }))).toMatchObject({
      kind: 'narrower_try',
      isFollowUp: true,
    });
    expect(
      decideMove(input({ turnsInQuestion: [said('blank')], reading: otherWords('no_experience') })).isFollowUp,
    ).toBe(false);
    expect(
      decideMove(input({ turnsInQuestion: [said('stop')], reading: otherWords('stop', 'wants_end') })).isFollowUp,
    ).toBe(false);
  });

  it('end a question where somebody says that they are done with it, and not by mistake', () => {
    for (const variant of VARIANTS.says_done) {
      const does = (...turnsInQuestion: Turn[]) =>
        decideMove(input({ turnsInQuestion, reading: otherWords('says_done', variant) }));
      // Right after a question it is not known what is meant: neither question nor interview is taken away.
      expect(does()).toMatchObject({ kind: 'reaction', isFollowUp: true, scored: false });
      expect(does(said('think'))).toMatchObject({ kind: 'reaction', isFollowUp: true });
      // Behind some of an answer it ends the question, also where more was asked for.
      expect(does(said('answer', true))).toMatchObject({ kind: 'acknowledgement', transitionTo: 'next_question' });
      expect(does(said('answer', true), followUp('outcome'))).toMatchObject({ kind: 'acknowledgement' });
      // Behind an offer to leave it, or said once more, it leaves it.
      for (const offered of ['says_done', 'decline', 'blank', 'stop'] as const)
        expect(does(said(offered))).toMatchObject({ kind: 'acknowledgement', isFollowUp: false, scored: false });
    }
    expect(
      decideMove(
        input({
          isLastQuestion: true,
          length: '10min',
          turnsInQuestion: [said('answer', true)],
          reading: otherWords('says_done', 'go_on'),
        }),
      ),
    ).toMatchObject({ kind: 'closing', transitionTo: 'end' });
  });

  it('put one question off until the end, where there is time for it', () => {
    const later = otherWords('later');
    const puts = (change: Partial<MoveInput>) => decideMove(input({ reading: later, ...change }));
    expect(puts({})).toMatchObject({ putsOff: true, isFollowUp: false, transitionTo: 'next_question' });
    expect(puts({ putOff: 'promised' })).toMatchObject({ putsOff: false, isFollowUp: false });
    expect(puts({ soFar: { ...NOTHING_YET, pace: 'long' } })).toMatchObject({ putsOff: false, isFollowUp: false });
    expect(decideMove(input({ reading: otherWords('skip') })).putsOff).toBe(false);
  });

  it('put off no more of an answer that was given', () => {
    const answered = { turnsInQuestion: [said('answer', true)], reading: otherWords('later') };
    expect(decideMove(input(answered))).toMatchObject({ putsOff: false, transitionTo: 'next_question' });
    expect(decideMove(input({ ...answered, isLastQuestion: true })).kind).toBe('invite');
  });

  it('get their time at the last question, where there is no later', () => {
    expect(decideMove(input({ isLastQuestion: true, reading: otherWords('later') })).isFollowUp).toBe(true);
    expect(
      decideMove(input({ isLastQuestion: true, turnsInQuestion: [said('later')], reading: otherWords('later') })).kind,
    ).toBe('invite');
  });

  it('count as an answer where they end one, and set aside what is begun again', () => {
    expect(decideMove(input({ reading: { ...otherWords('repeat'), answers: true } }))).toMatchObject({
      kind: 'repeat',
      scored: true,
    });
    expect(decideMove(input({ reading: otherWords('start_over') }))).toMatchObject({
      setsAside: true,
      isFollowUp: true,
    });
  });
});

it('the last answer closes the interview', () => {
  const last = { isLastQuestion: true, length: '10min' } as const;
  expect(decideMove(input(last))).toMatchObject({ kind: 'closing', transitionTo: 'end' });
});
