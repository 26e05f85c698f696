import type { NameCandidate } from './name-candidates.ts';
import type { PostingText } from './posting-text.ts';
import { tradeShare } from './trade-words.ts';
import { NOT_A_NAME } from './vocabulary.ts';

/** Before a name that stands in a field of its own. */
const FIELD = /^\W{0,3}(?:company|employer|hiring (?:company|organi[sz]ation))(?: name)?\s*:\s*$/i;
/** Behind a name at the beginning of a sentence. */
const HIRES = /^,? is (?:now |currently )?hiring\b(?! (?:for|on behalf)\b)/i;
const STARTS = /(?:^|[.!?]\s+)$/;
/** What stands in the field instead of a name. */
const NO_NAME =
  /^(?:the board$|confidential|see below|undisclosed|withheld|not disclosed|n\/?a|private|anonymous|tbc)\b/i;

/** The one employer that a posting names outright, 'Company: Umoya' before 'Umoya is hiring'; undefined where none or several are. */
export function toldEmployer(names: readonly NameCandidate[], { lines }: PostingText): NameCandidate | undefined {
  const only = (isTold: (before: string, after: string) => boolean) => {
    const told = names.filter(
      ({ name, mentions }) =>
        !NO_NAME.test(name) &&
        !NOT_A_NAME.has(name.split(' ')[0]?.toLowerCase() ?? '') &&
        tradeShare(name) < 1 &&
        mentions.some(({ line, from, to, way }) => {
          const text = way === 'host' ? '' : (lines[line]?.text ?? '');
          return isTold(text.slice(0, from), text.slice(to));
        }),
    );
    const longest = told.reduce<NameCandidate | undefined>(
      (most, one) => (most && most.name.length >= one.name.length ? most : one),
      undefined,
    );
    return told.every(({ key }) => longest?.key.startsWith(key)) ? longest : undefined;
  };
  return (
    only((before, after) => FIELD.test(before) && /^\W*$/.test(after)) ??
    only((before, after) => STARTS.test(before) && HIRES.test(after))
  );
}
