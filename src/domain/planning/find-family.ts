import type { WordWeights } from './centrality.ts';
import { FAMILIES, GENERAL } from './knowledge/families.ts';
import type { Family, Occupation, Skill } from './knowledge/family.ts';
import { spellingsOf } from './knowledge/spelling.ts';
import { once } from './once.ts';
import type { PlanningWeights } from './planning-weights.ts';
import { type Features, likelihoods } from './ranking.ts';
import { foldText, type Hit, stemOf, tokenise } from './term-index.ts';
import { type KnownTitle, knownTitlesIn } from './title-phrase.ts';

export interface FamilyFinding {
  family: Family;
  /** The occupation within the family, when the role's name tells. */
  occupation: Occupation | undefined;
  /** Whether it is likely enough that questions of the family fit. */
  isSure: boolean;
}

export interface SkillEntry {
  family: Family;
  skill: Skill;
  /** How it is said. */
  spoken: string;
  /** Whether it is said as it was written; if not, the writing means it among its own people only. */
  said: boolean;
}

/** Whether what one family's people know belongs to the work of another. */
export const isOfWork = (owner: Family, family: Family): boolean =>
  owner === family || family.kin?.includes(owner.id) === true;

const wordSet = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Words of titles that say how high a job stands and not what it is, or mean something else in each. */
const ANY_WORK = wordSet(
  'science manager officer assistant specialist coordinator consultant adviser advisor associate executive director lead head senior junior trainee apprentice worker support team learning machine deep computer digital public community general area regional test art intern technician operator engineer analyst graduate principal staff chief deputy supervisor leader administrator clerk secretary trainer instructor tester editor producer presenter host server captain controller agent inspector planner surveyor scientist researcher artist designer developer therapist nurse teacher in of the and for a',
);
/** What stands before or behind a title without changing what it means. */
const LEVELS = wordSet(
  'senior junior trainee apprentice lead head principal staff chief deputy assistant graduate part full time qualified experienced i ii iii intern casual night weekend relief bank locum seasonal temporary the a and of for in',
);

/** Words of titles, each with the families whose titles hold it. */
const titleWords = once<ReadonlyMap<string, ReadonlySet<Family>>>(() => {
  const words = new Map<string, Set<Family>>();
  for (const family of FAMILIES)
    for (const { titles } of family.occupations)
      for (const title of titles)
        for (const { folded } of tokenise(title)) {
          if (ANY_WORK.has(folded)) continue;
          const families = words.get(folded) ?? new Set();
          families.add(family);
          words.set(folded, families);
        }
  return words;
});
/** A word that more families share tells of none. */
const MOST_SHARING = 8;

/** How much each word tells of each family whose people use it, all of one family together of length 1. */
type Vocabulary = ReadonlyMap<string, { rarity: number; tells: ReadonlyMap<Family, number> }>;

/** What each family's people speak of; not their questions, so that whoever adds one changes nothing in how postings are read. */
const vocabulary = once<Vocabulary>(() => {
  const counts = new Map<string, Map<Family, number>>();
  for (const family of FAMILIES) {
    const add = (text: string, weight: number) => {
      for (const { folded } of tokenise(text)) {
        if (folded.length <= 2) continue;
        const own = counts.get(folded) ?? new Map<Family, number>();
        counts.set(folded, own.set(family, (own.get(family) ?? 0) + weight));
      }
    };
    for (const { titles } of family.occupations) for (const title of titles) add(title, 1);
    for (const skill of family.skills) for (const text of spellingsOf(skill)) add(text, 1);
    for (const signal of family.signals) add(signal, 0.5);
  }
  const squares = new Map<Family, number>();
  const weighed = [...counts].map(([word, own]) => {
    const rarity = Math.log(FAMILIES.length / own.size);
    const tells = new Map([...own].map(([family, count]) => [family, Math.log1p(count) * rarity]));
    for (const [family, weight] of tells) squares.set(family, (squares.get(family) ?? 0) + weight ** 2);
    return { word, rarity, tells };
  });
  for (const { tells } of weighed)
    for (const [family, weight] of tells) tells.set(family, weight / Math.sqrt(squares.get(family) || 1));
  return new Map(weighed.map(({ word, rarity, tells }) => [word, { rarity, tells }]));
});

