import type { PlannedQuestion } from '#contract/interview.ts';
import { askOfPart } from './ask-of-part.ts';
import { FORGOTTEN_PARTS } from './forgotten-parts.ts';
import { AND_WHAT_HAPPENED } from './gap-asks.ts';
import { pointsAtNothing, setsTheSceneOnly } from './how-much-is-told.ts';
import type { Gap } from './move.ts';
import { firstPartPassedOver, NAMED_PARTS } from './named-parts.ts';
import { onlyRepeats } from './only-repeats.ts';
import type { PartKind } from './part-kind.ts';
import { PART_KINDS } from './part-kinds.ts';
import { partsOf } from './parts-of-question.ts';
import { PLAIN_PARTS } from './plain-parts.ts';
import { spelledOut } from './spelled-out.ts';
import { withoutOpening } from './spoken-question.ts';
import { staysWithWhatIs } from './stays-with-what-is.ts';
import { asksForOccasion } from './subject-of-question.ts';
import { namesCase, tellsEvent, tellsOfTrouble } from './tells-event.ts';
import { readTwoWhys } from './two-whys.ts';
import { ownWordsOf, takesUpOneOf } from './words-of-part.ts';

/** A part that a question names and nothing in the answer speaks to, as a question of its own. */
export interface PartLeftOut {
  gap: Gap;
  ask: string;
}

type Asked = Pick<PlannedQuestion, 'type' | 'text'>;

/**
 * The first part of a question of several that was left out. Each kind of part has words that speak to it; where any of
 * them is there, the part counts as told.
 */
export function partLeftOut({ text, type }: Asked, answer: string): PartLeftOut | undefined {
  const said = spelledOut(answer);
  const whys = readTwoWhys({ text, type }, said);
  if (whys?.ask) return { gap: 'reason', ask: whys.ask };
  const words = said.trim().split(/\s+/).length;
  const parts = partsOf(withoutOpening(text));
  // After 'Two cooks call in sick.' the next part is the question itself.
  if (!ASKS.test(parts[0] ?? '')) parts.shift();
  if (parts.length < 2) return undefined;
  // Where nothing that happened is told, how it ended cannot be asked yet.
  const hasEvent =
    (type !== 'behavioral' && !asksForOccasion(text)) ||
    ((tellsEvent(said) || namesCase(said)) && !pointsAtNothing(said));
  if (words > LONG_ENOUGH_FOR_ALL) return forgottenPart(parts, type, said, hasEvent);
  if (isNotBegun(parts[0] ?? '', type, said)) return undefined;
  if (type !== 'intro' && firstPartPassedOver(parts, said))
    return { gap: 'reason', ask: askOfPart(parts[0] ?? '', type) };
  for (const [index, part] of laterFirst(parts)) {
    const other = index === 0 && type !== 'intro' ? partInOtherWords(parts, type, said) : undefined;
    if (other) return other;
    const kind = kindOfPart(part, type);
    if (!kind || (index === 0 && !kind.first) || (type === 'intro' && !kind.inIntro)) continue;
    if (!hasEvent && OF_AN_EVENT.test(part)) continue;
    if (index > 0 && onlyRepeats(part, said))
      return { gap: 'own_action', ask: askOfPart(part, type).replace(/^And how /, 'And how exactly ') };
    const others = parts.filter((_, at) => at !== index);
    if (index > 0 && staysWithWhatIs(part, others, said)) return { gap: 'own_action', ask: askOfPart(part, type) };
    if (words > (kind.upTo ?? LONG_ENOUGH_FOR_ALL) || kind.isTold(said, part, others)) continue;
    return { gap: kind.gap, ask: isTooEarly(part, said) ? WHAT_HAPPENED_FIRST : askOfPart(part, type) };
  }
  return words >= FLUENT ? forgottenPart(parts, type, said, hasEvent) : undefined;
}

/** Whoever says a little has mostly begun with the first part, so that it is asked for once nothing else is open. */
const laterFirst = (parts: readonly string[]): [number, string][] => {
  const [first, ...later] = [...parts.entries()];
  return first ? [...later, first] : later;
};

/**
 * 'How accurately can you type, and how do you check what you heard?': whoever takes up a part with words of its own uses one
 * of them, so that in a few sentences without any of them it was left out, however much else they may say by chance.
 */
