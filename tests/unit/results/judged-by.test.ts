import { expect, it } from 'vitest';
import { judgedBy } from '#domain/results/judged-by.ts';
import { readResults } from '#domain/results/read-results.ts';

function report(...engines: [string, string][]) {
  const questions = engines.map(([engine, engine_version], i) => ({
    question_id: `q_${i + 1}`,
    engine,
    engine_version,
  }));
  const read = readResults({ questions });
  if (!read) throw new Error('There is no report');
  return read;
}

it.each<[string, [string, string][], string]>([
  [
    'one engine',
    [
      ['embedded', '3'],
      ['embedded', '3'],
    ],
    'The scores are made by Greenroom’s own rules.',
  ],
  ['one model', [['openai', '1.3:gpt-4o']], 'The scores are made by the language model gpt-4o.'],
  [
    'a model and what stood in for it',
    [
      ['openai', '1.3:gpt-4o'],
      ['embedded', '3'],
      ['openai', '1.3:gpt-4o'],
    ],
    'The scores are made for questions 1 and 3 by the language model gpt-4o and for question 2 by Greenroom’s own rules.',
  ],
  ['a report that does not say', [['', '']], ''],
])('a report by %s says so', (_who, engines, sentence) => {
  expect(judgedBy(report(...engines))).toBe(sentence);
});
