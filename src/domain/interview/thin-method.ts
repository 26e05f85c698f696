import { countNumbers, countOwnActs } from './answer-features.ts';
import { subjectOf } from './subject-of-question.ts';
import type { Asked, ThinAsk } from './thin-ask.ts';
import { AND_WHY_WOULD, NO_STORY, wordsOf } from './thin-ask.ts';
import { askAfterAHalt } from './thin-plan.ts';

const THIN_METHOD = 25;

export function askOfThinMethod({ text }: Asked, answer: string): ThinAsk | undefined {
  const halted = askAfterAHalt(text, answer);
  if (halted) return halted;
  const { doing } = subjectOf(text);
  const words = wordsOf(answer);
  if (doing && words <= NO_STORY && countOwnActs({ type: 'technical' }, answer) === 0 && isMadeOfBuzzwords(answer))
    return { gap: 'specifics', asks: IN_PRACTICE };
  if (!doing || words > THIN_METHOD || countNumbers(answer) > 0 || BECAUSE.test(answer)) return undefined;
  if (HAS_NOT_DONE.test(answer))
    return { gap: 'specifics', asks: ['What would you ask first, and what would you try?'] };
  const acts = countOwnActs({ type: 'technical' }, answer);
  if (acts > 2) return undefined;
  if (/^how would you\b/i.test(text) && answer.includes(',')) return { gap: 'reason', asks: AND_WHY_WOULD };
  if ((answer.match(/,/g)?.length ?? 0) >= LIST_COMMAS) return { gap: 'specifics', asks: ONE_OF_THE_LIST };
  if (LOOKS_FOR.test(doing)) return { gap: 'specifics', asks: WHAT_TO_LOOK_FOR };
  if (CLAIMS.test(answer) && acts === 0) return { gap: 'specifics', asks: IN_PRACTICE };
  return { gap: 'specifics', asks: HAS_NO_ORDER.test(doing) ? IN_PRACTICE.slice(0, 1) : FIRST_AND_THEN };
}

/** What is seen to all along, and not one step after another. */
export const HAS_NO_ORDER =
  /^(?:make sure|ensure|keep|decide|know|avoid|prevent|protect|stop|judge|choose|stay|balance|measure|use)\b/i;

const BECAUSE = /\b(?:because|'?cause|so that|otherwise|in case|rather than)\b/i;

const HAS_NOT_DONE = /\b(?:I'd guess|I guess|I suppose|never (?:done|had|used)|not sure)\b/i;

const LIST_COMMAS = 3;

const ONE_OF_THE_LIST = [
  'Take one of those. What exactly do you do, and why?',
  'Pick the one that matters most. How do you do it, and why?',
];

const LOOKS_FOR = /^(?:tell|notice|spot|recogni[sz]e|find out)\b/i;

const WHAT_TO_LOOK_FOR = ['What exactly do you look for?', 'Which signs do you look for, and where?'];

const CLAIMS = /\b(?:always|important|massive|careful\w*|best practices?|passionate|every time|never|make sure)\b/i;

const IN_PRACTICE = ['What does that look like in practice?', 'What do you do for that, step by step?'];

const BUZZWORD =
  /\b(?:evidence[- ]based|\w+[- ]cent(?:red|ered)|robust|frameworks?|polic(?:y|ies)|best practices?|stakeholders?|holistic|audits?|strateg\w+|communication|transparen\w+|collaborat\w+|alignment|synerg\w+|quality|supervision|case management|continuous|proactive\w*|accountab\w+|governance|standards)\b/gi;

const MANY_BUZZWORDS = 4;

const isMadeOfBuzzwords = (answer: string) =>
  (answer.match(BUZZWORD)?.length ?? 0) >= MANY_BUZZWORDS &&
  !/\bI(?:'d|'ll)? \w+/.test(answer) &&
  countNumbers(answer) === 0;

const FIRST_AND_THEN = ['What do you do first, and what after that?', 'What comes first, and what comes next?'];
