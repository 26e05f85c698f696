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
/** How much each word says of an axis: one alone may be a slip, and no reader judges an axis by itself. */
const SHARES: Record<'problem_answer' | 'structure', Partial<Record<Verdict, number>>> = {
  problem_answer: { problem_answer: 4, right_and_safe: 2 },
  structure: { structure: 3, problem_answer: 2, can_be_followed: 1 },
};

/** What the verdicts say of an axis; undefined where its own word is not there. */
export function verdictValue(axis: 'problem_answer' | 'structure', verdicts: Verdicts): number | undefined {
  const own = verdicts[axis];
  if (!own) return undefined;
  const shares = Object.entries(SHARES[axis]) as [Verdict, number][];
  const value =
    shares.reduce((sum, [name, share]) => sum + share * VALUES[verdicts[name] ?? own], 0) /
    shares.reduce((sum, [, share]) => sum + share, 0);
  const most = axis === 'problem_answer' && verdicts.right_and_safe ? MOST_IF[verdicts.right_and_safe] : undefined;
  return Math.min(value, most ?? 100);
}
