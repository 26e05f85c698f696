import { describe, expect, it } from 'vitest';
import { decideMove } from '#domain/interview/decide-move.ts';
import { areFor, type ModelTurn, takeModelTurn } from '#domain/interview/model-turn.ts';
import type { MoveInput } from '#domain/interview/moves.ts';
import { offerTurn } from '#domain/interview/turn-offer.ts';
import { withQuotes } from '#domain/model-text/model-reading.ts';
import type { Probe } from '#domain/probes/probe-words.ts';
import { isProbe } from '#domain/probes/probes.ts';
import { lacking, madeReading, otherWords } from '#tests/support/made-reading.ts';
import { NOTHING_YET } from '#tests/support/reply-to.ts';
import { input, WHOLE_ANSWER } from '../engines/llm/model-work.ts';

const BY = { by: 'a model', version: '1' };
const ORDERS = 'What a model is told to do.';
const ASK = 'What did the bus company say to you?';

/** What the interviewer does and says after a model's turn. */
function replyTo(turn: Partial<ModelTurn>, more: Partial<MoveInput> = {}, said = WHOLE_ANSWER) {
  const own = input(said, { length: '30min', ...more });
  const offer = offerTurn(own);
  if (!offer) return undefined;
  const taken = takeModelTurn(own, offer, { is: 'answer', lacks: undefined, say: '', ...turn }, BY, ORDERS);
  const move = decideMove({ ...own, reading: taken.reading });
  const words = taken.proposed && areFor(taken.proposed, move) ? taken.proposed.text : undefined;
  return { kind: move.kind, gap: move.gap, intent: move.intent, words };
}

const asks = (gap: string) => ({ kind: 'follow_up', gap, intent: 'answer', words: ASK });
const asksItself = (gap: string) => ({ ...asks(gap), words: undefined });
const GOES_ON = { kind: 'acknowledgement', gap: null, intent: 'answer', words: undefined };
const follow = (gap: string) =>
  ({ speaker: 'ai', kind: 'follow_up', text: 'And that?', gap }) as MoveInput['turnsInQuestion'][number];
/** An answer of which it is certain that this is told. */
const certain = (part: 'outcome' | 'own_action' | 'reason') =>
  madeReading({ told: { [part]: { likelihood: 0.97, sure: 'told' } } });
const PROBE_DUE = { soFar: { ...NOTHING_YET, answered: 1 } };

describe('the gap of a model', () => {
  it('is asked for in its words, whatever the built-in reading would ask for', () => {
    expect(replyTo({ lacks: 'outcome', say: ASK })).toEqual(asks('outcome'));
    expect(replyTo({ lacks: 'outcome', say: ASK }, { reading: lacking('reason') })).toEqual(asks('outcome'));
  });

  it('is nothing where it says so, also after a "we", but not where something lacks for sure', () => {
    const many = 'We went there and we did our work and we left when we were done with it.';
    expect(replyTo({ lacks: 'none' })).toEqual(GOES_ON);
    expect(replyTo({ lacks: 'none', say: ASK }, { reading: lacking('reason') })).toEqual(asksItself('reason'));
    const maybe = madeReading({ lacks: [{ gap: 'reason', likelihood: 0.6, isSure: false }] });
    expect(replyTo({ lacks: 'none' }, { reading: maybe })).toEqual(GOES_ON);
    expect(replyTo({ lacks: 'none' }, {}, many)).toEqual(GOES_ON);
  });

  it('gives way where it is certain that this was told', () => {
    for (const part of ['outcome', 'own_action', 'reason'] as const)
      expect(replyTo({ lacks: part, say: ASK }, { reading: certain(part) })).toEqual(GOES_ON);
    const reading = { ...certain('outcome'), lacks: lacking('specifics').lacks };
    expect(replyTo({ lacks: 'outcome', say: ASK }, { reading })).toEqual(asksItself('specifics'));
  });

  it('gives way where the built-in reading is all but sure that nobody would ask for it', () => {
    const outOfTheQuestion = madeReading({ lacks: [{ gap: 'reason', likelihood: 0.6, isSure: true }] });
    expect(replyTo({ lacks: 'outcome', say: ASK }, { reading: outOfTheQuestion })).toEqual(asksItself('reason'));
    expect(replyTo({ lacks: 'outcome', say: ASK }, { reading: madeReading({ lacks: [] }) })).toEqual(GOES_ON);
  });

  it('is never asked for twice, nor is a second answer led back', () => {
    const once = { turnsInQuestion: [follow('outcome')], followUpsUsed: 1 };
    expect(replyTo({ lacks: 'reason', say: ASK }, once)).toEqual(asks('reason'));
    for (const gap of ['outcome', 'refocus'] as const) expect(replyTo({ lacks: gap, say: ASK }, once)).toEqual(GOES_ON);
  });

  it('is asked for in the built-in words where its own cannot be said', () => {
    expect(replyTo({ lacks: 'outcome', say: 'How did it end for Starbucks?' })).toEqual(asksItself('outcome'));
    expect(replyTo({ lacks: 'outcome', say: '' })).toEqual(asksItself('outcome'));
    const half = 'You said it was in 1912. How does that go together?';
    expect(replyTo({ lacks: 'check_fact', say: half })).toEqual(asksItself('check_fact'));
  });

  it('that nobody can read leaves the built-in reading to decide', () => {
    expect(replyTo({ say: ASK }, { reading: lacking('reason') })).toEqual(asksItself('reason'));
  });
});

