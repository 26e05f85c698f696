import type { JudgedWords } from '#contract/results.ts';
import type { KnownFacts } from '#domain/model-text/known-facts.ts';
import { clauseAround } from '#domain/report/clauses.ts';
import { isSensitive } from '#domain/report/sensitive.ts';
import type { Checks } from './checks.ts';
import type { ModelJudgement } from './judgement.ts';
import type { Placing } from './placing.ts';
import { faultOfWords } from './words-for-candidates.ts';

interface Said {
  /** Everything that was said to the question. */
  text: string;
  placing: Placing;
  known: KnownFacts;
  checks: Checks;
}

/** A model's summary and its one improvement, each where it can be shown to the candidate. */
export function judgedWords(
  { summary, improvement }: ModelJudgement,
  { text, placing, known, checks }: Said,
): JudgedWords {
  const refused = (check: string, fault: string | undefined) => {
    if (fault) checks.refuse(`${check}_${fault}`);
    return fault !== undefined;
  };
  const rules = { known, said: text };
  const words: JudgedWords = {};
  if (
    summary.trim() !== '' &&
    !refused('summary', faultOfWords(summary, { ...rules, mostSentences: 2, saysYou: true }))
  )
    words.summary = summary.trim();
  if (!improvement || improvement.about === 'none' || improvement.what.trim() === '') return words;
  const { about, quote, what, how } = improvement;
  if (
    refused('improvement', faultOfWords(what, { ...rules, mostSentences: 1, saysYou: true })) ||
    refused('improvement', faultOfWords(how, { ...rules, mostSentences: 1 }))
  )
    return words;
  const place = placing.find(quote);
  const shown = place && !place.isNearest ? clauseAround(text, place.start, place.end) : '';
  return {
    ...words,
    improvement: { about, title: what.trim(), detail: how.trim(), quote: isSensitive(shown) ? '' : shown },
  };
}
