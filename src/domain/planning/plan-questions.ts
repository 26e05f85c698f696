import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, InterviewStyle } from '#contract/words.ts';
import { expectedStructure } from '#domain/scoring/question-type.ts';
import type { Chance } from './chance.ts';
import { type Asked, chooseAsked } from './choose-asked.ts';
import { chooseTools } from './choose-tools.ts';
import { fillPattern, type Slots } from './fill-pattern.ts';
import { isBeginner } from './find-seniority.ts';
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
    decks.note(pattern, text);
    return true;
  };

  /** What the trade's people ask about the first thing left that they ask about by itself. */
  const aboutOwn = (deck: 'craft' | 'story'): boolean => {
    for (const about of asked.filter((one) => one.isOwn && one.stands !== 'loose' && decks.isFresh(one.name)))
      if (add(decks.drawAbout(deck, about.name))) {
        asked.splice(asked.indexOf(about), 1);
        return true;
      }
    return false;
  };

  let patterned = 0;
  /** Of a trade that is not known, what anybody may be asked is better than many of these. */
  const isPatternedEnough = (): boolean => !reading.isSure && patterned >= MOST_PATTERNED[length];

  /** About the first thing left, in words that anything may be asked about in; what cannot be said is passed over for good. */
  const aboutNext = (type: 'technical' | 'behavioral'): boolean => {
    if (isPatternedEnough()) return false;
    for (const about of asked.filter((one) => one.stands !== 'loose')) {
      asked.splice(asked.indexOf(about), 1);
      const ways = waysToAsk(about).filter((way) => way.type === type);
      if (decks.isFresh(about.name) && add(decks.next(ways), about)) {
        patterned++;
        return true;
      }
    }
    return false;
  };

  const tools = chooseTools(reading, chance);
  /** About a tool that the posting names, once the work itself has been asked about. */
  const aboutTool = (): boolean => {
    if (style !== 'technical' || drawn.length < 2 || tools.asked >= MOST_TOOLS[length]) return false;
    return tools.take(
      ({ pattern, about }) => decks.isFresh(about.name) && !decks.isAgain(pattern) && add(pattern, about),
    );
  };

  /** Of the trade's own bank while there is one: what its people ask is better than what a pattern makes of the posting's words. */
  const ofTrade = (deck: 'craft' | 'story'): boolean =>
    aboutOwn(deck) || add(decks.drawCore(deck)) || add(decks.drawOwn(deck));

  /** Somebody who has no stories of the work is asked once what they would do in it, and then what they did elsewhere. */
  const ofTheNew = (): boolean => {
    const hasBeen = drawn.some(({ question }) => question.type === 'situational');
    return (!hasBeen && add(decks.drawOwn('situation'))) || add(decks.draw('person'));
  };

  /** About the next two things of one kind, where an hour is to go through what the posting asks for. */
  const aboutTwo = (): boolean => {
    if (style !== 'technical' || length !== '60min' || isPatternedEnough()) return false;
    const open = asked.filter(({ name }) => !isJoint(name) && decks.isFresh(name));
    for (const first of open) {
      const second = open.find((other) => other !== first && pairKind(other) === pairKind(first));
      if (!second || !add(decks.next(ABOUT_TWO[pairKind(first)]), first, second)) continue;
      for (const one of [first, second]) asked.splice(asked.indexOf(one), 1);
      patterned++;
      return true;
    }
    return false;
  };

  /** The technical hour goes by turns through what the posting names and what the trade asks. */
  const aboutNamed = (): boolean => {
    const last = drawn.length > 1 ? drawn.at(-1)?.from : undefined;
    const isByTurns = style === 'technical' && length === '60min' && !(last && 'posting' in last);
    return isByTurns && aboutNext('technical');
  };

  const fill = (slot: Slot): boolean => {
    switch (slot) {
      case 'skill':
        return aboutTool() || aboutTwo() || aboutNamed() || ofTrade('craft') || aboutNext('technical');
      case 'skillStory':
        return (decks.isNew && ofTheNew()) || ofTrade('story') || aboutNext('behavioral');
      case 'motivation':
        return add(decks.next(MOTIVATION[profile.company ? 'named' : 'unnamed']));
      case 'self':
        return add(decks.next(SELF_ASSESSMENT));
      case 'story':
        return (decks.isNew && add(decks.draw('person'))) || ofTrade('story') || add(decks.draw('story'));
      case 'craft':
        return (decks.isNew && add(decks.draw('personCraft'))) || ofTrade('craft') || add(decks.draw('craft'));
      case 'situation':
        return add(decks.draw('situation'));
      default:
        // Leaders and beginners are asked as such; of anybody else the trade's own stories tell more than any work's.
        return (!decks.hasPeople && ofTrade('story')) || add(decks.draw(slot));
    }
  };

  open();
  for (const slot of ORDER[style][length]) if (!fill(slot)) INSTEAD[style].some(fill);
  return drawn;

  /** The first question names the role alone: what is asked about comes by itself. */
  function open(): void {
    const patterns = isBeginner(profile) ? BEGINNERS_OPENING : OPENING;
    for (const pattern of [...patterns, ...OPENING]) if (add(decks.next(patterns)) || add(pattern)) return;
  }
}

/** So many questions put words of the posting into a pattern where the trade is not known. */
const MOST_PATTERNED: Readonly<Record<DurationId, number>> = { '10min': 1, '30min': 2, '60min': 4 };
/** An interview is about the work first, and about what it is done with after that. */
const MOST_TOOLS: Readonly<Record<DurationId, number>> = { '10min': 0, '30min': 2, '60min': 2 };
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