describe('a complete answer', () => {
  it('is asked on in the words of a model where a probe is due, and the probe is known for what it is', () => {
    const say = 'What would you do differently about the bag now?';
    const asked = replyTo({ lacks: 'none', say }, PROBE_DUE);
    expect(asked).toMatchObject({ kind: 'follow_up', gap: expect.stringMatching(/^probe_/), words: say });
    const own = input(WHOLE_ANSWER, { length: '30min', ...PROBE_DUE });
    expect(offerTurn(own)?.ifComplete).toMatch(/\?$/);
  });

  it('is never asked on where none is due', () => {
    expect(replyTo({ lacks: 'none', say: ASK })).toEqual(GOES_ON);
  });

  it('is not asked on with a probe that came before', () => {
    const asked: Probe[] = [];
    for (let times = 0; times < 3; times++) {
      const gap = replyTo(
        { lacks: 'none', say: 'What would you do about the bag now?' },
        { soFar: { ...PROBE_DUE.soFar, probes: [...asked] } },
      )?.gap;
      if (!isProbe(gap)) break;
      expect(asked).not.toContain(gap);
      asked.push(gap);
    }
    expect(asked.length).toBeGreaterThan(1);
  });
});

describe('what code keeps', () => {
  it.each([
    ['grief', { reading: madeReading({ isHard: true }) }],
    ['a refusal', { reading: otherWords('decline') }],
    ['distress', { reading: otherWords('distress', 'loss') }],
    ['a wish to stop', { reading: otherWords('stop', 'wants_end') }],
    ['orders to the machine', { reading: otherWords('instruction') }],
    ['a repeat that is surely wanted', { reading: otherWords('repeat', 'whole') }],
    ['a question about the product', { reading: otherWords('about_job', 'the_job') }],
    ['the budget', { followUpsUsed: 2, turnsInQuestion: [follow('outcome'), follow('reason')] }],
    ['the time', { followUpsUsed: 1, turnsInQuestion: [follow('outcome')], soFar: { ...NOTHING_YET, pace: 'long' } }],
    ['what follows a probe', { followUpsUsed: 1, turnsInQuestion: [follow('probe_hardest')] }],
  ] as [string, Partial<MoveInput>][])('is decided without a model: %s', (_name, more) => {
    expect(replyTo({ lacks: 'outcome', say: ASK }, more)).toBeUndefined();
  });

  it('is that grief which only a model hears is not asked on', () => {
    expect(replyTo({ is: 'distress', lacks: 'none' }, PROBE_DUE)).toEqual(GOES_ON);
    expect(replyTo({ is: 'distress', lacks: 'outcome', say: ASK }, PROBE_DUE)).toEqual(GOES_ON);
  });
});

