import type { SkillEntry } from './find-family.ts';
import { dutyPhrase } from './gerund.ts';
import { FAMILIES } from './knowledge/families.ts';
import type { Family, SkillKind } from './knowledge/family.ts';
import { GENERAL } from './knowledge/general.ts';
import { isCalendar, isPlace } from './posting-pieces.ts';
import type { PostingText } from './posting-text.ts';
import { findTerms, foldText, type Hit, indexTerms, type TermIndex, type Token, tokenise } from './term-index.ts';
import { looksLikePerson } from './title-phrase.ts';
import { JOB_BOARDS, NOT_A_NAME } from './vocabulary.ts';

export interface FoundSkill {
  /** As it is said in a question. */
  name: string;
  kind: SkillKind | 'found';
  weight: number;
  at: number;
}

const SKILLS: TermIndex<SkillEntry[]> = (() => {
  const byText = new Map<string, { text: string; exactCase: boolean; value: SkillEntry[] }>();
  for (const family of [...FAMILIES, GENERAL])
    for (const skill of family.skills)
      for (const { text, spoken, exactCase } of skill.aliases) {
        const key = exactCase ? text : foldText(text);
        const entry = byText.get(key) ?? { text, exactCase, value: [] };
        entry.value.push({ family, skill, spoken: spoken ? text : skill.name });
        byText.set(key, entry);
      }
  return indexTerms(byText.values());
})();

/** Every term of the knowledge base that the text holds. */
export const findSkillHits = (text: string, tokens: readonly Token[]): Hit<SkillEntry[]>[] =>
  findTerms(text, tokens, SKILLS);

/** Whether words name nothing but things that one can do or know; a tool may also be its maker's name. */
export function isOnlySkills(words: string): boolean {
  const tokens = tokenise(words);
  const covered = new Set<number>();
  for (const hit of findSkillHits(words, tokens))
    if (hit.term.value.every(({ skill }) => skill.kind !== 'tool'))
      for (let i = hit.from; i < hit.to; i++) covered.add(i);
  return (
    covered.size > 0 &&
    tokens.every((token, i) => covered.has(i) || /^(?:and|or|of|in|good|strong)$/.test(token.folded))
  );
}

/** Capitalised tools that everybody may be asked for, unlike 'Go' or 'Chef', which mean tools among their own people only. */
const OFFICE_TOOLS = /^(?:Excel|PowerPoint|Outlook|Word|CRM|POS|REST|WMS|ERP)$/;
const TECH = new Set([
  'software',
  'embedded',
  'qa',
  'devops',
  'cyber-security',
  'it-support',
  'data-analysis',
  'data-science',
  'data-engineering',
  'product',
  'ux-design',
]);

