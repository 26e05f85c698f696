import type { JobProfile } from '#contract/interview.ts';
import { readWordWeights, type WordWeights } from './centrality.ts';
import { findCompany } from './find-company.ts';
import { findDuties } from './find-duties.ts';
import { type FamilyFinding, findFamily } from './find-family.ts';
import { findRole } from './find-role.ts';
import { findSeniority } from './find-seniority.ts';
import { type FoundSkill, findSkillHits, findSkills } from './find-skills.ts';
import { fittedPlanning } from './fitted-planning.ts';
import { findInsufficiency, type Insufficiency, type SufficiencyEvidence } from './judge-sufficiency.ts';
import { type OneLine, readOneLine } from './one-line.ts';
import type { PlanningWeights } from './planning-weights.ts';
import { readSections } from './posting-sections.ts';
import { readText } from './posting-text.ts';
import { tokenise } from './term-index.ts';
import { isKnownTitle } from './title-phrase.ts';

export interface PostingReading extends FamilyFinding {
  profile: JobProfile;
  skills: readonly FoundSkill[];
  /** Which of its words are near to the core of the work. */
  wordWeights: WordWeights;
  /** Words of lines written in capitals alone, whose case says nothing. */
  shoutedWords: ReadonlySet<string>;
  /** The text as it was read. */
  text: string;
  /** Whether the text says that the role leads a team. */
  leadsPeople: boolean;
  /** What tells whether the text is enough. */
  evidence: SufficiencyEvidence;
  /** Why the text is too little to plan from; undefined when it is enough. */
  insufficiency: Insufficiency | undefined;
}

/** What 'company: X title: Y' says, the form in which a ready-made interview is chosen. */
const CHOSEN = /^\s*company:\s*([^\n]{1,80}?)\s+title:\s*([^\n]{1,80}?)\s*$/i;

function readChosen(text: string): OneLine | undefined {
  const [, company = '', role = ''] = CHOSEN.exec(text) ?? [];
  return role === '' ? undefined : { role, company };
}

const LEADS_A_TEAM =
  /\b(?:direct reports|line[- ]manag\w+|(?:lead|leading|manage|managing|supervise|supervising|run|running) (?:a|the|our|your) (?:\w+ ){0,2}(?:team|staff|crew|brigade) of)\b/i;

/** The job that its candidate named, whatever the text says. */
export interface NamedJob {
  role: string;
  /** '' for none. */
  company: string;
}

/** A text that is no more than a job and an employer tells nothing of another job. */
const withoutNames = (pasted: string, { role }: NamedJob): string =>
  readChosen(pasted) || readOneLine(readText(pasted)) ? role : pasted;

/** Reads a pasted text. What it does not say is '' or empty. */
export function readPosting(
  pasted: string,
  weights: PlanningWeights = fittedPlanning,
  named?: NamedJob,
): PostingReading {
  const posting = readText(named ? withoutNames(pasted, named) : pasted);
  const sections = readSections(posting);
  const said = named ?? readChosen(posting.text) ?? readOneLine(posting);
  const found = findRole(posting, weights);
  const employer = findCompany(posting, sections, found, weights);
  const company = said?.company ?? withoutRole(employer.company, found.role);
  const role = said?.role ?? withoutCompany(found.role, company);
  const tokens = tokenise(posting.text);
  const hits = findSkillHits(posting.text, tokens);
  const wordWeights = readWordWeights(posting, sections, role);
  const { family, occupation, isSure } = findFamily({ role, hits, wordWeights }, weights);
  const skills = findSkills(posting, hits, tokens, family, [role, company], sections);
  const duties = findDuties(posting, sections, role);
  const evidence = {
    posting,
    role,
    roleLikelihood: found.likelihood,
    rolePlain: found.plain,
    company,
    companyLikelihood: employer.likelihood,
    skillCount: skills.length,
    dutyCount: duties.length,
  };
  return {
    profile: {
      role,
      company,
      seniority: role ? findSeniority(role, named ? '' : posting.text) : '',
      family: family.id,
      skills: skills.map(({ name }) => name),
      duties,
    },
    skills,
    wordWeights,
    shoutedWords: new Set(posting.lines.flatMap(({ text, shouted }) => (shouted ? text.split(/[^\p{L}'’-]+/u) : []))),
    text: posting.text,
    leadsPeople: LEADS_A_TEAM.test(posting.text),
    family,
    occupation,
    isSure,
    evidence,
    insufficiency: said ? undefined : findInsufficiency(evidence, pasted, weights),
  };
}

/** 'Data Analyst Sunvahak Logistics' is Sunvahak Logistics, and nobody is called 'Store Manager'. */
function withoutRole(company: string, role: string): string {
  if (role !== '' && company.toLowerCase().startsWith(`${role.toLowerCase()} `))
    return company.slice(role.length).trim();
  return isKnownTitle(company) ? '' : company;
}

/** 'Warmbrook Heating Gas Engineer' is the gas engineer of Warmbrook Heating. */
function withoutCompany(role: string, company: string): string {
  if (company === '' || !role.toLowerCase().startsWith(`${company.toLowerCase()} `)) return role;
  return role.slice(company.length).trim() || role;
}
