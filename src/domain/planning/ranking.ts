/** What can be counted of a thing that may be the answer; what is absent is nought. */
export type Features = ReadonlyMap<string, number>;
export type Weights = Readonly<Record<string, number>>;

export const scoreOf = (features: Features, weights: Weights): number => {
  let score = 0;
  for (const [name, value] of features) score += value * (weights[name] ?? 0);
  return score;
};

/** How likely each candidate is, the last of them being that none is right. Softmax over their scores. */
export function likelihoods(candidates: readonly Features[], weights: Weights): number[] {
  const scores = candidates.map((features) => scoreOf(features, weights));
  const most = Math.max(...scores);
  const powers = scores.map((score) => Math.exp(score - most));
  const sum = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / sum);
}
