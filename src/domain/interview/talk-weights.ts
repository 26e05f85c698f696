import type { NamedFeatures } from './intent-features.ts';
import type { Gap, Intent } from './move.ts';

/** A weighted sum of features that says how likely something is. */
export interface Likelihood {
  offset: number;
  weights: Record<string, number>;
}

/** What the interviewer has learned about what people say; made by `npm run fit`. */
export interface TalkWeights {
  /** How likely words are an answer, and from where on they are taken for one. */
  answer: Likelihood & { from: number };
  /** What words are that are no answer. */
  others: Partial<Record<Intent, Likelihood>>;
  /** What an answer lacks. */
  gaps: Partial<Record<Gap, Likelihood>>;
  /** From where on it is sure that an answer lacks it. */
  sureOf: Partial<Record<Gap, number>>;
}

/** How likely it is that something is told that happened once; made by `npm run fit -- events`. */
export interface EventWeights extends Likelihood {
  /** From where on it is sure. */
  sure: number;
}

/** 0..1: how likely it is that this holds of words with these features. */
export function likelihoodOf({ offset, weights }: Likelihood, features: NamedFeatures): number {
  let sum = offset;
  for (const name in features) sum += (weights[name] ?? 0) * (features[name] ?? 0);
  return 1 / (1 + Math.exp(-sum));
}

/** The name with the highest likelihood. */
export function likeliest<Name extends string>(
  models: Partial<Record<Name, Likelihood>>,
  features: NamedFeatures,
): { name: Name; likelihood: number } | undefined {
  let best: { name: Name; likelihood: number } | undefined;
  for (const name in models) {
    const model = models[name];
    if (!model) continue;
    const likelihood = likelihoodOf(model, features);
    if (!best || likelihood > best.likelihood) best = { name, likelihood };
  }
  return best;
}
