import { CRITERIA } from '#domain/scoring/bill-criteria.ts';

/** The judgement of a model that likes what it reads: each of its quotes is the first sentence. */
export function madeJudgement({ responses, parts }: Record<string, unknown>) {
  const texts = (responses as { text: string }[]).map(({ text }) => text);
  const [quote = ''] = texts.flatMap((text) => text.match(/[^.!?]+/g) ?? []).map((each) => each.trim());
  return {
    answered: 'yes',
    checks: Object.keys(CRITERIA).map((id) => ({ id, quote, reason: 'It is said there.', level: 'strong' })),
    parts: (parts as { part: string }[]).map(({ part }) => ({ part, quote, level: 'strong' })),
    marks: [] as { kind: string; quote: string; reason: string; suggestion: string }[],
    verdicts: {
      problem_answer: 'excellent',
      structure: 'excellent',
      right_and_safe: 'excellent',
      can_be_followed: 'excellent',
    },
    summary: 'You tell what you did, step by step.',
    improvement: {
      about: 'detail',
      quote,
      what: 'You do not say how long it took.',
      how: 'Say how long it took, in one short sentence.',
    },
  };
}
export type MadeJudgement = ReturnType<typeof madeJudgement>;
