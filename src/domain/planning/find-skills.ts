import { isNoDoing } from './duty-phrase.ts';
import { isOfWork, type SkillEntry } from './find-family.ts';
import { findPhrases } from './find-phrases.ts';
import { FAMILIES, GENERAL } from './knowledge/families.ts';
import type { Family, SkillKind } from './knowledge/family.ts';
import { isExactCase, saidAs, spellingsOf, writtenAs } from './knowledge/spelling.ts';
import { once } from './once.ts';
import { isAside, isTaught, type PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { standsWhole } from './stands-whole.ts';
import { findTerms, foldText, type Hit, indexTerms, type TermIndex, type Token, tokenise } from './term-index.ts';
import { isTradeWord } from './trade-words.ts';

export interface FoundSkill {
  /** As it is said in a question. */
  name: string;
  kind: SkillKind | 'found';
  weight: number;
  at: number;
  /** Whether the knowledge base has it, and whether as a thing of this very family. */
  isKnown: boolean;
  isOwn: boolean;
  /** Whether the text says its words: 'desserts' means pastries to the trade, and nobody wrote that. */
  isWritten: boolean;
  /** Whether its words stand by themselves somewhere: 'packaging' does not in 'high speed packaging'. */
  isWhole: boolean;
}

const skillTerms = once<TermIndex<SkillEntry[]>>(() => {
  const byText = new Map<string, { text: string; exactCase: boolean; value: SkillEntry[] }>();
  for (const family of [...FAMILIES, GENERAL])
    for (const skill of family.skills)
      for (const spelling of skill.spellings) {
        const [text, spoken, exactCase] = [writtenAs(spelling), saidAs(spelling), isExactCase(spelling)];
        const key = exactCase ? text : foldText(text);
        const entry = byText.get(key) ?? { text, exactCase, value: [] };
        entry.value.push({ family, skill, spoken, said: spoken === text });
        byText.set(key, entry);
      }
  return indexTerms(byText.values());
});

/** How many things that a posting asks for are kept: more than an hour's questions can take up. */
const MOST_SKILLS = 16;
/** How many of them may be words that only stand where a skill would. */
const MOST_GUESSES = 5;
/** Fewer of them where the rest is known. */
const LEAST_GUESSES = 2;

/** Words that name something done: 'extracting honey', 'swarm control', 'exam entries' do not. */
const DOING =
  /^\p{Ll}+ing\b|(?:ing|ment|tion|sion|control|care|service|work|management|maintenance|handling|checks|inspections|repairs|reviews|visits)$/u;
/** What only stands where a skill would weighs no more than this. */
const GUESS = 2.2;

/** Every term of the knowledge base that the text holds. */
export const findSkillHits = (text: string, tokens: readonly Token[]): Hit<SkillEntry[]>[] =>
  findTerms(text, tokens, skillTerms());

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

const skillWords = once<ReadonlySet<string>>(
  () =>
    new Set(
      [...FAMILIES, GENERAL].flatMap((family) =>
        family.skills
          .filter(({ kind }) => kind !== 'tool')
          .flatMap((skill) => spellingsOf(skill).flatMap((text) => tokenise(text).map(({ folded }) => folded))),
      ),
    ),
);
/** Whether words may name a part of some work, 'Power Systems', rather than who offers it: all of them are of the trade. */
export const isSpecialism = (words: string): boolean => tokenise(words).every(({ folded }) => skillWords().has(folded));

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

/** The things that a posting asks for, the weightiest first. */
export function findSkills(
  posting: PostingText,
  hits: readonly Hit<SkillEntry[]>[],
  tokens: readonly Token[],
  family: Family,
  taken: readonly string[],
  sections: PostingSections,
): FoundSkill[] {
  const found = new Map<string, FoundSkill>();
  const add = (skill: FoundSkill) => {
    const key = foldText(skill.name);
    const known = found.get(key);
    if (!known) return found.set(key, skill);
    known.weight += 0.6;
    known.isWritten ||= skill.isWritten;
    known.isWhole ||= skill.isWhole;
  };
  const stems = new Set(tokens.map(({ folded }) => folded.slice(0, STEM)));
  const saysAll = (name: string) =>
    tokenise(name).every(({ folded }) => folded.length < STEM || stems.has(folded.slice(0, STEM)));
  const repeats = new Map<string, number>();
  for (const { term } of hits) repeats.set(term.words.join(' '), (repeats.get(term.words.join(' ')) ?? 0) + 1);
  for (const hit of hits) {
    const at = tokens[hit.from]?.start ?? 0;
    const entry = bestEntry(hit, family);
    if (!entry || !counts(hit, entry, posting.text, tokens, family)) continue;
    if (isPartOf(hit.term.words.join(' '), taken) && repeats.get(hit.term.words.join(' ')) === 1) continue;
    if (NEGATED.test(posting.text.slice(Math.max(0, at - SENTENCE_CHARS), at))) continue;
    const section = sections(at);
    const sentence = sentenceAt(posting.text, at);
    if (!isOfWork(entry.family, family) && (section === 'aside' || isAside(sentence.text))) continue;
    if (entry.skill.kind !== 'tool' && isTaught(sentence.text, sentence.before)) continue;
    const own = isOfWork(entry.family, family) ? 2 : 0;
    const weight =
      2 +
      own +
      (section === 'asked' || section === 'done' ? 1 : 0) -
      (section === 'aside' ? 2 : 0) -
      (entry.skill.kind === 'quality' ? 2 : 0);
    const isWritten = entry.skill.kind === 'tool' || saysAll(entry.spoken);
    add({
      name: entry.spoken,
      kind: entry.skill.kind,
      weight,
      at,
      isKnown: true,
      isOwn: isOfWork(entry.family, family),
      isWritten,
      isWhole: entry.skill.kind === 'tool' || standsWhole(hit, posting.text, tokens),
    });
  }
  const covered = coveredBy(hits, tokens);
  for (const { name, at, weight } of findPhrases(posting, sections, taken)) {
    if (!covered(at, name))
      add({
        name,
        kind: DOING.test(name) && !isNoDoing(name.split(' ')[0] ?? '') ? 'practice' : 'found',
        weight: Math.min(weight, GUESS),
        at,
        isKnown: false,
        isOwn: false,
        isWritten: true,
        isWhole: true,
      });
  }
  const ranked = dropParts([...found.values()].sort((a, b) => b.weight - a.weight || a.at - b.at));
  const known = ranked.filter(({ kind, weight }) => kind !== 'found' && weight > GUESS).length;
  const most = Math.max(LEAST_GUESSES, MOST_GUESSES + 2 - known);
  let guesses = 0;
  return ranked
    .filter(({ kind, weight }) => (kind !== 'found' && weight > GUESS) || ++guesses <= most)
    .slice(0, MOST_SKILLS);
}

/** 'no conversion targets': what a posting says that there is not. */
const NEGATED =
  /\b(?:no|without|never|rather than|instead of|free of|not(?! (?:only|just|merely)\b))\s+(?:\p{L}+\s+){0,2}$/iu;

/** By so many letters words are known again: 'medication administration' in 'administer medicines'. */
const STEM = 4;

const PASSED =
  /\b(?:grades?|or above|equivalent|minimum|pass(?:es)?|\d GCSEs?|qualifications?|maths and english|english and maths)\b/i;

/** The sentence, or part of a line or aside, that a place lies in, and the one before it on the same line. */
function sentenceAt(text: string, place: number): { text: string; before: string } {
  const until = text.slice(Math.max(0, place - SENTENCE_CHARS), place);
  const after = text.slice(place, place + SENTENCE_CHARS);
  const from = until.search(/[^.()\n]*$/);
  return {
    text: `${until.slice(from)}${/^[^.()\n]*/.exec(after)?.[0] ?? ''}`,
    before: /([^.()\n]+)\.\s*$/.exec(until.slice(0, from))?.[1] ?? '',
  };
}
const SENTENCE_CHARS = 200;

/** Whether folded words stand in the role or the company: 'product managers' in 'Product Manager'. */
const isPartOf = (words: string, taken: readonly string[]): boolean =>
  taken.some((name) => ` ${foldText(name)} `.includes(` ${words} `));

function bestEntry(hit: Hit<SkillEntry[]>, family: Family): SkillEntry | undefined {
  const entries = hit.term.value.filter((entry) => isOfWork(entry.family, family) || entry.said);
  return (
    entries.find((entry) => entry.family === family) ??
    entries.find((entry) => isOfWork(entry.family, family)) ??
    entries.find((entry) => entry.family === GENERAL) ??
    entries[0]
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
  const own = isOfWork(entry.family, family) || entry.family === GENERAL;
  const single = hit.term.words.length === 1;
  if (hit.term.exact && single && !/^[A-Z0-9.]{2,}$/.test(first.text)) {
    if (OFFICE_TOOLS.test(first.text))
      return !/^ (?:at|in)\b/.test(text.slice(last.end, last.end + 4)) || !/(?:^|\n)$/.test(before);
    if (!own && !(TECH.has(family.id) && TECH.has(entry.family.id))) return false;
    const starts = /(?:^|\n|[.!?] )$/.test(before);
    return !starts || /^(?:[,/;)\n]|$)/.test(after);
  }
  // 'GCSE English and maths at grade C' is what somebody has passed.
  if (/^(?:gcse|a level)s?$/.test(hit.term.words.join(' ')) && PASSED.test(sentenceAt(text, first.start).text))
    return false;
  if (own || !single) return true;
  if (entry.skill.kind === 'tool') return /\p{Lu}/u.test(first.text) || TECH.has(family.id);
  if (entry.skill.kind === 'quality') return false;
  if (entry.skill.kind === 'knowledge') return /\p{Lu}.*\p{Lu}|\d/u.test(first.text) || TECH.has(family.id);
  // A practice of other people counts when it stands as an item of a list of its own.
  return /(?:^|\n|[,;] |- |• )$/.test(before) && /^(?:[,;.\n]|$)/.test(after);
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

/** Keeps of two names the weightier, when one holds the other; 'motor claims' makes 'claims' more exact. */
function dropParts(skills: readonly FoundSkill[]): FoundSkill[] {
  const kept: FoundSkill[] = [];
  for (const skill of skills) {
    const folded = ` ${foldText(skill.name)} `;
    const rival = kept.findIndex((other) => {
      const theirs = ` ${foldText(other.name)} `;
      return theirs.includes(folded) || folded.includes(theirs);
    });
    const other = kept[rival];
    if (!other) kept.push(skill);
    else if (
      skill.kind === 'found' &&
      /^(?:practice|knowledge)$/.test(other.kind) &&
      folded.endsWith(` ${foldText(other.name)} `) &&
      tokenise(skill.name).every(({ folded: word }) => word !== 'of' && isTradeWord(word))
    )
      other.name = skill.name;
  }
  return kept;
}
