import type { Checks } from '#domain/judging/checks.ts';
import { fittedJudging, type JudgingScales } from '#domain/judging/fitted-judging.ts';
import {
  isSurelyTold,
  type JudgedPart,
  judgedCriteria,
  judgedParts,
  judgedTold,
} from '#domain/judging/judged-evidence.ts';
import { isCountable, type JudgedMark, judgedMarks, markRows } from '#domain/judging/judged-marks.ts';
import { judgedShape } from '#domain/judging/judged-shape.ts';
import { judgedWords } from '#domain/judging/judged-words.ts';
import type { AnsweredWord, ModelJudgement } from '#domain/judging/judgement.ts';
import { Placing } from '#domain/judging/placing.ts';
import { type VerdictWord, verdictValue, wordsAbove } from '#domain/judging/verdicts.ts';
import { KnownFacts } from '#domain/model-text/known-facts.ts';
import { criterionOf } from '#domain/report/outline.ts';
import { brought, onReadersScale, rawScores } from './calibrate.ts';
import {
  type AnswerFindings,
  type Axis,
  type Ceiling,
  type CriterionId,
  type JudgeRequest,
  type QuestionFindings,
  unionText,
} from './findings.ts';
import type { Span } from './segment.ts';

const ASKED_FOR: Record<'no' | 'partly', Ceiling> = {
  no: {
    axis: 'problem_answer',
    most: 20,
    label: 'Not what was asked',
    reason: 'This answers another question than the one that was asked.',
    suggestion: 'Listen for what is asked, and begin with the answer to it.',
  },
  partly: {
    axis: 'problem_answer',
    most: 45,
    label: 'Asked for more',
    reason: 'Part of what was asked is left open.',
    suggestion: 'Answer each part of the question before you add to it.',
  },
};

/**
 * Makes findings of what a model says, in the shape that the embedded judge fills. Each axis comes to the mean of the
 * embedded score and the model's verdict; its evidence says where the points are lost. Quotes are located in the words
 * that were said or dropped; what can be counted and every gate stay the embedded judge's, and so does what the model
 * left out.
 */
export function findingsOf(
  request: JudgeRequest,
  embedded: QuestionFindings,
  judged: ModelJudgement,
  checks: Checks,
  scales: JudgingScales = fittedJudging.scales,
): QuestionFindings {
  const { question, responses } = request;
  const { union } = embedded;
  if (!union) return embedded;
  const heard = new Heard(request, embedded);
  const placing = new Placing(heard.text, checks);
  const known = knownTo(request);

  const criteria = judgedCriteria(judged, union, placing);
  const parts = judgedParts(question, judged, placing);
  const spoken = isOfThisAnswer(checks) ? judged : withoutVerdicts(judged, checks);
  const marks = judgedMarks(judged, union, placing, known, checks);
  const shape = judgedShape(request, parts, union.structure);
  const findings = settled(
    {
      ...union,
      criteria,
      parts: parts.flatMap(({ name, level = 0, place }) =>
        level > 0 && place ? [{ part: name, spans: [place] }] : [],
      ),
      structure: shape.rows,
      conciseness: [...union.conciseness.filter(isCountable), ...markRows(heard.text, marks)],
      ceilings: [...union.ceilings, ...ceilingsOf(spoken, checks)],
    },
    judgedScores(spoken, union, scales),
    missingCriteria(parts, criteria, responses),
    shape.unsaid,
    scales,
  );
  return {
    ...embedded,
    union: findings,
    responses: heard.responses(embedded, findings, marks),
    told: judgedTold(responses, parts, (span) => heard.placeOf(span)),
    words: judgedWords(spoken, { text: heard.text, placing, known, checks }),
  };
}

/** Whether most of the evidence stands in the answer. */
const isOfThisAnswer = ({ quotes: { exact, repaired, nearest, dropped } }: Checks) =>
  dropped <= exact + repaired + nearest;

/** What is said of an answer without evidence in it is not taken: the embedded score stands. */
function withoutVerdicts(judged: ModelJudgement, checks: Checks): ModelJudgement {
  checks.refuse('evidence_not_found');
  return { ...judged, answered: undefined, verdicts: {}, summary: '', improvement: undefined };
}

/** What nobody may invent in words about an answer. */
const knownTo = ({ question, role, company, responses }: JudgeRequest) =>
  new KnownFacts([question.text, role, company, ...responses.flatMap(({ asked, answer }) => [asked, answer])]);

/** What the embedded judge gives an axis, its ceilings with it. */
export function embeddedScores(union: AnswerFindings): Record<Axis, number> {
  const raw = rawScores(union);
  const score = (axis: Axis) =>
    Math.max(0, Math.min(100, raw[axis], ...union.ceilings.flatMap((each) => (each.axis === axis ? [each.most] : []))));
  return {
    problem_answer: score('problem_answer'),
    conciseness: score('conciseness'),
    structure: score('structure'),
  };
}

