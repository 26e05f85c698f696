import {
  companyContext,
  companyFeatures,
  groupMentions,
  hidesItsClient,
  isPerson,
  type NameCandidate,
  NameIndex,
  noCompanyFeatures,
} from './company-features.ts';
import type { RoleFinding } from './find-role.ts';
import { findNameMentions } from './name-mentions.ts';
import type { PlanningWeights } from './planning-weights.ts';
import type { PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { type Features, likelihoods } from './ranking.ts';

export interface CompanyFinding {
  /** Who offers the job; '' where no name is likely enough, which is better than a wrong one. */
  company: string;
  /** How likely the best name is, said or not. */
  likelihood: number;
}

/** The names that may be the employer's with what can be counted of each, and what speaks for there being none. */
export function findCompanyCandidates(
  posting: PostingText,
  sections: PostingSections,
  role: RoleFinding,
): { names: readonly NameCandidate[]; features: readonly Features[]; isHidden: boolean } {
  const context = companyContext(posting, sections, role.role, role.line);
  const mentions = findNameMentions(posting).filter(
    ({ name, line, way }) => (way === 'host' || !context.otherJobs.has(line)) && !isPerson(name),
  );
  const all = new NameIndex(groupMentions(mentions));
  const { names } = all;
  return {
    names,
    isHidden: hidesItsClient(context),
    features: [...names.map((name) => companyFeatures(name, all, context)), noCompanyFeatures(all, context)],
  };
}

/** Who offers the job: the likeliest name, if it is likely enough. */
export function findCompany(
  posting: PostingText,
  sections: PostingSections,
  role: RoleFinding,
  weights: PlanningWeights,
): CompanyFinding {
  const { names, features, isHidden } = findCompanyCandidates(posting, sections, role);
  const likely = likelihoods(features, weights.company);
  let best = names.length;
  for (let i = 0; i < likely.length; i++) if ((likely[i] ?? 0) > (likely[best] ?? 0)) best = i;
  const winner = names[best];
  if (!winner) return { company: '', likelihood: 0 };
  // 'Umoya' and 'Umoya Telecoms' speak for each other.
  const likelihood = names.reduce((sum, { key }, i) => sum + (overlaps(key, winner.key) ? (likely[i] ?? 0) : 0), 0);
  // Where a client has no name, only who is said to be hired for is named.
  const isHeld = isHidden && !HIRED_FOR.some((cue) => features[best]?.has(cue));
  return { company: !isHeld && likelihood >= weights.surely.company ? winner.name : '', likelihood };
}

const HIRED_FOR = ['before: behalf', 'before: hired for'];

const overlaps = (one: string, other: string): boolean =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
