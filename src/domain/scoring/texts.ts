import type { Criterion, Penalty } from '#contract/results.ts';
import type { QuestionType } from '#contract/words.ts';
import { expectedStructure, WORD_BANDS } from './question-type.ts';

const list = (words: readonly string[]) =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** A quote short enough to read inside a sentence. */
export const shortQuote = (text: string): string => {
  const words = text.trim().split(/\s+/);
  return words.length <= 12 ? words.join(' ') : `${words.slice(0, 12).join(' ')} …`;
};

const IN_A_SENTENCE: Record<Criterion['id'], string> = {
  addresses_question: 'a clear link to the question',
  specific_episode_or_position: 'a specific case or a clear position',
  own_actions_or_reasoning: 'your own actions or reasoning',
  concrete_detail: 'concrete detail',
  outcome: 'an outcome',
  insight_or_fit: 'what you learned or why it matters',
  deduction: '',
};

export function criteriaSummary(criteria: readonly Criterion[]): string {
  const earned = criteria.filter((c) => c.max > 0);
  const strong = earned.filter((c) => c.points >= 0.7 * c.max).map((c) => IN_A_SENTENCE[c.id]);
  const weak = earned.filter((c) => c.points < 0.35 * c.max).map((c) => IN_A_SENTENCE[c.id]);
  const parts = [
    strong.length > 0 ? `Your answer has ${list(strong)}.` : '',
    weak.length > 0 ? `${strong.length > 0 ? 'It' : 'Your answer'} still needs ${list(weak)}.` : '',
  ].filter(Boolean);
  return parts.join(' ') || 'You touch on everything that was asked for, and you could say more about each part.';
}

const HOW_TO_EARN: Record<Criterion['id'], string> = {
  addresses_question: 'Answer the question that was asked, in its own terms, in your first sentences.',
  specific_episode_or_position: 'Pick one case, with a place and a time, or take one clear position.',
  own_actions_or_reasoning: 'Say what you did or why, step by step, with “I”.',
  concrete_detail: 'Add a number, a name or a tool that only this answer could have.',
  outcome: 'Say what came of it, for example “As a result, complaints fell by a third.”',
  insight_or_fit: 'Close with what you learned, or why it matters for this job.',
  deduction: '',
};

export function criteriaImprovement(criteria: readonly Criterion[]): string {
  const lost = criteria
    .filter((c) => c.max > 0 && c.points < c.max)
    .sort((a, b) => b.max - b.points - (a.max - a.points));
  return (
    lost
      .slice(0, 2)
      .map((c) => HOW_TO_EARN[c.id])
      .join(' ') || 'Keep answering like this.'
  );
}

export function concisenessSummary(type: QuestionType, words: number, penalties: readonly Penalty[]): string {
  const { high } = WORD_BANDS[type];
  const length = `You used ${words} words, which takes about ${Math.round(words / 2.4)} seconds. Up to ${high} words suit this question.`;
  const worst = [...penalties].sort((a, b) => b.points - a.points)[0];
  return worst
    ? `${length} What is marked “${worst.label}” cost you the most.`
    : `${length} There is nothing that you should cut.`;
}

const partName = (name: string) => (name === 'Clarify' ? 'a clarifying question' : `the ${name.toLowerCase()}`);

export function structureSummary(type: QuestionType, detected: readonly string[]): string {
  const missing = expectedStructure(type).filter((name) => !detected.includes(name));
  const found =
    detected.length > 0
      ? `Your answer gives ${list(detected.map(partName))}.`
      : 'None of the parts that a listener expects comes across clearly.';
  return missing.length > 0
    ? `${found} Still missing ${missing.length === 1 ? 'is' : 'are'} ${list(missing.map(partName))}.`
    : `${found} That is every part that a listener expects.`;
}

export function billImprovement(penalties: readonly Penalty[]): string {
  const costliestFirst = [...penalties].sort((a, b) => b.points - a.points);
  const distinct = costliestFirst.filter((p, i, all) => all.findIndex((q) => q.suggestion === p.suggestion) === i);
  const advice = distinct
    .slice(0, 2)
    .map((p) => (p.quote ? `${p.suggestion} For example, you said “${shortQuote(p.quote)}”.` : p.suggestion));
  return advice.join(' ') || 'There is nothing to change here.';
}
