import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { partsAskedFor } from '#domain/telling/asked-parts.ts';
import type { Deduction } from './bill.ts';
import { CRITERIA } from './bill-criteria.ts';
import {
  type AnswerFindings,
  type Ceiling,
  type CriterionFinding,
  type CriterionId,
  type JudgeRequest,
  type QuestionFindings,
  unionText,
} from './findings.ts';
import { locateQuote } from './locate-quote.ts';
import { expectedParts } from './question-type.ts';
import { type Span, tokenise } from './segment.ts';
import { missingRow } from './shape-rows.ts';
import { withoutOrdersAndLabels } from './silence.ts';
import { WASTE_ROWS } from './waste-rows.ts';

export const LEVEL_WORDS = ['none', 'weak', 'strong'] as const;
export type LevelWord = (typeof LEVEL_WORDS)[number];
const LEVELS: Record<LevelWord, number> = { none: 0, weak: 0.55, strong: 1 };

/** What a model may find that nobody can count; what can be counted is counted. */
export const UNCOUNTABLE = ['tangent', 'redundant', 'padding'] as const;
export type Uncountable = (typeof UNCOUNTABLE)[number];

/** What a model is asked about an answer: evidence and words, never a number. */
export interface ModelJudgement {
  answered: 'no' | 'partly' | 'yes';
  checks: readonly { id: CriterionId; quote: string; level: LevelWord }[];
  parts: readonly { part: string; quote: string; level: LevelWord }[];
  penalties: readonly { category: Uncountable; quote: string; reason: string; suggestion: string }[];
}

/** What became of a model's quotes. */
export interface QuoteCount {
  exact: number;
  repaired: number;
  dropped: number;
}

/** What a stretch costs by its share of all that was said, and at most. */
const COSTS: Record<Uncountable, { rate: number; most: number }> = {
  tangent: { rate: 75, most: 28 },
  redundant: { rate: 60, most: 25 },
  padding: { rate: 40, most: 15 },
};

const ASKED_FOR: Record<'no' | 'partly', Ceiling> = {
  no: {
    axis: 'problem_answer',
    most: 25,
    label: 'Not what was asked',
    reason: 'This answers another question than the one that was asked.',
    suggestion: 'Listen for what is asked, and begin with the answer to it.',
  },
  partly: {
    axis: 'problem_answer',
    most: 65,
    label: 'Asked for more',
    reason: 'Part of what was asked is left open.',
    suggestion: 'Answer each part of the question before you add to it.',
  },
};

/**
 * Makes findings of what a model found, in the shape that the embedded judge fills: its quotes are located in the words
 * that were said or dropped, what can be counted and every gate stay the embedded judge's, and so do the checks that
 * the model left out.
 */
export function findingsOf(
  { question, responses }: Pick<JudgeRequest, 'question' | 'responses'>,
  embedded: QuestionFindings,
  judged: ModelJudgement,
): { findings: QuestionFindings; quotes: QuoteCount } {
  const quotes: QuoteCount = { exact: 0, repaired: 0, dropped: 0 };
  const { union } = embedded;
  if (!union) return { findings: embedded, quotes };
  const counted = responses.filter((_, i) => isJudged(embedded.responses[i]));
  const whole = unionText(counted.map(({ answer }) => answer));
  const place = new Placing(whole, quotes);
  const known = new KnownFacts([question.text, ...responses.flatMap(({ asked, answer }) => [asked, answer])]);

  const criteria = readCriteria(judged, union, place);
  const levels = readParts(question.type, judged, place);
  const parts = levels.flatMap(({ part, level, spans }) =>
    (level ?? 0) > 0 && spans.length > 0 ? [{ part, spans }] : [],
  );
  const shape = shapeOf(question, levels);
  const waste = readWaste(judged, union, place, known);
  const ceilings = judged.answered === 'yes' ? [] : [ASKED_FOR[judged.answered]];
  const findings: AnswerFindings = {
    ...union,
    criteria,
    parts,
    structure: shape.rows,
    rest: { problem_answer: 0, conciseness: union.rest.conciseness, structure: union.restOfShape + shape.rest },
    conciseness: [...union.conciseness.filter(isCountable), ...wasteRows(whole, waste)],
    ceilings: [...union.ceilings, ...ceilings],
  };
  if (counted.length === 1)
    return {
      findings: {
        ...embedded,
        union: findings,
        responses: embedded.responses.map((own) => (isJudged(own) ? findings : own)),
      },
      quotes,
    };
  let offset = 0;
  const own = embedded.responses.map((response, i) => {
    if (!isJudged(response)) return response;
    const text = responses[i]?.answer ?? '';
    const here = { start: offset, end: offset + text.length };
    offset = here.end + 1;
    return onlyHere(response, findings, waste, text, here, i > 0);
  });
  return { findings: { ...embedded, union: findings, responses: own }, quotes };
}

const isJudged = (response: QuestionFindings['responses'][number] | undefined): response is AnswerFindings =>
  response !== undefined && 'criteria' in response;

/** Finds quotes in the words, of which orders to the grader are no part. */
class Placing {
  readonly #text: string;
  readonly #quotes: QuoteCount;

  constructor(text: string, quotes: QuoteCount) {
    this.#text = withoutOrdersAndLabels(text);
    this.#quotes = quotes;
  }

