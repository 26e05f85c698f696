import { describe, expect, it } from 'vitest';
import { CUT_SHORT, judgedPart } from '#domain/scoring/judged-part.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';

const SENTENCE = 'I rang the driver, turned him round and told my manager before she heard it from anybody else. ';
const question = {
  id: 'q_1',
  text: 'Tell me about a mistake.',
  type: 'behavioral' as const,
  expectedStructure: ['Situation', 'Task', 'Action', 'Result'],
  signals: ['mistake'],
  topic: 'mistakes',
};
const judge = (answer: string) =>
  embeddedJudge.judge(
    { question, role: 'Driver', company: 'Larch', responses: [{ asked: question.text, answer }] },
    { env: {}, signal: new AbortController().signal, timeLimitMs: 1_000 },
  );

describe('what of an answer is judged', () => {
  it('is all of it, as long as anybody talks', () => {
    const answer = SENTENCE.repeat(40);
    expect(judgedPart(answer)).toBe(answer);
  });

  it.each([
    ['prose', SENTENCE.repeat(20_000)],
    ['lines of a letter', 'a\n'.repeat(9_995)],
    ['fillers', 'um '.repeat(600_000)],
    ['a word without an end', 'a'.repeat(1_900_000)],
  ])('is its beginning where it goes on and on, so that what it costs has an end: %s', (_name, answer) => {
    const judged = judgedPart(answer);
    expect(answer.startsWith(judged)).toBe(true);
    expect(judged.split(/\s+/).length).toBeLessThanOrEqual(1_501);
    expect(judged.length).toBeLessThanOrEqual(12_000);
    expect(judgedPart(judged)).toBe(judged);
  });

  it('is told of in the report, and scored as if nothing had come after it', async () => {
    const answer = SENTENCE.repeat(200);
    const [whole, part] = [await judge(answer), await judge(judgedPart(answer))];
    expect(whole.warnings).toEqual([CUT_SHORT]);
    expect(part.warnings).toEqual([]);
    expect(whole.findings).toEqual(part.findings);
  });
});
