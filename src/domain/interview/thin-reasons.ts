import { countOwnActs } from './answer-features.ts';
import { motiveOf, partOfMotive } from './motive.ts';
import { subjectOf } from './subject-of-question.ts';
import type { Asked, ThinAsk } from './thin-ask.ts';
import { ONE_LINE, THIN_REASONS, wordsOf } from './thin-ask.ts';
import { readTwoWhys } from './two-whys.ts';

export function askOfThinReasons({ text }: Asked, answer: string): ThinAsk | undefined {
  if (readTwoWhys({ text, type: 'motivation' }, answer)) return undefined;
  if (wordsOf(answer) <= THIN_REASONS && MAKES_LIGHT.test(answer) && !LOVES_IT.test(answer))
    return { gap: 'reason', asks: DRAWS_IN_EARNEST };
  const [, chosen = '', others = ''] = ONE_OVER_OTHERS.exec(text) ?? [];
  if (chosen && others && wordsOf(answer) <= THIN_REASONS && NO_OTHERS.test(answer) && !OF_THE_ONE_CHOSEN.test(answer))
    if (!answer.toLowerCase().includes(chosen.toLowerCase().replace(/['’]s$/, '')))
      return { gap: 'reason', asks: [`And why ${chosen} in particular?`] };
  const { wish } = subjectOf(text);
  const motive = motiveOf(text);
  if (motive) return askForMotive(text, answer);
  if (!wish && !/^what (?:draws|attracts)\b|^why (?:this|our|us|here|an?)\b/i.test(text)) return undefined;
  if (wordsOf(answer) > THIN_REASONS || countOwnActs({ type: 'behavioral' }, answer) > 1) return undefined;
  if (OF_CONVENIENCE.test(answer))
    return {
      gap: 'reason',
      asks: [wish ? `And what draws you to ${wish}?` : 'And what draws you to the work itself?'],
    };
  if (TO_LEARN.test(answer))
    return { gap: 'specifics', asks: ['What would you most like to learn here, and how would you use it?'] };
  if (LOVES_IT.test(answer)) return { gap: 'specifics', asks: WHERE_IT_SHOWED };
  if (!wish || wordsOf(answer) > ONE_LINE) return undefined;
  return { gap: 'reason', asks: [`What is it about ${wish} that draws you most?`] };
}

/** Why this company, this role or this move: whatever lacks is asked for as that, and nothing else. */
function askForMotive(question: string, answer: string): ThinAsk | undefined {
  const words = wordsOf(answer);
  const acts = countOwnActs({ type: 'behavioral' }, answer);
  if (words > THIN_MOTIVE || (acts > 1 && motiveOf(question) !== 'role')) return undefined;
  const asks = partOfMotive(question, answer, words);
  return asks ? { gap: 'reason', asks } : undefined;
}

const THIN_MOTIVE = 45;

/** 'Why Haldane's, rather than a chain?' */
const ONE_OVER_OTHERS =
  /^[Ww]hy ((?:the )?\p{Lu}[\p{L}'’&-]*(?: \p{Lu}[\p{L}'’&-]*)*),? (rather than|instead of|and not) /u;
/** 'There's no others left.': why not them, and nothing of this one. */
const NO_OTHERS =
  /\b(?:there(?:['’]s| is| are| isn['’]t| aren['’]t)|they(?:['’]ve| have)? (?:all )?(?:gone|closed|shut))\b[^.?!]{0,12}\b(?:no|none|not|any|hardly|left|gone|closed|shut|all)\b/i;
const OF_THE_ONE_CHOSEN = /\b(?:you\w*|y['’]all|because|heard|like|love|want\w*|pay\w*|near\w*)\b/i;

const OF_CONVENIENCE =
  /\b(?:weekends|evenings|car now|near(?:by| me| my)|close to (?:home|me|my)|(?:minutes|miles?) (?:from|away)|pay(?:s|ing)? (?:well|better|more)|money|the hours|hours suit|commute|walking distance|bus stop|need a job)\b/i;

/** 'I dunno, why does anybody do anything, haha.' */
const MAKES_LIGHT =
  /\bwhy (?:does|would) any(?:one|body)\b|\bI (?:dunno|don['’]t know)\b.*\b(?:haha|ha ha|lol|sounds like a dream)\b/is;

const DRAWS_IN_EARNEST = ['And what draws you to this work?'];

const TO_LEARN = /\b(?:learn|grow|develop)\b/i;

const LOVES_IT =
  /\b(?:I(?:'ve| have)? (?:just |really |always |also )*(?:love|loved|enjoy|enjoyed|adore)|passion\w*|people person|big heart|be (?:really )?good at)\b/i;

const WHERE_IT_SHOWED = [
  'What have you done so far that tells you this is the work for you?',
  'What have you seen or done that tells you this work would suit you?',
];
