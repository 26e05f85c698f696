import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import type { Chance } from './chance.ts';
import { type Asked, chooseAsked } from './choose-asked.ts';
import { fillPattern, type Slots } from './fill-pattern.ts';
import { INSTEAD, ORDER, type Slot } from './interview-order.ts';
import { isFieldOfWork } from './one-line.ts';
import { QuestionDecks } from './question-decks.ts';
import {
  ABOUT_TWO,
  BEGINNERS_OPENING,
  MOTIVATION,
  OPENING,
  pairKind,
  type QuestionPattern,
  SELF_ASSESSMENT,
  WHAT_IF,
  waysToAsk,
} from './question-patterns.ts';
import type { ReadingWithBank } from './reading-with-bank.ts';
import { shortTopic } from './short-topic.ts';
import { speechFaults } from './speech-faults.ts';
import { SentenceCase, spokenRole, theRole } from './spoken-role.ts';

const MOST_SIGNALS = 20;

export interface DrawnQuestion {
  question: PlannedQuestion;
  /** Words of the posting that it was made of, or whose bank it is from; neither where anybody is asked it. */
  from: { posting: string } | { bank: string } | undefined;
}

/** The questions of an interview, in the order in which they are asked; each can be said aloud as it stands. */
export const planQuestions = (...input: Parameters<typeof drawQuestions>): PlannedQuestion[] =>
  drawQuestions(...input).map(({ question }) => question);

