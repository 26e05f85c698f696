import { FACTUAL_QUESTION } from './intent-features.ts';
import type { Intent } from './move.ts';

/** A word or two that are all that is said, too few to be weighed, and mean one thing to an open question. */
const WHOLE: readonly { intent: Intent; said: RegExp; alsoAskedOn: boolean }[] = [
  { intent: 'think', said: /^(?:u+[hm]+|e+r+m?|h+m+|m+(?:h+m*)?)$/, alsoAskedOn: true },
  {
    intent: 'greeting',
    said: /^(?:hello|hi|hiya|hey|howdy|good (?:morning|afternoon|evening|day))(?: there)?$/,
    alsoAskedOn: true,
  },
  { intent: 'told_already', said: /^(?:that(?:s| is)|thats) (?:all|it)$/, alsoAskedOn: true },
  { intent: 'blank', said: /^(?:no|nope|nah|na|not really|nothing|none|nowt)$/, alsoAskedOn: false },
];

/** What the words are where a word or two are all; undefined where they have to be weighed. */
export function allThatIsSaid(said: string, question: string, isAskedOn: boolean): Intent | undefined {
  const plain = said
    .toLowerCase()
    .replaceAll(/[’']/g, '')
    .replaceAll(/[^\p{L} ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  const known = WHOLE.find((each) => each.said.test(plain));
  // 'No.' answers a question for a fact, and what was asked after.
  if (!known || (!known.alsoAskedOn && (isAskedOn || FACTUAL_QUESTION.test(question)))) return undefined;
  return known.intent;
}
