import type { QuestionType } from '#contract/words.ts';

/**
 * What a skill is, which decides how it is asked about: a tool is used, a practice is done, knowledge is kept to, a
 * credential is held and a quality is shown.
 */
export type SkillKind = 'tool' | 'practice' | 'knowledge' | 'credential' | 'quality';

export interface Skill {
  /** As it is said aloud. */
  name: string;
  aliases: readonly Alias[];
  kind: SkillKind;
}

/** One spelling of a skill. */
export interface Alias {
  text: string;
  /** Whether the spelling is fit to be said. */
  spoken: boolean;
  /** What is said: the spelling itself, or the fit one before it. */
  said: string;
  /** Whether only this very case counts: 'Go' and 'Excel' are also plain words. */
  exactCase: boolean;
}

export interface Occupation {
  id: string;
  /** Job titles that mean this occupation; the first is its name. */
  titles: readonly string[];
}

/** A question that the people of one family of work are asked. */
export interface FamilyQuestion {
  type: QuestionType;
  /** Ids of the only occupations it is meant for; empty means the whole family. */
  occupations: readonly string[];
  topic: string;
  /** Slots: see fill-pattern.ts. */
  text: string;
  signals: readonly string[];
}

/** A family of work: how its jobs are called, what its postings ask for and what its people are asked. */
export interface Family {
  id: string;
  /** Whom the work is done for, one and many: 'patient', 'patients'. */
  person: string;
  people: string;
  /** Words that any good answer in this family is likely to touch. */
  signals: readonly string[];
  occupations: readonly Occupation[];
  skills: readonly Skill[];
  questions: readonly FamilyQuestion[];
}

/** How a family is written down; lists are comma-separated. */
export interface FamilySource {
  id: string;
  /** 'patient/patients' */
  people: string;
  signals: string;
  /** Occupations; further titles of one follow after '='. */
  titles: string;
  /** Skills by kind; further spellings follow after '='. '!' means in this case only, '~' that the spelling before is said. */
  tools?: string;
  practices?: string;
  knowledge?: string;
  /** Named so that 'your … training' can be said. */
  credentials?: string;
  qualities?: string;
  /** One a line, easier before harder: 't | topic | text | signals'. 't@barista' is meant for that occupation only. */
  questions: string;
}

const TYPES: Readonly<Record<string, QuestionType>> = { t: 'technical', s: 'situational', b: 'behavioral' };

const listOf = (text: string, separator: string | RegExp): string[] =>
  text
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Reads a family as it is written down. Throws on a line that has not got its four parts. */
export function defineFamily(source: FamilySource): Family {
  const [person = '', people = ''] = source.people.split('/');
  return {
    id: source.id,
    person,
    people,
    signals: listOf(source.signals, ' '),
    occupations: listOf(source.titles, ',').map(parseOccupation),
    skills: [
      ...parseSkills(source.tools, 'tool'),
      ...parseSkills(source.practices, 'practice'),
      ...parseSkills(source.knowledge, 'knowledge'),
      ...parseSkills(source.credentials, 'credential'),
      ...parseSkills(source.qualities, 'quality'),
    ],
    questions: listOf(source.questions, '\n').map((line) => parseQuestion(line, source.id)),
  };
}

function parseOccupation(text: string): Occupation {
  const titles = listOf(text, '=');
  return { id: (titles[0] ?? '').toLowerCase().replaceAll(' ', '-'), titles };
}

function parseSkills(text: string | undefined, kind: SkillKind): Skill[] {
  return listOf(text ?? '', ',').map((entry) => {
    let said = '';
    const aliases = listOf(entry, '=').map((spelling) => {
      const text = spelling.replace(/^[!~]+/, '');
      const spoken = !/^!?~/.test(spelling);
      if (spoken) said = text;
      return { text, spoken, said, exactCase: /^~?!/.test(spelling) };
    });
    return { name: aliases[0]?.text ?? '', aliases, kind };
  });
}

function parseQuestion(line: string, family: string): FamilyQuestion {
  const [head = '', topic, text, signals] = listOf(line, '|');
  const [letter = '', occupations = ''] = head.split('@');
  const type = TYPES[letter];
  if (!type || !topic || !text || !signals) throw new Error(`A question of ${family} is not whole: ${topic ?? line}`);
  return { type, occupations: listOf(occupations, ','), topic, text, signals: listOf(signals, ' ') };
}
