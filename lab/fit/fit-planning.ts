import { readWordWeights } from '#domain/planning/centrality.ts';
import { findCompanyCandidates } from '#domain/planning/find-company.ts';
import { findFamilyCandidates } from '#domain/planning/find-family.ts';
import { findRole, findRoleCandidates, lineNaming, NO_ROLE, type RoleFinding } from '#domain/planning/find-role.ts';
import { findSkillHits } from '#domain/planning/find-skills.ts';
import { fittedPlanning } from '#domain/planning/fitted-planning.ts';
import { sufficiencyFeatures } from '#domain/planning/judge-sufficiency.ts';
import type { PlanningWeights } from '#domain/planning/planning-weights.ts';
import { readSections } from '#domain/planning/posting-sections.ts';
import { readText } from '#domain/planning/posting-text.ts';
import type { Features, Weights } from '#domain/planning/ranking.ts';
import { readPosting } from '#domain/planning/read-posting.ts';
import { tokenise } from '#domain/planning/term-index.ts';
import { isExactName, isSameName, type LabelledPosting, POSTING_FILES, readPostings } from '#lab/labelled-postings.ts';
import { FAMILY_NAMES, familiesOf } from '#lab/trade-families.ts';
import { type Fit, round } from './fit.ts';
import { fitRanking, type RankingCase } from './fit-ranking.ts';
import { fitLogistic } from './logistic.ts';
import { thinnedPostings } from './thinned-postings.ts';

/** A name is said when it is at least so likely: chosen for few wrong names on files left out of the fit. */
const SURELY_COMPANY = 0.57;
/** A family's questions are asked when it is at least so likely. */
const SURELY_FAMILY = 0.6;
/** The same where no word of the role is one of the family's titles: few words of a text can look like any trade's. */
const SURELY_FAMILY_UNTITLED = 0.9;
const SURELY_ENOUGH = 0.75;
const RIDGE = 0.25;
/** How much a posting counts that was thinned, beside one as it was written. */
const THINNED_WEIGHT = 0.3;
/** The same where nobody is named any more: few postings of strangers name no employer. */
const UNNAMED_WEIGHT = 0.1;
/** A feature that fewer postings show tells too little. */
const FEWEST = { role: 4, company: 5, family: 4 };

export const fitPlanning: Fit<PlanningWeights> = {
  name: 'planning',
  learnsFrom: [...POSTING_FILES, FAMILY_NAMES],
  file: 'models/planning.json',
  measuredBy: '`npm run plan`, kept in docs/design/planning.md',
  fitted: fittedPlanning,
  learn: learnPlanning,
};

/** Roles first, then employers beside the roles that those weights find, then whether there is enough. */
function learnPlanning(files: readonly string[]): PlanningWeights {
  const postings = files.filter((name) => name !== FAMILY_NAMES).flatMap(readPostings);
  const enough = postings.filter(({ expect }) => expect.sufficient);
  const surely = {
    company: SURELY_COMPANY,
    family: SURELY_FAMILY,
    familyUntitled: SURELY_FAMILY_UNTITLED,
    enough: SURELY_ENOUGH,
  };
  const role = fitRanking(enough.map(roleCase), RIDGE, FEWEST.role);
  const withRole: PlanningWeights = { role, company: {}, family: {}, enough: {}, surely };
  const company = fitRanking(
    enough.flatMap((posting) => companyCases(posting, withRole)),
    RIDGE,
    FEWEST.company,
  );
  const family = fitFamilies(enough.flatMap((posting) => familyCases(posting, withRole)));
  const withNames: PlanningWeights = { ...withRole, company, family };
  return { ...withNames, enough: learnEnough(postings, withNames) };
}

const caseOf = (names: readonly string[], features: readonly Features[], accepted: readonly string[]): RankingCase => {
  const exact = names.some((name) => isExactName(name, accepted));
  return {
    candidates: features,
    right: [
      ...names.map((name) => {
        if (isExactName(name, accepted)) return true;
        // Where the very name is there, one with words around it is neither right nor wrong.
        return isSameName(name, accepted) ? (exact ? undefined : true) : false;
      }),
      accepted.length === 0,
    ],
  };
};

function roleCase({ text, expect }: LabelledPosting): RankingCase {
  const candidates = findRoleCandidates(readText(text));
  return caseOf(
    candidates.map(({ title }) => title),
    [...candidates.map(({ features }) => features), NO_ROLE],
    expect.role,
  );
}

/** A posting, and the same with fewer places that name the employer, which count for less. */
function companyCases(posting: LabelledPosting, weights: PlanningWeights): RankingCase[] {
  const { company } = posting.expect;
  const found = findRole(readText(posting.text), weights);
  const whole = companyCase(posting.text, company, company, found);
  const thinned = thinnedPostings(posting).flatMap(({ text, company: left }) => {
    const thin = companyCase(text, left, company, found);
    return thin ? [{ ...thin, weight: left.length === 0 ? UNNAMED_WEIGHT : THINNED_WEIGHT }] : [];
  });
  return whole ? [whole, ...thinned] : thinned;
}

/** Nothing where a text that should name no employer names it still. */
function companyCase(
  text: string,
  accepted: readonly string[],
  named: readonly string[],
  found: RoleFinding,
): RankingCase | undefined {
  const posting = readText(text);
  const line = lineNaming(posting, found.role);
  const { names, features } = findCompanyCandidates(posting, readSections(posting), { ...found, line });
  if (accepted.length < named.length && names.some(({ name }) => isSameName(name, named))) return undefined;
  return caseOf(
    names.map(({ name }) => name),
    features,
    accepted,
  );
}

/** Weights of families of work. */
export const fitFamilies = (cases: readonly RankingCase[]): Weights => fitRanking(cases, RIDGE, FEWEST.family);

/** A posting with every family; nothing where nobody has said of which it is. */
export function familyCases({ text, expect }: LabelledPosting, weights: PlanningWeights): RankingCase[] {
  const right = familiesOf(expect);
  if (!right) return [];
  const posting = readText(text);
  const { role } = findRole(posting, weights);
  const { families, features } = findFamilyCandidates({
    role,
    hits: findSkillHits(posting.text, tokenise(posting.text)),
    wordWeights: readWordWeights(posting, readSections(posting), role),
  });
  return [{ candidates: features, right: [...families.map(({ id }) => right.includes(id)), false] }];
}

function learnEnough(postings: readonly LabelledPosting[], weights: PlanningWeights): Weights {
  const examples = postings.map(({ text, expect }) => ({
    features: Object.fromEntries(sufficiencyFeatures(readPosting(text, weights).evidence, text)),
    isTrue: expect.sufficient,
  }));
  const model = fitLogistic(examples, { penalty: 0.5, fewest: 3 });
  return Object.fromEntries(
    Object.entries({ ...model.weights, always: (model.weights.always ?? 0) + model.offset }).map(([name, weight]) => [
      name,
      round(weight, 2),
    ]),
  );
}
