import { describe, expect, it } from 'vitest';
import { INTERVIEW_STYLES } from '#contract/words.ts';
import { findSeniority } from '#domain/planning/find-seniority.ts';
import { BANKS, planPosting } from '#lab/plan-posting.ts';

const posting = (title: string, last: string) =>
  [
    title,
    'Company: Tallow Buses',
    'You will drive our buses around the town, sell tickets and help passengers with wheelchairs and pushchairs.',
    'You will check your bus each morning and report defects.',
    last,
  ].join('\n');

const TRAINEE = posting('Bus Driver (Trainees Welcome)', 'We pay for your licence.');
const DRIVER = posting('Bus Driver', 'You need a PCV licence and two years behind the wheel.');
const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const asked = (text: string, style: (typeof INTERVIEW_STYLES)[number]) =>
  SEEDS.flatMap((seed) => {
    const outcome = planPosting({ text, style, length: '60min', seed });
    if (!outcome.sufficient) throw new Error('refused');
    return outcome.plan.questions.map((question) => question.text);
  });
const forTheExperienced = new Set(
  [...BANKS.values()].flatMap((bank) => bank.filter(({ experienced }) => experienced).map(({ text }) => text)),
);

describe('the level that a posting says', () => {
  it.each([
    ['No experience needed, full training given.', 'junior'],
    ["You don't need any experience, as we teach you.", 'junior'],
    ["Experience isn't essential.", 'junior'],
    ['No experience? No problem!', 'junior'],
    ['Retail experience is helpful, but not essential.', ''],
    ['Payments or ledger experience is a plus, not a must.', ''],
    ['No experience of less than 3 years is accepted.', 'mid'],
    ['Previous experience is essential as training is not provided.', ''],
    ['Please do not apply without experience.', ''],
    ['Previous experience required, no time wasters.', ''],
    ['Experience with SQL required, Python not essential.', ''],
    ['You need experience and must not be afraid of heights.', ''],
    ['No previous experience is required.', 'junior'],
    ['Without experience you are welcome too.', 'junior'],
  ])('is read from “%s”', (line, level) => {
    expect(findSeniority('Care Assistant', `Care Assistant\n${line}`)).toBe(level);
  });

  it('is that of somebody new where a title calls trainees', () => {
    expect(findSeniority('Bus Driver', TRAINEE)).toBe('intern');
    expect(findSeniority('Electrician', 'Electrician\nYou teach two apprentices.')).toBe('');
    expect(findSeniority('Electrician', 'Electrician wanted in Leeds. You will supervise two apprentices.')).toBe('');
    expect(findSeniority('Instructor', 'Instructor for apprentices')).toBe('');
  });
});

describe('questions for somebody who is new', () => {
  it.each(INTERVIEW_STYLES)('suppose no years of work (%s)', (style) => {
    expect(asked(TRAINEE, style).filter((text) => forTheExperienced.has(text))).toEqual([]);
  });

  it('are asked of others', () => {
    expect(asked(DRIVER, 'behavioral').some((text) => forTheExperienced.has(text))).toBe(true);
  });

  it('ask what they would do in this work, and of school or other work what they have done', () => {
    const texts = asked(TRAINEE, 'behavioral');
    expect(texts.some((text) => /^What would you do if .*(?:passenger|bus)/.test(text))).toBe(true);
    expect(
      texts.some((text) => /taught yourself|relied on you|asked somebody for help|worked in a group/.test(text)),
    ).toBe(true);
  });
});
