import { describe, expect, it } from 'vitest';
import { Chance } from '#domain/planning/chance.ts';
import { findJson } from '#engines/llm/find-json.ts';
import { ordinarySlips } from '#lab/played/ordinary-slips.ts';
import type { SentRequest } from '#lab/played/sent-request.ts';

const WORDS = ['poor', 'thin', 'fair', 'good', 'excellent'];
const sent: SentRequest = {
  system: 'Judge.',
  user: '{}',
  shape: { name: 'a', schema: { properties: { verdict: { enum: WORDS }, quote: {}, marks: {} } } },
};
const QUOTE = 'I rang the bus company and they found the bag on the 42 within the hour';
const ANSWER = JSON.stringify({ verdict: 'good', quote: QUOTE, marks: [1, 2, 3] });
const slipped = (seed: number) => ordinarySlips(new Chance(seed, 'a'), { scales: { verdict: WORDS } })(ANSWER, sent);
const MANY = Array.from({ length: 300 }, (_, seed) => slipped(seed));

describe('the slips of an ordinary model', () => {
  it('are the same for the same seed, and others for another', () => {
    expect(slipped(7)).toBe(slipped(7));
    expect(new Set(MANY).size).toBeGreaterThan(100);
  });

  it('leave an answer now and then as it was', () => {
    const whole = MANY.filter((text) => JSON.stringify(findJson(text)) === ANSWER);
    expect(whole.length).toBeGreaterThan(5);
    expect(whole.length).toBeLessThan(200);
  });

  it.each<[string, (text: string, value: Record<string, unknown> | undefined) => boolean]>([
    ['fences', (text) => text.includes('```json')],
    ['a preface', (text) => text.startsWith('Here is')],
    ['a comma too many', (text) => /,\s*[}\]]/.test(text)],
    ['a wrapping', (_, value) => value !== undefined && 'answer' in value],
    ['a capital', (_, value) => /^[A-Z]/.test(String(value?.verdict ?? ''))],
    ['a number for a word', (_, value) => Number(value?.verdict) > 0],
    ['one word off', (_, value) => /^(?:fair|excellent)$/i.test(String(value?.verdict))],
    ['a list that is missing', (_, value) => value !== undefined && 'verdict' in value && !('marks' in value)],
    ['a quote that is cut', (_, value) => String(value?.quote).includes('…')],
    ['a quote in other words', (_, value) => !QUOTE.includes(String(value?.quote).replace('…', ''))],
  ])('are among them: %s', (_name, has) => {
    const having = MANY.filter((text) => has(text, findJson(text) as Record<string, unknown> | undefined));
    expect(having.length).toBeGreaterThan(0);
    expect(having.length).toBeLessThan(MANY.length);
  });

  it('are never two words off', () => {
    const verdicts = MANY.map((text) => (findJson(text) as { verdict?: unknown } | undefined)?.verdict);
    expect(verdicts.filter((word) => /^(?:poor|thin)$/i.test(String(word)))).toEqual([]);
  });
});
