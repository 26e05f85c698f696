import everydayWords from './everyday-words.json' with { type: 'json' };
import { FAMILIES, GENERAL } from './knowledge/families.ts';
import { spellingsOf } from './knowledge/spelling.ts';
import { once } from './once.ts';
import { tokenise } from './term-index.ts';

/**
 * The everyday words of all trades: those of the knowledge base's titles, skills and signals, names of
 * tools left out, and what any work speaks of; not its questions, so that whoever adds one changes nothing in how postings are read.
 */
export const tradeWords = once<ReadonlySet<string>>(
  () =>
    new Set(
      [...FAMILIES, GENERAL]
        .flatMap((family) => [
          ...family.occupations.flatMap(({ titles }) => titles),
          ...family.skills.filter(({ kind }) => kind !== 'tool').flatMap(spellingsOf),
          ...family.signals,
        ])
        .flatMap((text) => tokenise(text).map(({ folded }) => folded))
        .concat(everydayWords.flatMap((line) => line.split(' '))),
    ),
);

/** Whether a folded word is one of everyday work. */
export const isTradeWord = (folded: string): boolean => tradeWords().has(folded);

/** How much of a name is made of words of work, 0-1: all of 'Guarding & Protective Services', none of 'Sentry Oak'. */
export function tradeShare(name: string): number {
  const words = tokenise(name)
    .map(({ folded }) => folded)
    .filter((word) => !/^(?:and|of|the|for)$/.test(word));
  return words.length === 0 ? 0 : words.filter((word) => tradeWords().has(word)).length / words.length;
}
