import { isPlainVerb, mayBeVerb } from './duty-phrase.ts';
import { isCalendar, isPlace } from './posting-pieces.ts';
import { blankAsides, blankTaught, isForeign, type PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { foldText } from './term-index.ts';
import { looksLikePerson } from './title-phrase.ts';
import { JOB_BOARDS, NOT_A_NAME } from './vocabulary.ts';

/** Words that look like a skill by where they stand. */
export interface Phrase {
  name: string;
  at: number;
  weight: number;
}

const CUED =
  /\b(?:experience (?:of|in|with|using|running|managing|working with|working in|working on)|knowledge of|understanding of|proficien(?:t|cy) (?:in|with|at)|skilled (?:in|at|with)|familiar(?:ity)? with|expertise (?:in|with)|background in|confident (?:in|with|using)|competent (?:in|with|at)|trained in|specialis(?:e|ing) in|comfort(?:able)? with|expert in|fluent in|a passion for|interest in|good (?:at|with)|track record (?:of|in)|qualified in|certified in|exposure to|grasp of|command of|responsible for|skills in|questions about|asks? about|focus(?:es)? on|use of)\s+/gi;
/** 'someone with cost reporting and final account experience'. */
const TRAILED =
  /\b(?:with|have|has|having|strong|proven|some|previous)\s+((?:[\p{L}\p{N}&/'-]+,? ){1,9}?)(?:experience|skills|knowledge|background)\b/giu;
/** A name after these is that of something used. */
const USED = /\b(?:use|using|know|knows)\s+(?=\p{Lu})/gu;
/** Spelled like the name of a technology or a standard: 'vLLM', 'AVFoundation', 'ClickHouse'. */
const NAME_LIKE =
  /(?<=[\p{L}\p{N},/(&:] ?)(?<![.!?] )\b(?:\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,}\p{Ll}{2,}[\p{L}\p{N}]*)(?:[+#]+|\.js)?(?= |[,.;/)]|$)/gu;

const MOST_PHRASES = 200;

/** What looks like a skill by where it stands: after a cue, as an item of a list, or spelled like a name of one. */
export function findPhrases(posting: PostingText, sections: PostingSections, taken: readonly string[]): Phrase[] {
  const out: Phrase[] = [];
  let start = 0;
  for (const [i, line] of posting.lines.entries()) {
    const at = start;
    start += line.text.length + 1;
    if (out.length > MOST_PHRASES) break;
    const section = sections(at);
    if (section === 'aside' || isForeign(line.text)) continue;
    // Short lines at the top say where, when and for how much.
    if (i < 8 && section === 'open' && !line.bullet && line.text.split(' ').length <= 5) continue;
    const text = blankTaught(blankAsides(line.text.slice(0, 3_000)));
    const add = (name: string, place: number, weight: number) => {
      const tidy = tidyCase(name);
      if (isSkillPhrase(tidy, taken)) out.push({ name: tidy, at: at + place, weight });
    };
    for (const match of text.matchAll(CUED)) {
      const from = match.index + match[0].length;
      for (const item of items(text.slice(from, from + 110), 3)) add(item.name, from + item.at, 2.2);
    }
    for (const match of text.matchAll(USED)) {
      const from = match.index + match[0].length;
      const name = /^(?:\p{Lu}[\p{L}\p{N}]*)(?: \p{Lu}[\p{L}\p{N}]+){0,2}/u.exec(text.slice(from, from + 60))?.[0];
      if (name && !line.shouted) add(name, from, 1.9);
    }
    for (const match of text.matchAll(TRAILED))
      for (const item of items(match[1] ?? '', 3, true)) add(item.name, match.index + item.at, 2);
    const label = /^[^:]{2,40}:\s/.exec(text)?.[0] ?? '';
    for (const piece of clauses(text.slice(label.length))) {
      if (!line.bullet && !piece.list) continue;
      const weight = (line.bullet ? 1.7 : 1.4) + (section === 'asked' ? 0.3 : 0);
      for (const item of items(piece.text, 3, true)) {
        const first = item.at === 0 && (line.bullet || piece.at === 0 || piece.list);
        const name = first ? smallStart(item.name) : item.name;
        // A capital within a list is a place or a person, unless the name is spelled like no other word.
        if (/^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*$/u.test(name) && !line.shouted) continue;
        add(line.shouted ? name.toLowerCase() : name, label.length + piece.at + item.at, weight);
      }
    }
    if (!line.shouted) for (const match of text.matchAll(NAME_LIKE)) add(match[0], match.index, 1.2);
  }
  return out;
}

/** A verb shows that a clause says something and lists nothing. */
const SAYS =
  /\b(?:is|are|was|will|you|we|our|your|us|they|who|which|that|has|have|can|must|should|would|offers?|looks?|need|needs|want|please|if|because|when)\b/i;

function clauses(line: string): { text: string; at: number; list: boolean }[] {
  const out: { text: string; at: number; list: boolean }[] = [];
  let from = 0;
  for (const part of line.split(/(?<=[.;!?])\s/)) {
    const commas = part.match(/,|\band\b|&|\+/g)?.length ?? 0;
    const words = part.split(' ').length;
    const list = !SAYS.test(part) && (commas >= 2 || words <= 4) && words <= commas * 4 + 5;
    out.push({ text: part, at: from, list });
    from += part.length + 1;
  }
  return out;
}

/** The items of a list, each short enough to be a name of something. `strict` takes no item that is longer. */
function items(text: string, maxWords: number, strict = false): { name: string; at: number }[] {
  const out: { name: string; at: number }[] = [];
  let at = 0;
  for (const piece of text.split(/(,|;|·|\.(?=\s|$)|:|\(|\)|\n| and | or | & | \+ | plus |\/(?=[\p{L}]{3}))/u)) {
    const start = at;
    at += piece.length;
    if (/^(?:[,;·:()\n.]| and | or | & | \+ | plus |\/)$/.test(piece)) {
      if (!strict && /^(?:\.|;|:|\(|\n)$/.test(piece)) break;
      continue;
    }
    const words: string[] = [];
    for (const word of piece.trim().split(/\s+/)) {
      const lower = word.toLowerCase();
      if (words.length > 0 && ITEM_END.has(lower)) {
        if (strict && !/^(?:is|are|required|preferred|essential|desirable|a)$/.test(lower)) words.length = 0;
        break;
      }
      if (words.length === 0 && ITEM_START.has(lower)) continue;
      words.push(word);
    }
    if (words.length > 0 && words.length <= maxWords)
      out.push({ name: words.join(' ').replace(/[^\p{L}\p{N}+#)]+$/u, ''), at: start });
    else if (!strict && out.length > 0) break;
  }
  return out.slice(0, 12);
}

const wordSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const ITEM_START =
  wordSet(`a an the our your some any good strong excellent solid proven deep basic sound thorough working previous prior relevant including etc e.g. and or of in with using
practical hands-on extensive significant demonstrable great advanced professional some both other similar all such as own`);
const ITEM_END =
  wordSet(`is are was will would to for with in on at from by that which who where as if when a an the of-course you we your our per across within into under preferred required essential
desirable welcome needed advantage bonus plus necessary given helpful beneficial valued you'll we'll without than must should can may how what then so because while who's i too about`);
const NOT_A_SKILL =
  wordSet(`experience work working team teams people role company business clients client customers customer staff years year day days week weeks hours months shift shifts time
degree salary benefits pension holiday holidays bonus overtime uniform parking parties apply cv location environment ability skills training essential desirable required everything things
weekends evenings nights mornings monday friday saturday saturdays sundays yes no plus similar relevant field industry sector more others etc children adults colleagues life home
equipment tools tool system systems software need needs level department manager managers office hospital school shop store restaurant kitchen site sites country area areas county courts schools hospitals health
english gcse bachelor master bachelor's master's phd diploma degree permanent freelance remote hybrid insurance discount lunch fruit van car laptop phone email website today now all
references dbs van provided start asap commission growth fun values honesty patients relatives pupils parents users engineers teachers drivers residents guests passengers bristol mixed
college university secondary maternity paternity sick leave pay meals food drinks coffee tea stars us uk eu cet gmt ever one two three four five six seven eight nine ten about dogs cats
previous experience's towards weekly monthly baby babies pm am beng meng bsc msc ba ma phd pgce wanted ideal series homes topics yard full-time part-time available supplied ideal equivalent seeks requires outside towards earlier later soon attached below above reference-number m f x d h w own own start starts early late shift-pattern mobile driver driving licence license rate rates day-rate hr position title reference ref band zero class jd kit cat mon fri hrs hour part full tbc required certification certifications diploma qualification qualifications qualified passport vetting medical registration disability religion sex race colour color age
candidates applicants offers offer plans plan mail call text jobs job career careers interview interviews`);

function isSkillPhrase(name: string, taken: readonly string[]): boolean {
  const lower = name.toLowerCase();
  const parts = lower.split(/\s+/);
  if (
    name.length < 2 ||
    name.length > 44 ||
    /[£$€@%]|\d{3,}|^\d+$/.test(name) ||
    !/^[\p{L}\p{N}]/u.test(name) ||
    /[äöüßłżęą]|(?:^|\s)['"]|(?:miento|ci[oó]n|ung|keit|heit|schaft|dienst|preventivo|ique|aires?)$/i.test(name)
  )
    return false;
  if (/^\p{Lu}{2,4}s?$|^\p{L}(?:\/\p{L})+$/u.test(name)) return false;
  if (parts.length === 1 && (mayBeVerb(lower) || lower === 'safe')) return false;
  if (
    parts.length > 1 &&
    (isPlainVerb(parts[0] ?? '') || mayBeVerb(parts[0] ?? '') || NO_DUTY_VERBS.has(parts[0] ?? ''))
  )
    return false;
  if (parts.every((part) => NOT_A_SKILL.has(part) || NOT_A_NAME.has(part))) return false;
  if (NOT_A_NAME.has(parts[0] ?? '') || (NOT_A_SKILL.has(parts.at(-1) ?? '') && parts.length < 3)) return false;
  if (
    /^(?:\d|towards|whether|within|twice|process|setting|operating|not|least|years?|up|over|under|more|less|able|ability|responsible|willing|happy|must|need|able|be|being|have|having|get|getting|make|making|take|ideally|preferably|especially|particularly|currently|valid|clean|minimum|no|don't|where|how|what|friendly|busy|great|good|join|know|love|prior|calm|fit|confident|keen|reliable|ready|and|or|but|we|you|they|he|she|it|if|as|is|are|was|were|their|his|her|them|then|also|please|mostly|only|even|every|free|some)\b/.test(
      lower,
    )
  )
    return false;
  if (
    /\b(?:(?:sector|police|criminal|background|records?|credit|security|barring) checks?|hours?|years?|weeks?|months?|per|salary|pension|holiday|benefits?|bonus|tips|class \d|points|gcse|stars?|off|pm|am|only|allowance|discount|parking|will|our|your|you|we|us|you'll|can|them|it|this|that)\b/.test(
      lower,
    )
  )
    return false;
  if (isPlace(name) || isCalendar(name) || JOB_BOARDS.has(lower)) return false;
  if (parts.length === 1 && (looksLikePerson(name) || (name.length < 3 && !/^[A-Z][A-Z0-9]$/.test(name)))) return false;
  if (/(?:ly|ed)$/.test(lower) && parts.length === 1) return false;
  const folded = ` ${foldText(name)} `;
  return !taken.some(
    (other) => other !== '' && (` ${foldText(other)} `.includes(folded) || folded.includes(` ${foldText(other)} `)),
  );
}

/** A word that is capital only because a line begins with it. */
const smallStart = (name: string): string =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}|$)/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const NO_DUTY_VERBS = new Set(
  'use using ring call text email join help work hit spot want see say ask send try give put bring come go stay pay win earn live move meet enjoy love like speak read listen understand offer show tell start finish stop arrive wear drink eat swim run sit stand open close answer build'.split(
    ' ',
  ),
);

/** A phrase within a sentence begins small, unless it is a name. */
function tidyCase(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const plain =
    /^\p{Lu}\p{Ll}+$/u.test(first) && (rest.length > 0 ? rest.every((word) => word === word.toLowerCase()) : false);
  return plain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
