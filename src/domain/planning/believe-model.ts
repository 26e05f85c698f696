import { findCompanyCandidates } from './find-company.ts';
import { findRole, findRoleCandidates, NO_ROLE } from './find-role.ts';
import { fittedPlanning } from './fitted-planning.ts';
import { sufficiencyFeatures } from './judge-sufficiency.ts';
import type { PlanningWeights } from './planning-weights.ts';
import { readSections } from './posting-sections.ts';
import { likelihoods, scoreOf } from './ranking.ts';
import type { NamedJob, PostingReading } from './read-posting.ts';
import { foldText } from './term-index.ts';
import { namedToMachines } from './told-to-machines.ts';

/** What a model read of a text. */
export interface ModelReading {
  /** Whether it is a posting at all; undefined where it did not say. */
  isPosting: boolean | undefined;
  /** '' where it found none. */
  role: string;
  company: string;
}

/**
 * How much a model's word counts beside what was read here: like evidence that is right twenty times for once that it is
 * wrong. It settles what is open, and moves nothing that is sure, whoever a posting tells it to name.
 */
const WORD_OF_A_MODEL = 20;

/** Whether a text that was read so can be enough, whatever a model says of it: no is worth no question to one. */
export const mayBeEnough = (reading: PostingReading, pasted: string, weights?: PlanningWeights): boolean =>
  isEnough(reading, pasted, true, weights);

/** Whether a text is enough to plan from, as it was read here and by a model. */
export function isEnough(
  { insufficiency, evidence }: PostingReading,
  pasted: string,
  isPosting: boolean | undefined,
  weights: PlanningWeights = fittedPlanning,
): boolean {
  if (isPosting === undefined) return insufficiency === undefined;
  // Another language and bare links stay what they are; a job that was chosen or named in a line is enough.
  if (insufficiency === 'not_english' || insufficiency === 'only_links' || evidence.role === '') return false;
  const here = scoreOf(sufficiencyFeatures(evidence, pasted), weights.enough);
  const score = here + (isPosting ? 1 : -1) * Math.log(WORD_OF_A_MODEL);
  return 1 / (1 + Math.exp(-score)) >= weights.surely.enough;
}

/** The job and the employer as they were read here and by a model. Either is a name that was found here, in what people are told. */
export function settleNames(
  { profile, evidence: { posting } }: PostingReading,
  read: ModelReading,
  weights: PlanningWeights = fittedPlanning,
): NamedJob {
  const found = findRole(posting, weights);
  const titles = findRoleCandidates(posting);
  const roles = likelihoods([...titles.map(({ features }) => features), NO_ROLE], weights.role);
  const { names, features, told } = findCompanyCandidates(posting, readSections(posting), found);
  const companies = likelihoods(features, weights.company);
  const isForMachines = namedToMachines(posting);
  const settle = (here: string, said: string, all: readonly string[], likely: readonly number[]) => {
    if (isOneName(here, said)) return here;
    const name = pick(said, all, likely);
    return name === undefined || isForMachines(name) ? here : name;
  };
  return {
    role:
      read.role === ''
        ? profile.role
        : settle(
            profile.role,
            read.role,
            titles.map(({ title }) => title),
            roles,
          ),
    company: told
      ? profile.company
      : settle(
          profile.company,
          read.company,
          names.map(({ name }) => name),
          companies,
        ),
  };
}

/** What a model read and code does not believe. */
export type Disbelief = 'not_a_posting' | 'other_role' | 'other_company';

/** What of a model's reading is not followed where a plan is made for this job; for the log alone. */
export function disbelieved({ isPosting, role, company }: ModelReading, settled: NamedJob): Disbelief[] {
  const isFollowed = (said: string, name: string) => said === name || isOneName(said, name);
  return [
    ...(isPosting === false ? (['not_a_posting'] as const) : []),
    ...(role !== '' && !isFollowed(role, settled.role) ? (['other_role'] as const) : []),
    ...(isFollowed(company, settled.company) ? [] : (['other_company'] as const)),
  ];
}

/** The name that a model means, if its word makes it the likeliest; '' for none, the last of `likely`. */
function pick(said: string, names: readonly string[], likely: readonly number[]): string | undefined {
  const together = (name: string) =>
    names.reduce((sum, other, i) => sum + (isOneName(name, other) ? (likely[i] ?? 0) : 0), 0);
  const none = likely.at(-1) ?? 0;
  const meant = said === '' ? '' : nameMeant(said, names);
  if (meant === undefined) return undefined;
  const others = names.filter((name) => meant === '' || !isOneName(name, meant)).map(together);
  const [own, rival] = meant === '' ? [none, others] : [together(meant), [...others, none]];
  return own * WORD_OF_A_MODEL >= Math.max(0, ...rival) ? meant : undefined;
}

/** Of the names found here the one that a model's is: to the letter, or the longest that is a part of it, or the shortest that holds it. */
function nameMeant(said: string, names: readonly string[]): string | undefined {
  const same = names.find((name) => foldText(name) === foldText(said));
  if (same !== undefined) return same;
  const byLength = names.filter((name) => isOneName(name, said)).sort((a, b) => a.length - b.length);
  return byLength.findLast(({ length }) => length <= said.length) ?? byLength[0];
}

/** Whether one name is the other or a part of it, capitals aside. */
function isOneName(one: string, other: string): boolean {
  const [a, b] = [foldText(one), foldText(other)];
  return a !== '' && b !== '' && (` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `));
}
