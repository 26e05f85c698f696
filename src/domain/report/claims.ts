import type { Penalty, ScoredQuestion } from '#contract/results.ts';
import type { Axis } from '#contract/words.ts';
import { countWords } from '#domain/reading/words.ts';
import { splitSentences } from '#domain/scoring/segment.ts';
import { gapOf, PROMPTED, rowOfImprovement, SAID_WE, THE_REST } from './catalogue.ts';
import type { Claim } from './claim.ts';
import { clauseAround } from './clauses.ts';
import { coachedClaims } from './coached-claims.ts';
import { saysWe } from './counts.ts';
import { isSensitive } from './sensitive.ts';

/** Everything that the report says of one answer. */
export function claimsOf(question: ScoredQuestion): Claim[] {
  const shown = [
    ...judgedClaims(question),
    ...outlineClaims(question),
    ...billClaims(question),
    ...promptedClaims(question),
    ...countedClaims(question),
  ];
  return [...shown, ...coachedClaims(question, shown)];
}

/** The one change that a language model would ask for, in its own words. */
function judgedClaims({ judged_words: words, question_type: type }: ScoredQuestion): Claim[] {
  if (!words?.improvement) return [];
  const { about, title, detail, quote } = words.improvement;
  return [{ kind: 'judged', about: rowOfImprovement(about, type), quote, places: 0, title, detail, costs: [] }];
}

function outlineClaims({ told = [], responses }: ScoredQuestion): Claim[] {
  return told.map(({ label, place, asks = '', costs = [] }): Claim => {
    const said = place && responses.find(({ response_number: number }) => number === place.response_number);
    return {
      kind: place ? 'told' : 'missing',
      about: label,
      quote: said && place ? said.answer.slice(place.start_char, place.end_char) : '',
      ...(place && { place: { response: place.response_number, start: place.start_char, end: place.end_char } }),
      places: place ? 1 : 0,
      title: label,
      detail: asks,
      costs,
    };
  });
}

/** Of what the interviewer said, the question alone. */
const askIn = (asked: string): string => splitSentences(asked).at(-1)?.text.trim() ?? asked;

/** What was told when the interviewer asked on for it, and not before: the first of them. */
function promptedClaims({ responses, told = [] }: ScoredQuestion): Claim[] {
  const response = responses.find(
    ({ asked_for: gap = '', answer, not_scored: isNot }) =>
      PROMPTED.gaps.includes(gap) && !isNot && countWords(answer) >= PROMPTED.leastWords,
  );
  if (!response || responses.some(({ answer }) => isSensitive(answer))) return [];
  // 'No. I don't do that.' is no reply that could have come earlier.
  const reply = clauseAround(response.answer, 0, 1);
  if (countWords(reply) < PROMPTED.leastWords) return [];
  // Where it is open still, the empty line of the outline says so; where it was told before, nobody had to ask.
  const isElsewhere = told.some(
    ({ label, place }) => gapOf(label) === response.asked_for && (!place || place.response_number === 0),
  );
  if (isElsewhere) return [];
  return [
    {
      kind: 'counted',
      about: PROMPTED.label,
      quote: reply,
      places: 1,
      title: PROMPTED.title(askIn(response.asked)),
      detail: PROMPTED.detail,
      costs: [],
    },
  ];
}

/** What can be counted of a story and is nobody's opinion. */
function countedClaims(question: ScoredQuestion): Claim[] {
  if (!saysWe(question) || question.responses.some(({ answer }) => isSensitive(answer))) return [];
  const { label, title, detail } = SAID_WE;
  return [{ kind: 'counted', about: label, quote: '', places: 0, title, detail, costs: [] }];
}

/** The rows of the bills of conciseness and structure, a kind of row once; what is missing stands in the outline. */
function billClaims(question: ScoredQuestion): Claim[] {
  const rows = new Map<string, Claim>();
  const { penalties: shape } = question.question_overall.structure;
  const outlined = new Set(question.told?.map(({ label }) => label));
  const add = (axis: Axis, penalty: Penalty, response: number, weight: number) => {
    if (penalty.label === THE_REST.label || outlined.has(penalty.label)) return;
    const known = rows.get(penalty.label);
    const points = weight * penalty.points;
    const places = penalty.quote === '' ? 0 : 1 + (penalty.more?.length ?? 0);
    if (known) {
      known.places += places;
      const same = known.costs.find((cost) => cost.axis === axis);
      if (same) same.points += points;
      else known.costs.push({ axis, points });
      return;
    }
    rows.set(penalty.label, {
      kind: penalty.quote === '' ? 'limit' : 'mark',
      about: penalty.label,
      quote: penalty.quote,
      ...(penalty.quote !== '' && { place: { response, start: penalty.start_char, end: penalty.end_char } }),
      places,
      title: penalty.reason,
      detail: penalty.suggestion,
      costs: [{ axis, points }],
    });
  };
  const scored = question.responses.filter(({ not_scored }) => !not_scored);
  const words = scored.map(({ answer }) => Math.max(1, countWords(answer)));
  const all = words.reduce((sum, each) => sum + each, 0);
  scored.forEach(({ conciseness, response_number }, i) => {
    for (const penalty of conciseness.penalties)
      add('conciseness', penalty, response_number, (words[i] ?? 0) / Math.max(1, all));
  });
  for (const penalty of shape) add('structure', penalty, 0, 1);
  return [...rows.values()].map((claim) => ({
    ...claim,
    costs: claim.costs.map(({ axis, points }) => ({ axis, points: Math.max(1, Math.round(points)) })),
  }));
}