function partInOtherWords(
  parts: readonly string[],
  type: PlannedQuestion['type'],
  answer: string,
): PartLeftOut | undefined {
  if (answer.trim().split(/\s+/).length > A_FEW_SENTENCES) return undefined;
  for (const [index, part] of parts.entries()) {
    if (index === 0 || !ASKS_OF_NOW.test(part) || OF_AN_EVENT.test(part) || SAID_TO_SOMEBODY.test(part)) continue;
    const kind = kindOfPart(part, type);
    if (kind && KNOWN_BY_NARROW_WORDS.has(kind)) continue;
    const own = ownWordsOf(part.replaceAll(OF_ANY_DOING, ''), parts.toSpliced(index, 1));
    if (own.length === 0 || takesUpOneOf(own, answer)) continue;
    return { gap: kind?.gap ?? 'specifics', ask: askOfPart(part, type) };
  }
  return undefined;
}
const KNOWN_BY_NARROW_WORDS: ReadonlySet<PartKind> = new Set([...PLAIN_PARTS, ...NAMED_PARTS]);
/** 'how would you explain it to the others': whom is hardly ever said again. */
const SAID_TO_SOMEBODY = /^\w+ \w+ you (?:say|explain|tell|present|put|advise|inform)\b(?! (?:him|her|them) to\b)/i;
/** How something is or would be; a time, a person and a yes are told in words of their own. */
const ASKS_OF_NOW =
  /^(?:how|what|why) (?:do|does|would|will|can|could|should|is|are|you(?:['’]d)?|(?:they|it|the \w+)(?= \w+ \w+))\b/i;
/** The doing itself is said in other words ('how do you stop it?'); what it is done to, or with, hardly is. */
const OF_ANY_DOING =
  /^how (?:do|does|would|will|can|could|should) (?:you|they|we) \w+|\b(?:differ\w+|right|better|important|outcome|result|reason)\b/gi;

/** A part that somebody who has talked at length on another one never came to. */
function forgottenPart(
  parts: readonly string[],
  type: PlannedQuestion['type'],
  answer: string,
  hasEvent: boolean,
): PartLeftOut | undefined {
  if (type === 'intro') return undefined;
  for (const [index, part] of parts.entries()) {
    const kind =
      index > 0 ? FORGOTTEN_PARTS.find(({ asks, only }) => asks.test(part) && (!only || only === type)) : undefined;
    if (!kind || (!hasEvent && OF_AN_EVENT.test(part))) continue;
    const others = parts.filter((_, at) => at !== index);
    if (takesUpOneOf(ownWordsOf(part, others), answer) || kind.isTold(answer, part, others)) continue;
    return { gap: kind.gap, ask: askOfPart(part, type) };
  }
  return undefined;
}
/** From so many words on, a first part was gone into. */
const FLUENT = 40;

/** 'And what did you do about it?' needs an 'it': where only a scene is set, what happened is asked for along with it. */
const isTooEarly = (part: string, said: string): boolean =>
  DID_ABOUT_IT.test(part) && !tellsOfTrouble(said) && setsTheSceneOnly(said);
const DID_ABOUT_IT = /\bwhat (?:you did|did you do)(?: about (?:it|that|them))?$/i;
const WHAT_HAPPENED_FIRST = AND_WHAT_HAPPENED[0] as string;

/** Where not even the first part of a plan or a method was answered, the second is not what lacks first. */
const isNotBegun = (first: string, type: PlannedQuestion['type'], answer: string): boolean => {
  if ((type !== 'situational' && type !== 'technical') || answer.trim().split(/\s+/).length > SOME_SENTENCES)
    return false;
  const kind = kindOfPart(first.slice(Math.max(first.search(/\b(?:what|how)\b/i), 0)), type);
  return kind?.gap === 'own_action' && !kind.isTold(answer, first);
};

/** As many words as say hardly more than one thing. */
const A_FEW_SENTENCES = 45;

/** Whoever says so much has begun, in whatever words. */
const SOME_SENTENCES = 30;
const LONG_ENOUGH_FOR_ALL = 90;
const ASKS =
  /^(?:(?:before|after|when|during|at|on|in|if) [^,.?!]{2,60}, )?(?:please )?(?:can|could|would|will|do|does|did|is|are|was|were|have|has|should|may|(?:at |from |to |with |for |in |by |about )?(?:what|which|who|whom|whose|how|why|when(?! (?!do|did|would|have|can|is|are|was|were|should|must|may))|where)|tell|describe|explain|give|walk|talk|take|share|name|introduce|think|recall)\b/i;
/** A part that is put in the past, or asks what came of it. */
const OF_AN_EVENT =
  /\b(?:did|was|were|had|ended|turned out|went|changed|happened|came|learn(?:ed|t)|handled|dealt|solved|resolved|settled|sorted|fixed|coped|managed|overcame|achieved|reacted|responded|measured|persuaded|convinced|took|taught|got|again|differently|found|made|kept|helped)\b/i;

/** What a part of a question asks for; undefined where nothing is known of such parts. */
export const kindOfPart = (part: string, type: PlannedQuestion['type']): PartKind | undefined =>
  PART_KINDS.find(({ asks, only }) => asks.test(part) && (!only || only === type));

/** Whether a question of three parts or more got something to each of them, in a few sentences. */
export const tellsAllThatWasAsked = (question: Asked, answer: string): boolean =>
  partsOf(withoutOpening(question.text)).length > 2 &&
  answer.split(/\s+/).length >= SAYS_SOME &&
  partLeftOut(question, answer) === undefined;
const SAYS_SOME = 18;
