import { FAMILIES, GENERAL } from './knowledge/families.ts';
import type { Family, Occupation, Skill } from './knowledge/family.ts';
import { foldText, type Hit, tokenise } from './term-index.ts';
import { knownTitleIn } from './title-phrase.ts';

export interface FamilyFinding {
  family: Family;
  /** The occupation within the family, when the role's name tells. */
  occupation: Occupation | undefined;
  /** Whether it is the title that tells, so that questions of the family fit. */
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

/** Words of titles that say how high a job stands and not what it is, or mean something else in each. */
const ANY_WORK: ReadonlySet<string> = new Set(
  'manager officer assistant specialist coordinator consultant adviser advisor associate executive director lead head senior junior trainee apprentice worker support team learning machine deep computer digital public community general area regional test art intern technician operator engineer analyst in of the and for a'.split(
    ' ',
  ),
);

/** Words of titles, each with the families whose titles hold it. */
const TITLE_WORDS: ReadonlyMap<string, ReadonlySet<Family>> = (() => {
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
})();

/** The family of work: a known title says most, then the words of the role, then the skills that the text names. */
export function findFamily(role: string, hits: readonly Hit<readonly SkillEntry[]>[]): FamilyFinding {
  const known = knownTitleIn(role);
  const weights = new Map<Family, number>();
  const weigh = (family: Family, weight: number) => weights.set(family, (weights.get(family) ?? 0) + weight);
  if (known) weigh(known.value.family, 4 + known.words * 5);
  // 'Data science' is what a family of work is called.
  const called = FAMILIES.find(({ id }) => id === foldText(role).replaceAll(' ', '-'));
  if (called) weigh(called, 9);
  for (const { folded } of tokenise(role)) {
    const families = TITLE_WORDS.get(folded);
    if (families && families.size <= 8) for (const family of families) weigh(family, 5 / families.size);
  }
  const seen = new Set<Skill>();
  for (const { term } of hits) {
    for (const { family, skill } of term.value) {
      if (seen.has(skill)) continue;
      seen.add(skill);
      weigh(family, (term.words.length > 1 ? 1.4 : 0.8) / term.value.length);
    }
  }
  let best: Family = GENERAL;
  let most = 2;
  for (const [family, weight] of weights) {
    if (weight > most && family !== GENERAL) {
      best = family;
      most = weight;
    }
  }
  const isTitled = known?.value.family === best;
  return {
    family: best,
    occupation: isTitled ? known.value.occupation : undefined,
    isSure: isTitled || called === best,
  };
}
