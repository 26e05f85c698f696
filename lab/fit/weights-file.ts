import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { hashOfCorpus } from '#lab/corpus.ts';
import { ROOT } from '#scripts/bootstrap.mjs';
import type { Fit } from './fit.ts';

/** The file of a fit, as text: what was learned, and from which files. */
export const weightsFile = <Weights>({ learnsFrom }: Fit<Weights>, weights: Weights): string =>
  `${JSON.stringify({ learnedFrom: learnsFrom, corpusHash: hashOfCorpus(learnsFrom), weights }, null, 1)}\n`;

/** What a file of weights is, for who finds it. */
export const modelCard = <Weights>({ name, learnsFrom, measuredBy }: Fit<Weights>, file: string): string =>
  `# ${name}.json

Weights of \`src/domain/${name}\`, made by \`npm run fit -- ${name}\`.

- Learned from \`lab/corpus\`: ${learnsFrom.join(', ')}.
- ${Buffer.byteLength(file).toLocaleString('en')} bytes, ${gzipSync(file).length.toLocaleString('en')} compressed. SHA-256 \`${createHash('sha256').update(file).digest('hex')}\`.
- Figures on authors left out: ${measuredBy}.
`;

export function writeWeights<Weights>(fit: Fit<Weights>): void {
  const file = weightsFile(fit, fit.learn(fit.learnsFrom));
  writeFileSync(path.join(ROOT, fit.file), file);
  writeFileSync(path.join(ROOT, fit.file.replace(/\.json$/, '.md')), modelCard(fit, file));
}
