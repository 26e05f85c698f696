import { companyContext, hidesItsClient } from './company-context.ts';
import { companyFeatures } from './company-features.ts';
import type { RoleFinding } from './find-role.ts';
import { groupMentions, isNobody, isPerson, type NameCandidate, NameIndex } from './name-candidates.ts';
import { findNameMentions } from './name-mentions.ts';
import { noCompanyFeatures } from './no-company-features.ts';
import type { PlanningWeights } from './planning-weights.ts';
import type { PostingSections } from './posting-sections.ts';
import type { PostingText } from './posting-text.ts';
import { type Features, likelihoods } from './ranking.ts';
import { toldEmployer } from './told-employer.ts';

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
): {
  names: readonly NameCandidate[];
  features: readonly Features[];
  isHidden: boolean;
  told: NameCandidate | undefined;
} {
  const context = companyContext(posting, sections, role.role, role.line);
  const mentions = findNameMentions(posting).filter(
    ({ name, line, way }) => (way === 'host' || !context.otherJobs.has(line)) && !isPerson(name) && !isNobody(name),
  );
  const all = new NameIndex(groupMentions(mentions));
  const { names } = all;
  return {
    names,
    isHidden: hidesItsClient(context),
    // Who hires for others is hiring too.
    told:
      context.clientText || context.unnamedBusiness || /\bour client\b/i.test(context.text)
        ? undefined
        : toldEmployer(names, posting),
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
  const { names, features, isHidden, told } = findCompanyCandidates(posting, sections, role);
  if (told) return { company: told.name, likelihood: 1 };
  const likely = likelihoods(features, weights.company);
  // 'Umoya' and 'Umoya Telecoms' speak for each other.
  const together = names.map(({ key }) =>
    names.reduce((sum, other, i) => sum + (overlaps(other.key, key) ? (likely[i] ?? 0) : 0), 0),
  );
  const [core] = byMost(together, names.keys());
  if (core === undefined) return { company: '', likelihood: 0 };
  const likelihood = together[core] ?? 0;
  if (likelihood < (likely[names.length] ?? 0)) return { company: '', likelihood: 0 };
  const kin = [...names.keys()].filter((i) => overlaps(names[i]?.key ?? '', names[core]?.key ?? ''));
  const [best = core] = byMost(likely, kin);
  const winner = names[best];
  if (!winner) return { company: '', likelihood: 0 };
  // Where a client has no name, only who is said to be hired for is named.
  const isHeld = isHidden && !HIRED_FOR.some((cue) => features[best]?.has(cue));
  return {
    company: !isHeld && likelihood >= weights.surely.company ? bareName(winner.name, role.role) : '',
    likelihood,
  };
}

/** The name without the title of the job before it, and without the sentence that begins behind it. */
function bareName(name: string, role: string): string {
  const [first = '', ...others] = name
    .replace(/(?<=\p{Ll})\. (?:We|You|Our|Your|The|This|It|They|I|As|In)$/u, '')
    .split(', ');
  const isTitle = others.length > 0 && first.toLowerCase() === role.toLowerCase();
  return isTitle ? others.join(', ') : [first, ...others].join(', ');
}

/** Indices, those of the greatest values first. */
const byMost = (values: readonly number[], indices: Iterable<number>): number[] =>
  [...indices].sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0));

const HIRED_FOR = ['before: behalf', 'before: hired for'];

const overlaps = (one: string, other: string): boolean =>
  ` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `);
