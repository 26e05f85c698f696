import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { hashOfCorpus } from '#lab/corpus.ts';
import { ROOT } from '#scripts/bootstrap.mjs';
import type { Fit } from './fit.ts';

/** The file of a fit, as text: what was learned, and from which files. */
export const weightsFile = <Weights>({ learnsFrom }: Fit<Weights>, weights: Weights): string =>
  `${JSON.stringify({ learnedFrom: learnsFrom, corpusHash: hashOfCorpus(learnsFrom), weights }, null, 1)}\n`;

export function writeWeights<Weights>(fit: Fit<Weights>): void {
  writeFileSync(path.join(ROOT, fit.file), weightsFile(fit, fit.learn(fit.learnsFrom)));
}
