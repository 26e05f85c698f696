import { COMMON_WORDS } from '#domain/scoring/lexicon/common-words.ts';
import { isAside, type PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { tokenise } from './term-index.ts';

/** What nobody is turned down for. */
const NICE_TO_HAVE =
  /\b(?:nice[- ]to[- ]haves?|desirable|advantage(?:ous)?|bonus|a plus|ideally|preferred|preferable|would be (?:great|good|useful|helpful))\b/i;
/** What a line of the first duties counts, and after how many lines half of it is left. */
const LINE_WEIGHT = 1;
const HALF_AFTER = 6;
/** Prose outside the parts that say what is done or asked counts less. */
const OPEN_SHARE = 0.5;
const TITLE_WEIGHT = 1.5;
/** What is said again and again counts no more than this. */
const MOST_OF_A_WORD = 3;

const COMMON: ReadonlySet<string> = new Set(COMMON_WORDS.flatMap((word) => tokenise(word).map(({ folded }) => folded)));

/** Words of a posting, folded, by how near to the core of the work they are. */
export type WordWeights = ReadonlyMap<string, number>;

/** Nearest are words of the title, of the first duties, and those said more than once. */
export function readWordWeights(posting: PostingText, sections: PostingSections, role: string): WordWeights {
  const weights = new Map<string, number>();
  const add = (text: string, weight: number) => {
    for (const word of new Set(tokenise(text).map(({ folded }) => folded)))
      if (!COMMON.has(word)) weights.set(word, Math.min(MOST_OF_A_WORD, (weights.get(word) ?? 0) + weight));
  };
  add(role, TITLE_WEIGHT);
  let start = 0;
  let line = 0;
  for (const { text, bullet } of posting.lines) {
    const section = sections(start);
    start += text.length + 1;
    if (section === 'aside') continue;
    for (const sentence of text.slice(0, 3_000).split(/(?<=[.!?;])\s+/)) {
      if (isAside(sentence) || NICE_TO_HAVE.test(sentence)) continue;
      const isWork = section === 'done' || section === 'asked' || bullet;
      add(sentence, (LINE_WEIGHT * (isWork ? 1 : OPEN_SHARE)) / (1 + line / HALF_AFTER));
      line++;
    }
  }
  return weights;
}

/** How near to the core of the work a thing is: its two nearest words tell. */
export function nearness(words: readonly string[], weights: WordWeights): number {
  const [first = 0, second = 0] = words.map((word) => weights.get(word) ?? 0).sort((a, b) => b - a);
  return first + second / 2;
}
