import type { InterviewPlan, JobProfile, PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import { questionCountOf } from '#domain/setup/durations.ts';
import {
  ABOUT_SKILL,
  BEHAVIORAL,
  CRAFT,
  OPENING,
  ORDER,
  PERSONAL,
  type QuestionPattern,
  SITUATIONAL,
} from './question-patterns.ts';
import { cleanPosting, readPosting } from './read-posting.ts';

export type PlanOutcome =
  | { sufficient: true; plan: InterviewPlan }
  | { sufficient: false; reason: 'no_position' | 'no_company' };

/** A text with this many words says enough about a job even when it names no company. */
const TELLING_WORDS = 30;

/** Plans an interview from a pasted text: the same text always gets the same questions. */
export function planInterview(input: { text: string; style: InterviewStyle; length: DurationId }): PlanOutcome {
  const profile = readPosting(input.text);
  if (profile.role === '') return { sufficient: false, reason: 'no_position' };
  const words = cleanPosting(input.text).split(/\s+/).length;
  if (profile.company === '' && words < TELLING_WORDS) return { sufficient: false, reason: 'no_company' };
  const { style, length } = input;
  const questions = planQuestions(profile, style, questionCountOf(length), seedOf(input.text));
  return { sufficient: true, plan: { profile, style, length, greeting: greetingFor(profile), questions } };
}

function greetingFor({ role, company }: JobProfile): string {
  const where = company ? ` at ${company}` : '';
  return `Hello, and welcome. This is a practice interview for the ${role} role${where}. Take your time with each answer.`;
}

function planQuestions(profile: JobProfile, style: InterviewStyle, count: number, seed: number): PlannedQuestion[] {
  const skills = [...profile.skills, ...profile.duties.filter((duty) => !profile.skills.includes(duty))];
  const decks = {
    behavioral: rotate(BEHAVIORAL, seed),
    personal: rotate(PERSONAL, seed),
    situational: rotate(SITUATIONAL, seed),
    craft: rotate(CRAFT, seed),
    skill: skills.map((skill, i) => fillSkill(ABOUT_SKILL[(i + seed) % ABOUT_SKILL.length] ?? ABOUT_SKILL[0], skill)),
  };
  const picked: QuestionPattern[] = [OPENING];
  for (const kind of ORDER[style]) {
    if (picked.length === count) break;
    const next = [kind, 'craft', 'situational', 'behavioral', 'personal'] as const;
    const deck = next.map((name) => decks[name]).find((cards) => cards.length > 0);
    const card = deck?.shift();
    if (card) picked.push(card);
  }
  return picked.map((card, i) => toQuestion(card, i + 1, profile));
}

const rotate = <T>(cards: readonly T[], by: number): T[] => [
  ...cards.slice(by % cards.length),
  ...cards.slice(0, by % cards.length),
];

function fillSkill(card: QuestionPattern | undefined, skill: string): QuestionPattern {
  if (!card) throw new Error('There is no question pattern for skills');
  const fill = (text: string) => text.replaceAll('{skill}', skill);
  return {
    ...card,
    text: fill(card.text),
    topic: fill(card.topic),
    signals: [...card.signals, ...skill.toLowerCase().split(/\W+/).filter(Boolean)],
  };
}

function toQuestion(card: QuestionPattern, number: number, profile: JobProfile): PlannedQuestion {
  const text = card.text
    .replaceAll('as {role}', `as ${article(profile.role)} ${profile.role}`)
    .replaceAll('of a {role}', `of ${article(profile.role)} ${profile.role}`)
    .replaceAll('{role}', profile.role);
  return {
    id: `q_${number}`,
    text,
    type: card.type,
    expectedStructure: expectedStructure(card.type),
    signals: [...new Set(card.signals)].slice(0, 20),
    topic: card.topic,
  };
}

const article = (role: string) => (/^[aeiou]/i.test(role) ? 'an' : 'a');

/** A small number that depends on every character of the text. */
function seedOf(text: string): number {
  let seed = 0;
  for (let i = 0; i < text.length; i++) seed = (seed * 31 + text.charCodeAt(i)) >>> 0;
  return seed;
}
