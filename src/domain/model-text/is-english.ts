import { straighten } from '#domain/reading/straighten.ts';

/** Words that hold English sentences together. A question of any length has several of them, whatever it is about. */
export const HOLDING: ReadonlySet<string> = new Set(
  `a about after again all along also am an and another any anything are around as ask at away back be because been
  before began behind being best between both but by came can carry case change changed choose come could day decide
  decided describe did differently do does doing done down during each else end ended enough even ever everything example explain feel
  felt find first for found from gave get give go goes going got had half happen happened hard hardest has have he hear
  help helped her here him his how i if in instead into is it its itself job just keep kept kind knew know last later
  learn least left less let like look looked made make many matter may me mean mention mentioned might mind moment more
  most much must my myself near need never next no nobody not nothing now of off okay on once one only or other others
  our out over own part particular people perhaps please point put question ready right said same saw say see she should
  show since small so some somebody something sort speak start still take talk team tell than thank thanks that the
  their them then there these they thing things think this those though thought through time to together told too took
  try turn turned two under understand until up us use used very walk want wanted was way we well went were what when
  where whether which while who whom whose why will with within without word words work worked worse would yes yet you
  your yours yourself`
    .split(/\s+/)
    .filter(Boolean),
);

/** A sentence of another language shares a few short words with English. */
const LEAST_SHARE = 0.34;

/**
 * Whether a text is English, by the words that hold it together. Words that are taken from what is known and English
 * itself, such as the trade's, speak neither for nor against it.
 */
export function isEnglish(text: string, known: readonly string[] = []): boolean {
  if (text.match(/\p{L}/gu)?.some((letter) => !/\p{Script=Latin}/u.test(letter))) return false;
  const neutral = new Set(known.map(wordsOf).flatMap((words) => (holds(words, new Set()) ? words : [])));
  return holds(wordsOf(text), neutral);
}

function holds(words: readonly string[], neutral: ReadonlySet<string>): boolean {
  const counted = words.filter((word) => HOLDING.has(word) || !neutral.has(word));
  return counted.filter((word) => HOLDING.has(word)).length >= LEAST_SHARE * counted.length;
}

/** In lower case, contractions by their first part. */
const wordsOf = (text: string): string[] =>
  straighten(text.toLowerCase())
    .replace(/'\p{L}+/gu, '')
    .match(/\p{L}+/gu) ?? [];
