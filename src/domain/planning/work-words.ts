import { HOLDING } from '#domain/model-text/is-english.ts';
import { COMMON_WORDS } from '#domain/scoring/lexicon/common-words.ts';
import questionWords from '#models/question-words.json' with { type: 'json' };
import { BEGINNING, GENERAL, LEADING } from './knowledge/families.ts';
import { spellingsOf } from './knowledge/spelling.ts';
import { once } from './once.ts';
import { readSections } from './posting-sections.ts';
import { type PostingText, splitSentences } from './posting-text.ts';
import { MOTIVATION, OPENING, SELF_ASSESSMENT } from './question-patterns.ts';
import type { ReadingWithBank } from './reading-with-bank.ts';
import { tokenise } from './term-index.ts';
import { isForMachines } from './told-to-machines.ts';

const wordsOf = (text: string): string[] => tokenise(text).map(({ folded }) => folded);

/** So many words in a row are nobody's own. */
const PASTED_WORDS = 5;

/** One strange word may be the trade's own. */
const STRANGE_WORDS = 2;

/** Words that anybody is asked with, whatever the work is. */
const everybodys = once<ReadonlySet<string>>(
  () =>
    new Set(
      [
        ...COMMON_WORDS,
        ...HOLDING,
        ...[GENERAL, LEADING, BEGINNING].flatMap(({ questions }) => questions.map(({ text }) => text)),
        ...[OPENING, ...Object.values(MOTIVATION), SELF_ASSESSMENT].flatMap((patterns) =>
          patterns.map(({ text }) => text),
        ),
      ].flatMap(wordsOf),
    ),
);

/** Words of many trades' questions: they tell neither for a trade nor against it. */
const ofManyTrades = once<ReadonlySet<string>>(() => new Set(questionWords.ofManyTrades.split(' ')));

/**
 * Tells by their words what questions are about: of the work are those that were found in the posting as its skills, parts
 * and duties, and those that its trade is known by. What somebody writes into a posting for whoever reads it is neither.
 */
export class WorkWords {
  readonly #work: ReadonlySet<string>;
  readonly #neutral: ReadonlySet<string>;
  /** Words of sentences that say nothing of the work, which no other sentence has. */
  readonly #stray: ReadonlySet<string>;
  /** Words of the sentences that tell of the work. */
  readonly #ofWork: ReadonlySet<string>;
  readonly #runs: ReadonlySet<string>;

  constructor({ profile, family, bank, skills, evidence: { posting } }: ReadingWithBank) {
    const { role, company, duties } = profile;
    const trade = [
      ...family.signals,
      ...family.skills.flatMap(spellingsOf),
      ...bank.flatMap(({ text, topic, signals }) => [text, topic, ...signals]),
    ];
    this.#work = new Set([...skills.map(({ name }) => name), ...duties, ...trade].flatMap(wordsOf));
    this.#neutral = new Set([role, company, family.person, family.people].flatMap(wordsOf));
    const [astray, ofWork] = [new Set<string>(), new Set<string>()];
    const sentences = sentencesOf(posting);
    for (const { words, isListed, isToMachine } of sentences) {
      const tellsWork = !isToMachine && (isListed || words.some((word) => this.#isOfWork(word)));
      for (const word of words) (tellsWork ? ofWork : astray).add(word);
    }
    this.#ofWork = ofWork;
    this.#stray = new Set([...astray].filter((word) => !ofWork.has(word) && !this.#isOfQuestions(word)));
    this.#runs = new Set(sentences.flatMap(({ words }) => runsOf(words)));
  }

  /** Whether a question speaks of the work at least as much as of anything else. */
  isAboutWork(question: string): boolean {
    const words = [...new Set(wordsOf(question))].filter((word) => !this.#isAnybodys(word));
    const ofWork = words.filter((word) => this.#work.has(word)).length;
    const ofElse = words.filter((word) => !this.#work.has(word) && !this.#isOfQuestions(word)).length;
    return ofElse <= ofWork && !this.#isPasted(question);
  }

  /** Whether a question takes up what stands in the posting beside the work, or in the posting's own words. */
  isAstray(question: string): boolean {
    return wordsOf(question).some((word) => this.#stray.has(word)) || this.#isPasted(question);
  }

  /**
   * Whether nothing that a question says is of the work or of questions: several words that no question of any trade has
   * and no sentence about the work, and beside them only words that anybody says.
   */
  isStrange(question: string): boolean {
    const words = [...new Set(wordsOf(question))].filter((word) => !everybodys().has(word));
    const isKnown = (word: string) => this.#work.has(word) || this.#isOfQuestions(word) || this.#ofWork.has(word);
    return words.length >= STRANGE_WORDS && !words.some(isKnown);
  }

  /** Whether a topic says no more than its question does, or the work has. */
  isTopicOf(topic: string, question: string): boolean {
    const asked = new Set(wordsOf(question));
    return wordsOf(topic).every((word) => asked.has(word) || this.#work.has(word) || this.#isOfQuestions(word));
  }

  #isPasted = (question: string): boolean => runsOf(wordsOf(question)).some((run) => this.#runs.has(run));
  #isAnybodys = (word: string): boolean => everybodys().has(word) || this.#neutral.has(word);
  #isOfWork = (word: string): boolean => this.#work.has(word) && !everybodys().has(word);
  #isOfQuestions = (word: string): boolean => this.#isAnybodys(word) || ofManyTrades().has(word);
}

/** The sentences of a posting, and which stand in a part that says what is done or asked for. */
function sentencesOf(posting: PostingText): { words: string[]; isListed: boolean; isToMachine: boolean }[] {
  const sections = readSections(posting);
  let start = 0;
  return posting.lines.flatMap(({ text }) => {
    const isListed = ['done', 'asked'].includes(sections(start));
    start += text.length + 1;
    return splitSentences(text).map((sentence) => ({
      words: wordsOf(sentence),
      isListed,
      isToMachine: isForMachines(sentence),
    }));
  });
}

const runsOf = (words: readonly string[]): string[] =>
  words.slice(PASTED_WORDS - 1).map((_, i) => words.slice(i, i + PASTED_WORDS).join(' '));
