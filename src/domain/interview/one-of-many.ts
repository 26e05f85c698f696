import { ONE_OF_THEM, ONE_OF_THOSE_TIMES } from './gap-asks.ts';

/** Ways to ask for one of many, for whoever says that such a thing happens all the time, or to many; undefined where nobody does. */
export function oneOfMany(answer: string): readonly string[] | undefined {
  if (TIMES.test(answer) || LEAVES_IT_TO_GUESS.test(answer)) return ONE_OF_THOSE_TIMES;
  return MANY.test(answer) ? ONE_OF_THEM : undefined;
}
const TIMES =
  /\b(?:all the time|(?:many|plenty of|loads of|lots of|so many|several|countless|a lot of|enough) times|most of the time|happens? (?:a lot|often|quite|regularly|constantly|every)|daily|(?:quite|very) (?:often|regularly)|there(?:'s| is| was|s) always(?! (?:a way|time|room)\b)|every \S+ (?:is|was) (?:like|the same)|all day long|day in,? day out)\b|(?:^|, )(?:(?:oh|well|yeah|so|mostly),? )?(?:most|every|each) (?:single )?(?:days?|weeks?|nights?|shifts?|weekends?|times?)\b/i;
/** 'Ten years behind a bar. What do you think?' */
const LEAVES_IT_TO_GUESS = /(?:^|[.!?,;] )(?:so |well |and )?what(?: do| d['’]?)? (?:you|ye) (?:think|reckon)\W*$/i;
const MANY =
  /\b(?:there(?:'s|'ve| is| are| was| were|s| have)(?: been)? (?:so |too )?(?:many|plenty|loads|lots)|I(?:'ve| have) (?:\w+ ){1,3}(?:so )?(?:many|plenty|loads|lots|several|dozens)|I(?:'d|'ve) (?:loads|plenty|lots|many) of|all of them,? at some)\b/i;
