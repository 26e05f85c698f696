import { readText, splitSentences } from '#domain/planning/posting-text.ts';
import { spokenName } from '#domain/planning/spoken-name.ts';
import { countWords, spokenWords, writtenWords } from '#domain/reading/words.ts';
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

const sentencesIn = (posting: string): string[] =>
  readText(posting)
    .lines.flatMap(({ text }) => splitSentences(text))
    .filter((sentence) => !NOT_QUOTED.test(sentence));

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

/** A long sentence is quoted around what was found. */
function inShort(sentence: string, pattern: RegExp): string {
  const bare = sentence.replace(/[\s.,;:!–-]+$/, '');
  const words = writtenWords(bare);
  if (words.length <= MOST_QUOTED_WORDS) return bare;
  const before = countWords(bare.slice(0, bare.search(pattern)));
  const from = Math.max(0, Math.min(before - MOST_QUOTED_WORDS / 2, words.length - MOST_QUOTED_WORDS));
  const quoted = words.slice(from, from + MOST_QUOTED_WORDS);
  const part = bare.slice(quoted[0]?.start, quoted.at(-1)?.end);
  return `${from > 0 ? '… ' : ''}${part}${from + MOST_QUOTED_WORDS < words.length ? ' …' : ''}`;
}
