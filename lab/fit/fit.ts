/** One thing that is learned from the corpus. */
export interface Fit<Weights> {
  /** As in `npm run fit -- scoring`. */
  name: string;
  /** Names of the corpus files that it learns from. */
  learnsFrom: readonly string[];
  /** The file that holds what was learned, from the project's root. */
  file: string;
  /** The command that prints figures on authors left out, and the page that keeps them. */
  measuredBy: string;
  /** What the product uses: the generated file's content. */
  fitted: Weights;
  /** Learns from these files: plain data whose numbers are rounded, so that every machine writes the same file. */
  learn(files: readonly string[]): Weights;
}

/**
 * The weights that a command should use: the product's own, or, with FIT_WITHOUT=<file of the corpus>, those learned
 * again without that file.
 */
export function weightsInUse<Weights>(fit: Fit<Weights>): Weights {
  const left = process.env.FIT_WITHOUT;
  if (!left || !fit.learnsFrom.includes(left)) return fit.fitted;
  return fit.learn(fit.learnsFrom.filter((name) => name !== left));
}

export const round = (value: number, decimals: number): number => {
  const rounded = Number(value.toFixed(decimals));
  return rounded === 0 ? 0 : rounded;
};
