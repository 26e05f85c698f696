import { describe, expect, it } from 'vitest';
import { DURATION_IDS, type DurationId, INTERVIEW_STYLES, type InterviewStyle } from '#contract/words.ts';
import { Chance } from '#domain/planning/chance.ts';
import { themesOf } from '#domain/planning/themes.ts';
import { planPosting } from '#lab/plan-posting.ts';

const TEXT =
  'Staff Nurse - Wexbury General Hospital\nWound care, triage, infection control, discharge planning and medication on a busy ward.';
const ask = (seed: number, style: InterviewStyle = 'behavioral', length: DurationId = '10min') => {
  const outcome = planPosting({ text: TEXT, style, length, seed });
  if (!outcome.sufficient) throw new Error('refused');
  return outcome.plan;
};
const texts = (plan: ReturnType<typeof ask>) => plan.questions.map(({ text }) => text).join('\n');

describe('the seed of an interview', () => {
  it.each(INTERVIEW_STYLES.flatMap((style) => DURATION_IDS.map((length) => ({ style, length }))))(
    'gives another $style interview of $length next time, and the same one again',
    ({ style, length }) => {
      const seen = new Set([...Array(12).keys()].map((seed) => texts(ask(seed, style, length))));
      expect(seen.size).toBeGreaterThanOrEqual(8);
      expect(ask(5, style, length)).toEqual(ask(5, style, length));
      expect(ask(5, style, length).seed).toBe(5);
    },
  );

  it('changes more than an opening: of two interviews less than half is the same', () => {
    const shared = [...Array(20).keys()].map((seed) => {
      const one = new Set(texts(ask(seed, 'behavioral', '30min')).split('\n'));
      return texts(ask(seed + 100, 'behavioral', '30min'))
        .split('\n')
        .filter((text) => one.has(text)).length;
    });
    expect(shared.reduce((sum, count) => sum + count, 0) / shared.length).toBeLessThan(3);
  });

  it('draws evenly', () => {
    const draws = [...Array(2_000).keys()].map((seed) => new Chance(seed, 'a').of('b'));
    expect(draws.filter((draw) => draw < 0.25).length).toBeGreaterThan(400);
    expect(draws.filter((draw) => draw < 0.25).length).toBeLessThan(600);
    expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
  });
});

describe('the themes of an interview', () => {
  it('are one for each of its questions, in at most three words and no two alike', () => {
    for (const style of INTERVIEW_STYLES) {
      const { questions } = ask(1, style, '60min');
      const themes = themesOf(questions);
      expect(themes).toHaveLength(questions.length);
      expect(new Set(themes).size).toBe(themes.length);
      expect(themes.filter((theme) => theme.split(' ').length > 3)).toEqual([]);
    }
  });
});
