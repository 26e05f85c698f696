import { FITS } from './all-fits.ts';
import { writeWeights } from './weights-file.ts';

/** `npm run fit [-- scoring]`: learns from the corpus and writes what was learned. */
export function runFits(names: readonly string[]): void {
  const unknown = names.filter((name) => !FITS.some((fit) => fit.name === name));
  if (unknown.length > 0)
    throw new Error(`No fit ${unknown.join(', ')}; there are ${FITS.map(({ name }) => name).join(', ')}`);
  for (const fit of FITS) {
    if (names.length > 0 && !names.includes(fit.name)) continue;
    writeWeights(fit);
    console.log(`${fit.name}: ${fit.file}`);
  }
}
