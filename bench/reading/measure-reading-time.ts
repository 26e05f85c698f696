import { readAnswer } from '#domain/reading/read-answer.ts';
import { ReadingModel } from '#domain/reading/reading-model.ts';
import { readExamples } from '#lab/reading/examples.ts';
import { readingWeights } from '#models/reading';
import { perItem } from '../per-item.ts';

const LONG_CHARS = 20_000;
const WORDS = 120;
/** What of this product's texts costs most to read, as a test reads them too. */
const WORST: Record<string, string> = {
  prose: '',
  lines: 'a\n',
  'sentences of a letter': 'a. ',
  names: 'Anna Bell, ',
  'Chinese sentences': '我去了。',
};
const QUESTION = 'Tell me about a time when you made a mistake.';

/** Processor time of reading an answer, beside parsing it as JSON, and of the longest that a turn takes. */
export async function measureReadingTime(): Promise<void> {
  const model = new ReadingModel(await readingWeights());
  const read = (said: string) =>
    readAnswer(model, {
      said,
      asked: { question: QUESTION, type: 'behavioral', gap: '' },
      earlier: '',
      question: QUESTION,
      by: 'bench',
    });
  const words = readExamples()
    .flatMap(({ said, intent }) => (intent === 'answer' ? said.split(/\s+/) : []))
    .slice(0, 60 * WORDS);
  const answers = Array.from({ length: 60 }, (_, i) => words.slice(i * WORDS, (i + 1) * WORDS).join(' '));
  for (const answer of answers) read(answer);
  const reading = perItem(answers.length, () => answers.forEach(read));
  const bodies = answers.map((answer) => JSON.stringify({ answer }));
  const parsing = perItem(bodies.length, () => bodies.forEach((body) => void JSON.parse(body)));
  console.log(`an answer of ${WORDS} words   ${reading.toFixed(2)} ms; parsed as JSON ${parsing.toFixed(4)} ms`);
  for (const [name, piece] of Object.entries(WORST)) {
    const text = (piece || `${words.join(' ')} `).repeat(
      Math.ceil(LONG_CHARS / (piece.length || words.join(' ').length)),
    );
    const longest = perItem(1, () => void read(text.slice(0, LONG_CHARS)));
    console.log(`${LONG_CHARS} characters of ${name.padEnd(22)} ${longest.toFixed(0)} ms`);
  }
}
