import type { KnownFacts } from '#domain/model-text/known-facts.ts';
import { spokenWords } from '#domain/reading/words.ts';
import type { Deduction } from '#domain/scoring/bill.ts';
import type { AnswerFindings } from '#domain/scoring/findings.ts';
import type { Span } from '#domain/scoring/segment.ts';
import { WASTE_ROWS } from '#domain/scoring/waste-rows.ts';
import type { Checks } from './checks.ts';
import { type ModelJudgement, UNCOUNTABLE, type Uncountable } from './judgement.ts';
import type { Placing } from './placing.ts';
import { faultOfWords } from './words-for-candidates.ts';

/** What a stretch costs by its share of all that was said, and at most. */
const COSTS: Record<Uncountable, { rate: number; most: number }> = {
  tangent: { rate: 75, most: 28 },
  redundant: { rate: 60, most: 25 },
  padding: { rate: 40, most: 15 },
};

export interface JudgedMark {
  kind: Uncountable;
  span: Span;
  reason: string;
  suggestion: string;
}

const MODEL_LABELS: ReadonlySet<string> = new Set(UNCOUNTABLE.map((kind) => WASTE_ROWS[kind].label));
export const isCountable = ({ label }: Deduction) => !MODEL_LABELS.has(label);

/** What a model would cut, where its words are there and nothing else has marked them; in its own words where they can be said. */
export function judgedMarks(
  { marks }: ModelJudgement,
  { conciseness }: AnswerFindings,
  placing: Placing,
  known: KnownFacts,
  checks: Checks,
): JudgedMark[] {
  const taken: Span[] = conciseness.filter(isCountable).flatMap(({ spans }) => spans);
  return marks.flatMap(({ kind, quote, reason, suggestion }): JudgedMark[] => {
    const place = placing.find(quote, taken);
    if (!place || place.isNearest) {
      checks.refuse('mark_without_place');
      return [];
    }
    const { start, end } = place;
    if (taken.some((other) => start < other.end && other.start < end)) {
      checks.refuse('mark_taken');
      return [];
    }
    taken.push(place);
    const sayable = (text: string, instead: string) => {
      const fault = faultOfWords(text, { known, mostSentences: 1 });
      if (fault) checks.refuse(`mark_${fault}`);
      return fault ? instead : text.trim();
    };
    const row = WASTE_ROWS[kind];
    return [
      {
        kind,
        span: { start, end },
        reason: sayable(reason, row.reason),
        suggestion: sayable(suggestion, row.suggestion),
      },
    ];
  });
}

/** A row a kind, by how much of the text its marks are; each mark has its own reason. */
export function markRows(text: string, marks: readonly JudgedMark[]): Deduction[] {
  const all = Math.max(1, spokenWords(text).length);
  return UNCOUNTABLE.flatMap((kind) => {
    const own = marks.filter((mark) => mark.kind === kind);
    if (own.length === 0) return [];
    const words = own.reduce((sum, { span }) => sum + spokenWords(text.slice(span.start, span.end)).length, 0);
    const { rate, most } = COSTS[kind];
    return [
      {
        ...WASTE_ROWS[kind],
        points: Math.max(1, Math.min(most, (rate * words) / all)),
        spans: own.map(({ span, reason, suggestion }) => ({ ...span, reason, suggestion })),
      },
    ];
  });
}
