import type { WordWeights } from './centrality.ts';
import type { Chance } from './chance.ts';
import { isBeginner, isNew } from './find-seniority.ts';
import { BEGINNING, GENERAL, LEADING } from './knowledge/families.ts';
import type { FamilyQuestion } from './knowledge/family.ts';
import { QuestionLikeness } from './question-likeness.ts';
import type { QuestionPattern } from './question-patterns.ts';
import type { PostingReading } from './read-posting.ts';
import type { ReadingWithBank } from './reading-with-bank.ts';
import { foldWord, stemOf, tokenise } from './term-index.ts';

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
const CHANCE_WEIGHT = 1.5;
/** A question for this very occupation is nearer than one for all of the family. */
const OCCUPATION_WEIGHT = 2.5;
/** How much of what is near to the core of the work a question has to touch to be asked for that. */
const AT_THE_CORE = 0.5;
const MOST_TOUCHED = 5;
/** Two questions as like as this ask the same in other words. */
const LIKE = 0.24;
/** What more questions speak of is the subject of none. */
const MOST_HOLDERS = 4;

type Deck = 'story' | 'craft' | 'situation' | 'person' | 'personCraft';
interface Card {
  question: FamilyQuestion;
  /** Folded words of what it says, each with how near to the core of the work it is. */
  near: ReadonlyMap<string, number>;
  weight: number;
  /** Whether it is of the family, and the family is sure. */
  isOwn: boolean;
}

/** The questions that an interview is drawn from; each is drawn once, the most fitting first. */
export class QuestionDecks {
  /** Whether it is somebody who leads, or who begins. */
  readonly hasPeople: boolean;
  /** Whether somebody is meant who has never done the work, and has no stories of it. */
  readonly isNew: boolean;
  readonly #decks: Record<Deck, Card[]>;
  readonly #chance: Chance;
  readonly #used = new Map<string, number>();
  readonly #topicWords = new Set<string>();
  readonly #likeness: QuestionLikeness;
  readonly #asked: QuestionPattern[] = [];
  /** What questions have spoken of. */
  readonly #said = new Set<string>();

  /** In how many questions of the family each stem stands, and how near to the core of the work it is. */
  readonly #holders: ReadonlyMap<string, number>;
  readonly #near: ReadonlyMap<string, number>;

  constructor(reading: ReadingWithBank, chance: Chance) {
    this.#chance = chance;
    const { bank: own, isSure } = reading;
    const person = personDeck(reading);
    this.hasPeople = person.length > 0;
    this.isNew = isNew(reading.profile) && person === BEGINNING.questions;
    this.#holders = holdersOf(own);
    this.#likeness = new QuestionLikeness([...own, ...reading.toolBank, ...person, ...GENERAL.questions]);
    this.#near = nearStems(reading.wordWeights, this.#holders);
    // The bank of a family that is not sure is worse than what anybody may be asked.
    const order = isSure ? [own, person, GENERAL.questions] : [person, GENERAL.questions];
    const of = (type: FamilyQuestion['type'], decks: readonly (readonly FamilyQuestion[])[]) =>
      decks.flatMap((questions, i) =>
        questions
          .filter((question) => question.type === type)
          .map((question) => this.#card(question, (decks.length - i) * 100, isSure && questions === own)),
      );
    this.#decks = {
      story: of('behavioral', order),
      craft: of('technical', order),
      situation: of('situational', order),
      person: of('behavioral', [person, GENERAL.questions]),
      personCraft: of('technical', [person, GENERAL.questions]),
    };
  }

  /** The next question of a kind: one whose topic has not come up, nearest to what has not been spoken of. */
  draw(deck: Deck): QuestionPattern | undefined {
    return this.#drawFrom(this.#decks[deck]);
  }

  #drawFrom(cards: readonly Card[]): QuestionPattern | undefined {
    const others = cards.filter(({ question }) => !this.isAgain(question));
    const fresh = others.filter(
      ({ question }) => !topicWords(question.topic).some((word) => this.#topicWords.has(word)),
    );
    const open = [fresh, others, cards].find(({ length }) => length > 0) ?? [];
    return this.#take(best(open, (card) => card.weight + this.#touched(card)));
  }

