import { PARTS, type Part } from './reading.ts';
import { type Words, wordsOf } from './words.ts';

/** What an answer was said to. */
export interface Asked {
  question: string;
  /** Of the question, as the plan has it; '' where it is not known. */
  type: string;
  /** What the follow-up that is being answered asked for; '' where it is the question itself. */
  gap: string;
}

/** Kinds of features; each is brought to one length by itself, so that long answers do not drown short ones. */
export const BLOCKS = ['words', 'letters', 'ends', 'question', 'counts'] as const;
export const BLOCK = { words: 0, letters: 1, ends: 2, question: 3, counts: 4 } as const;

/** Takes a feature of a block by the hash of its name. */
export type TakeFeature = (block: number, hash: number, amount: number) => void;

/** Letters are read of both ends of very long words; whole words of all. */
const READ_LETTERS = 4_000;

/** Every feature of what was said, in one pass over its words and one over its letters. */
export function readFeatures(said: Words, asked: Asked, take: TakeFeature): void {
  const { text, tokens } = said;
  const question = wordsOf(asked.question);
  readNgrams(tokens, take);
  const lower = text.toLowerCase();
  readLetters(
    lower.length <= 2 * READ_LETTERS ? lower : `${lower.slice(0, READ_LETTERS)} ${lower.slice(-READ_LETTERS)}`,
    take,
  );
  readEnds(tokens, asked, question.words, take);
  for (const [i, token] of question.tokens.entries()) {
    take(BLOCK.question, hashOf(`q ${token}`), 1);
    const next = question.tokens[i + 1];
    if (next !== undefined) take(BLOCK.question, hashOf(`q ${token} ${next}`), 1);
  }
  for (const [name, value] of Object.entries(countsOf(said, asked.question)))
    take(BLOCK.counts, hashOf(`n ${name}`), value);
}

/** Single words, pairs and triples, with both ends marked. */
function readNgrams(tokens: readonly string[], take: TakeFeature): void {
  let before = '';
  let last = '^';
  for (let i = 0; i <= tokens.length; i++) {
    const token = tokens[i] ?? '$';
    if (i < tokens.length) take(BLOCK.words, hashOf(`w ${token}`), 1);
    take(BLOCK.words, hashOf(`w ${last} ${token}`), 1);
    if (before) take(BLOCK.words, hashOf(`w ${before} ${last} ${token}`), 1);
    before = last;
    last = token;
  }
}

const SPACE = 32;
const LONGEST_LETTERS = 5;

/** Two to five letters in a row, within words and over their edges. */
function readLetters(text: string, take: TakeFeature): void {
  const letters = ` ${text.replace(/\s+/g, ' ').trim()} `;
  for (let start = 0; start < letters.length - 1; start++) {
    let hash = LETTER_SEED;
    for (let length = 0; length < LONGEST_LETTERS; length++) {
      const code = letters.charCodeAt(start + length);
      if (Number.isNaN(code)) break;
      hash = Math.imul(hash ^ code, FNV_PRIME);
      if (length > 0) take(BLOCK.letters, fold(hash), 1);
      if (length > 0 && code === SPACE) break;
    }
  }
}

const FIRST_WORDS = 6;
const LAST_WORDS = 8;

/** How the words begin and end, how many they are, and what they take up of the question. */
function readEnds(tokens: readonly string[], asked: Asked, question: readonly string[], take: TakeFeature): void {
  const end = (name: string) => take(BLOCK.ends, hashOf(`e ${name}`), 1);
  const first = tokens.slice(0, FIRST_WORDS);
  const last = tokens.slice(-LAST_WORDS);
  first.forEach((token, i) => {
    end(`first ${token}`);
    if (i > 0) end(`first ${first[i - 1]} ${token}`);
  });
  last.forEach((token, i) => {
    end(`last ${token}`);
    if (i > 0) end(`last ${last[i - 1]} ${token}`);
  });
  const asks = tokens.includes('?');
  const known = new Set(question.filter((word) => !OFTEN.has(word)));
  const taken = new Set(tokens.filter((token) => known.has(token)));
  end(`type ${asked.type}`);
  end(`gap ${asked.gap === '' ? 'none' : 'some'}`);
  end(`gap ${asked.gap}`);
  end(`length ${Math.floor(Math.log2(tokens.length + 1))}`);
  end(`type ${asked.type} length ${Math.floor(Math.log2(tokens.length + 1))}`);
  end(`mark ${tokens.at(-1)}`);
  end(`asks ${asks} ${Math.min(4, Math.floor(tokens.length / 15))}`);
  end(`takes up ${Math.min(3, taken.size)}`);
  for (const word of taken) end(`takes up ${word}`);
}

const OFTEN = new Set(
  'the a an of to and you your in for what how do did is are was were have has it that this with on at or be would tell me about time when'.split(
    ' ',
  ),
);

const PAST =
  /^(?:\p{L}{2,}ed|was|were|had|did|went|got|told|said|made|took|put|came|found|gave|kept|rang|saw|left|thought|wrote|ran|held|brought|sent|stood|built|cut|set|began|knew|felt|taught|spoke|met|paid|sold|lost|won|drove|broke|chose|caught|heard)$/u;