describe('what the words are', () => {
  const unsure = madeReading({ intent: { name: 'answer', variant: '', likelihood: 0.6 } });

  it('is what a model says of a few words that nobody is sure of', () => {
    const say = 'Any customer will do. Which one comes to mind?';
    const read = { is: 'which_case', say } as const;
    expect(replyTo(read, { reading: unsure }, 'A small one too?')).toMatchObject({
      kind: 'reaction',
      intent: 'which_case',
      words: say,
    });
    expect(replyTo({ ...read, is: 'hearing' }, { reading: unsure }, 'A small one too?')).toMatchObject({
      intent: 'hearing',
      words: undefined,
    });
  });

  it('is an answer, where so many words are one, or a few surely', () => {
    expect(replyTo({ is: 'off_topic', say: ASK }, { reading: lacking('outcome') })).toEqual(asksItself('outcome'));
    expect(replyTo({ is: 'stop', say: '' }, {}, 'The early shifts.')).toEqual(GOES_ON);
  });

  it('is an answer again, where a model hears one in what was taken for something else', () => {
    const reading = {
      ...otherWords('off_topic'),
      intent: { name: 'off_topic', variant: '', likelihood: 0.5 },
    } as const;
    expect(replyTo({ lacks: 'outcome', say: ASK }, { reading })).toEqual(asks('outcome'));
  });
});

describe('the quotes of a model', () => {
  it('show the sentence that tells a part; one that was not said is dropped alone', () => {
    const { reading, nowhere } = withQuotes(madeReading(), WHOLE_ANSWER, [
      { part: 'outcome', quote: 'she got everything back' },
      { part: 'learned', quote: 'I have never been to the moon before' },
    ]);
    const { told } = reading;
    expect(nowhere).toBe(1);
    const { start = 0, end = 0 } = told.outcome?.sentence ?? {};
    expect(WHOLE_ANSWER.slice(start, end)).toMatch(/^They found it .* every week\.$/);
    expect(told.outcome?.sure).toBe('told');
    expect(told.learned).toEqual({ likelihood: 0.5 });
  });

  it('say nothing of words that are no answer', () => {
    const reading = otherWords('skip');
    expect(withQuotes(reading, 'Skip it.', [{ part: 'outcome', quote: 'Skip it' }]).reading).toBe(reading);
  });
});

describe('what is not taken of a model’s turn', () => {
  const faultsOf = (turn: Partial<ModelTurn>, more: Partial<MoveInput> = {}) => {
    const own = input(WHOLE_ANSWER, { length: '30min', ...more });
    const offer = offerTurn(own);
    if (!offer) throw new Error('No model is asked');
    return takeModelTurn(own, offer, { is: 'answer', lacks: 'none', say: '', ...turn }, BY, ORDERS).faults;
  };
  const unlikely = { reading: madeReading({ lacks: [{ gap: 'reason', likelihood: 0.6, isSure: true }] }) };

  it.each<[string, Partial<ModelTurn>, Partial<MoveInput>]>([
    ['gap_told', { lacks: 'outcome' }, { reading: certain('outcome') }],
    ['gap_asked', { lacks: 'outcome' }, { turnsInQuestion: [follow('outcome')], followUpsUsed: 1 }],
    ['gap_unlikely', { lacks: 'outcome' }, unlikely],
    ['none_overruled', { lacks: 'none' }, { reading: lacking('reason') }],
    ['is_overruled', { is: 'joke' }, {}],
    ['unreadable_is', { is: undefined }, {}],
    ['unreadable_lacks', { lacks: undefined }, {}],
    ['other_move', { lacks: 'none', say: ASK }, { reading: lacking('reason') }],
  ])('is counted by its name: %s', (name, turn, more) => {
    expect(faultsOf(turn, more)).toContain(name);
  });

  it('is nothing where all of it is', () => {
    expect(faultsOf({ lacks: 'outcome', say: ASK })).toEqual([]);
    expect(faultsOf({ lacks: 'none' })).toEqual([]);
  });
});
