import type { JobProfile } from '#contract/interview.ts';
import { findCompany } from './find-company.ts';
import { findDuties } from './find-duties.ts';
import { type FamilyFinding, findFamily } from './find-family.ts';
import { findRole } from './find-role.ts';
import { findSeniority } from './find-seniority.ts';
import { type FoundSkill, findSkillHits, findSkills } from './find-skills.ts';
import { readSections } from './posting-sections.ts';
import { type PostingText, readText } from './posting-text.ts';
import { tokenise } from './term-index.ts';
import { POSTING_MARKS } from './vocabulary.ts';

export interface PostingReading extends FamilyFinding {
  profile: JobProfile;
  skills: readonly FoundSkill[];
  /** Every word of the text, folded. */
  words: ReadonlySet<string>;
  /** Whether the text says that the role leads a team. */
  leadsPeople: boolean;
  /** How plainly the text names the job, 0-120. */
  roleScore: number;
  /** How many of the marks of a job posting the text bears, 0-5. */
  marks: number;
  wordCount: number;
}

/** What 'company: X title: Y' says, the form in which a ready-made interview is chosen. */
const CHOSEN = /^\s*company:\s*([^\n]{1,80}?)\s+title:\s*([^\n]{1,80}?)\s*$/i;

const LEADS_A_TEAM =
  /\b(?:direct reports|line[- ]manag\w+|(?:lead|leading|manage|managing|supervise|supervising|run|running) (?:a|the|our|your) (?:\w+ ){0,2}(?:team|staff|crew|brigade) of)\b/i;

/** Reads a pasted text. What it does not say is '' or empty. */
export function readPosting(pasted: string): PostingReading {
  const posting = readText(pasted);
  const chosen = CHOSEN.exec(posting.text);
  const found = findRole(posting);
  const company = chosen?.[1] ?? findCompany(posting, found);
  const role = chosen?.[2] ?? withoutCompany(found.role, company);
  const tokens = tokenise(posting.text);
  const hits = findSkillHits(posting.text, tokens);
  const { family, occupation } = findFamily(role, hits);
  const sections = readSections(posting);
  const skills = findSkills(posting, hits, tokens, family, [role, company], sections);
  return {
    profile: {
      role,
      company,
      seniority: role ? findSeniority(role, posting.text) : '',
      family: family.id,
      skills: skills.map(({ name }) => name),
      duties: findDuties(posting, sections, role),
    },
    skills,
    words: new Set(tokens.map(({ folded }) => folded)),
    leadsPeople: LEADS_A_TEAM.test(posting.text),
    family,
    occupation,
    roleScore: chosen ? 120 : found.score,
    marks: marksOf(posting),
    wordCount: posting.wordCount,
  };
}

/** 'Warmbrook Heating Gas Engineer' is the gas engineer of Warmbrook Heating. */
function withoutCompany(role: string, company: string): string {
  if (company === '' || !role.toLowerCase().startsWith(`${company.toLowerCase()} `)) return role;
  return role.slice(company.length).trim() || role;
}

const marksOf = (posting: PostingText): number => POSTING_MARKS.filter((mark) => mark.test(posting.text)).length;