  find(quote: string, taken: readonly Span[] = []): Span | undefined {
    if (quote.trim() === '') return undefined;
    const found = locateQuote(this.#text, quote, taken);
    if (!found) this.#quotes.dropped += 1;
    else if (found.repaired) this.#quotes.repaired += 1;
    else this.#quotes.exact += 1;
    return found && { start: found.start, end: found.end };
  }

  words(span: Span): string {
    return this.#text.slice(span.start, span.end);
  }
}

/** A check without words falls: strong to weak if none were given, one level if they are not there. */
function levelOf(level: LevelWord, quote: string, span: Span | undefined): number {
  if (span || level === 'none') return LEVELS[level];
  if (quote.trim() === '') return Math.min(LEVELS[level], LEVELS.weak);
  return level === 'strong' ? LEVELS.weak : LEVELS.none;
}

function readCriteria({ checks }: ModelJudgement, { criteria }: AnswerFindings, place: Placing): CriterionFinding[] {
  return (Object.keys(CRITERIA) as CriterionId[]).map((id) => {
    const check = checks.find((each) => each.id === id);
    if (!check) return criteria.find((each) => each.id === id) ?? { id, level: 0, quote: '' };
    const span = place.find(check.quote);
    return { id, level: levelOf(check.level, check.quote, span), quote: span ? place.words(span) : '' };
  });
}

interface PartLevel {
  part: string;
  /** Undefined where the model says nothing of it. */
  level: number | undefined;
  spans: readonly Span[];
}

function readParts(type: JudgeRequest['question']['type'], { parts }: ModelJudgement, place: Placing) {
  return expectedParts(type).map(({ name }): PartLevel => {
    const judged = parts.find(({ part }) => part.toLowerCase() === name.toLowerCase());
    if (!judged) return { part: name, level: undefined, spans: [] };
    const span = place.find(judged.quote);
    return { part: name, level: levelOf(judged.level, judged.quote, span), spans: span ? [span] : [] };
  });
}

/** A part that the question waits for and the model finds nothing of is missing; what is weak stands in the rest. */
function shapeOf({ type, text }: JudgeRequest['question'], levels: readonly PartLevel[]) {
  const asked = new Set(partsAskedFor(type, text));
  const rows: Deduction[] = [];
  let rest = 0;
  for (const part of expectedParts(type)) {
    const level = levels.find(({ part: name }) => name === part.name)?.level;
    if (level === undefined) continue;
    if (level === 0 && asked.has(part.name)) rows.push(missingRow(part));
    else rest += part.weight * (1 - level);
  }
  return { rows, rest };
}

interface Waste {
  category: Uncountable;
  span: Span;
  reason: string;
  suggestion: string;
}

/** What the model would cut, where its words are there and nothing else has marked them; its own words if they invent nothing. */
function readWaste({ penalties }: ModelJudgement, union: AnswerFindings, place: Placing, known: KnownFacts): Waste[] {
  const taken: Span[] = union.conciseness.filter(isCountable).flatMap(({ spans }) => spans);
  return penalties.flatMap(({ category, quote, reason, suggestion }) => {
    const span = place.find(quote, taken);
    if (!span || taken.some((other) => span.start < other.end && other.start < span.end)) return [];
    taken.push(span);
    const row = WASTE_ROWS[category];
    const isSayable = (text: string) =>
      /\p{L}/u.test(text) && text.length <= 200 && known.inventedIn(text).length === 0;
    return [
      {
        category,
        span,
        reason: isSayable(reason) ? reason : row.reason,
        suggestion: isSayable(suggestion) ? suggestion : row.suggestion,
      },
    ];
  });
}

const MODEL_LABELS: ReadonlySet<string> = new Set(UNCOUNTABLE.map((category) => WASTE_ROWS[category].label));
const isCountable = ({ label }: Deduction) => !MODEL_LABELS.has(label);
/** A row a kind, by how much of the text its stretches are. */
function wasteRows(text: string, waste: readonly Waste[]): Deduction[] {
  const all = Math.max(1, tokenise(text).length);
  return UNCOUNTABLE.flatMap((category) => {
    const found = waste.filter((each) => each.category === category);
    const [first] = found;
    if (!first) return [];
    const words = found.reduce((total, { span }) => total + tokenise(text.slice(span.start, span.end)).length, 0);
    const { rate, most } = COSTS[category];
    const { label, markValue } = WASTE_ROWS[category];
    return [
      {
        label,
        markValue,
        points: Math.max(1, Math.min(most, (rate * words) / all)),
        spans: found.map(({ span }) => span),
        reason: first.reason,
        suggestion: first.suggestion,
      },
    ];
  });
}

/** One of several responses: what the union earned by words of this one, and what is cut in it. */
function onlyHere(
  own: AnswerFindings,
  union: AnswerFindings,
  waste: readonly Waste[],
  text: string,
  here: Span,
  isFollowUp: boolean,
): AnswerFindings {
  const within = (span: Span | undefined) => span !== undefined && span.start >= here.start && span.end <= here.end;
  const shift = ({ start, end }: Span): Span => ({ start: start - here.start, end: end - here.start });
  const criteria = own.criteria.map((finding) => {
    const judged = union.criteria.find(({ id }) => id === finding.id) ?? finding;
    const isHere = judged.quote !== '' && text.includes(judged.quote);
    return isHere ? judged : { ...finding, level: Math.min(finding.level, judged.level) };
  });
  const cut = waste
    .filter(({ span, category }) => within(span) && !(isFollowUp && category === 'redundant'))
    .map((each) => ({ ...each, span: shift(each.span) }));
  return {
    ...own,
    criteria,
    conciseness: [...own.conciseness.filter(isCountable), ...wasteRows(text, cut)],
    ceilings: [...own.ceilings],
  };
}
