import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#scripts/bootstrap.mjs';
import { hashOfCorpus } from '#scripts/corpus.ts';
import type { Fit } from './fit.ts';

/** The generated file of a fit, as text. */
export function weightsFile<Weights>(fit: Fit<Weights>, weights: Weights): string {
  return `// Made by \`npm run fit\`; not to be edited. Learned from corpus/{${fit.learnsFrom.join(', ')}}.json.
import type { ${fit.type.name} } from '${fit.type.from}';

/** The files that this was learned from. */
export const CORPUS_HASH = '${hashOfCorpus(fit.learnsFrom)}';

export const ${fit.exportedAs}: ${fit.type.name} = ${JSON.stringify(weights, null, 1)};
`;
}

export function writeWeights<Weights>(fit: Fit<Weights>): void {
  writeFileSync(path.join(ROOT, fit.file), weightsFile(fit, fit.learn(fit.learnsFrom)));
}