  /** A question of the trade that speaks of the core of this very work; undefined when none does. */
  drawCore(deck: Deck): QuestionPattern | undefined {
    const cards = this.#decks[deck].filter(
      (card) => card.isOwn && this.#touched(card) >= AT_THE_CORE && !this.isAgain(card.question),
    );
    return this.#take(best(cards, (card) => card.weight + this.#touched(card)));
  }

  /** A question of the trade, whatever it speaks of; undefined when none is left, or the trade is not sure. */
  drawOwn(deck: Deck): QuestionPattern | undefined {
    return this.#drawFrom(this.#decks[deck].filter((card) => card.isOwn));
  }

  /** A question of the trade that speaks of a thing by itself, and of no more than a few with it. */
  drawAbout(deck: Deck, name: string): QuestionPattern | undefined {
    const stems = new Set(contentWords(name).map(stemOf));
    const speaks = ({ question }: Card) => {
      let sum = 0;
      for (const stem of new Set(contentWords(`${question.topic} ${question.text}`).map(stemOf))) {
        const holders = this.#holders.get(stem) ?? 1;
        if (stems.has(stem) && holders <= MOST_HOLDERS) sum += 1 / holders;
      }
      return sum;
    };
    const cards = this.#decks[deck].filter(
      (card) => card.isOwn && speaks(card) >= 1 / MOST_HOLDERS && !this.isAgain(card.question),
    );
    return this.#take(best(cards, (card) => 10 * speaks(card) + card.weight + this.#touched(card)));
  }

  /** Whether it asks in other words what has been asked. */
  isAgain(question: QuestionPattern): boolean {
    return this.#asked.some((asked) => this.#likeness.between(asked, question) >= LIKE);
  }

  /** Keeps a question, and what it speaks of, from being asked again. */
  note(question: QuestionPattern, text: string): void {
    this.#asked.push(question);
    for (const { folded } of tokenise(text)) this.#said.add(folded);
  }

  /** How much of a thing has not been spoken of. */
  isFresh(name: string): boolean {
    const words = contentWords(name);
    return this.#said.size === 0 || words.filter((word) => !this.#said.has(word)).length * 2 > words.length;
  }

  #card(question: FamilyQuestion, weight: number, isOwn: boolean): Card {
    const near = new Map<string, number>();
    for (const word of contentWords(`${question.topic} ${question.text}`))
      near.set(word, this.#near.get(stemOf(word)) ?? 0);
    for (const signal of question.signals.map(foldWord))
      if (!near.has(signal)) near.set(signal, (this.#near.get(stemOf(signal)) ?? 0) * SIGNAL_SHARE);
    const occupation = question.occupations.length > 0 ? OCCUPATION_WEIGHT : 0;
    return { question, near, isOwn, weight: weight + occupation + CHANCE_WEIGHT * this.#chance.of(question.text) };
  }

  #touched({ near }: Card): number {
    let sum = 0;
    for (const [word, weight] of near) if (!this.#said.has(word)) sum += weight;
    return Math.min(MOST_TOUCHED, sum);
  }

  #take(card: Card | undefined): QuestionPattern | undefined {
    if (!card) return undefined;
    const { question } = card;
    for (const cards of Object.values(this.#decks)) {
      const at = cards.findIndex((other) => other.question === question);
      if (at >= 0) cards.splice(at, 1);
    }
    for (const word of topicWords(question.topic)) this.#topicWords.add(word);
    return question;
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
}

/** In how many of these questions each stem stands. */
function holdersOf(questions: readonly FamilyQuestion[]): ReadonlyMap<string, number> {
  const holders = new Map<string, number>();
  for (const { topic, text } of questions)
    for (const stem of new Set(contentWords(`${topic} ${text}`).map(stemOf)))
      holders.set(stem, (holders.get(stem) ?? 0) + 1);
  return holders;
}

/** What many questions of a family speak of tells none of them from another. */
function nearStems(weights: WordWeights, holders: ReadonlyMap<string, number>): ReadonlyMap<string, number> {
  const near = new Map<string, number>();
  for (const [word, weight] of weights) {
    const stem = stemOf(word);
    const own = weight / Math.sqrt(Math.max(1, holders.get(stem) ?? 1));
    near.set(stem, Math.max(near.get(stem) ?? 0, own));
  }
  return near;
}

/** A signal may be said in the answer; the question itself does not name it. */
const SIGNAL_SHARE = 0.2;

function best(cards: readonly Card[], worth: (card: Card) => number): Card | undefined {
  let most: Card | undefined;
  for (const card of cards) if (!most || worth(card) > worth(most)) most = card;
  return most;
}

function personDeck({ profile, leadsPeople }: PostingReading): readonly FamilyQuestion[] {
  if (leadsPeople || LEADS_PEOPLE.test(profile.role)) return LEADING.questions;
  return isBeginner(profile) ? BEGINNING.questions : [];
}

const topicWords = (topic: string): string[] =>
  tokenise(topic)
    .map(({ folded }) => folded)
    .filter((word) => !EMPTY_WORDS.has(word));

const contentWords = (text: string): string[] =>
  tokenise(text)
    .map(({ folded }) => folded)
    .filter((word) => word.length > 2 && !EMPTY_WORDS.has(word));
