import type { OutlinePart, Penalty, ScoredQuestion } from '#contract/results.ts';
import type { Axis } from '#contract/words.ts';
import { capitalised, listed, NOTHING_SINGLE, numberWord } from './catalogue.ts';
import type { Claim } from './claim.ts';
import { claimsOf } from './claims.ts';
import { type Change, changesFor } from './coach.ts';

const MOST_ADVICE = 3;
const NOTHING_TO_CHANGE = 'Nothing here is surely wrong.';
export const AXIS_NAMES: Record<Axis, string> = {
  problem_answer: 'Problem Answer',
  conciseness: 'Conciseness',
  structure: 'Structure',
};

/**
 * Writes what a scored question says of itself: summaries, improvements and advice, all from its claims. A model's own
 * summary and improvement come first.
 */
export function withTexts(question: ScoredQuestion): ScoredQuestion {
  const claims = claimsOf(question);
  const all = changesFor(question, claims);
  const judged = all.find(({ title }) => title === question.judged_words?.improvement?.title);
  const changes = judged ? [judged, ...all.filter((each) => each !== judged)] : all;
  const improvement = (axis: Axis) => {
    const first = changes.find(({ claim }) => claim.costs.some((cost) => cost.axis === axis));
    return first ? `${first.title} ${first.detail}` : '';
  };
  const missing = claims.filter(({ kind }) => kind === 'missing');
  const shape = shapeSummary(question.told ?? []);
  const praise = claims.find(({ kind }) => kind === 'praised')?.title ?? '';
  const { problem_answer, conciseness, structure } = question.question_overall;
  const [first] = changes;
  return {
    ...question,
    overall_summary:
      question.judged_words?.summary ??
      [praise, ...(praise && shape === NOTHING_SINGLE ? [] : [shape]), dearest(missing)].filter(Boolean).join(' '),
    overall_improvement: first ? `${first.title} ${first.detail}` : NOTHING_TO_CHANGE,
    question_overall: {
      problem_answer: {
        ...problem_answer,
        overall_summary: missingSummary(missing) || shape,
        overall_improvement: improvement('problem_answer'),
      },
      conciseness: {
        ...conciseness,
        overall_summary: countsSummary(question.responses.flatMap((each) => each.conciseness.penalties)),
        overall_improvement: improvement('conciseness'),
      },
      structure: { ...structure, overall_summary: shape, overall_improvement: improvement('structure') },
    },
    advice: changes.slice(0, MOST_ADVICE).map(adviceOf),
  };
}

function adviceOf({ title, detail, quote, claim: { costs } }: Change): NonNullable<ScoredQuestion['advice']>[number] {
  const [first, ...others] = costs;
  return {
    title,
    detail,
    quote,
    gains: first?.points ?? 0,
    ...(first && { axis: first.axis }),
    ...(others.length > 0 && { also: others.map(({ axis, points }) => ({ axis, gains: points })) }),
  };
}

/** 'You tell what you did and how it ended.' */
export function shapeSummary(told: readonly OutlinePart[]): string {
  const names = told.flatMap(({ label, place }) => (place ? [label.charAt(0).toLowerCase() + label.slice(1)] : []));
  return names.length === 0 ? NOTHING_SINGLE : `You tell ${listed(names)}.`;
}

export function missingSummary(missing: readonly Claim[]): string {
  if (missing.length === 0) return '';
  const names = missing.map(({ about }, i) => (i === 0 ? about : about.charAt(0).toLowerCase() + about.slice(1)));
  return `${listed(names)} ${names.length === 1 ? 'is' : 'are'} missing.`;
}

/** What is missing, and what that costs. */
function dearest(missing: readonly Claim[]): string {
  const said = missingSummary(missing);
  const [first] = [...missing].sort((a, b) => pointsOf(b) - pointsOf(a));
  if (!first || first.costs.length === 0) return said;
  const costs = first.costs.map(({ axis, points }, i) =>
    i === 0
      ? `${points} ${points === 1 ? 'point' : 'points'} in ${AXIS_NAMES[axis]}`
      : `${points} in ${AXIS_NAMES[axis]}`,
  );
  return `${said.slice(0, -1)}${missing.length === 1 ? ', and costs' : '. The dearest of them costs'} ${listed(costs)}.`;
}
const pointsOf = ({ costs }: Claim) => costs.reduce((sum, { points }) => sum + points, 0);

/** What each kind of mark is called when it is counted. */
const COUNTED: Record<string, readonly [one: string, many: string]> = {
  'Filler words': ['filler word', 'filler words'],
  Hedging: ['hedge', 'hedges'],
  Repetition: ['repetition', 'repetitions'],
  'Nothing new': ['sentence that adds nothing', 'sentences that add nothing'],
  'Off the question': ['aside', 'asides'],
  'Too general': ['general sentence', 'general sentences'],
  'Long sentences': ['long sentence', 'long sentences'],
};

/** 'Four filler words and one hedge.' */
export function countsSummary(penalties: readonly Penalty[]): string {
  const counts = new Map<string, number>();
  const others: string[] = [];
  for (const { label, quote, more = [], reason } of penalties) {
    if (quote !== '' && COUNTED[label]) counts.set(label, (counts.get(label) ?? 0) + 1 + more.length);
    else if (quote === '' && label === 'Length') others.push(reason);
  }
  const named = [...counts].map(([label, count]) => `${numberWord(count)} ${COUNTED[label]?.[count === 1 ? 0 : 1]}`);
  const said = [named.length > 0 ? `${capitalised(listed(named))}.` : '', ...others].filter(Boolean).join(' ');
  return said || NOTHING_SINGLE;
}
