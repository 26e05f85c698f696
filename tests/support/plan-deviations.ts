export interface GoodPlan {
  is_posting: boolean;
  role: string;
  company: string;
  /** Three at least. */
  questions: { number: number; text: string; topic: string; signals: string[] }[];
}

/** A plan as a model may write it instead of a good one. */
export interface PlanDeviation {
  name: string;
  write: (good: GoodPlan) => string;
  /** What is read of it; all of the good plan where left out. */
  left?: (good: GoodPlan) => GoodPlan;
  /** `length` where the model ran out of room. */
  finish?: 'length';
}

const json = (value: unknown) => JSON.stringify(value);
const withoutLast = (good: GoodPlan): GoodPlan => ({ ...good, questions: good.questions.slice(0, -1) });
const rewritten = (good: GoodPlan, as: (question: GoodPlan['questions'][number]) => unknown) => ({
  ...good,
  questions: good.questions.map((question, i) => (i === 1 ? as(question) : question)),
});
const withoutDetails = (good: GoodPlan) =>
  rewritten(good, (question) => ({ ...question, topic: '', signals: [] })) as GoodPlan;
/** Up to these words where they stand last. */
const cutAt = (good: GoodPlan, words: string, more = 0) => json(good).slice(0, json(good).lastIndexOf(words) + more);

/** Ways in which models write a plan otherwise than they were asked. */
export const PLAN_DEVIATIONS: readonly PlanDeviation[] = [
  { name: 'as it should be', write: json },
  { name: 'in fences', write: (good) => `Here you are:\n\`\`\`json\n${json(good)}\n\`\`\`\nGood luck!` },
  { name: 'wrapped', write: (plan) => json({ plan }) },
  { name: 'with commas too many', write: (good) => json(good).replace(']}]', '],}],') },
  { name: 'with numbers as texts', write: (good) => json(good).replace(/"number":(\d+)/g, '"number":"$1"') },
  {
    name: 'counted from nought',
    write: (good) => json(good).replace(/"number":(\d+)/g, (_, n) => `"number":${Number(n) - 1}`),
  },
  { name: 'with the same number each time', write: (good) => json(good).replace(/"number":\d+/g, '"number":1') },
  { name: 'without numbers', write: (good) => json(good).replace(/"number":\d+,/g, '') },
  {
    name: 'as an object of questions',
    write: (good) =>
      json({ ...good, questions: Object.fromEntries(good.questions.map((each, i) => [`question ${i}`, each])) }),
  },
  { name: 'with another key', write: (good) => json(good).replaceAll('"text"', '"question"') },
  {
    name: 'with signals in one text',
    write: (good) =>
      json({ ...good, questions: good.questions.map((each) => ({ ...each, signals: each.signals.join(', ') })) }),
  },
  { name: 'with a word for true', write: (good) => json({ ...good, is_posting: 'Yes' }) },
  {
    name: 'with more than was asked',
    write: (good) => json({ ...good, mood: 'fine', questions: good.questions.map((each) => ({ ...each, type: 'x' })) }),
  },
  {
    name: 'with a question that is a bare text',
    write: (good) => json(rewritten(good, ({ text }) => text)),
    left: withoutDetails,
  },
  {
    name: 'with a question without details',
    write: (good) => json(rewritten(good, ({ number, text }) => ({ number, text }))),
    left: withoutDetails,
  },
  {
    name: 'with a question without words',
    write: (good) => json(rewritten(good, ({ number }) => ({ number, text: null }))),
    left: (good) => ({ ...good, questions: good.questions.filter((_, i) => i !== 1) }),
  },
  {
    name: 'with a role that is null',
    write: (good) => json({ ...good, role: null }),
    left: (good) => ({ ...good, role: '' }),
  },
  {
    name: 'with a company that is told as none',
    write: (good) => json({ ...good, company: 'Not specified' }),
    left: (good) => ({ ...good, company: '' }),
  },
  {
    name: 'that ran out of room in its last question',
    write: (good) => cutAt(good, '"text"', 20),
    left: withoutLast,
    finish: 'length',
  },
  {
    name: 'that ran out of room in what its last question is about',
    write: (good) => cutAt(good, '"signals"', 15),
    left: withoutLast,
    finish: 'length',
  },
  { name: 'that ran out of room behind its last question', write: (good) => cutAt(good, ']}'), finish: 'length' },
];
