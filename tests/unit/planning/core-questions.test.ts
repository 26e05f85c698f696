import { describe, expect, it } from 'vitest';
import { DURATION_IDS, INTERVIEW_STYLES } from '#contract/words.ts';
import { planPosting } from '#lab/plan-posting.ts';

const POSTING = [
  'Bar Manager',
  'The Salt Cellar, Whitby',
  'You are leading a team of nine behind a busy bar.',
  'What you will do',
  '- Order stock and take the weekly stock count',
  '- Keep the beer lines clean and look after the cellar',
  '- Write the rota and train new bartenders',
  '- Produce reports in Excel, Word and Outlook',
  '- Handle complaints calmly and know when to step in',
  'Our culture',
  '- Celebrate every birthday and enjoy team lunches',
  'Benefits',
  '- 28 days of holiday, a pension and discounts on food',
  'How to apply',
  '- Send a CV and a covering letter to Dee',
  'Equality',
  'We welcome applications from all sections of the community and value diversity.',
].join('\n');

const SEEDS = [0, 1, 2, 3, 4, 5, 6, 7];
const texts = INTERVIEW_STYLES.flatMap((style) =>
  DURATION_IDS.flatMap((length) =>
    SEEDS.flatMap((seed) => {
      const outcome = planPosting({ text: POSTING, style, length, seed });
      if (!outcome.sufficient) throw new Error('refused');
      return outcome.plan.questions.map((question) => question.text);
    }),
  ),
);

describe('questions about a posting', () => {
  it('are never about equality, benefits, culture, how to apply or office programs', () => {
    const about =
      /\b(?:applications|communit\w+|diversity|birthday|lunches|holiday|pension|discounts?|CV|letter|Excel|Word|Outlook)\b/;
    expect(texts.filter((text) => about.test(text))).toEqual([]);
  });

  it('paste no line of it, nor take what is the employer’s for the candidate’s past', () => {
    expect(texts.filter((text) => /calmly|team of|nine|when it comes to|posting says/.test(text))).toEqual([]);
  });

  it('say the role as it is said in speech', () => {
    expect(texts.filter((text) => /Bar Manager|this .* role|bar manager role/.test(text))).toEqual([]);
    expect(texts.some((text) => text.includes('the role of bar manager'))).toBe(true);
  });

  it('speak of the first duties', () => {
    const first = INTERVIEW_STYLES.map((style) => {
      const outcome = planPosting({ text: POSTING, style, length: '30min', seed: 0 });
      return outcome.sufficient ? outcome.plan.questions.map(({ text }) => text).join(' ') : '';
    });
    for (const asked of first) expect(asked).toMatch(/stock|beer lines|cellar/);
  });
});

describe('the technical hour', () => {
  const asked = (style: (typeof INTERVIEW_STYLES)[number], length: (typeof DURATION_IDS)[number]) => {
    const outcome = planPosting({ text: POSTING, style, length, seed: 0 });
    if (!outcome.sufficient) throw new Error('refused');
    return outcome.plan.questions.slice(1).map(({ text }) => text);
  };
  const isOfTwo = (text: string) =>
    /\b(?:with .+ and with|about .+ and about|in .+ and in|have .+ and .+ been part)\b/.test(text);

  it('goes through what a posting asks for two by two, and no other interview does', () => {
    expect(asked('technical', '60min').filter(isOfTwo).length).toBeGreaterThan(0);
    const others = INTERVIEW_STYLES.flatMap((style) =>
      DURATION_IDS.filter((length) => style !== 'technical' || length !== '60min').flatMap((length) =>
        asked(style, length),
      ),
    );
    expect(others.filter(isOfTwo)).toEqual([]);
  });
});

describe('a role in speech', () => {
  it('keeps the capitals of tools, languages and letters that are spelled', () => {
    const openings = [
      'Salesforce Administrator',
      'UX Designer',
      'Java Developer',
      'Sous Chef',
      'French Teacher',
      'Year 2 Teacher',
    ].map((role) => {
      const outcome = planPosting({
        text: `company: Umoya title: ${role}`,
        style: 'normal',
        length: '10min',
        seed: 0,
      });
      return outcome.sufficient ? outcome.plan.greeting : '';
    });
    expect(openings.map((text) => /the role of (.*) at Umoya/.exec(text)?.[1])).toEqual([
      'Salesforce administrator',
      'UX designer',
      'Java developer',
      'sous chef',
      'French teacher',
      'year 2 teacher',
    ]);
  });
});
