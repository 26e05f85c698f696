import { fitReading } from '#lab/reading/fit-reading.ts';
import { FITS } from './all-fits.ts';
import { fitJudging } from './fit-judging.ts';
import { QUESTION_WORDS_FILE, writeQuestionWords } from './question-words.ts';
import { writeWeights } from './weights-file.ts';

/** `npm run fit [-- scoring]`: learns from the corpus and from recordings, and writes what was learned to `models/`. */
export async function runFits(names: readonly string[]): Promise<void> {
  const known = [...FITS.map(({ name }) => name), 'reading', 'judging', 'questions'];
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`No fit ${unknown.join(', ')}; there are ${known.join(', ')}`);
  const isWanted = (name: string) => names.length === 0 || names.includes(name);
  for (const fit of FITS.filter(({ name }) => isWanted(name))) {
    writeWeights(fit);
    console.log(`${fit.name}: ${fit.file}`);
  }
  if (isWanted('questions')) {
    writeQuestionWords();
    console.log(`questions: ${QUESTION_WORDS_FILE}`);
  }
  if (isWanted('reading')) fitReading();
  if (isWanted('judging')) await fitJudging();
}
