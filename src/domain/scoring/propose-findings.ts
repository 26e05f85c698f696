import type { PlannedQuestion } from '#contract/interview.ts';
import { spokenWords } from '#domain/reading/words.ts';
import { criterionOf, missingParts } from '#domain/report/outline.ts';
import { askedParts } from '#domain/telling/asked-parts.ts';
import { joinTold, type Told } from '#domain/telling/told.ts';
import type { AnswerEvidence } from './answer-evidence.ts';
import { readAnswer } from './answer-features.ts';
import { calibrated, rawScores } from './calibrate.ts';
import { earnedCriteria, problemAnswerRows } from './earned-criteria.ts';
import { ENGINE_NAME, ENGINE_VERSION } from './engine-version.ts';
import { readEvidence } from './evidence.ts';
import {
  cutIntoStretches,
  isCandidateIn,
  type Mark,
  readAlone,
  readInContext,
  stretchReadings,
  surestMarks,
} from './find-marks.ts';
import {
  type AnswerFindings,
  type Axis,
  type CriterionId,
  type JudgeRequest,
  type QuestionFindings,
  type ResponseFindings,
  unionText,
} from './findings.ts';
import { fittedScoring } from './fitted-scoring.ts';
import { ceilingsOf, findCaps, findNoAnswer, findNotScored, lengthCeilings } from './gates.ts';
import { judgedPart } from './judged-part.ts';
import type { Likelihoods } from './likelihoods.ts';
import { findPutIn } from './put-in.ts';
import { WORD_BANDS } from './question-type.ts';
import type { ScoringWeights } from './scoring-weights.ts';
import type { Sentence, Span } from './segment.ts';
import { readShape, toldParts } from './shape-rows.ts';
import { silence, withoutOrdersAndLabels } from './silence.ts';
import { findAll } from './spoken-words.ts';
import type { Standing } from './standing.ts';
import { contentStems } from './stems.ts';
import { wasteRows } from './waste-rows.ts';

/** The embedded judge: what an answer holds, by learned weights. The same words always give the same findings. */
export function proposeFindings(
  { question, responses }: JudgeRequest,
  weights: ScoringWeights = fittedScoring,
): QuestionFindings {
  const judged = responses.map(({ answer }) => judgedPart(answer));
  const read = judged.map((answer, number): { findings: ResponseFindings; evidence?: AnswerEvidence } => {
    const notScored = findNotScored(answer);
    if (notScored) return { findings: { notScored } };
    return judgeText({ question, said: answer, told: responses[number]?.told ?? {}, isFollowUp: number > 0 }, weights);
  });
  const scored = judged.flatMap((answer, i) => (read[i]?.evidence ? [{ answer, told: responses[i]?.told ?? {} }] : []));
  const [only] = read.filter(({ evidence }) => evidence);
  // Follow-ups are prompted, not failed: the question is judged on everything that was said to it.
  const union = scored.length < 2 ? only : judgeText({ question, ...together(scored), isFollowUp: false }, weights);
  return {
    responses: read.map(({ findings }) => findings),
    union: union && 'criteria' in union.findings ? union.findings : undefined,
    confidence: union?.evidence ? confidenceOf(question, union.evidence) : 0,
    engine: ENGINE_NAME,
    engineVersion: ENGINE_VERSION,
  };
}

/** All that was said to a question, as one text with what it tells. */
function together(scored: readonly { answer: string; told: Told }[]): { said: string; told: Told } {
  let from = 0;
  const texts = scored.map(({ answer, told }) => {
    const text = { told, from };
    from += unionText([answer, '']).length;
    return text;
  });
  return { said: judgedPart(unionText(scored.map(({ answer }) => answer))), told: joinTold(texts) };
}

/** A text that is judged: a response, or all of them. */
interface Heard {
  question: PlannedQuestion;
  said: string;
  told: Told;
  isFollowUp: boolean;
}

interface Judged {
  findings: AnswerFindings;
  evidence: AnswerEvidence;
}

/**
 * Reads an answer whole, and again without what can be put into any answer, takes the lowest reading of each axis, and
 * brings it to the scale of readers.
 */
