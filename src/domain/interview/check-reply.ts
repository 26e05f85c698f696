import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { countWords } from '#domain/reading/words.ts';
import { sentencesOf } from './cut-sentences.ts';
import {
  endsAsking,
  type OutsideFault,
  outsideFault,
  type SentenceFault,
  sentenceFault,
  withoutPraiseBefore,
} from './reply-faults.ts';

/** The most words that a reply may have. */
export const MOST_REPLY_WORDS = 45;

/** Why something that a model worded is not said. */
export type ReplyFault = OutsideFault | SentenceFault | 'no ask' | 'after the ask' | 'too long';

export interface ReplyRules {
  /** All that the model was told of the talk: what is in none of it is invented. */
  known: readonly string[];
  /** What the interviewer said already; none of it is said again. */
  said: readonly string[];
  /** What the model was told to do, which is for nobody else to hear. */
  orders: string;
}

/** A reply as far as it can be spoken; '' where it cannot. */
export interface CheckedReply {
  text: string;
  faults: ReplyFault[];
  /** Whether the model did something else than it was asked, so that nothing of it is to be trusted. */
  isOutside: boolean;
}

const LABEL = /^\s*(?:interviewer|assistant|ai|reply|response|say|question|follow[- ]?up(?: question)?)\s*:\s*/i;
const STAGE_DIRECTION = /\([^()]*\)|(?<!\*)\*(?!\*)[^*]*\*(?!\*)/g;
const EMPHASIS = /\*\*|__|`/g;
const LIST_MARK = /^\s*(?:[-•–*]|\d+[.)])\s+/gm;
const EMOJI = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f/gu;
const IMPERATIVE =
  /^(?:(?:and|so|now|then|please|but|just|well),? )*(?:tell|walk|talk|take|give|describe|explain|share|name|show|say|pick|choose|think of|start with)\b/i;

export const isAsk = (sentence: string): boolean => endsAsking(sentence) || IMPERATIVE.test(sentence.trim());

/**
 * What of a model's words can be spoken to ask for something: mended where only their form is wrong, without the sentences
 * that must not be said, and up to the ask. Words without an ask are no reply.
 */
export function checkReply(written: string, { known, said, orders }: ReplyRules): CheckedReply {
  const text = mend(written);
  const outside = outsideFault(text, known, orders);
  if (outside) return { text: '', faults: [outside], isOutside: true };
  const faults: ReplyFault[] = [];
  const facts = new KnownFacts(known);
  const kept: string[] = [];
  for (const each of sentencesOf(text)) {
    const sentence = withoutPraiseBefore(each);
    if (sentence !== each) faults.push('praise');
    const fault = sentenceFault(sentence, [...said, ...kept], facts);
    if (fault) faults.push(fault);
    else kept.push(sentence);
  }
  const spoken = upToTheAsk(kept);
  if (spoken.length === 0) faults.push('no ask');
  else if (spoken.length < kept.length) faults.push('after the ask');
  // What leads to the ask can go.
  while (countWords(spoken.join(' ')) > MOST_REPLY_WORDS) {
    spoken.shift();
    faults.push('too long');
  }
  // Whoever has nothing but praise to say was not wording a reply.
  return { text: spoken.join(' '), faults, isOutside: spoken.length === 0 && faults.includes('praise') };
}

/** Without the wrapping, stage directions and pictures that a model puts around words. */
const mend = (written: string): string =>
  written
    .replace(LIST_MARK, '')
    .replace(EMPHASIS, '')
    .replace(STAGE_DIRECTION, ' ')
    .replace(EMOJI, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(LABEL, '')
    .replace(/^["“](.*)["”]$/, '$1')
    .replace(/ (?=[.,?!])/g, '')
    .trim();

/** Its first question ends a reply; where it has none, its last sentence that asks without one. */
function upToTheAsk(sentences: readonly string[]): string[] {
  const question = sentences.findIndex(endsAsking);
  return sentences.slice(0, 1 + (question === -1 ? sentences.findLastIndex(isAsk) : question));
}