/** How much of a score is the embedded judge's. */
const EMBEDDED_SHARE = 0.4;

/** Between the embedded score and the model's verdict, on the scale of readers; the embedded score where there is no verdict. */
function judgedScores(
  { verdicts }: ModelJudgement,
  union: AnswerFindings,
  scales: JudgingScales,
): Record<'problem_answer' | 'structure', number> {
  const embedded = embeddedScores(union);
  const mean = (axis: 'problem_answer' | 'structure') => {
    const value = verdictValue(axis, verdicts);
    if (value === undefined) return embedded[axis];
    return onReadersScale(EMBEDDED_SHARE * embedded[axis] + (1 - EMBEDDED_SHARE) * value, scales[axis]);
  };
  return { problem_answer: mean('problem_answer'), structure: mean('structure') };
}

function settled(
  findings: AnswerFindings,
  wanted: Record<'problem_answer' | 'structure', number>,
  missing: ReadonlySet<CriterionId>,
  unsaid: number,
  scales: JudgingScales,
): AnswerFindings {
  const conciseness = onReadersScale(rawScores(findings).conciseness, scales.conciseness);
  return brought(findings, { ...wanted, conciseness }, missing, unsaid);
}

/** From this verdict on an answer is too good to be another question's, or to leave something open. */
const CONTRADICTS: Record<Exclude<AnsweredWord, 'yes'>, VerdictWord> = { no: 'fair', partly: 'good' };

/** Another question's answer, or one that leaves something open, cannot also be a good one: then the verdict counts. */
function ceilingsOf({ answered, verdicts: { problem_answer: verdict } }: ModelJudgement, checks: Checks): Ceiling[] {
  if (answered === undefined || answered === 'yes') return [];
  if (verdict && wordsAbove(verdict, CONTRADICTS[answered]) >= 0) {
    checks.refuse('answered_contradicts');
    return [];
  }
  return [ASKED_FOR[answered]];
}

/** What earns nothing: a criterion of which a model finds nothing and whose part the question asks for in vain. */
function missingCriteria(
  parts: readonly JudgedPart[],
  criteria: AnswerFindings['criteria'],
  responses: JudgeRequest['responses'],
): ReadonlySet<CriterionId> {
  const isNothing = (id: string | undefined) => criteria.some((each) => each.id === id && each.level === 0);
  return new Set(
    parts.flatMap(({ part, isExpected, level }) => {
      const id = criterionOf(part) as CriterionId | undefined;
      const isMissing = isExpected && level === 0 && !responses.some(({ told }) => isSurelyTold(told, part));
      return isMissing && id && isNothing(id) ? [id] : [];
    }),
  );
}

const isJudged = (response: QuestionFindings['responses'][number] | undefined): response is AnswerFindings =>
  response !== undefined && 'criteria' in response;

/** The responses that are judged, as one text, and where each stands in it. */
class Heard {
  readonly text: string;
  readonly #answers: readonly { number: number; answer: string; start: number }[];

  constructor({ responses }: JudgeRequest, embedded: QuestionFindings) {
    let start = 0;
    this.#answers = responses.flatMap(({ answer }, number) => {
      if (!isJudged(embedded.responses[number])) return [];
      const heard = { number, answer, start };
      start += answer.length + 1;
      return [heard];
    });
    this.text = unionText(this.#answers.map(({ answer }) => answer));
  }

  placeOf(span: Span): { response: number; span: Span } | undefined {
    const own = this.#answers.find(({ start, answer }) => span.start >= start && span.end <= start + answer.length);
    return own && { response: own.number, span: { start: span.start - own.start, end: span.end - own.start } };
  }

  /** Each response's own findings: what the whole earned by its words, and what is cut in it. */
  responses(
    embedded: QuestionFindings,
    union: AnswerFindings,
    marks: readonly JudgedMark[],
  ): QuestionFindings['responses'] {
    if (this.#answers.length === 1) return embedded.responses.map((own) => (isJudged(own) ? union : own));
    return embedded.responses.map((own, number) => {
      const heard = this.#answers.find((each) => each.number === number);
      if (!heard || !isJudged(own)) return own;
      const here = marks.flatMap((mark) => {
        const place = this.placeOf(mark.span);
        // A follow-up's answer may go back over what was said.
        const isCut = place?.response === number && !(number > 0 && mark.kind === 'redundant');
        return isCut && place ? [{ ...mark, span: place.span }] : [];
      });
      return {
        ...own,
        criteria: own.criteria.map((finding) => {
          const judged = union.criteria.find(({ id }) => id === finding.id) ?? finding;
          const isHere = judged.quote !== '' && heard.answer.includes(judged.quote);
          return isHere ? judged : { ...finding, level: Math.min(finding.level, judged.level) };
        }),
        conciseness: [...own.conciseness.filter(isCountable), ...markRows(heard.answer, here)],
      };
    });
  }
}
