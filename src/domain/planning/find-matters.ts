import { readDuty } from './duty-phrase.ts';
import { isSkillPhrase } from './find-phrases.ts';
import { blankAsides, isForeign, isTaught, type PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { tokenise } from './term-index.ts';
import { isTradeWord, tradeShare } from './trade-words.ts';

/** More than this no interview asks about. */
const MOST_MATTERS = 16;
const MOST_ITEMS = 4;
/** How much of it is made of words that the trades know. */
const LEAST_TRADE = 0.5;
/** Words of a matter, and of one item within it. */
const MOST_WORDS = 12;
const ITEM_WORDS = 7;
/** Lines at the top say where, when and for how much. */
const HEAD_LINES = 4;

/** A label, or what leads up to a list within a sentence: 'What you'd do:', 'Work is mostly residential:'. */
const LABEL = /^[^:]{2,60}:\s+/;
/** A clause with one of these says something of somebody and lists no work. */
const SAYS =
  /\b(?:is|are|was|were|will|you|we|our|your|us|they|he|she|it|who|which|that|has|have|had|can|must|should|would|may|offers?|looks?|needs?|want|please|counts|helps|don't|not|no|ok|ask|call|email|apply)\b/i;
/** What is wanted of the person, or given to them, and no part of the work. */
const NO_MATTER =
  /\b(?:years?|yrs?|months?|weeks?|days?|nights?|weekends?|hours?|hrs?|shifts?|rota|roster|pay|paid|salary|wages?|rates?|bonus|tips?|super|pension|leave|insurance|holidays?|allowance|parking|uniform|meals?|accommodation|discounts?|benefits?|perks?|training provided|provided|supplied|start|immediate|asap|full[- ]time|part[- ]time|permanent|temporary|contract(?:or)?|licen[cs](?:es?|ed|ing)|accredited|certifying|tickets?|certificates?|certification|certified|cert|degree|diploma|nvq|gcse|qualifi\w+|time[- ]served|registration|registered|dbs|clearance|police|medical|visa|vaccinat\w+|references?|referees|cv|résumé|resume|interviews?|agenc(?:y|ies)|apprenticeship|level \d|gym|pool|wifi|bus|train|minutes?|miles?|equal|opportunit\w+|posted|bsc|msc|ba|ma|phd|hons|duties|responsibilities|requirements|tasks|closing|views?|share|save|report ad|category|salary|attitude|personality|humour|humor|willing\w*|ability|able|keen|reliable|punctual|friendly|advantage|essential|desirable|preferred|helpful|bonus|required|needed|plus|experience|background|min|minimum|spoken|member|verified|listing|advert(?:iser)?|ref|vacanc(?:y|ies)|applications?|candidates?|recruit\w*|hiring|jobs?|careers?|about|contact|home|news|privacy|cookies?|terms|menu|login|search|filters?|alerts?|logo|photos?|print|dental|vision|pto|ensuite|mess|discounted|study support|hybrid|schedule|boots|hat|hi-vis|ute|on-?site|social club|relocation|retirement|crèche|fund|resident|selection|criteria|information|performance areas|assessment centre|online assessment|round|chat|page|head|hands|manners?|detail|graduates?|discipline|criminal|conditions|odours|highways|track record|shoes|cards?|right to work|tuition|suitability|exposure|based|opinions|uniforms|harassment|bullying|welcome|college|organi[sz]ation|overtime|freezer|heat pump|cutlery|him|her|me|attention|commitment|competent|proficient|respect|beneficial|confident|comfortable|flexib\w+|expected|must|(?:life|maternity|paternity|leave|sick) cover|life|free|nice|lovely)\b/i;

/** First words of what is said of somebody, or told to be done by a verb that is not known. */
const NO_START =
  /^(?:this|these|those|around|usually|ideally|according|due|possible|sometimes|everyone|nobody|anyone|reasonably|physically|genuine|current|own|few|several|one|two|three|four|five|six|seven|eight|nine|ten|up|off|on|in|at|to|for|by|from|with|without|confidence|furnished|hair|class|first|second|third|last|under|over|into|then|also|only|mostly|largely|daily|written|blocked|using|being|having|going|(?:adjust|ring|count|park|pull|respond|collaborat|execut|distribut|approv|enter|correct|compl|find|us|tak|road test|flag|index|calendar|prospect|wait|hand|help|safely|feel|think|dream|bring|come|get|roll|stand|sit)(?:y|e|s|es|ies)?)\b(?!ing)/i;

/** Whether words end on a noun, as far as its ending tells. */
const NOUN_END = /(?:[^su]s|ing|tion|sion|ment|ance|ence|ity|ship|ry|work|care|ware|age|ure|ology|ics|roof|up|outs?)$/;
/** 'motors', whoever's name that may be elsewhere. */
const THINGS = /^(?!.*(?:ways|times|ss|us)$)\p{Ll}{4,}s$/u;
const NO_NOUN_END = /(?:ous|ient|ful|able|ible|ive|ed|ly|less|ic|ish)$/;

/**
 * Parts of the work that a posting lists by name and not as something done: 'motors, inverters and panels',
 * 'haemodynamic monitoring and titration of inotropes'. They read well after 'when it comes to', whatever the trade.
 */
export function findMatters(posting: PostingText, sections: PostingSections, taken: readonly string[]): string[] {
  const matters: string[] = [];
  let start = 0;
  for (const [i, line] of posting.lines.entries()) {
    const section = sections(start);
    start += line.text.length + 1;
    if (section === 'aside' || line.shouted || isForeign(line.text)) continue;
    if (i < HEAD_LINES && section === 'open' && !line.bullet) continue;
    let before = '';
    for (const clause of blankAsides(line.text.slice(0, 2_000))
      .replace(/\([^()]{0,120}\)/g, ' ')
      .split(/[.;!?]\s+|[.;!?]$|\s[-–—|·→]\s/)) {
      if (matters.length >= MOST_MATTERS) return matters;
      const label = LABEL.exec(clause.trim())?.[0] ?? '';
      const taught = isTaught(clause, before);
      before = clause;
      if (taught || NO_MATTER.test(label)) continue;
      const list = clause.trim().slice(label.length).replace(/\s+/g, ' ');
      const listed = line.bullet || section === 'done' || (list.match(/,/g)?.length ?? 0) >= 2;
      if (!listed || list === '' || SAYS.test(list.split(', ')[0] ?? '')) continue;
      // What follows a verb is what it is done to; of things that one is doing, each stands for itself.
      if (readDuty(list, true, false) && !/^\p{L}+ing\b/u.test(list)) continue;
      for (const group of groups(list, taken)) {
        const matter = joined(group);
        // Only what speaks of the trade, unless the posting says that here is what is done.
        const least = section === 'done' ? 0 : section === 'asked' || !line.bullet ? LEAST_TRADE : Number.MIN_VALUE;
        if (tradeShare(matter) < least) continue;
        if (!matters.includes(matter)) matters.push(matter);
      }
    }
  }
  return matters.slice(0, MOST_MATTERS);
}

/** The items of a list that can be said, up to four and a dozen words together. */
function groups(list: string, taken: readonly string[]): string[][] {
  const out: string[][] = [];
  let group: string[] = [];
  const close = () => {
    // One plain word tells too little of what is meant.
    if (group.join(' ').split(' ').length > 1) out.push(group);
    group = [];
  };
  for (const raw of list.split(/,\s+/)) {
    const item = tidyItem(raw);
    if (!isItem(item, taken)) {
      close();
      continue;
    }
    const words = [...group, item].join(' ').split(' ').length;
    if (group.length === MOST_ITEMS || words > MOST_WORDS || group.some((other) => / (?:and|or) /.test(other))) close();
    group.push(item);
  }
  close();
  return out;
}

const tidyItem = (raw: string): string =>
  raw
    .trim()
    .replace(
      /\s+(?:when|where|if|so|because|which|that|who|as|until|while|such|in line|in coordination|in accordance|according to|at all times|under supervision|during|for every|per|within|with (?:our|your|the))\b.*$/i,
      '',
    )
    .replace(
      /^(?:(?:sound|good|working|current|strong|thorough|basic) )?(?:knowledge|understanding|grasp) of\s+(?:the )?/i,
      '',
    )
    .replace(
      /^(?:the odd(?: bit of)?|and|or|plus|also|including|then|some|any|a|an|the|other|occasional|general|basic|good|strong|decent|proper)\s+/i,
      '',
    )
    .replace(/\s+(?:and|or|as well|too|etc|and more|and so on|every time|each day)$/i, '')
    .replace(/\s+&\s+/g, ' and ')
    .replace(/^\p{Lu}(?=\p{Ll}+(?:[\s-]|$))/u, (letter) => letter.toLowerCase());

function isItem(item: string, taken: readonly string[]): boolean {
  const words = item.split(' ');
  const last = (words.at(-1) ?? '').toLowerCase();
  if (item === '' || words.length > ITEM_WORDS || !/^[\p{L}][\p{L}\d' -]*$/u.test(item)) return false;
  if (SAYS.test(item) || NO_MATTER.test(item) || NO_START.test(item) || /-(?: |$)/.test(item)) return false;
  // 'frank the post': something done, by a verb that is not known.
  if (/^(?!\p{L}+ing\b)\p{L}+ (?:the|a|an|all)\b/u.test(item)) return false;
  // A capital within it is mostly a place or a person.
  if (/\s\p{Lu}\p{Ll}/u.test(item)) return false;
  const names = (part: string) =>
    /^\p{L}+ing\b/u.test(part) ||
    isWorkWord(part) ||
    THINGS.test(part) ||
    isSkillPhrase(part.replace(/(?<=\p{L}) work$/u, ''), taken);
  if (!item.split(/ (?:and|or) /).every(names)) return false;
  if (NO_NOUN_END.test(last)) return false;
  return NOUN_END.test(last) || isWorkWord(last) || words.length > 1;
}

const isWorkWord = (word: string): boolean => {
  const [token, ...more] = tokenise(word);
  return token !== undefined && more.length === 0 && isTradeWord(token.folded);
};

const joined = (group: readonly string[]): string => {
  const last = group.at(-1) ?? '';
  if (group.length === 1) return last;
  return `${group.slice(0, -1).join(', ')}${/ (?:and|or) /.test(last) ? ', ' : ' and '}${last}`;
};
