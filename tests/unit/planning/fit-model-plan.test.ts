import { describe, expect, it } from 'vitest';
import { fitModelPlan } from '#domain/planning/fit-model-plan.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { planPosting, withItsBank } from '#lab/plan-posting.ts';

const TEXT = `Dairy Farm Manager, Kilravin
What you will do:
- Milk 400 cows twice a day with one assistant
- Manage pasture and feed through the season
- Keep the herd healthy with the vet
- Train new milkers
What we offer:
- A house and a good school bus
Tell us about your parrot when you apply.`;

const outcome = planPosting({ text: TEXT, style: 'normal', length: '30min', seed: 0 });
if (!outcome.sufficient) throw new Error('There is no plan');
const { plan } = outcome;
const ABOUT_WORK = 'How do you notice that a cow in the herd is not healthy?';
const HONEST = [
  'What have you done with dairy cows so far that fits the role of dairy farm manager?',
  'How do you manage pasture through a dry season?',
  'Tell me about a time when milking went wrong.',
  'Why do you want to run this herd?',
  'How do you train a new milker?',
  ABOUT_WORK,
];

const planWith = (texts: readonly string[], more: Partial<{ topic: string }> = {}) =>
  fitModelPlan(
    plan,
    plan.questions,
    texts.map((text, i) => ({ number: i + 1, text, topic: 'cows', signals: ['cow', 'I'], ...more })),
    withItsBank(readPosting(TEXT)),
  );
/** Of an honest plan whose last question is this one. */
const withLast = (text: string) => planWith([...HONEST.slice(0, 5), text]);
const last = (text: string) => withLast(text).plan.questions.at(-1)?.text;

describe('the questions of a model', () => {
  it('take the places of the plan, with their types', () => {
    const fitted = planWith(HONEST);
    expect(fitted.plan.questions.map(({ text }) => text)).toEqual(HONEST);
    expect(fitted.plan.questions.map(({ id, type }) => [id, type])).toEqual(
      plan.questions.map(({ id, type }) => [id, type]),
    );
    expect([fitted.taken, fitted.refused]).toEqual([6, {}]);
  });

  it.each<[string, string, string]>([
    [
      'a reason asked besides',
      'How do you keep the herd healthy, and why do you do it so?',
      'How do you keep the herd healthy?',
    ],
    [
      'a second question',
      'Tell me about a cow that you could not save. What did you do?',
      'Tell me about a cow that you could not save.',
    ],
    [
      'a case told before',
      'Half the herd has broken out at dawn. What do you do first?',
      'Half the herd has broken out at dawn. What do you do first?',
    ],
    [
      'a case with a number',
      'The vet finds eight sick cows. What do you do?',
      'The vet finds eight sick cows. What do you do?',
    ],
  ])('are mended: %s', (_what, written, asked) => {
    expect(last(written)).toBe(asked);
  });

  it.each<[string, string, string]>([
    ['missing', 'nothing', ''],
    ['asks_nothing', 'a statement', 'You will be milking cows all day long here.'],
    ['signs', 'markdown', 'How do you **milk** a nervous cow on a cold morning?'],
    ['again', 'one that was asked', HONEST[1] ?? ''],
    ['invents', 'an employer nobody named', 'How did you milk cows at Fonterra before this?'],
    ['invents', 'a number nobody named', 'How do you milk 900 cows before breakfast?'],
    ['speech', 'what cannot be said', 'How do you go about the the milking of cows?'],
    ['not_the_work', 'a line of the posting', 'What do you say to milk 400 cows twice a day?'],
    ['not_the_work', 'what stands beside the work', 'Which words does your parrot like best?'],
  ])('are refused one by one as %s: %s', (why, _what, written) => {
    const { plan: fitted, taken, refused } = withLast(written);
    expect([fitted.questions.at(-1), taken, refused]).toEqual([plan.questions.at(-1), 5, { [why]: 1 }]);
  });

  it('each have to be about the work where most are not', () => {
    const off = ['How do you like to spend a rainy Sunday evening at home?', 'Which paintings hang above your sofa?'];
    const fitted = planWith([
      ...off,
      ...off.map((text) => text.replace('?', ' today?')),
      ABOUT_WORK,
      'Which songs do you hum when it rains?',
    ]);
    expect(fitted.plan.questions.map(({ text }) => text).filter((text) => text === ABOUT_WORK)).toHaveLength(1);
    expect(fitted.taken).toBe(1);
  });

  it('have a topic that says no more than they do', () => {
    const { plan: untold, withoutTopic } = planWith(HONEST, { topic: 'a pirate' });
    expect(untold.questions.map(({ topic }) => topic)).toEqual(Array(6).fill(''));
    expect(withoutTopic).toBe(6);
    expect(planWith(HONEST, { topic: '' }).withoutTopic).toBe(0);
    expect(planWith(HONEST, { topic: 'the herd' }).plan.questions[5]?.topic).toBe('the herd');
  });
});
