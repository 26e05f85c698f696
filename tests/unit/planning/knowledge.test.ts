import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { article, fillPattern } from '#domain/planning/fill-pattern.ts';
import { BEGINNING, FAMILIES, GENERAL, LEADING } from '#domain/planning/knowledge/families.ts';
import {
  bank as bankSchema,
  familyQuestion,
  family as familySchema,
  sharedFamily,
} from '#domain/planning/knowledge/family.ts';
import { saidAs, spellingsOf } from '#domain/planning/knowledge/spelling.ts';
import {
  ABOUT_ONE,
  ABOUT_TWO,
  BEGINNERS_OPENING,
  MOTIVATION,
  OPENING,
  SELF_ASSESSMENT,
} from '#domain/planning/question-patterns.ts';
import { speechFaults } from '#domain/planning/speech-faults.ts';
import { foldText } from '#domain/planning/term-index.ts';
import { questionWordsFile } from '#lab/fit/question-words.ts';
import { BANKS } from '#lab/plan-posting.ts';

const SLOTS = {
  role: 'registered nurse',
  theRole: 'the role of registered nurse',
  company: 'Copper Kettle',
  person: 'patient',
  people: 'patients',
  skill: 'wound care',
  skill2: 'triage',
  skill3: 'infection control',
};

/** Every file of the folders, whether the planner has been told of it or not. */
const FOLDER = new URL('../../../src/domain/planning/knowledge/', import.meta.url);
const filesOf = (folder: URL) => readdirSync(folder).filter((name) => name.endsWith('.json'));
const FILES = filesOf(FOLDER);
const BANK_FOLDER = new URL('questions/', FOLDER);

const SHARED = [GENERAL, LEADING, BEGINNING];
const WITH_BANKS = FAMILIES.map((family) => ({ ...family, questions: BANKS.get(family.id) ?? [] }));

describe.each(FILES)('the file %s', (name) => {
  it('is a family by the schema, is named for it and is in use', () => {
    const read = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
    const schema = SHARED.some(({ id }) => name === `${id}.json`) ? sharedFamily : familySchema;
    expect(schema.safeParse(read).error).toBeUndefined();
    expect(name).toBe(`${read.id}.json`);
    expect([...FAMILIES, ...SHARED]).toContainEqual(read);
  });
});

it('has a bank by the schema for each family, and none for anything else', () => {
  expect(filesOf(BANK_FOLDER).sort()).toEqual(FAMILIES.map(({ id }) => `${id}.json`).sort());
  for (const [id, bank] of BANKS) expect([id, bankSchema.safeParse(bank).error]).toEqual([id, undefined]);
});

it('knows the words of all banks as `npm run fit -- questions` writes them', () => {
  expect(readFileSync(new URL('../../../models/question-words.json', import.meta.url), 'utf8')).toBe(
    questionWordsFile(),
  );
});

