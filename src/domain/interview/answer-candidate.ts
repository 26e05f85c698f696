import { readText, splitSentences } from '#domain/planning/posting-text.ts';
import { countWords, firstWords, sentencesOf } from '#domain/reading/words.ts';
import {
  ABOUT_PRACTICE,
  ABOUT_THE_JOB,
  type AboutPractice,
  type JobTopic,
  NOT_SAID,
  NOTHING_SAID,
  REST_NOT_SAID,
  SAID_AND_MORE,
  UNKNOWN,
} from './candidate-questions.ts';
import { asksSomething } from './invite.ts';
import type { MoveInput } from './moves.ts';
import { inTurn } from './say.ts';

/**
 * Answers each thing that a candidate asks at the end, from what is known and from nothing else: that this is practice, and
 * what the posting surely says of it, in its own words. The rest only the employer could tell.
 */
export function answerCandidate(input: MoveInput, posting: string): string {
  const say = (phrases: readonly string[]) => inTurn(input, phrases);
  const asked = questionsIn(input.userText);
  const practice = asked.map(aboutPractice);
  const jobs = asked.filter((_, i) => practice[i]?.length === 0);
  const quotes = jobs.map((question) => postingSays(posting, question));
  const known = [
    ...new Set(practice.flat().map(({ answer }) => answer)),
    ...[...new Set(quotes.flat())].map((quote, i) => `${i === 0 ? 'The posting says' : 'And it says'}: “${quote}”.`),
  ];
  const isOpen = quotes.some((found) => found.length === 0);
  if (known.length > 0)
    return [...known, ...(isOpen ? [say(REST_NOT_SAID)] : quotes.length > 0 ? [say(SAID_AND_MORE)] : [])].join(' ');
  if (jobs.length > 1) return say(NOTHING_SAID);
  return say(jobs.some((question) => topicsOf(question).length > 0) ? NOT_SAID : UNKNOWN);
}

/** What is told of the practice itself, where that was asked. */
export const aboutPractice = (question: string): AboutPractice[] =>
  ABOUT_PRACTICE.filter(({ asked }) => asked.test(question)).slice(0, MOST_TOPICS);

const MOST_QUESTIONS = 3;
/** Of one question. */
const MOST_TOPICS = 2;
/** 'How big is the team, and does it work weekends' asks twice. */
const NEXT_QUESTION =
  /,? and (?=(?:what|how|when|where|who|whose|which|why|is|are|do|does|did|will|would|can|could|may|should)\b)/i;

/** The questions in what was said; all of it where none looks like one. */
function questionsIn(userText: string): string[] {
  const said = userText.slice(0, MOST_CHARS);
  const found = sentencesOf(said)
    .flatMap(({ text }) => text.split(NEXT_QUESTION))
    .filter(asksSomething);
  return found.length === 0 ? [said] : found.slice(0, MOST_QUESTIONS);
}
/** A question that is longer tells a story. */
const MOST_CHARS = 2_000;

const topicsOf = (question: string): JobTopic[] =>
  Object.values(ABOUT_THE_JOB)
    .filter(({ asked }) => asked.test(question))
    .slice(0, MOST_TOPICS);

const MOST_QUOTED_WORDS = 24;
/** A voice cannot say these, and a question in a quote would be taken for the interviewer's. */
const NOT_QUOTED = /[?{}<>|*_#“”]/;

/** Names in a row, such as a heading of job, employer and town, tell nothing that was asked. */
const isHeading = (sentence: string): boolean =>
  countWords(sentence) > 1 && !/(?<![\p{L}'’])\p{Ll}{3}|\d/u.test(sentence);

const sentencesIn = (posting: string): string[] =>
  readText(posting)
    .lines.flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => !NOT_QUOTED.test(sentence) && !isHeading(sentence));

/** What the posting surely says of what was asked, in its own words. */
function postingSays(posting: string, question: string): string[] {
  const wantsNumber = HOW_MUCH.test(question);
  const sentences = sentencesIn(posting).filter((sentence) => !wantsNumber || NUMBER.test(sentence));
  return topicsOf(question).flatMap(({ asked, says, isNamed }) => {
    const [named = ''] = asked.exec(question) ?? [];
    for (const pattern of says) {
      const found = sentences.find((sentence) => pattern.test(sentence) && (!isNamed || hasWord(sentence, named)));
      if (found) return [inShort(found, isNamed ? wordOf(named) : pattern)];
    }
    return [];
  });
}

const HOW_MUCH = /\bhow (?:many|much|long|often|big|large)\b/i;
const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|once|twice|every)\b/i;

const wordOf = (word: string): RegExp => new RegExp(`\\b${word.replace(/\W/g, '.').replace(/s$/i, '')}`, 'i');
const hasWord = (sentence: string, word: string): boolean => wordOf(word).test(sentence);

/** Where a long sentence may be cut, so that what is left is whole. */
const SEAM = /[,;:] +(?:and |or |but )?/;
/** A shorter piece says too little by itself. */
const FEWEST_QUOTED_WORDS = 5;

/** Of a long sentence the pieces around what was found, as they stand between commas. */
function inShort(sentence: string, pattern: RegExp): string {
  const bare = sentence.replace(/[\s.,;:!–-]+$/, '');
  if (countWords(bare) <= MOST_QUOTED_WORDS) return bare;
  const pieces = bare.split(SEAM);
  const at = pieces.findIndex((piece) => pattern.test(piece));
  let quoted = pieces[at] ?? bare;
  for (let next = at + 1; countWords(quoted) < FEWEST_QUOTED_WORDS && next < pieces.length; next++)
    quoted = `${quoted}, ${pieces[next]}`;
  return firstWords(quoted, MOST_QUOTED_WORDS);
}