const MODAL = new Set(['would', "'d", 'could', 'should', 'always', 'usually', 'generally', 'tend', 'never', 'often']);
const NUMBER = new Set(
  'one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty half hundred thousand dozen'.split(
    ' ',
  ),
);
const REASON = new Set(['because', 'since', 'reason', 'why', 'cos', 'cause', "'cause"]);
const ENDED = new Set(
  'now since after end afterwards ended result still nobody finally eventually turned worked then happy stayed'.split(
    ' ',
  ),
);
const OWN = new Set(['i', 'my', 'me', 'myself']);
const OTHERS = new Set(['we', 'our', 'us', 'they', 'he', 'she', 'team', 'everyone']);
const FILLERS = new Set(['um', 'uh', 'er', 'erm', 'like', 'basically', 'actually', 'really', 'just', 'kind', 'sort']);
const LAST_STRETCH = 25;

/** Counted figures, each about between -1 and 1 so that none outweighs the words. */
function countsOf({ text, tokens, words }: Words, question: string): Record<string, number> {
  const total = words.length + 1;
  const share = (holds: (word: string) => boolean, among: readonly string[] = words): number =>
    among.reduce((sum, word) => sum + (holds(word) ? 1 : 0), 0) / (among.length + 1);
  const last = words.slice(-LAST_STRETCH);
  const marks = tokens.filter((token) => token === '.' || token === '!' || token === '?').length + 1;
  let ownPast = 0;
  for (let i = 1; i < words.length; i++) if (words[i - 1] === 'i' && PAST.test(words[i] as string)) ownPast += 1;
  const capitals = (text.match(/[a-z,;] [A-Z][a-z]/g) ?? []).length;
  return {
    log: (Math.log(total) - 3.5) / 1.5,
    short: total < 15 ? 1 : 0,
    brief: total < 30 ? 1 : 0,
    long: total > 90 ? 1 : 0,
    own: share((word) => OWN.has(word)) * 8,
    others: share((word) => OTHERS.has(word)) * 10,
    you: share((word) => word === 'you' || word === 'your') * 10,
    past: share((word) => PAST.test(word)) * 6,
    modal: share((word) => MODAL.has(word)) * 12,
    figures: share((word) => NUMBER.has(word) || /\p{N}/u.test(word)) * 12,
    names: Math.min(1, capitals / 6),
    reasons: Math.min(1, words.filter((word) => REASON.has(word)).length / 2),
    lastPast: share((word) => PAST.test(word), last) * 5,
    lastEnded: share((word) => ENDED.has(word), last) * 8,
    lastModal: share((word) => MODAL.has(word), last) * 8,
    ownPast: Math.min(1.5, ownPast / 3),
    perSentence: Math.min(2, total / marks / 20),
    fillers: share((word) => FILLERS.has(word)) * 8,
    buts: share((word) => word === 'but') * 15,
    distinct: new Set(words).size / total,
    twoParts: / and (?:how|what|why|when|who|where|did|do)\b|\? \p{Lu}/u.test(question) ? 1 : 0,
    wordLength: words.reduce((sum, word) => sum + word.length, 0) / total / 4 - 1,
  };
}

/** How likely each part is told: by a text as a whole, by the sentence that tells it best, and by the last one. */
export interface LikelyTold {
  whole: Readonly<Record<Part, number>>;
  best: Readonly<Partial<Record<Part, number>>>;
  last: Readonly<Partial<Record<Part, number>>>;
}

/** The same from the likelihoods of a text, and of each of its sentences. */
export const likelyTold = (
  whole: Readonly<Record<Part, number>>,
  sentences: readonly Readonly<Partial<Record<Part, number>>>[],
): LikelyTold => ({
  whole,
  best: Object.fromEntries(PARTS.map((part) => [part, Math.max(0, ...sentences.map((each) => each[part] ?? 0))])),
  last: sentences.at(-1) ?? {},
});

/** What is likely told, as features for what lacks: by itself, and for this type of question. */
export function toldFeatures({ whole, best, last }: LikelyTold, type: string, take: TakeFeature): void {
  const tell = (name: string, likelihood = 0) => {
    const sure = (likelihood - 0.5) * TOLD_COUNTS;
    take(BLOCK.counts, hashOf(`t ${name}`), sure);
    take(BLOCK.counts, hashOf(`t ${type} ${name}`), sure);
  };
  for (const part of PARTS) {
    tell(part, whole[part]);
    if (part === 'specific') continue;
    tell(`best ${part}`, best[part]);
    tell(`last ${part}`, last[part]);
  }
}
const TOLD_COUNTS = 4;

const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;
const LETTER_SEED = 0x3b9aca07;

/** FNV-1a of a feature's name, in 24 bits: of 12,000 features that are known, one in 1,400 others is taken for one. */
export function hashOf(name: string): number {
  let hash = FNV_OFFSET;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name.charCodeAt(i), FNV_PRIME);
  return fold(hash);
}

/** Mixes the high bits into the low ones, and keeps 24. */
const fold = (hash: number): number => (hash ^ (hash >>> 15)) & 0xffffff;
