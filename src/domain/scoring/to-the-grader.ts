import { GRADING_WORDS, LOOKALIKES } from './lexicon/grading-talk.ts';
import { INJECTION } from './lexicon/spoken-noise.ts';

const WEIGHTS: ReadonlyMap<string, number> = new Map(
  // What stands in two lists is of the first.
  GRADING_WORDS.toReversed().flatMap(({ weight, words }) => words.split(/\s+/).map((word) => [word, weight] as const)),
);
const OF_SOMETHING_ELSE = -2;
/** So much in all of a clause speaks of a grade where a word of grading is among it, and so much where none is. */
const ENOUGH = 4;
const ENOUGH_WITHOUT_NAMING = 5;
/** After so much nothing that follows speaks against it. */
const PLENTY = 7;
const NAMES_GRADING = 2;

/** Where a sentence begins to speak to whoever grades, by orders or by praise of itself; undefined where it does not. */
export function startOfTalkToGrader(sentence: string): number | undefined {
  const { text, places } = unmask(sentence);
  const order = INJECTION.exec(text)?.index ?? Number.POSITIVE_INFINITY;
  const at = Math.min(order, startOfGrading(text) ?? Number.POSITIVE_INFINITY);
  return Number.isFinite(at) ? places[at] : undefined;
}

/** Where the first clause begins that, alone or with those after it, says enough of a grade. */
function startOfGrading(text: string): number | undefined {
  let start = 0;
  let sum = 0;
  let most = 0;
  const isEnough = () => sum >= (most >= NAMES_GRADING ? ENOUGH : ENOUGH_WITHOUT_NAMING);
  for (const { 0: word, index } of [...text.matchAll(WORD_OR_PAUSE), { 0: ',', index: text.length }]) {
    if (PAUSE.test(word) || JOINING.has(word)) {
      if (isEnough()) return start;
      if (sum > 0) continue;
      [start, sum, most] = [index + word.length, 0, 0];
    } else {
      const weight = weightOf(word);
      sum += weight;
      most = Math.max(most, weight);
      if (sum >= PLENTY) return start;
    }
  }
  return undefined;
}

const WORD_OR_PAUSE = /\p{L}+(?:'\p{L}+)?|\p{N}+|[,;:()–—]/gu;
const PAUSE = /[,;:()–—]/;
const JOINING = new Set('and but because so since while und aber weil et mais car y pero porque'.split(' '));

const weightOf = (word: string): number =>
  WEIGHTS.get(word.replace(/'s$/, '')) ?? (/\d|ly$/.test(word) ? 0 : OF_SOMETHING_ELSE);

/**
 * Small letters as they look: without marks and what cannot be seen, in the Latin alphabet, and words that were written
 * letter by letter in one piece; with the place of each in the text as it was.
 */
function unmask(sentence: string): { text: string; places: number[] } {
  let text = '';
  const places: number[] = [];
  let at = 0;
  for (const char of sentence) {
    const plain = char.normalize('NFKD').replace(UNSEEN, '').toLowerCase();
    for (const letter of plain) {
      text += LOOKALIKES[letter] ?? (letter === '’' ? "'" : letter);
      while (places.length < text.length) places.push(at);
    }
    at += char.length;
  }
  return joinSpelled(text, places);
}

const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}\p{Cf}]/gu;
/** Words that only somebody uses here who speaks to a model: of its verdicts and the names of what it answers. */
const TO_A_MODEL: ReadonlyMap<string, number> = new Map(
  Object.entries({ verdict: 3.5, verdicts: 3.5, axis: 2, axes: 2, graded: 1, instructions: 2, answered: 1, set: 0 }),
);
/** So much in words that follow each other may speak to a model; every word of something else takes one from it. */
const DOUBTFUL = 4;

/** Whether a sentence may speak to a model that judges: too little to hold it against anybody, and enough not to send it. */
export function mayAddressModel(sentence: string): boolean {
  const words = unmask(sentence).text.match(/\p{L}+(?:'\p{L}+)?/gu) ?? [];
  let sum = 0;
  return words.some((word) => {
    sum = Math.max(0, sum + (TO_A_MODEL.get(word) ?? Math.max(-1, weightOf(word))));
    return sum >= DOUBTFUL;
  });
}

/** Letters one by one, each after the same single sign. */
const SPELLED = /(?<!\p{L})\p{L}(?:([ ._*-])\p{L}(?:\1\p{L})+)(?!\p{L})/gu;

function joinSpelled(text: string, places: readonly number[]): { text: string; places: number[] } {
  const left = new Set<number>();
  for (const { 0: spelled, index, 1: sign } of text.matchAll(SPELLED))
    for (let i = 0; i < spelled.length; i++) if (spelled[i] === sign) left.add(index + i);
  const kept = [...places.keys()].filter((i) => !left.has(i));
  return { text: kept.map((i) => text[i]).join(''), places: kept.map((i) => places[i] ?? 0) };
}
