import type { Occasion } from './phrases.ts';
import { ASKS_WHICH_WAS_SAID } from './said-sideways.ts';

/** What kind of question somebody asks back, and what in it can be answered. */

/** 'All the calls or just the billing ones?': which of the two is the speaker's to choose, and all where all is one of them. */
export function choiceOf(said: string): Occasion | undefined {
  const asked =
    /\b(?:is|are|was|does|do|for|you mean)\b[^.?!]*\bor\b[^.?!]*\?|\b(?:like|as in|meaning) (?:\S+ ){1,4}or (?:\S+ ){0,4}\S+\?|\bor (?:just|only|is it)\b[^.?!]*\?/i.exec(
      said,
    )?.[0];
  if (!asked || /\bor (?:what|something|anything|so|not)\b\W*$/i.test(asked)) return undefined;
  return /(?<!y['’])\b(?:all|every|both|everyone|everybody|everything)\b[^?]*\bor\b/i.test(asked)
    ? 'all_of_them'
    : 'which_of_two';
}

/** The one word of the question whose meaning is asked for: 'unreliable, what is the meaning?' */
export function askedWord(said: string, ask: string): string | undefined {
  const word = ASKED_WORD.exec(said)?.slice(1).find(Boolean)?.toLowerCase();
  return word && !/^(?:it|that|this|you|question|here|the)$/.test(word) && ask.toLowerCase().includes(word)
    ? word
    : undefined;
}
const ASKED_WORD =
  /\b(?:what (?:means|is|does|do you mean by|'s|counts as|do you call|do you mean)|meaning of|define) (?:the word |a |an |by )?["'“]?(\p{L}{4,})\b|\b(\p{L}{5,})["'”]?,? what (?:is the meaning|does (?:it|that) mean|is (?:it|that)|means)\b/iu;

export const OF_A_PRIVATE_LIFE = /\b(?:family|private|personal|home|kids|children|married)\b/i;
/** "Can I use my Saturday job?" offers one case; "work or home?" leaves the choice. */
export const offersOneCase = (said: string) =>
  !/\b(?:or|either|which)\b/i.test(said.replace(/,? or (?:what|something|anything|so)\b\W*$/i, '')) &&
  /\b(?:can|could|may|shall|should|would|does|is it (?:ok|okay|fine)|do you mean|you mean|like|about)\b/i.test(said);
export const HAS_TO_BE = /\b(?:have|has|need|needs|ought|got) to be\b|\bmust (?:it|this|that|i)\b/i;
export const A_MACHINE = /\b(?:robot|machine|computer|bot|app|program\w*|calculator|a\.?i\.?)\b/i;
export const ASKS_WHAT_WAS_READ = /\b(?:have|did) you (?:even |actually )?(?:read|seen|see|look\w*)\b/i;

/** Whoever did not hear is not told that they are heard. */
export const ASKS_IF_HEARD =
  /\b(?:hear|see|getting|reach\w*|reading|picking) (?:me|us|my|this|that)\b|\b(?:am|is|are|was) (?:I|it|this|that|my|the|you)\b[^.?!]{0,30}\b(?:on|working|muted?|loud|clear|there|recording|through|up|coming)\b|\bmy (?:mic\w*|voice|sound|camera)\b|\bhello\b/i;

/** 'It is the student in the workshop, yes?', 'you mean when they shout?': one reading, to be confirmed. */
export const offersAReading = (said: string): boolean =>
  !/\bor\b/i.test(said) &&
  (/,? (?:yes|right|correct|yeah|no|innit|isn['’]t it|is that it|is that right)\?\s*$/i.test(said) ||
    /\b(?:do |did )?you mean (?!by\b)(?:\S+ ){0,12}\S+\?\s*$|^(?:\W*(?:so|sorry|oh|like|um|er),? )*(?:is (?:that|it)|as in|meaning|like) (?!a (?:question|joke)\b)(?:\S+ ){0,10}\S+\?\s*$/i.test(
      said,
    )) &&
  !/\bwhat (?:do|did) you mean\b|\bwhat is it\?/i.test(said);

/** Of 'did you say a new system or a new assistant?' the one that was said. */
export function partThatWasSaid(said: string, question: string): string | undefined {
  const [, one = '', other = ''] = ASKS_WHICH_WAS_SAID.exec(said) ?? [];
  const asked = question.toLowerCase();
  const isSaid = (part: string) =>
    (part.toLowerCase().match(/\p{L}{4,}/gu) ?? []).every((word) => asked.includes(word));
  const found = [one, other].filter((part) => part !== '' && isSaid(part));
  return found.length === 1 ? found[0]?.trim() : undefined;
}