/** Whether a family's people, or those of its kin, use a folded word. */
export function speaksOf(family: Family, word: string): boolean {
  const tells = vocabulary().get(word)?.tells;
  return tells !== undefined && [...tells.keys()].some((other) => isOfWork(other, family));
}

/** What tells the family of a text's work. */
export interface FamilyEvidence {
  role: string;
  hits: readonly Hit<readonly SkillEntry[]>[];
  wordWeights: WordWeights;
}

/** 'Data science' is what a family of work is called. */
const familyCalled = (role: string): Family | undefined =>
  FAMILIES.find(({ id }) => id === foldText(role).replaceAll(' ', '-'));

/** Every family with what speaks for it, and at last that it is none of them. */
export function findFamilyCandidates({ role, hits, wordWeights }: FamilyEvidence): {
  families: readonly Family[];
  features: Features[];
} {
  const features = new Map(FAMILIES.map((family) => [family, new Map<string, number>()]));
  const set = (family: Family, name: string, value: number) => {
    const own = features.get(family);
    if (own && value > (own.get(name) ?? 0)) own.set(name, value);
  };
  const tokens = tokenise(role.replace(/ & /g, ' and ')).map(({ folded }) => folded);
  for (const { value, words, from, to } of knownTitlesIn(role)) {
    const { family } = value;
    const rest = tokens.filter((word, i) => (i < from || i >= to) && !LEVELS.has(word));
    const isAny = tokens.slice(from, to).every((word) => ANY_WORK.has(word));
    const title = isAny ? 'title of any work' : 'title';
    set(family, title, 1);
    if (rest.length === 0) set(family, `${title}, whole`, 1);
    if (words > 1) set(family, `${title}, of words`, 1);
    if (to === tokens.length) set(family, `${title}, last`, 1);
  }
  const called = familyCalled(role);
  if (called) for (const name of ['title', 'title, whole', 'title, last', 'title, of words']) set(called, name, 1);
  const shares = new Map<Family, number>();
  for (const word of tokens) {
    const families = titleWords().get(word);
    if (!families || families.size > MOST_SHARING) continue;
    for (const family of families) shares.set(family, (shares.get(family) ?? 0) + 1 / families.size);
  }
  for (const [family, share] of shares) set(family, 'words of titles', Math.min(2, share));
  addSkills(set, hits);
  addNearness(set, wordWeights, tokens);
  return { families: FAMILIES, features: [...FAMILIES.map((family) => features.get(family) ?? NONE), NONE] };
}
const NONE: Features = new Map([['none', 1]]);

type SetFeature = (family: Family, name: string, value: number) => void;

function addSkills(set: SetFeature, hits: readonly Hit<readonly SkillEntry[]>[]): void {
  const seen = new Set<Skill>();
  const own = new Map<Family, number>();
  for (const { term } of hits)
    for (const { family, skill } of term.value) {
      if (seen.has(skill) || family === GENERAL || skill.kind === 'quality') continue;
      seen.add(skill);
      own.set(family, (own.get(family) ?? 0) + (term.words.length > 1 ? 1.4 : 0.8) / term.value.length);
    }
  const all = [...own.values()].reduce((sum, weight) => sum + weight, 0) || 1;
  for (const family of FAMILIES) {
    const weight = own.get(family) ?? 0;
    set(family, 'skills', Math.log1p(weight));
    set(family, 'share of the skills', weight / all);
    if (!family.kin) continue;
    const near = [...own].reduce((sum, [other, its]) => sum + (family.kin?.includes(other.id) ? its : 0), 0);
    set(family, 'skills of kin', Math.log1p(near));
  }
}

