import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import type { Chance } from './chance.ts';
import { fillPattern, type Slots } from './fill-pattern.ts';
import type { FoundSkill } from './find-skills.ts';
import { INSTEAD, ORDER, type Slot } from './interview-order.ts';
import { QuestionDecks } from './question-decks.ts';
import {
  ABOUT_ONE,
  ABOUT_SEVERAL,
  BEGINNERS_OPENING,
  MOTIVATION,
  OPENING,
  type QuestionPattern,
  SELF_ASSESSMENT,
} from './question-patterns.ts';
import type { PostingReading } from './read-posting.ts';
import { shareSkills } from './share-skills.ts';
import { shortTopic } from './short-topic.ts';
import { foldText } from './term-index.ts';

/** What is asked about: a skill of the posting, or a duty where it names too few skills. */
export type Asked = Pick<FoundSkill, 'name'> & { kind: FoundSkill['kind'] | 'duty' };

const MOST_SIGNALS = 20;
/** Duties are asked about until there are so many things to ask about. */
const ENOUGH_ASKED = 8;
/** How much the seed may lift a skill over a weightier one. */
const CHANCE_WEIGHT = 2;

/** The questions of an interview, in the order in which they are asked. */
export function planQuestions(
  reading: PostingReading,
  style: InterviewStyle,
  length: DurationId,
  chance: Chance,
): PlannedQuestion[] {
  const order = ORDER[style][length];
  const asked = askable(reading, chance);
  const shares = shareSkills(asked, order, style);
  const decks = new QuestionDecks(reading, chance);
  for (const { name } of asked) decks.withdraw(name);
  const picked: PlannedQuestion[] = [];
  const { profile, family } = reading;
  const slots: Slots = { role: profile.role, company: profile.company, person: family.person, people: family.people };

  const add = (pattern: QuestionPattern | undefined, about: readonly Asked[] = []): boolean => {
    if (!pattern) return false;
    const [skill, skill2, skill3] = about.map(({ name }) => name);
    const filled = { ...slots, skill: skill ?? '', skill2: skill2 ?? '', skill3: skill3 ?? '' };
    const text = fillPattern(pattern.text, filled);
    if (picked.some((question) => question.text === text)) return false;
    picked.push({
      id: `q_${picked.length + 1}`,
      text,
      type: pattern.type,
      expectedStructure: expectedStructure(pattern.type),
      signals: signalsOf(pattern, family.signals, about),
      // Of several things the weightiest is what it is about.
      topic: about[0] ? shortTopic(about[0].name) : pattern.topic,
    });
    return true;
  };

  const aboutSkills = (about: readonly Asked[], types?: readonly QuestionPattern['type'][]): boolean => {
    const [first] = about;
    if (!first) return false;
    const patterns = about.length === 1 ? ABOUT_ONE[first.kind] : ABOUT_SEVERAL[about.length === 2 ? 2 : 3];
    return add(decks.next(types ? patterns.filter(({ type }) => types.includes(type)) : patterns), about);
  };

  const fill = (slot: Slot): boolean => {
    switch (slot) {
      case 'skill':
        return aboutSkills(shares.next());
      case 'skillStory':
        return aboutSkills(shares.next(), ['behavioral']);
      case 'motivation':
        return add(decks.next(MOTIVATION[profile.company ? 'named' : 'unnamed']));
      case 'self':
        return add(decks.next(SELF_ASSESSMENT));
      default:
        return add(decks.draw(slot));
    }
  };

  add(openingOf(reading, shares.opening, decks), shares.opening);
  for (const slot of order) if (!fill(slot)) INSTEAD[style].some(fill);
  return picked;
}

function openingOf(
  reading: PostingReading,
  named: readonly Asked[],
  decks: QuestionDecks,
): QuestionPattern | undefined {
  const beginner = named.length === 0 && /^(?:intern|junior)$/.test(reading.profile.seniority);
  return decks.next(beginner ? BEGINNERS_OPENING : (OPENING[named.length] ?? []));
}

/** Skills first, then duties where a posting names few skills, unless a skill says the same; qualities last. */
function askable({ skills, profile }: PostingReading, chance: Chance): Asked[] {
  const asked: Asked[] = skills
    .filter(({ kind }) => kind !== 'quality')
    .map((skill) => ({ skill, weight: skill.weight + CHANCE_WEIGHT * chance.of(skill.name) }))
    .sort((a, b) => b.weight - a.weight)
    .map(({ skill }) => skill);
  for (const duty of profile.duties) {
    if (asked.length >= ENOUGH_ASKED) break;
    const words = new Set(foldText(duty).split(' '));
    const said = ({ name }: Asked) =>
      foldText(name)
        .split(' ')
        .some((word) => words.has(word));
    if (!asked.some(said)) asked.push({ name: duty, kind: 'duty' });
  }
  return [...asked, ...skills.filter(({ kind }) => kind === 'quality')];
}

function signalsOf(pattern: QuestionPattern, family: readonly string[], about: readonly Asked[]): string[] {
  const named = about
    .flatMap(({ name }) => name.toLowerCase().split(/[^\p{L}\p{N}+#]+/u))
    .filter((word) => word.length > 1);
  return [...new Set([...named, ...pattern.signals, ...family])].slice(0, MOST_SIGNALS);
}
