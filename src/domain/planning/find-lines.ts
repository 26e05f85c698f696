import { NO_MATTER } from './find-matters.ts';
import { otherJobs } from './other-jobs.ts';
import { blankAsides, isForeign, type PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { tokenise } from './term-index.ts';
import { isTradeWord } from './trade-words.ts';

const MOST_LINES = 12;
const FEWEST_WORDS = 3;
const MOST_WORDS = 13;
/** Words of the trades that a line must hold to be about the work. */
const FEWEST_TRADE_WORDS = 2;
/** Where nothing shows that the posting is telling of the work. */
const MORE_TRADE_WORDS = 3;
/** Lines at the top say where, when and for how much. */
const HEAD_LINES = 4;

/** What leads up to what is done. */
const LEAD =
  /^(?:(?:and|also|then|but|so|plus|mostly|day to day|in between|today|you|that|the (?:job|role|work|post|person appointed|post ?holder)|you(?:'ll| will|'d| would| can| must)|will(?: also)?|should|would|is|be|to|able to|can|duties include|includes?|involves?|responsible for|help(?:ing)? (?:us )?(?:to|with)|experience (?:of|in|with)|(?:a )?(?:good |sound |working )?(?:knowledge|understanding|grasp) of|confidence with|comfort(?:able)? with|at ease with),? )+/i;
/** Somebody speaks, or a thing is said of somebody. */
const SAYS =
  /\b(?:we|we're|we've|our|us|i|i'm|my|he|she|they|their|his|her|them|him|me|who|whose|you're|you've|if|because|don't|doesn't|won't|isn't|not|no|never|please|is|are|was|were|has|have|had|been|there|this|that|it|it's|its|will|would|should|may|might|live|lives|apply|hit|love|like|enjoy|come|comes|goes|gets?|closed|closes|likely|short-?list\w*|learn|grow|says?|means?|knows?|wants?|gives?|welcome|some|most|many|few|nobody|everyone|everybody|somebody|anyone|between|sit|sits|stay|you|you'll|test|english|operates|employment|begins?|began|came|counts|needed|needs|signed|here|looking|fed|fair|seasons?|when|happy|fine|able)\b/i;
const NO_START =
  /^(?:\d|as|one|two|three|four|five|six|seven|eight|nine|ten|every|each|basic|full|part|both|only|mostly|busy|small|large|leading|great|good|strong|excellent|polite|friendly|kind|calm|tidy|willing|keen)\b/i;
const OPEN_END =
  / (?:the|a|an|and|or|of|to|for|with|in|on|at|by|from|as|into|your|all|any|some|more|most|than|where|when|which|while|up to|very|also|is|are)$/i;

/**
 * Lines of the posting about the work, as they stand there and short enough to be said: what an interview falls back on
 * where no duty, skill or matter was made out, since any trade names its own things.
 */
export function findLines(posting: PostingText, sections: PostingSections): string[] {
  const lines: string[] = [];
  const others = otherJobs(posting.lines);
  let start = 0;
  for (const [i, line] of posting.lines.entries()) {
    const section = sections(start);
    start += line.text.length + 1;
    if (section === 'aside' || line.shouted || others.has(i) || isForeign(line.text)) continue;
    if (section === 'open' && !line.bullet && !/,.*,|:/.test(line.text)) continue;
    if (i < HEAD_LINES && section === 'open' && !line.bullet) continue;
    for (const sentence of blankAsides(line.text.slice(0, 2_000))
      .replace(/\([^()]{0,120}\)/g, ' ')
      .split(/[.;!?:](?:\s|$)|\s[-–—|·→]\s/)) {
      if (lines.length >= MOST_LINES) return lines;
      const said = tidyLine(sentence, line.bullet || section === 'done' ? FEWEST_TRADE_WORDS : MORE_TRADE_WORDS);
      if (said !== undefined && !lines.includes(said)) lines.push(said);
    }
  }
  return lines;
}

function tidyLine(sentence: string, fewest: number): string | undefined {
  const whole = sentence
    .replace(/\s+/g, ' ')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim()
    .replace(LEAD, '')
    .replaceAll(' & ', ' and ');
  const words = whole.split(' ');
  let kept = whole;
  if (words.length > MOST_WORDS) {
    // Too long to be said: up to the last place at which it may end.
    const short = words.slice(0, MOST_WORDS).join(' ');
    const cut = Math.max(short.lastIndexOf(', '), short.lastIndexOf(' and '));
    kept = cut > 0 ? short.slice(0, cut) : '';
  }
  while (OPEN_END.test(kept)) kept = kept.replace(OPEN_END, '');
  kept = kept.replace(/[^\p{L}\p{N})+#]+$/u, '');
  if (kept.split(' ').length < FEWEST_WORDS) return undefined;
  if (SAYS.test(kept) || NO_START.test(kept) || NO_MATTER.test(kept) || /\d{2}|[£$€@%<>[\]{}"*_=/&+]|[?!]/.test(kept))
    return undefined;
  // More than one capital within it: names of people and places.
  if ((kept.match(/\s\p{Lu}\p{Ll}/gu)?.length ?? 0) > 1) return undefined;
  const ofTrades = new Set(
    tokenise(kept)
      .map(({ folded }) => folded)
      .filter((word) => word.length > 3 && isTradeWord(word)),
  );
  return ofTrades.size >= fewest ? kept.replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase()) : undefined;
}
