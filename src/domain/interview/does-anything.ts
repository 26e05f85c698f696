import { countOwnActs } from './answer-features.ts';

/** Anything that somebody does or did, alone or with others; to think, to feel and to find are no doing. */
export const ANY_DOING =
  /\b(?:I|[Ww]e|you|ye)(?:'d|'ve|'ll|'m(?= \w+ing))? (?!am\b|was\b|were\b|think\b|guess\b|mean\b|know\b|suppose\b|feel\b|find\b|found\b|don't know\b|didn't know\b|can't\b|couldn't\b|hate\b|like\b|love\b|have a\b|had a\b|have to\b|get (?:tired|nervous|annoyed)\b|got (?:a|two|three)\b|see\b|saw\b|wouldn't\b|won't\b|didn't\b|don't\b|die\b|panic\b|cry\b|be\b|faint\b|thought\b|could\b|knew\b|wants?\b|wanted\b|wondered\b|nearly\b|almost\b|ever\b|an?\b|the\b)\w+|(?:^|[.;] )(?:By \w+ing|(?:So|Just|Then|I)?\s?(?:Sat|Rang|Told|Asked|Went|Took|Gave|Put|Made|Called|Got|Moved|Talked|Spoke|Kept|Said|Showed|Sent|Set|Did|Stopped|Walked|Apologi[sz]ed|Explained|Listen|Breathe|Count|Walk|Talk|Ask|Take|Shut|Cut|Found|Wrote|Ran|Brought))\b/;
/** 'Hand it in.' */
const BEGINS_WITH_AN_ORDER =
  /^\W*(?:(?:just|probably|oh|well|first|I suppose),? )*(?:hand|keep|swap|ignore|leave|smile|apologi[sz]e|offer|refund|bin|drop|drive|bring|pay|give|ring|call|check|stop|shut|isolate|evacuate|run|listen|walk|ask|tell)\b/i;
/** The same told as orders or as a list: 'Isolate it, then lock it off.' */
export const doesAnything = (answer: string) =>
  ANY_DOING.test(answer) ||
  BEGINS_WITH_AN_ORDER.test(answer) ||
  countOwnActs({ type: 'technical' }, answer.replaceAll(NO_ACT, '')) > 0 ||
  isList(answer);
const NO_ACT = /\bI (?:thought|knew|felt|saw|heard|had|lost|wanted)\b/gi;
/** 'Tyres, lights, mirrors, wipers.' */
const isList = (answer: string) => {
  const items = answer.split(',').length;
  return items > LIST_COMMAS && answer.split(/\s+/).length / items <= WORDS_AN_ITEM;
};
const LIST_COMMAS = 2;
const WORDS_AN_ITEM = 4;