/** How near the words of the text, and those of the role, are to what a family's people speak of. */
function addNearness(set: SetFeature, wordWeights: WordWeights, role: readonly string[]): void {
  const near = new Map<Family, number>();
  let square = 0;
  for (const [word, weight] of wordWeights) {
    const { rarity, tells } = vocabulary().get(word) ?? { rarity: 0, tells: new Map<Family, number>() };
    square += (weight * rarity) ** 2;
    for (const [family, told] of tells) near.set(family, (near.get(family) ?? 0) + weight * rarity * told);
  }
  const [most = 0, second = 0] = [...near.values()].sort((a, b) => b - a);
  for (const [family, own] of near) {
    set(family, 'near', (own * 10) / Math.sqrt(square || 1));
    if (most > 0) set(family, 'as near as any', (own / most) ** 2);
    if (own === most) set(family, 'nearest by far', 1 - second / (most || 1));
  }
  const named = new Map<Family, number>();
  for (const word of role)
    for (const [family, told] of vocabulary().get(word)?.tells ?? [])
      named.set(family, (named.get(family) ?? 0) + told);
  for (const [family, told] of named) set(family, 'role near', told * 10);
}

/** The likeliest family of work, and whether it is likely enough to ask what its people are asked. */
export function findFamily(evidence: FamilyEvidence, weights: PlanningWeights): FamilyFinding {
  const called = familyCalled(evidence.role);
  if (called) return { family: called, occupation: occupationOf(evidence.role, called), isSure: true };
  const { families, features } = findFamilyCandidates(evidence);
  const likely = likelihoods(features, weights.family);
  const best = likeliest(features, likely, weights);
  const family = families[best];
  if (!family) return { family: GENERAL, occupation: undefined, isSure: false };
  const occupation = occupationOf(evidence.role, family);
  const isSure = !occupation?.apart && isSureOf(features[best] ?? NONE, likely[best] ?? 0, weights);
  return { family, occupation, isSure };
}

/** Between two neighbours that speak of the same work, that one whose title the role is to the letter. */
function likeliest(features: readonly Features[], likely: readonly number[], { surely }: PlanningWeights): number {
  const first = likely.indexOf(Math.max(...likely));
  if ((likely[first] ?? 0) >= surely.family) return first;
  const titled = likely.findIndex((one, i) => one >= WHOLE_TITLE && features[i]?.has('title, whole'));
  return titled === -1 ? first : titled;
}

/** As likely as this is enough for a family whose very title the role is. */
const WHOLE_TITLE = 0.35;

/** So much two skills make that a text names. */
const TWO_SKILLS = 0.9;
/** So near is a role of which a family's people speak, whether or not they have its title. */
const SPOKEN_OF = 1.5;

/**
 * Of a trade that no family has, the nearest looks likely. So where none of its titles is in the role, its people must
 * have words for the role and for at least two of the things that the text asks for.
 */
function isSureOf(features: Features, likelihood: number, { surely }: PlanningWeights): boolean {
  if (features.has('title, whole')) return likelihood >= WHOLE_TITLE;
  if (features.has('title')) return likelihood >= surely.family;
  if (likelihood < surely.familyUntitled) return false;
  // 'General manager' is a title of one family, and what is managed may be any other's.
  if (features.has('title of any work')) return true;
  return (features.get('skills') ?? 0) >= TWO_SKILLS && (features.get('role near') ?? 0) >= SPOKEN_OF;
}

/** The longest title of a family's that a role's name holds tells the occupation. */
function occupationOf(role: string, family: Family): Occupation | undefined {
  let best: { value: KnownTitle; words: number } | undefined;
  const tokens = tokenise(role).map(({ folded }) => folded);
  for (const found of knownTitlesIn(role)) {
    const isOfAny = found.words === 1 && tokens.length > 1 && ANY_WORK.has(tokens[found.from] ?? '');
    if (found.value.family === family && !isOfAny && (!best || found.words >= best.words)) best = found;
  }
  return best?.value.occupation ?? inOtherWords(tokens, family);
}

/** 'Director of Finance' and 'Graphic Design Intern' hold all the words of a title, in another order or form. */
function inOtherWords(role: readonly string[], family: Family): Occupation | undefined {
  const said = new Set(role.map(stemOf));
  let best: { occupation: Occupation; words: number } | undefined;
  for (const occupation of family.occupations)
    for (const title of occupation.titles) {
      const words = tokenise(title).map(({ folded }) => folded);
      const isOfAny = words.every((word) => ANY_WORK.has(word));
      if (!isOfAny && words.length > (best?.words ?? 0) && words.every((word) => said.has(stemOf(word))))
        best = { occupation, words: words.length };
    }
  return best?.occupation;
}
