import { expect, it } from 'vitest';
import { costWords } from '#client/features/operator/cost-words.ts';

it('tells what models came to, and never that one without a price cost nothing', () => {
  expect(costWords([], 0)).toBe('$0.0000');
  expect(costWords([{ dollars: 0.0123 }, { dollars: 2 }], 2.0123)).toBe('$2.01');
  expect(costWords([{ dollars: 0.0123 }, { dollars: null }], 0.0123)).toBe('at least $0.0123');
  expect(costWords([{ dollars: null }], 0)).toBe('no price known');
});
