import { assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnswer } from '#domain/reading/read-answer.ts';
import { GAPS, INTENTS, PARTS, type Reading, VARIANTS } from '#domain/reading/reading.ts';
import { storedReading } from '#durable/stored/stored-reading.ts';
import { readExamples } from '#lab/reading/examples.ts';
import { READING_MODEL } from '#tests/support/reading-model.ts';

const read = (said: string, question = 'Tell me about a time when you made a mistake.', type = 'behavioral'): Reading =>
  readAnswer(READING_MODEL, { said, asked: { question, type, gap: '' }, earlier: '', question, by: 'embedded' });

const STORY =
  'Last winter at the depot in Leeds I sent a lorry to the wrong yard. I rang the driver, turned him round and told my manager before she heard it from anybody else. He lost forty minutes, and since then I read the postcode back every time.';

describe('a reading', () => {
  it('tells an answer, what it tells and by which sentence', () => {
    const { intent, answers, told, lacks } = read(STORY);
    expect(intent.name).toBe('answer');
    expect(answers).toBe(true);
    expect(told.own_action?.likelihood).toBeGreaterThan(0.8);
    expect(told.situation?.likelihood).toBeGreaterThan(0.8);
    const { start = 0, end = 0 } = told.own_action?.sentence ?? {};
    expect(STORY.slice(start, end)).toContain('I rang the driver');
    expect(lacks.filter(({ isSure }) => isSure)).toEqual([]);
  });

  it('tells what an answer asks at its end, and takes no turn of speech for it', () => {
    const asked = `${STORY} What are the hours on this job, by the way?`;
    expect(read(asked)).toMatchObject({ intent: { name: 'answer' }, asksBack: { name: 'about_job' } });
    expect(read(STORY).asksBack).toBeUndefined();
    expect(read(`${STORY} You know what I mean?`).asksBack).toBeUndefined();
    const kept = storedReading.read(storedReading.write(read(asked)));
    expect(kept.asksBack).toEqual(read(asked).asksBack);
  });

  it('takes an answer at whose end somebody will say no more for a refusal that is kept as an answer', () => {
    const said = `${STORY} I'd rather not go into it any further if you don't mind.`;
    expect(read(said)).toMatchObject({ intent: { name: 'decline' }, answers: true });
  });

  it.each([
    ['Sorry, could you say that again?', 'repeat'],
    ['Can we skip this one please', 'skip'],
    ['What do you mean by mistake?', 'meaning_of_word'],
    ['Give me a moment to think.', 'think'],
    ['I would rather not talk about that.', 'decline'],
    ['I really cannot think of anything, my mind has gone blank.', 'blank'],
    ['Can we stop here please', 'stop'],
    ['repeat', 'repeat'],
    ['go on', 'says_done'],
    ['I am done', 'says_done'],
    ['', 'silence'],
    ['  … ', 'silence'],
  ])('knows what is no answer: %s', (said, intent) => {
    expect(read(said)).toMatchObject({ intent: { name: intent }, answers: false, told: {}, lacks: [] });
  });

  it('keeps what was answered before a request at the end', () => {
    expect(read(`${STORY} Sorry, what was the question again?`).answers).toBe(true);
  });

  it('is made of anything that can be said, and can be kept', () =>
    assert(
      property(string({ unit: 'grapheme', maxLength: 500 }), (said) => {
        const reading = read(said);
        expect(INTENTS).toContain(reading.intent.name);
        const variants: readonly string[] = VARIANTS[reading.intent.name];
        expect(variants.length === 0 ? reading.intent.variant === '' : variants.includes(reading.intent.variant)).toBe(
          true,
        );
        for (const part of Object.keys(reading.told)) expect(PARTS).toContain(part);
        for (const { gap } of reading.lacks) expect(GAPS).toContain(gap);
        expect(storedReading.read(storedReading.write(reading))).toEqual(reading);
      }),
      { numRuns: 150 },
    ));

  it('agrees with the readers of what it was learned from, or the weights are not those of this reader', () => {
    const examples = readExamples().filter(({ source, isSaying }) => isSaying && source.startsWith('talk'));
    const met = examples.filter(({ said, question, type, intent, alsoOk }) => {
      const got = read(said, question, type).intent.name;
      return got === intent || alsoOk.includes(got);
    });
    expect(met.length / examples.length).toBeGreaterThan(0.95);
  });
});

describe('a kept reading', () => {
  const kept = (change: object) => JSON.stringify({ version: 1, value: { ...read(STORY), ...change } });

  it('opens with words that only a newer version knows', () => {
    expect(storedReading.read(kept({ intent: { name: 'sings', variant: '', likelihood: 1 } })).intent.name).toBe(
      'answer',
    );
    expect(storedReading.read(kept({ told: { tune: { likelihood: 1 } } })).told).toEqual({});
    expect(storedReading.read(kept({ lacks: [{ gap: 'tune', likelihood: 1, isSure: true }] })).lacks).toEqual([]);
  });
});
