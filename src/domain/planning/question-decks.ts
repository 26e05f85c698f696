import type { Chance } from './chance.ts';
import type { Slot } from './interview-order.ts';
import { BEGINNING, GENERAL, LEADING } from './knowledge/families.ts';
import type { FamilyQuestion } from './knowledge/family.ts';
import type { QuestionPattern } from './question-patterns.ts';
import type { PostingReading } from './read-posting.ts';
import { foldText, foldWord, tokenise } from './term-index.ts';

/** Roles that lead people, unlike the manager of a product or of accounts. */
const LEADS_PEOPLE =
  /\b(?:head of|director|chief (?!of staff)|vp|vice president|supervisor|superintendent|foreman|(?:team|shift|crew) lead(?:er)?|(?:store|shop|restaurant|hotel|engineering|nurse|ward|office|site|plant|production|operations|kitchen|bar|pub|caf[eé]|branch|general|warehouse|home|practice|nursery|people|regional|area|department|service desk|call cent(?:re|er)|contact cent(?:re|er)) manager|headteacher|head teacher|principal$|cto|ceo|cfo|coo)\b/i;

/** Words of topics that tell nothing of what they are about. */
const EMPTY_WORDS = new Set(
  'a an and the of to that your with in on at who is not something somebody person people one two work time day hard good technical'.split(
    ' ',
  ),
);

/** How much the seed may lift a question over one that fits better. */
const CHANCE_WEIGHT = 4;

/** The questions that an interview is drawn from; each is drawn once, the most fitting first. */
export class QuestionDecks {
  readonly #decks: Record<'story' | 'craft' | 'situation' | 'person', FamilyQuestion[]>;
  readonly #chance: Chance;
  readonly #used = new Map<string, number>();
  readonly #topicWords = new Set<string>();

  constructor(reading: PostingReading, chance: Chance) {
    this.#chance = chance;
    const own = reading.family.questions.filter(
      ({ occupations }) =>
        occupations.length === 0 || (reading.occupation && occupations.includes(reading.occupation.id)),
    );
    const person = personDeck(reading);
    const of = (type: FamilyQuestion['type']) => [
      ...this.#rank(
        own.filter((question) => question.type === type),
        reading,
      ),
      ...this.#rank(
        person.filter((question) => question.type === type),
        reading,
      ),
      ...this.#rank(
        GENERAL.questions.filter((question) => question.type === type),
        reading,
      ),
    ];
    const stories = person.filter(({ type }) => type === 'behavioral');
    this.#decks = {
      story: of('behavioral'),
      craft: of('technical'),
      situation: of('situational'),
      person: [
        ...this.#rank(stories, reading),
        ...this.#rank(
          GENERAL.questions.filter(({ type }) => type === 'behavioral'),
          reading,
        ),
      ],
    };
  }

  /** The next question of a kind, passing over those whose topic has come up; undefined when the deck is empty. */
  draw(slot: Extract<Slot, 'story' | 'craft' | 'situation' | 'person'>): QuestionPattern | undefined {
    const deck = this.#decks[slot];
    const fresh = deck.findIndex((question) => !topicWords(question.topic).some((word) => this.#topicWords.has(word)));
    const [question] = deck.splice(Math.max(fresh, 0), 1);
    if (!question) return undefined;
    for (const other of Object.values(this.#decks)) {
      const at = other.indexOf(question);
      if (at >= 0) other.splice(at, 1);
    }
    for (const word of topicWords(question.topic)) this.#topicWords.add(word);
    return question;
  }

  /** Takes out what is about this very thing, because a question of its own will be. */
  withdraw(topic: string): void {
    const folded = foldText(topic);
    for (const deck of Object.values(this.#decks))
      for (const question of deck.filter((one) => foldText(one.topic) === folded))
        deck.splice(deck.indexOf(question), 1);
  }

  /** The pattern of these that has been used least; the seed decides between equals. */
  next(patterns: readonly QuestionPattern[]): QuestionPattern | undefined {
    let best: QuestionPattern | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const pattern of this.#chance.shuffled(patterns, ({ text }) => text)) {
      const used = this.#used.get(pattern.text) ?? 0;
      if (used < least) {
        best = pattern;
        least = used;
      }
    }
    if (best) this.#used.set(best.text, least + 1);
    return best;
  }

  /** Sooner the occupation's own and those that speak of what the posting speaks of; the seed decides between near equals. */
  #rank(questions: readonly FamilyQuestion[], { words }: PostingReading): FamilyQuestion[] {
    const weight = (question: FamilyQuestion) =>
      (question.occupations.length > 0 ? 3 : 0) +
      Math.min(3, wordsOf(question).filter((word) => words.has(word)).length);
    return questions
      .map((question) => ({ question, weight: weight(question) + CHANCE_WEIGHT * this.#chance.of(question.text) }))
      .sort((a, b) => b.weight - a.weight)
      .map(({ question }) => question);
  }
}

function personDeck({ profile, leadsPeople }: PostingReading): readonly FamilyQuestion[] {
  if (leadsPeople || LEADS_PEOPLE.test(profile.role)) return LEADING.questions;
  return /^(?:intern|junior)$/.test(profile.seniority) ? BEGINNING.questions : [];
}

const topicWords = (topic: string): string[] =>
  tokenise(topic)
    .map(({ folded }) => folded)
    .filter((word) => !EMPTY_WORDS.has(word));

const WORDS = new WeakMap<FamilyQuestion, readonly string[]>();

/** The folded words of a question's signals and topic, worked out once. */
function wordsOf(question: FamilyQuestion): readonly string[] {
  const known = WORDS.get(question);
  if (known) return known;
  const words = [...question.signals.map(foldWord), ...topicWords(question.topic)];
  WORDS.set(question, words);
  return words;
}