function judgeText(heard: Heard, weights: ScoringWeights): Judged {
  const { question, said, told, isFollowUp } = heard;
  const text = withoutOrdersAndLabels(said);
  const whole = readText(heard, text, weights);
  const findings = withCaps(lowestReading(heard, text, whole, weights, whole.marks), findNoAnswer(whole.evidence));
  const missing = new Set(missingParts(question.type, question.text, isFollowUp ? {} : told).map(criterionOf));
  const settled = (found: AnswerFindings, read: Read): Judged => ({
    evidence: whole.evidence,
    findings: withLength(calibrated(found, weights.scales, missing as ReadonlySet<CriterionId>), read, isFollowUp),
  });
  const putIn = findPutIn(text, question.text);
  if (putIn.length === 0) return settled(findings, whole);
  const rest = silence(text, putIn);
  const bare = readText(heard, rest, weights, whole.marks);
  return settled(lowerOf(findings, lowestReading(heard, rest, bare, weights, whole.marks)), bare);
}

const withCaps = (findings: AnswerFindings, caps: ReturnType<typeof findCaps>): AnswerFindings => ({
  ...findings,
  ceilings: [...caps.flatMap(ceilingsOf), ...findings.ceilings],
  gates: [...caps.map(({ name }) => name), ...findings.gates],
});

/** How short an answer is shows where nothing has been taken away from it. */
function withLength(findings: AnswerFindings, { evidence, belongs }: Read, isFollowUp: boolean): AnswerFindings {
  const tooShort = isFollowUp ? [] : lengthCeilings(evidence, belongs);
  return { ...findings, ceilings: [...findings.ceilings, ...tooShort] };
}

/**
 * Reads again without what hardly belongs to the answer, as often as there is something to take away: so asides,
 * padding, echoes, repetition, keywords and fillers can cost points and can never buy any.
 */
function lowestReading(
  heard: Heard,
  from: string,
  whole: Read,
  weights: ScoringWeights,
  marks: readonly Mark[],
): AnswerFindings {
  let { findings } = whole;
  let last = whole;
  let text = from;
  // What is said twice from beginning to end costs a reading, and must leave as many as there would be without.
  const most = MOST_READINGS + (countSaidTwice(whole.evidence.sentences) > 0 ? 1 : 0);
  for (let reading = 1; reading < most; reading++) {
    const doubtful = doubtsIn(text, last);
    if (doubtful.length === 0) break;
    text = silence(text, doubtful);
    last = readText(heard, text, weights, marks);
    if (last.evidence.words < FEWEST_LEFT) break;
    findings = lowerOf(findings, last.findings);
  }
  return findings;
}

const MOST_READINGS = 8;

function lowerOf(a: AnswerFindings, b: AnswerFindings): AnswerFindings {
  const [one, other] = [rawScores(a), rawScores(b)];
  const lower = (axis: Axis) => (other[axis] < one[axis] ? b : a);
  const [answer, waste, shape] = [lower('problem_answer'), lower('conciseness'), lower('structure')];
  return {
    ...a,
    criteria: answer.criteria,
    problemAnswer: answer.problemAnswer,
    conciseness: waste.conciseness,
    structure: shape.structure,
    rest: {
      problem_answer: answer.rest.problem_answer,
      conciseness: waste.rest.conciseness,
      structure: shape.rest.structure,
    },
    restOfShape: shape.restOfShape,
    ceilings: [...a.ceilings, ...b.ceilings],
    gates: [...new Set([...a.gates, ...b.gates])],
  };
}

/** With fewer words left there is nothing to compare. */
const FEWEST_LEFT = 12;
const DOUBT = 0.5;
const DOUBTFUL: ReadonlySet<Standing> = new Set<Standing>([
  'repeated',
  'echo',
  'word_list',
  'off_topic',
  'unsupported',
  'preamble',
  'empty',
]);
const SURE_FILLER = /\b(?:u+m+|u+h+|erm*|hmm+|you know|i mean)\b,?/gi;

/**
 * What is in doubt of belonging to the answer, by the rules or as likely as not by what was learned: an end that says the
 * sentences before it once more, else the last sentence, else the first, else fillers, else what stands in between.
 */
