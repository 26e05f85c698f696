import { CLOSING_FILLERS, INTENT_PATTERNS, OPENING_FILLERS, type Request } from './intent-patterns.ts';
import type { Intent } from './move.ts';

export interface ReadIntent {
  intent: Intent;
  /** Whether the words count as an answer, also when they end in a request. */
  answers: boolean;
}

/** Longer than this, words are an answer whatever they open with. */
const LONGEST_REQUEST_WORDS = 25;
/** A recogniser may give no full stops; then a request at the end of a long answer is looked for in this many words. */
const TRAILING_REQUEST_WORDS = 12;

const ONLY_NOISE = /^(um+|uh+|er+|erm+|hmm+|mm+|ah+|oh|well|so|like|and|but|the|you know| )+$/;
const GOES_ON =
  /\b(but|though|however|maybe|perhaps|probably|i think|i would|i'd|i guess|i could|i did|instead)\b( \S+){3}/;
const REPORTED =
  /\b(asked|asking|said|saying|told|says|asks|like|would|customers?|they|he|she)( (me|us|him|her|them))?$/;

/** Tells an answer from a silence, a request or small talk. Words are only taken for a request when they are little else. */
export function readIntent(userText: string): ReadIntent {
  const text = plainWords(userText);
  if (text === '') return { intent: 'silence', answers: false };
  if (/^(sorry|hello|hi|hey)$/.test(text)) {
    return { intent: text === 'sorry' ? 'repeat' : 'greeting', answers: false };
  }
  if (ONLY_NOISE.test(text)) return { intent: 'think', answers: false };
  if (countWords(text) > LONGEST_REQUEST_WORDS) return readEnding(userText);
  const core = withoutFillers(text);
  const request = findRequest(core) ?? (core === text ? undefined : findRequest(text));
  return request ? { intent: request, answers: false } : { intent: 'answer', answers: true };
}

/** A long answer may lose its thread and end by asking for the question again. */
function readEnding(userText: string): ReadIntent {
  const sentence = userText.split(/[.!?]+\s*/).findLast((part) => part.trim() !== '') ?? '';
  const ending = plainWords(sentence).split(' ').slice(-TRAILING_REQUEST_WORDS).join(' ');
  const asksAgain = /\b(what was|repeat|remind me of|forgot|say) (the|your|that)? ?question\b.{0,12}$/.test(ending);
  return { intent: asksAgain ? 'repeat' : 'answer', answers: true };
}

function findRequest(text: string): Request | undefined {
  for (const { intent, patterns, answerWords } of INTENT_PATTERNS) {
    for (const pattern of patterns) {
      const match = pattern.exec(text);
      if (!match || REPORTED.test(text.slice(0, match.index).trimEnd())) continue;
      const beside = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
      if (answerWords !== undefined && (countWords(beside) >= answerWords || GOES_ON.test(beside))) continue;
      return intent;
    }
  }
  return undefined;
}

const plainWords = (text: string) =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function withoutFillers(text: string): string {
  let core = text;
  for (let before = ''; before !== core; ) {
    before = core;
    core = core.replace(OPENING_FILLERS, '').replace(CLOSING_FILLERS, '');
  }
  return core;
}

const countWords = (text: string) => text.split(' ').filter(Boolean).length;