/** The same with where each comes from. */
export function drawQuestions(
  reading: ReadingWithBank,
  style: InterviewStyle,
  length: DurationId,
  chance: Chance,
): DrawnQuestion[] {
  const { profile, family, bank } = reading;
  const decks = new QuestionDecks(reading, chance);
  const asked = chooseAsked(reading, chance);
  // Where no bank can be drawn from, one thing is kept for what would be done if it went otherwise.
  const kept =
    !reading.isSure && ORDER[style][length].includes('situation')
      ? asked
          .filter(({ kind }) => kind === 'duty')
          .slice(0, KEPT_FROM)
          .at(-1)
      : undefined;
  if (kept) asked.splice(asked.indexOf(kept), 1);
  const cases = new SentenceCase(reading);
  const drawn: DrawnQuestion[] = [];
  const slots: Slots = {
    role: spokenRole(profile.role),
    theRole: theRole(profile.role),
    company: profile.company,
    person: family.person,
    people: family.people,
  };

  // Nobody works as 'a Sales'.
  const isField = isFieldOfWork(profile.role);
  const add = (pattern: QuestionPattern | undefined, about?: Asked, other?: Asked): boolean => {
    if (!pattern || (isField && pattern.text.includes('{a role}'))) return false;
    const settled = about ? cases.settle(about.name) : undefined;
    const second = other ? cases.settle(other.name) : undefined;
    const named = { ...(settled && { skill: settled.text }), ...(second && { skill2: second.text }) };
    const text = fillPattern(pattern.text, { ...slots, ...named });
    const topic = settled ? shortTopic(settled.text) : pattern.topic;
    // The same thing is not asked about twice in the same way.
    const isAgain = drawn.some(({ question }) => question.topic === topic && question.type === pattern.type);
    if (isAgain || drawn.some(({ question }) => question.text === text)) return false;
    if (speechFaults(text, [...cases.names, ...(settled?.names ?? []), ...(second?.names ?? [])]).length > 0)
      return false;
    const isOfFamily = bank.some((question) => question === pattern);
    drawn.push({
      question: {
        id: `q_${drawn.length + 1}`,
        text,
        type: pattern.type,
        expectedStructure: expectedStructure(pattern.type),
        signals: signalsOf(pattern, family.signals, [settled?.text, second?.text].filter(Boolean).join(' ')),
        topic,
      },
      from: about ? { posting: about.from } : isOfFamily ? { bank: family.id } : undefined,
    });
    decks.note(text);
    return true;
  };

  /**
   * About the first thing left, of the trade's own if so said; what cannot be said is passed over for good. What is thin
   * is left for later by those who would not have it put into a pattern.
   */
  const aboutNext = (isOwn: boolean, type: 'technical' | 'behavioral', mayBeThin = true): boolean => {
    for (const about of asked.filter((one) => one.stands !== 'loose' && (!isOwn || one.isOwn))) {
      const byPattern = mayBeThin || about.stands === 'whole';
      const isAsked =
        decks.isFresh(about.name) &&
        ((about.isOwn && add(decks.drawAbout(type === 'technical' ? 'craft' : 'story', about.name))) ||
          (byPattern && add(decks.next(waysToAsk(about).filter((way) => way.type === type)), about)));
      if (isAsked || byPattern) asked.splice(asked.indexOf(about), 1);
      if (isAsked) return true;
    }
    return false;
  };

  /** About the next two things of one kind, where an hour is to go through what the posting asks for. */
  const aboutTwo = (): boolean => {
    if (style !== 'technical' || length !== '60min') return false;
    const open = asked.filter(({ name }) => !isJoint(name) && decks.isFresh(name));
    for (const first of open) {
      const second = open.find((other) => other !== first && pairKind(other) === pairKind(first));
      if (!second || !add(decks.next(ABOUT_TWO[pairKind(first)]), first, second)) continue;
      for (const one of [first, second]) asked.splice(asked.indexOf(one), 1);
      return true;
    }
    return false;
  };

  /** What one would do if the work itself went otherwise; a situation that any work knows says little of this one. */
  const whatIf = (): boolean =>
    kept !== undefined && (add(decks.next(WHAT_IF), kept) || add(decks.next(WHAT_IF), kept));

  /** Whether what was asked last but for the opening was asked about a thing that the posting names: the next is of the trade's own bank. */
  const isAboutLast = () => {
    const from = drawn.length > 1 ? drawn.at(-1)?.from : undefined;
    return from !== undefined && 'posting' in from;
  };

  const fill = (slot: Slot): boolean => {
    switch (slot) {
      case 'skill':
        return (
          aboutTwo() ||
          (!isAboutLast() && aboutNext(true, 'technical', false)) ||
          add(decks.drawCore('craft')) ||
          aboutNext(true, 'technical') ||
          aboutNext(false, 'technical')
        );
      case 'skillStory':
        return (
          (!isAboutLast() && aboutNext(true, 'behavioral', false)) ||
          add(decks.drawCore('story')) ||
          aboutNext(true, 'behavioral') ||
          aboutNext(false, 'behavioral')
        );
      case 'motivation':
        return add(decks.next(MOTIVATION[profile.company ? 'named' : 'unnamed']));
      case 'self':
        return add(decks.next(SELF_ASSESSMENT));
      case 'story':
        return (
          add(decks.drawCore('story')) ||
          (!reading.isSure && aboutNext(false, 'behavioral')) ||
          add(decks.draw('story'))
        );
      case 'craft':
        return (
          add(decks.drawCore('craft')) || (!reading.isSure && aboutNext(false, 'technical')) || add(decks.draw('craft'))
        );
      case 'situation':
        return (!reading.isSure && whatIf()) || add(decks.draw('situation'));
      default:
        return add(decks.draw(slot));
    }
  };

  open();
  for (const slot of ORDER[style][length]) if (!fill(slot)) INSTEAD[style].some(fill);
  return drawn;

  /** The first question names what is near to the core of the work; what is nearest is asked about by itself. */
  function open(): void {
    const beginner = /^(?:intern|junior)$/.test(profile.seniority);
    // Where the trade is not sure, what it would name first is not either.
    const things = asked.filter(({ name, isOwn, stands }) => isOwn && stands !== 'loose' && !isJoint(name));
    const named = things.length > OPENED ? things.slice(1, 1 + OPENED) : things.slice(0, 1);
    const [first, second] = named;
    const about = first && second ? { ...first, name: `${first.name} and ${second.name}` } : first;
    const isWhole = named.some(({ stands }) => stands === 'whole');
    if (!beginner && about && isWhole && add(decks.next(OPENING.named), about)) {
      for (const one of named) asked.splice(asked.indexOf(one), 1);
      return;
    }
    for (const pattern of [...(beginner ? BEGINNERS_OPENING : OPENING.plain), ...OPENING.plain])
      if (add(decks.next(beginner ? BEGINNERS_OPENING : OPENING.plain)) || add(pattern)) return;
  }
}

/** The last of so many duties is kept. */
const KEPT_FROM = 3;
/** How many things the first question names. */
const OPENED = 2;
const isJoint = (name: string): boolean => / (?:and|or) /.test(name);

function signalsOf(pattern: QuestionPattern, family: readonly string[], about = ''): string[] {
  const named = about
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter(
      (word) =>
        word.length > 1 && !/^(?:and|or|of|to|for|with|in|on|at|by|from|the|an|all|any|into|using|as)$/.test(word),
    );
  return [...new Set([...named, ...pattern.signals, ...family])].slice(0, MOST_SIGNALS);
}
