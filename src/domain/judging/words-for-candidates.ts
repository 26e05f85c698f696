import type { KnownFacts } from '#domain/model-text/known-facts.ts';
import { isSensitive } from '#domain/report/sensitive.ts';
import { findNotScored } from '#domain/scoring/gates.ts';
import { locateQuote } from '#domain/scoring/locate-quote.ts';
import { splitSentences } from '#domain/scoring/segment.ts';
import { startOfTalkToGrader } from '#domain/scoring/to-the-grader.ts';

const MOST_WORDS = 22;

interface WordRules {
  known: KnownFacts;
  mostSentences: number;
  /** Whether the text is a sentence about what the candidate did, and not only what to do. */
  saysYou?: boolean;
  /** What was said, for quotes within the text. */
  said?: string;
}

export type WordFault =
  | 'empty'
  | 'long'
  | 'markup'
  | 'language'
  | 'grade'
  | 'not_you'
  | 'invented'
  | 'misquotes'
  | 'grave';

/** Signs that no sentence has. */
const MARKUP = /[*_#`~|<>{}[\]\\=^]|https?:|\p{Extended_Pictographic}/u;
/** A report speaks to the candidate, and of no score in a sentence. */
const YOU = new Set("you your yours yourself you're you've you'd you'll".split(' '));
const NOT_YOU = new Set('candidate speaker applicant interviewee respondent i me my mine myself'.split(' '));
const GRADES = new Set(
  'score scores grade grades rating ratings rubric verdict excellent outstanding perfect flawless great fantastic amazing brilliant impressive'.split(
    ' ',
  ),
);
const QUOTED = /["“]([^"“”]+)["”]/g;

/** What is wrong with a model's words for a candidate, by name; undefined where they can be shown. */
export function faultOfWords(
  text: string,
  { known, mostSentences, saysYou = false, said }: WordRules,
): WordFault | undefined {
  const sentences = splitSentences(text);
  const words = sentences.flatMap(({ tokens }) => tokens.map(({ word }) => word));
  if (words.length < 2) return 'empty';
  if (sentences.length > mostSentences || sentences.some(({ tokens }) => tokens.length > MOST_WORDS)) return 'long';
  if (MARKUP.test(text)) return 'markup';
  if (findNotScored(text)?.reason === 'language') return 'language';
  if (isGrading(text)) return 'grade';
  const own = text.replace(QUOTED, ' ');
  const spoken = splitSentences(own).flatMap(({ tokens }) => tokens.map(({ word }) => word));
  if (spoken.some((word) => NOT_YOU.has(word)) || (saysYou && !spoken.some((word) => YOU.has(word)))) return 'not_you';
  if (spoken.some((word) => GRADES.has(word))) return 'grade';
  if (known.inventedIn(text).length > 0) return 'invented';
  if (said !== undefined && [...text.matchAll(QUOTED)].some(([, quote = '']) => !locateQuote(said, quote)))
    return 'misquotes';
  return isSensitive(text) ? 'grave' : undefined;
}

/** Orders that were found in an answer and are passed on. */
const isGrading = (text: string): boolean =>
  splitSentences(text).some((sentence) => startOfTalkToGrader(sentence.text) !== undefined);
