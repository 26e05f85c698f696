import type { AcrossItem, OutlinePart, ScoredQuestion } from '#contract/results.ts';
import { countWords, spokenWords } from '#domain/reading/words.ts';
import { numberWord, PART_WORDS, SAID_WE } from './catalogue.ts';
import { clauseAround } from './clauses.ts';
import { FIGURE, saysWe, WE } from './counts.ts';
import { isSensitive } from './sensitive.ts';

const MOST_ITEMS = 3;
/** What shows once may be chance. */
const FEWEST_ANSWERS = 2;

interface Shown {
  quote: string;
  question_number: number;
}

/** What a hiring manager would notice over several answers: counted, or told by parts that are sure. */
export function acrossInterview(questions: readonly ScoredQuestion[]): AcrossItem[] {
  const stories = questions.flatMap((question, i) =>
    question.question_type === 'behavioral' && question.overall_score >= 0 ? [{ question, number: i + 1 }] : [],
  );
  const items = [
    sharedWork(stories),
    sameStory(questions),
    withoutSpecifics(questions),
    eachTells(stories, PART_WORDS.situation.label, 'You tell a particular case in each of your', 'stories.'),
    eachTells(stories, PART_WORDS.outcome.label, 'Each of your', 'stories says how it ended.'),
  ];
  const found = items.filter((item) => item !== undefined);
  // One thing that is good is told beside what is not, and no more.
  const good = found.filter(({ isGood }) => isGood).slice(0, 1);
  return [...found.filter(({ isGood }) => !isGood).slice(0, MOST_ITEMS - good.length), ...good];
}

interface Numbered {
  question: ScoredQuestion;
  number: number;
}

/** "We" where the question asks what somebody did: counted, and only where own part is not told. */
function sharedWork(stories: readonly Numbered[]): AcrossItem | undefined {
  const quotes = stories.flatMap(({ question, number }): Shown[] => {
    if (!saysWe(question)) return [];
    const quote = question.responses.flatMap(({ answer }) => {
      const at = answer.search(WE);
      return at === -1 ? [] : [clauseAround(answer, at, at + 2)];
    })[0];
    return quote && !isSensitive(quote) ? [{ quote, question_number: number }] : [];
  });
  if (quotes.length < FEWEST_ANSWERS) return undefined;
  return { text: SAID_WE.title, isGood: false, quotes };
}

const NAME = /(?<=[\p{Ll},;] )\p{Lu}\p{Ll}+/u;
const ENOUGH_WORDS = 40;

/** No figure, name or date in any answer: counted. A recogniser that writes no capitals hides names, and then nothing is said. */
function withoutSpecifics(questions: readonly ScoredQuestion[]): AcrossItem | undefined {
  const said = questions.flatMap(({ responses }) => responses.map(({ answer }) => answer));
  const long = said.filter((text) => countWords(text) >= ENOUGH_WORDS);
  const hasCapitals = said.some((text) => /[.!?] \p{Lu}/u.test(text));
  if (long.length < FEWEST_ANSWERS || !hasCapitals) return undefined;
  if (said.some((text) => FIGURE.test(text) || NAME.test(text.replace(/\bI\b/g, 'i')))) return undefined;
  return { text: 'No answer has a number, a name or a date in it.', isGood: false, quotes: [] };
}

const CONTENT_LETTERS = 5;
const FEWEST_CONTENT = 20;
const SAME_SHARE = 0.5;

/** The same story told twice: half of the words of the shorter one come in the other. */
function sameStory(questions: readonly ScoredQuestion[]): AcrossItem | undefined {
  const told = questions.flatMap(({ responses }, i) => {
    const answer = responses[0]?.answer ?? '';
    const words = new Set(
      spokenWords(answer)
        .map(({ word }) => word)
        .filter((word) => word.length >= CONTENT_LETTERS),
    );
    return words.size >= FEWEST_CONTENT ? [{ answer, words, number: i + 1 }] : [];
  });
  for (const [i, one] of told.entries())
    for (const other of told.slice(i + 1)) {
      const shared = [...one.words].filter((word) => other.words.has(word)).length;
      if (shared < SAME_SHARE * Math.min(one.words.size, other.words.size)) continue;
      const quotes = [one, other].map(({ answer, number }) => ({
        quote: clauseAround(answer, 0, 1),
        question_number: number,
      }));
      if (quotes.some(({ quote }) => isSensitive(quote))) return undefined;
      return { text: 'You tell the same story twice.', isGood: false, quotes };
    }
  return undefined;
}

const lineOf = ({ told = [] }: ScoredQuestion, wanted: string): OutlinePart | undefined =>
  told.find(({ label }) => label === wanted);

/** A part that every story tells. */
function eachTells(stories: readonly Numbered[], label: string, before: string, after: string): AcrossItem | undefined {
  const quotes = stories.flatMap(({ question, number }): Shown[] => {
    const place = lineOf(question, label)?.place;
    const said = question.responses.find(({ response_number: each }) => each === place?.response_number)?.answer;
    const quote = place && said ? said.slice(place.start_char, place.end_char) : '';
    return quote && !isSensitive(quote) ? [{ quote, question_number: number }] : [];
  });
  if (stories.length < FEWEST_ANSWERS || quotes.length < stories.length) return undefined;
  return { text: `${before} ${numberWord(stories.length)} ${after}`, isGood: true, quotes };
}
