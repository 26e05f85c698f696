import { GAPS, type Gap, type Intent, PARTS, type Reading } from '#domain/reading/reading.ts';

/** Gaps that nobody is sure of, and that may be. */
const maybe = (gaps: readonly Gap[]): Reading['lacks'] => gaps.map((gap) => ({ gap, likelihood: 0.05, isSure: false }));

/** A reading as a test wants it: of an answer that tells everything, as far as one can be sure, unless it is said otherwise. */
export const madeReading = (change: Partial<Reading> = {}): Reading => ({
  by: 'test',
  intent: { name: 'answer', variant: '', likelihood: 0.99 },
  answers: true,
  isHard: false,
  told: Object.fromEntries(PARTS.map((part) => [part, { likelihood: 0.5 }])),
  lacks: maybe(GAPS),
  ...change,
});

/** Words that are something else than an answer. */
export const otherWords = (name: Intent, variant = ''): Reading =>
  madeReading({ intent: { name, variant, likelihood: 0.9 }, answers: false, told: {}, lacks: [] });

/** An answer in which these lack, surely. */
export const lacking = (...gaps: Gap[]): Reading =>
  madeReading({
    lacks: [
      ...gaps.map((gap, i) => ({ gap, likelihood: 0.8 - i / 10, isSure: true })),
      ...maybe(GAPS.filter((gap) => !gaps.includes(gap))),
    ],
  });

export const EVERY_GAP = GAPS;
