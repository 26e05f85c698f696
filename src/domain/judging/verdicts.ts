/** What a model says of an axis, from the lowest to the highest. */
export const VERDICT_WORDS = ['poor', 'thin', 'fair', 'good', 'excellent'] as const;
export type VerdictWord = (typeof VERDICT_WORDS)[number];

export const VERDICTS = ['problem_answer', 'structure', 'right_and_safe', 'can_be_followed'] as const;
export type Verdict = (typeof VERDICTS)[number];
export type Verdicts = Partial<Record<Verdict, VerdictWord>>;

/** What each word is worth on the scale of readers: about the middle of the answers that they would call so. */
const VALUES: Record<VerdictWord, number> = { poor: 15, thin: 36, fair: 56, good: 75, excellent: 91 };

/** So many words apart are two verdicts; below 0 where the first is the lower. */
export const wordsAbove = (one: VerdictWord, other: VerdictWord): number =>
  VERDICT_WORDS.indexOf(one) - VERDICT_WORDS.indexOf(other);

/** The word that lies nearest to a score. */
export const nearestWord = (score: number): VerdictWord =>
  VERDICT_WORDS.reduce((best, word) => (Math.abs(VALUES[word] - score) < Math.abs(VALUES[best] - score) ? word : best));

/** What is wrong or unsafe for the work is worth no more than this, however well it is told. */
const MOST_IF: Partial<Record<VerdictWord, number>> = { poor: 25, thin: 50 };
/** How much of a structure is whether it can be followed at first hearing. */
const FOLLOWED_SHARE = 0.25;

/** What the verdicts say of an axis; undefined where its own word is not there. */
export function verdictValue(axis: 'problem_answer' | 'structure', verdicts: Verdicts): number | undefined {
  const word = verdicts[axis];
  if (!word) return undefined;
  if (axis === 'problem_answer')
    return Math.min(VALUES[word], verdicts.right_and_safe ? (MOST_IF[verdicts.right_and_safe] ?? 100) : 100);
  const followed = VALUES[verdicts.can_be_followed ?? word];
  return (1 - FOLLOWED_SHARE) * VALUES[word] + FOLLOWED_SHARE * followed;
}
