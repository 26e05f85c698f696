import { sentencesOf } from '#domain/reading/words.ts';
import {
  ABOUT_PRACTICE,
  type AboutPractice,
  NOT_SAID,
  NOTHING_SAID,
  REST_NOT_SAID,
  SAID_AND_MORE,
  UNKNOWN,
} from './candidate-questions.ts';
import { findAnswer, isAboutTheJob } from './find-answer.ts';
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
  const quotes = jobs.map((question) => findAnswer(posting, question) ?? []).map((found) => [found].flat());
  const known = [
    ...new Set(practice.flat().map(({ answer }) => answer)),
    ...[...new Set(quotes.flat())].map((quote, i) => `${i === 0 ? 'The posting says' : 'And it says'}: “${quote}”.`),
  ];
  const isOpen = quotes.some((found) => found.length === 0);
  if (known.length > 0)
    return [...known, ...(isOpen ? [say(REST_NOT_SAID)] : quotes.length > 0 ? [say(SAID_AND_MORE)] : [])].join(' ');
  if (jobs.length > 1) return say(NOTHING_SAID);
  return say(jobs.some(isAboutTheJob) ? NOT_SAID : UNKNOWN);
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