describe.each(WITH_BANKS)('the family $id', (family) => {
  it('has titles, skills, signals and questions of every type that a style asks for', () => {
    expect(family.occupations.length).toBeGreaterThan(0);
    expect(family.skills.length).toBeGreaterThanOrEqual(8);
    expect(family.signals.length).toBeGreaterThanOrEqual(6);
    const forAll = family.questions.filter(({ occupations }) => occupations.length === 0);
    const count = (type: string) => forAll.filter((question) => question.type === type).length;
    expect([count('technical') >= 2, count('situational') >= 1, count('behavioral') >= 2]).toEqual([true, true, true]);
  });

  it('asks questions that fill without a hole, one thing each', () => {
    for (const { text, topic, signals, occupations } of family.questions) {
      const filled = fillPattern(text, SLOTS);
      expect(filled).toMatch(/^[A-Z][^{}]{20,170}[.?]$/);
      expect(filled.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1);
      expect(filled).not.toMatch(/\?.*\bAnd\b|, and (?:why|how|what)\b/);
      expect(topic).toMatch(/^[^{}|]{3,40}$/);
      expect(topic.split(' ').length).toBeLessThanOrEqual(3);
      expect(signals.length).toBeGreaterThanOrEqual(5);
      expect(signals.every((signal) => /^[\p{Ll}\d-]+$/u.test(signal))).toBe(true);
      const ids = family.occupations.map(({ id }) => id);
      expect(occupations.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('asks about each tool that a question is for, and about none elsewhere', () => {
    for (const { text, tools = [] } of family.questions) {
      expect([text, text.includes('{skill}')]).toEqual([text, tools.length > 0]);
      for (const tool of tools) {
        const filled = fillPattern(text, { ...SLOTS, skill: saidAs(tool) });
        expect([filled, speechFaults(filled, [saidAs(tool)])]).toEqual([filled, []]);
      }
    }
  });

  it('names its skills so that they can be said', () => {
    for (const { spellings } of family.skills)
      for (const spelling of spellings) expect(saidAs(spelling)).toMatch(/^[\p{L}\p{N}.][\p{L}\p{N} &'’+#.:/()-]*$/u);
  });

  it('says every skill as it may also be written', () => {
    for (const skill of family.skills)
      expect(skill.spellings.map(saidAs).filter((said) => !spellingsOf(skill).includes(said))).toEqual([]);
  });
});

// An interview of any style can be drawn from the bank of one family alone.
describe.each(WITH_BANKS)('the bank of $id', ({ questions }) => {
  it.each(['technical', 'situational', 'behavioral'])('has at least ten %s questions', (type) => {
    expect(questions.filter((question) => question.type === type).length).toBeGreaterThanOrEqual(10);
  });

  it('asks about no topic twice', () => {
    const topics = questions.map(({ topic }) => foldText(topic.replace(/^(?:an?|the|your) /, '')));
    expect(topics.filter((topic, i) => topics.indexOf(topic) !== i)).toEqual([]);
  });

  it('can be said as it stands, and says what each question asks to be told', () => {
    for (const { text, parts } of questions) {
      const filled = fillPattern(text, SLOTS);
      const names = filled.match(/(?<=\s)\p{Lu}[\p{L}\d'-]*/gu) ?? [];
      expect([filled, speechFaults(filled, names)]).toEqual([filled, []]);
      expect(parts.length).toBeLessThanOrEqual(4);
    }
  });
});

describe('the knowledge base', () => {
  it('has one family to a title, and no question twice', () => {
    const owner = new Map<string, string>();
    const twice: string[] = [];
    for (const { id, occupations } of FAMILIES)
      for (const title of occupations.flatMap(({ titles }) => titles)) {
        const key = foldText(title);
        if (owner.has(key) && owner.get(key) !== id) twice.push(`${title}: ${owner.get(key)}, ${id}`);
        owner.set(key, id);
      }
    expect(twice).toEqual([]);
    // What may be asked of any of several tools may stand in the bank of each trade that uses them.
    const texts = [...WITH_BANKS, ...SHARED].flatMap(({ questions }) =>
      questions.filter(({ tools }) => !tools).map(({ text }) => text),
    );
    expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
  });

  it('knows the kin of every family', () => {
    const ids = new Set(FAMILIES.map(({ id }) => id));
    expect(FAMILIES.flatMap(({ kin = [] }) => kin).filter((id) => !ids.has(id))).toEqual([]);
  });

  it('fills every pattern that it asks about skills, reasons and oneself', () => {
    const patterns = [
      ...OPENING,
      ...BEGINNERS_OPENING,
      ...MOTIVATION.named,
      ...MOTIVATION.unnamed,
      ...SELF_ASSESSMENT,
      ...Object.values(ABOUT_ONE).flat(),
      ...Object.values(ABOUT_TWO).flat(),
    ];
    for (const { text, topic } of patterns) {
      expect(fillPattern(text, SLOTS)).toMatch(/^[A-Z][^{}]+[.?]$/);
      expect(fillPattern(topic, SLOTS)).not.toMatch(/[{}]/);
    }
  });

  it('refuses a question that is not whole, and a slot that nothing fills', () => {
    const whole = GENERAL.questions[0];
    expect(familyQuestion.safeParse(whole).success).toBe(true);
    expect(familyQuestion.safeParse({ ...whole, text: '' }).success).toBe(false);
    expect(familyQuestion.safeParse({ ...whole, parts: ['stepps'] }).success).toBe(false);
    expect(() => fillPattern('Why {company}?', { ...SLOTS, company: '' })).toThrow('company');
  });

  it.each([
    ['Electrician', 'an'],
    ['HR Manager', 'an'],
    ['UX Designer', 'a'],
    ['MRI Technologist', 'an'],
    ['University Lecturer', 'a'],
    ['Usher', 'an'],
    ['Umpire', 'an'],
    ['SAP Consultant', 'a'],
    ['Hourly Worker', 'an'],
    ['Nurse', 'a'],
    ['8th Grade Teacher', 'an'],
    ['European Sales Lead', 'a'],
  ])('says "%s" with "%s"', (phrase, expected) => {
    expect(article(phrase)).toBe(expected);
  });
});
