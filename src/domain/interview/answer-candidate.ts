import { readText, splitSentences } from '#domain/planning/posting-text.ts';
import { spokenName } from '#domain/planning/spoken-name.ts';
import { countWords, firstWords, spokenWords } from '#domain/reading/words.ts';
import {
  ABOUT_PRACTICE,
  ABOUT_THE_JOB,
  type JobTopic,
  NEAREST,
  NOT_SAID,
  SAID_AND_MORE,
  UNKNOWN,
} from './candidate-questions.ts';
import type { MoveInput } from './moves.ts';
import { inTurn } from './say.ts';

/**
 * Answers what a candidate asks at the end, from what is known and from nothing else: that this is practice, and what
 * the posting says, in its own words. The rest only the employer could tell.
 */
export function answerCandidate(input: MoveInput, posting: string): string {
  const { userText, profile } = input;
  const employer = profile.company || 'the employer';
  const fill = (text: string) => text.replaceAll('{employer}', employer);
  const practice = ABOUT_PRACTICE.find(({ asked }) => asked.test(userText));
  if (practice) return fill(practice.answer);
  const topics = ABOUT_THE_JOB.filter(({ asked }) => asked.test(userText)).slice(0, MOST_TOPICS);
  if (topics.length === 0) {
    const nearest = nearestTo(userText, posting);
    return fill(nearest ? inTurn(input, NEAREST).replace('{quote}', () => `“${nearest}”`) : inTurn(input, UNKNOWN));
  }
  const known = knownOf(profile);
  const said = topics.flatMap((topic) => known[topic.name] ?? []);
  const quotes = [...new Set(topics.flatMap((topic) => postingSays(posting, topic) ?? []))];
  const facts = [...said, ...quotes.map((quote, i) => `${i === 0 ? 'The posting says' : 'And it says'}: “${quote}”.`)];
  return facts.length === 0
    ? fill(inTurn(input, NOT_SAID))
    : `${facts.join(' ')} ${fill(inTurn(input, SAID_AND_MORE))}`;
}

const MOST_TOPICS = 2;

/** What was read of the posting. */
function knownOf({ role, company }: MoveInput['profile']): Partial<Record<JobTopic['name'], string>> {
  return {
    ...(role === '' ? {} : { role: `This is for the role of ${spokenName(role)}.` }),
    ...(company === '' ? {} : { company: `The posting is by ${company}.` }),
  };
}

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

/** Words that are in any question about a job, and long enough to be about something. */
const SAYS_LITTLE =
  /^(?:position|hiring|interview|question|anything|something|opportunit\w+|challeng\w+|biggest|people|really|should|company|actually|possible|important|normally|usually|require\w*|working|before|others?|candidates?|there|would|could|about|which|where|their|these|those|offers?|looking)$/i;
const LETTERS_OF_A_MATTER = 5;
const MOST_MATTERS = 20;

/** The sentence of the posting that has a word of the question; undefined where none has. */
function nearestTo(userText: string, posting: string): string | undefined {
  const words = spokenWords(userText).map(({ word }) => word);
  const matters = words
    .filter((word) => word.length >= LETTERS_OF_A_MATTER && !SAYS_LITTLE.test(word))
    .slice(0, MOST_MATTERS)
    .map((word) => new RegExp(`\\b${word}`, 'i'));
  const sentences = sentencesIn(posting);
  for (const matter of matters) {
    const found = sentences.find((sentence) => matter.test(sentence));
    if (found) return inShort(found, matter);
  }
  return undefined;
}

/** What the posting says of it, in its own words. */
function postingSays(posting: string, { says }: JobTopic): string | undefined {
  const sentences = sentencesIn(posting);
  for (const pattern of says) {
    const found = sentences.find((sentence) => pattern.test(sentence));
    if (found) return inShort(found, pattern);
  }
  return undefined;
}

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