const SECTION = {
  asked:
    /^(?:.{0,30}\b(?:requirements?|qualifications?|skills|essential|desirable|nice to have|what you(?:'ll)? (?:bring|need|have)|what we(?:'re| are) looking for|you (?:have|bring|are|need)|about you|who you are|person specification|profil|must[- ]haves?|your (?:profile|background|skills)|stack|we(?:'d| would) like)\b.{0,20})$/i,
  done: /^(?:.{0,30}\b(?:responsibilities|duties|tasks|what you(?:'ll| will) (?:do|be doing)|the role|your role|day to day|accountabilities|you will|the job|aufgaben|missions?)\b.{0,20})$/i,
  aside:
    /^(?:.{0,20}\b(?:benefits|what we offer|we offer|perks|about us|about (?:the )?company|who we are|how to apply|equal opportunit\w+|why join.{0,30}|our values|package|salary|location|rewards?|diversity)\b.{0,20})$/i,
} as const;

type Section = keyof typeof SECTION | 'open';

/** The things that a posting asks for, the weightiest first. */
export function findSkills(
  posting: PostingText,
  hits: readonly Hit<SkillEntry[]>[],
  tokens: readonly Token[],
  family: Family,
  taken: readonly string[],
): FoundSkill[] {
  const found = new Map<string, FoundSkill>();
  const sections = sectionAt(posting);
  const add = (skill: FoundSkill) => {
    const key = foldText(skill.name);
    const known = found.get(key);
    if (known) known.weight += 0.6;
    else found.set(key, skill);
  };
  for (const hit of hits) {
    const at = tokens[hit.from]?.start ?? 0;
    const entry = bestEntry(hit, family);
    if (!entry || !counts(hit, entry, posting.text, tokens, family)) continue;
    const section = sections(at);
    if (section === 'aside' && entry.family !== family) continue;
    const own = entry.family === family ? 2 : 0;
    const weight =
      2 +
      own +
      (section === 'asked' || section === 'done' ? 1 : 0) -
      (section === 'aside' ? 2 : 0) -
      (entry.skill.kind === 'quality' ? 2 : 0);
    add({ name: entry.spoken, kind: entry.skill.kind, weight, at });
  }
  const covered = coveredBy(hits, tokens);
  for (const { name, at, weight } of phrases(posting)) {
    if (sections(at) === 'aside' || !isSkillPhrase(name, taken) || covered(at, name)) continue;
    add({ name: tidyCase(name), kind: 'found', weight, at });
  }
  return dropParts([...found.values()].sort((a, b) => b.weight - a.weight || a.at - b.at));
}

/** Duties as things that one is doing, in the order of the text. */
export function findDuties(posting: PostingText): string[] {
  const duties: string[] = [];
  const sections = sectionAt(posting);
  let at = 0;
  for (const line of posting.lines) {
    const section = sections(at);
    at += line.text.length + 1;
    if (section === 'aside' || line.text.length > 2_000) continue;
    for (const clause of line.text.split(/[;.]\s|,\s|\s-\s|:\s/)) {
      const verbFirst = line.bullet || section === 'done' || /^you(?:'ll| will)\b/i.test(clause);
      const duty = verbFirst ? dutyPhrase(clause.trim()) : undefined;
      if (duty && !duties.includes(duty)) duties.push(duty);
    }
    if (duties.length >= 8) break;
  }
  return duties.slice(0, 8);
}

function sectionAt(posting: PostingText): (place: number) => Section {
  const starts: [number, Section][] = [];
  let at = 0;
  for (const { text } of posting.lines) {
    const label = /^([^:]{3,48}):(?:\s|$)/.exec(text)?.[1] ?? (text.length <= 50 ? text : '');
    const section = (['aside', 'asked', 'done'] as const).find((name) => SECTION[name].test(label));
    if (section) starts.push([at, section]);
    at += text.length + 1;
  }
  return (place) => {
    let section: Section = 'open';
    for (const [start, name] of starts) {
      if (start > place) break;
      section = name;
    }
    return section;
  };
}

function bestEntry(hit: Hit<SkillEntry[]>, family: Family): SkillEntry | undefined {
  const entries = hit.term.value;
  return (
    entries.find((entry) => entry.family === family) ?? entries.find((entry) => entry.family === GENERAL) ?? entries[0]
  );
}

/** A short plain word means a skill only among the people whose word it is. */
function counts(
  hit: Hit<SkillEntry[]>,
  entry: SkillEntry,
  text: string,
  tokens: readonly Token[],
  family: Family,
): boolean {
  const first = tokens[hit.from];
  const last = tokens[hit.to - 1];
  if (!first || !last) return false;
  const before = text.slice(Math.max(0, first.start - 3), first.start);
  const after = text.slice(last.end, last.end + 2);
  if (/\d\s?$/.test(before) && hit.term.words.length === 1 && entry.skill.kind === 'practice') return false;
  const own = entry.family === family || entry.family === GENERAL;
  const single = hit.term.words.length === 1;
  if (hit.term.exact && single && !/^[A-Z0-9.]{2,}$/.test(first.text)) {
    if (OFFICE_TOOLS.test(first.text))
      return !/^ (?:at|in)\b/.test(text.slice(last.end, last.end + 4)) || !/(?:^|\n)$/.test(before);
    if (!own && !(TECH.has(family.id) && TECH.has(entry.family.id))) return false;
    const starts = /(?:^|\n|[.!?] )$/.test(before);
    return !starts || /^(?:[,/;)\n]|$)/.test(after);
  }
  if (own || !single) return true;
  if (entry.skill.kind === 'tool') return /\p{Lu}/u.test(first.text) || TECH.has(family.id);
  if (entry.skill.kind === 'quality') return false;
  if (entry.skill.kind === 'knowledge') return /\p{Lu}.*\p{Lu}|\d/u.test(first.text) || TECH.has(family.id);
  // A practice of other people counts when it stands as an item of a list of its own.
  return /(?:^|\n|[,;] |- |• )$/.test(before) && /^(?:[,;.\n]|$)/.test(after);
}

const CUED =
  /\b(?:experience (?:of|in|with|using|running|managing|working with|working in|working on)|knowledge of|understanding of|proficien(?:t|cy) (?:in|with|at)|skilled (?:in|at|with)|familiar(?:ity)? with|expertise (?:in|with)|background in|confident (?:in|with|using)|competent (?:in|with|at)|trained in|specialis(?:e|ing) in|comfort(?:able)? with|expert in|fluent in|a passion for|interest in|good (?:at|with)|track record (?:of|in)|qualified in|certified in|exposure to|grasp of|command of|working with|responsible for|skills in|work in)\s+/gi;

interface Phrase {
  name: string;
  at: number;
  weight: number;
}

/** What looks like a skill by where it stands: after a cue, as a short item of a list, or a name in mid-sentence. */
function phrases(posting: PostingText): Phrase[] {
  const out: Phrase[] = [];
  let at = 0;
  for (const line of posting.lines) {
    if (out.length > 400) break;
    for (const match of line.text.matchAll(CUED)) {
      const from = match.index + match[0].length;
      for (const item of items(line.text.slice(from, from + 110), 3))
        out.push({ name: item.name, at: at + from + item.at, weight: 2.2 });
    }
    const tail = /^[^:]{2,40}:\s/.exec(line.text)?.[0].length ?? 0;
    const listed = line.bullet || /,[^,]+,/.test(line.text) || tail > 0;
    if (listed && line.text.length < 2_500)
      for (const piece of clauses(line.text.slice(tail)))
        if (line.bullet || tail > 0 || piece.list)
          for (const item of items(piece.text, 4, true))
            out.push({ name: item.name, at: at + tail + piece.at + item.at, weight: line.bullet ? 1.8 : 1.4 });
    for (const match of line.text.matchAll(
      /(?<=[\p{Ll}\d,/(&] ?)(?<![.!?] )\b(?:\p{Lu}[\p{L}\p{N}]*(?:[+#]+|\.js)?|[a-z]\p{Lu}\p{L}+)(?: \p{Lu}[\p{L}\p{N}]+){0,2}/gu,
    )) {
      if (!line.shouted)
        out.push({
          name: match[0],
          at: at + match.index,
          weight: /^\p{Lu}{2,}|\d|\p{Ll}\p{Lu}/u.test(match[0]) ? 1.3 : 0.9,
        });
    }
    at += line.text.length + 1;
  }
  return out;
}

function clauses(line: string): { text: string; at: number; list: boolean }[] {
  const out: { text: string; at: number; list: boolean }[] = [];
  let from = 0;
  for (const part of line.split(/(?<=[.;!?])\s/)) {
    out.push({ text: part, at: from, list: (part.match(/,/g)?.length ?? 0) >= 2 || part.split(' ').length <= 4 });
    from += part.length + 1;
  }
  return out;
}

/** The items of a list, each short enough to be a name of something. `strict` takes no item that is longer. */
function items(text: string, maxWords: number, strict = false): { name: string; at: number }[] {
  const out: { name: string; at: number }[] = [];
  let at = 0;
  for (const piece of text.split(/(,|;|\.(?=\s|$)|:|\(|\)|\n| and | or | & | plus |\/(?=[\p{L}]{3}))/u)) {
    const start = at;
    at += piece.length;
    if (/^(?:[,;:()\n.]|\.| and | or | & | plus |\/)$/.test(piece)) {
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

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));
const ITEM_START =
  words(`a an the our your some any good strong excellent solid proven deep basic sound thorough working previous prior relevant including etc e.g. and or of in with using
practical hands-on extensive significant demonstrable great advanced professional some both other similar all such as own`);
const ITEM_END =
  words(`is are was will would to for with in on at from by that which who where as if when a an the of-course you we your our per across within into under preferred required essential
desirable welcome needed advantage bonus plus necessary given helpful beneficial valued you'll we'll without than must should can may how what then so because while who's i too about`);
const NOT_A_SKILL =
  words(`experience work working team teams people role company business clients client customers customer staff years year day days week weeks hours months shift shifts time
degree salary benefits pension holiday holidays bonus overtime uniform parking parties apply cv location environment ability skills training essential desirable required everything things
weekends evenings nights mornings monday friday saturday saturdays sundays yes no plus similar relevant field industry sector more others etc children adults colleagues life home
equipment tools tool system systems software need needs level department manager managers office hospital school shop store restaurant kitchen site sites country area areas county courts schools hospitals health
english gcse bachelor master bachelor's master's phd diploma degree permanent freelance remote hybrid insurance discount lunch fruit van car laptop phone email website today now all
references dbs van provided start asap commission growth fun values honesty patients relatives pupils parents users engineers teachers drivers residents guests passengers bristol mixed
college university secondary maternity paternity sick leave pay meals food drinks coffee tea stars us uk eu cet gmt ever one two three four five six seven eight nine ten about dogs cats
previous experience's candidates applicants offers offer plans plan mail call text jobs job career careers interview interviews`);

function isSkillPhrase(name: string, taken: readonly string[]): boolean {
  const lower = name.toLowerCase();
  const parts = lower.split(/\s+/);
  if (name.length < 2 || name.length > 44 || /[£$€@%]|\d{3,}|^\d+$/.test(name) || !/^[\p{L}\p{N}]/u.test(name))
    return false;
  if (parts.every((part) => NOT_A_SKILL.has(part) || NOT_A_NAME.has(part))) return false;
  if (NOT_A_NAME.has(parts[0] ?? '') || (NOT_A_SKILL.has(parts.at(-1) ?? '') && parts.length < 3)) return false;
  if (
    /^(?:\d|not|least|years?|up|over|under|more|less|able|ability|responsible|willing|happy|must|need|able|be|being|have|having|get|getting|make|making|take|ideally|preferably|especially|particularly|currently|valid|clean|minimum|no|don't|where|how|what|friendly|busy|great|good|join|know|love|prior|calm|fit|confident|keen|reliable|ready|and|or|but|we|you|they|he|she|it|if|as|is|are|was|were|their|his|her|them|then|also|please|mostly|only|even|every|free|some)\b/.test(
      lower,
    )
  )
    return false;
  if (
    /\b(?:hours?|years?|weeks?|months?|per|salary|pension|holiday|benefits?|bonus|tips|class \d|points|gcse|stars?|off|allowance|discount|parking|will|our|your|you|we|us|you'll|can|them|it|this|that)\b/.test(
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

/** Whether a place of the text lies in, or the phrase holds, a term that the knowledge base has found. */
function coveredBy(
  hits: readonly Hit<SkillEntry[]>[],
  tokens: readonly Token[],
): (at: number, name: string) => boolean {
  const names = new Set(hits.map(({ term }) => term.words.join(' ')));
  void tokens;
  return (_at, name) => {
    const folded = foldText(name);
    return names.has(folded);
  };
}

/** Keeps of two names the longer, when one holds the other. */
function dropParts(skills: readonly FoundSkill[]): FoundSkill[] {
  const kept: FoundSkill[] = [];
  for (const skill of skills) {
    const folded = ` ${foldText(skill.name)} `;
    const rival = kept.findIndex((other) => {
      const theirs = ` ${foldText(other.name)} `;
      return theirs.includes(folded) || folded.includes(theirs);
    });
    if (rival < 0) kept.push(skill);
  }
  return kept;
}

/** A phrase within a sentence begins small, unless it is a name. */
function tidyCase(name: string): string {
  const [first = '', ...rest] = name.split(' ');
  const plain =
    /^\p{Lu}\p{Ll}+$/u.test(first) && (rest.length > 0 ? rest.every((word) => word === word.toLowerCase()) : false);
  return plain ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