function doubtsIn(text: string, { evidence, likelihoods }: Read): Span[] {
  const { tangent, repetition } = likelihoods.sentences;
  const { sentences } = evidence;
  const twice = countSaidTwice(sentences);
  if (twice > 0) return sentences.slice(-twice);
  const isDoubtful = sentences.map(
    ({ standing }, i) => DOUBTFUL.has(standing) || Math.max(tangent[i] ?? 0, repetition[i] ?? 0) > DOUBT,
  );
  const [first] = sentences;
  const last = sentences.at(-1);
  const fresh = sentences.findLastIndex(({ standing }) => standing !== 'repeated');
  if (fresh >= 0 && fresh < sentences.length - 1) return sentences.slice(fresh + 1);
  if (sentences.length > 1 && last && isDoubtful.at(-1)) return [last];
  if (sentences.length > 1 && first && isDoubtful[0]) return [first];
  const fillers = findAll(text, SURE_FILLER);
  return fillers.length > 0 ? fillers : sentences.filter((_, i) => isDoubtful[i]);
}

/** How many sentences at the end are, word for word and in the same order, those that stand before them. */
function countSaidTwice(sentences: readonly Sentence[]): number {
  const said = sentences.map(({ tokens }) => tokens.map(({ word }) => word).join(' ')).reverse();
  let most = 0;
  for (let period = 1; period <= said.length / 2; period++) {
    let count = 0;
    while (count + period < said.length && said[count] === said[count + period]) count++;
    if (count >= period) most = Math.max(most, count);
  }
  return most;
}

interface Read extends Judged {
  belongs: readonly number[];
  likelihoods: Likelihoods;
  marks: readonly Mark[];
}

/** Reads what is left of what was said once. Where it is read again with less in it, the marks of the whole are kept. */
function readText(
  { question, said, told, isFollowUp }: Heard,
  text: string,
  weights: ScoringWeights,
  found: readonly Mark[] = [],
): Read {
  const evidence = readEvidence(question, question.type, text);
  const asked = contentStems(spokenWords(question.text).map(({ word }) => word));
  const stretches = cutIntoStretches(text, evidence);
  const likelihoods = readAlone(stretchReadings(text, evidence, stretches, asked, isCandidateIn(weights)), weights);
  const own = surestMarks(text, stretches, readInContext(likelihoods, stretches, weights), weights);
  const marks = [
    ...own,
    ...found.filter((mark) => own.every(({ start, end }) => mark.end <= start || end <= mark.start)),
  ];
  const reading = readAnswer(text, evidence, stretches, likelihoods, asked);
  const missing = missingParts(question.type, question.text, isFollowUp ? {} : told);
  const names = askedParts(question.type, question.text).flatMap(({ part, name }) =>
    missing.some((each) => each === part) ? [name] : [],
  );
  const shape = readShape(reading, evidence, weights, new Set(names));
  const waste = wasteRows(said, reading, evidence, marks, weights, isFollowUp);
  const taken = problemAnswerRows(text, reading, weights);
  const caps = findCaps(text, evidence);
  return {
    evidence,
    belongs: reading.belongs,
    likelihoods,
    marks,
    findings: {
      words: evidence.words,
      criteria: earnedCriteria(said, reading, told, weights),
      problemAnswer: taken.rows,
      conciseness: waste.rows,
      structure: shape.rows,
      rest: { problem_answer: taken.rest, conciseness: waste.rest, structure: shape.rest },
      restOfShape: shape.restOfShape,
      parts: toldParts(question.type, said, question.text, told),
      ceilings: caps.flatMap(ceilingsOf),
      gates: caps.map(({ name }) => name),
    },
  };
}

function confidenceOf(question: PlannedQuestion, evidence: AnswerEvidence): number {
  const enough = Math.min(1, evidence.countedWords / WORD_BANDS[evidence.type].low);
  const confidence = 0.5 * enough + (question.type === 'general' ? 0 : 0.3) + (question.signals.length > 0 ? 0.2 : 0);
  return Math.round(confidence * 100) / 100;
}
