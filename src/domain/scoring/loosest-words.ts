import type { AnswerEvidence, Evidence } from './answer-evidence.ts';
import type { AnswerReading } from './answer-features.ts';
import { splitClauses } from './repetition.ts';
import type { ScoringWeights } from './scoring-weights.ts';
import type { Span, Token } from './segment.ts';
import { specificStems } from './stems.ts';
import { sum } from './sum.ts';
import { isNumber, plainTerm } from './terms.ts';
import { isSensitive } from './texts.ts';
import { termTable, timesTold } from './weigh-terms.ts';

/** Words of an answer, and the points that they cost by what was learned of each. */
export interface Loose extends Span {
  points: number;
}

const FEWEST_WORDS = 3;
/** Of so many words one may be about something in particular. */
const WORDS_A_NAME = 6;
/** A name, a figure: whatever such words cost, they are not vague. */
const HAS_NAME = /(?<=[\p{Ll},] )(?!I\b)\p{Lu}/u;

/**
 * The clauses whose own words cost most, the dearest first. The points stand on all words together; these are what can be
 * quoted of them: nothing that names, counts or asks something, nothing that is marked already, and no grief.
 */
export function loosestWords(
  said: string,
  reading: AnswerReading,
  { sentences }: AnswerEvidence,
  marked: readonly Span[],
  terms: ScoringWeights['terms'],
): Loose[] {
  return sentences
    .flatMap((sentence) => {
      const isUnquoted = isSensitive(sentence.text) || sentence.text.endsWith('?');
      const costs = costsByWord(sentence, reading, terms);
      return splitClauses(sentence.text).flatMap((clause): Loose[] => {
        const span = { start: sentence.start + clause.start, end: sentence.start + clause.end };
        const inside = sentence.tokens.flatMap((token, i) =>
          token.start >= span.start && token.end <= span.end ? [{ token, cost: costs[i] ?? 0 }] : [],
        );
        const isMarked = marked.some((mark) => mark.start <= span.start && span.end <= mark.end);
        const quote = said.slice(span.start, span.end);
        if (
          isMarked ||
          isUnquoted ||
          namesSomething(
            quote,
            inside.map(({ token }) => token),
          )
        )
          return [];
        return [{ ...span, points: sum(inside, ({ cost }) => cost) }];
      });
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

function namesSomething(quote: string, tokens: readonly Token[]): boolean {
  const words = tokens.map(({ word }) => word);
  return (
    words.length < FEWEST_WORDS ||
    words.some(isNumber) ||
    HAS_NAME.test(quote) ||
    specificStems(words).size > Math.max(1, words.length / WORDS_A_NAME)
  );
}

/** What each word of a sentence takes from conciseness, its part of the pairs that it stands in included. */
function costsByWord({ tokens }: Evidence, { terms: said }: AnswerReading, terms: ScoringWeights['terms']): number[] {
  const table = termTable(terms);
  const words = tokens.map(({ word }) => plainTerm(word));
  const costs = words.map(() => 0);
  const take = (term: string, places: readonly number[]) => {
    const weight = table.get(term)?.conciseness ?? 0;
    const times = said.times.get(term) ?? 1;
    const cost = (-weight * said.scale * timesTold('conciseness', times)) / times;
    for (const place of places) costs[place] = (costs[place] ?? 0) + cost / places.length;
  };
  words.forEach((word, i) => {
    take(word, [i]);
    if (i > 0) take(`${words[i - 1]} ${word}`, [i - 1, i]);
  });
  const last = words.length - 1;
  if (last >= 0) {
    take(`^ ${words[0]}`, [0]);
    take(`${words[last]} $`, [last]);
  }
  if (last > 0) take(`^ ${words[0]} ${words[1]}`, [0, 1]);
  return costs;
}
