const NUMBER =
  /^(?:\d.*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundreds?|thousands?|millions?|half|twice|dozens?)$/;
/** Any person stands for any other, so that nobody's gender has a weight. */
const PERSONS: Record<string, string> = {
  he: 'they',
  she: 'they',
  him: 'them',
  her: 'them',
  his: 'their',
  hers: 'theirs',
  himself: 'themselves',
  herself: 'themselves',
  "he's": "they're",
  "she's": "they're",
  "he'd": "they'd",
  "she'd": "they'd",
  "he'll": "they'll",
  "she'll": "they'll",
};

export const isNumber = (word: string): boolean => NUMBER.test(word);

/** A word as it is weighed: numbers, persons and spellings are alike. */
export function plainTerm(word: string): string {
  const known = plain.get(word);
  if (known !== undefined) return known;
  const term = toPlainTerm(word);
  if (plain.size < MOST_KEPT) plain.set(word, term);
  return term;
}

const plain = new Map<string, string>();
const MOST_KEPT = 20_000;

function toPlainTerm(word: string): string {
  if (NUMBER.test(word)) return '#';
  return (PERSONS[word] ?? word)
    .replaceAll("'", '')
    .replace(/isation/, 'ization')
    .replace(/(?<=[a-z]{3})is(e|ed|es|ing)$/, 'iz$1')
    .replace(/(?<=[a-z]{2})our(s|ed|ite|able|ing)?$/, 'or$1');
}

/** The words of a sentence as they are weighed, each with the one after it, and what stands first (^) and last ($). */
export function termsOf(words: readonly string[]): string[] {
  const terms = words.map(plainTerm);
  const singles = terms.length;
  if (singles === 0) return terms;
  for (let i = 1; i < singles; i++) terms.push(`${terms[i - 1]} ${terms[i]}`);
  terms.push(`^ ${terms[0]}`, `${terms[singles - 1]} $`);
  if (singles > 1) terms.push(`^ ${terms[0]} ${terms[1]}`);
  return terms;
}
