import type { Dice } from '#tests/support/dice.ts';

/** What stands where something else was meant. */
export const ODD: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER,
  '',
  ' ',
  '\u0000',
  '\ud800',
  'I rang \udc00 him',
  '\u202e\u202e',
  '0',
  'null',
  '../../etc/passwd',
  "'; drop table users; --",
  '<script>alert(1)</script>',
  '%00%ff',
  'a'.repeat(5_000),
  'a\n'.repeat(2_000),
  '\u6211'.repeat(2_000),
  '\u{1f600}'.repeat(500),
  [],
  {},
  [[[[[[]]]]]],
  { constructor: 1, toString: 'x' },
];

const ODD_TEXTS = ODD.filter((odd) => typeof odd === 'string');

/** The same where only text can stand. */
export const textOf = (odd: unknown): string =>
  (typeof odd === 'string' ? odd : (JSON.stringify(odd) ?? '')).slice(0, 3_000);

export const ODD_NAMES = [
  '',
  '0',
  '-1',
  '1e9',
  'id',
  'constructor',
  '__proto__',
  'int_x',
  '../..',
  '%2e%2e',
  '\u00fcn\u00efcode',
  'a'.repeat(300),
];

/** A value with one thing in it changed, left out, doubled or put in. */
export function bend(dice: Dice, value: unknown): unknown {
  if (dice.is(0.1)) return dice.of(ODD);
  if (Array.isArray(value)) {
    if (value.length === 0 || dice.is(0.3)) return [...value, ...value, dice.of(ODD)];
    const at = dice.between(0, value.length - 1);
    return value.map((each, i) => (i === at ? bend(dice, each) : each));
  }
  // A text is mostly taken for one, and what is odd in it is met further in.
  if (typeof value === 'string' && dice.is(0.7)) return dice.of(ODD_TEXTS);
  if (typeof value !== 'object' || value === null) return dice.of(ODD);
  const entries = Object.entries(value);
  if (entries.length === 0 || dice.is(0.15)) return { ...value, [dice.of(ODD_NAMES)]: dice.of(ODD) };
  const [name] = dice.of(entries);
  if (dice.is(0.25)) return Object.fromEntries(entries.filter(([other]) => other !== name));
  return Object.fromEntries(entries.map(([key, each]) => [key, key === name ? bend(dice, each) : each]));
}
