import type { PlannedQuestion } from '#contract/interview.ts';
import type { ScoredQuestion, ScoredResponse } from '#contract/results.ts';
import { writeBill } from './bill.ts';
import { ENGINE_NAME, ENGINE_VERSION } from './engine-version.ts';
import { type AnswerEvidence, readEvidence } from './evidence.ts';
import { findCaps, findNotScored } from './gates.ts';
import { detectedParts, measureParts } from './parts.ts';
import { expectedStructure, WORD_BANDS } from './question-type.ts';
import { type Said, saidIn } from './repetition.ts';
import { concisenessDeductions } from './score-conciseness.ts';
import { problemAnswerCriteria, totalOf } from './score-problem-answer.ts';
import { structureDeductions } from './score-structure.ts';
import {
  billImprovement,
  concisenessSummary,
  criteriaImprovement,
  criteriaSummary,
  structureSummary,
} from './texts.ts';

export interface ScoreInput {
  question: PlannedQuestion;
  role: string;
  company: string;
  /** The main response first, then one a follow-up. */
  responses: readonly { asked: string; answer: string }[];
}

/**
 * Scores the answer to one question on its three axes, by rules alone: the same words always get the same score, and
 * every point taken has a name.
 */
export function scoreQuestion({ question, responses }: ScoreInput): ScoredQuestion {
  const scored: ScoredResponse[] = [];
  const heard: Said[] = [];
  const gates = new Set<string>();
  const judged: Judgement[] = [];
  responses.forEach(({ asked, answer }, number) => {
    const { response, judgement } = scoreResponse(question, asked, answer, number, heard);
    scored.push(response);
    if (!judgement) return;
    judged.push(judgement);
    for (const { name } of judgement.caps) gates.add(name);
    heard.push(...judgement.evidence.sentences.map(({ words }) => saidIn(words)));
  });

  const counted = scored.filter((response) => !response.not_scored);
  const base = {
    question_id: question.id,
    question: question.text,
    question_type: question.type,
    responses: scored,
    gates: [...gates],
    engine: ENGINE_NAME,
    engine_version: ENGINE_VERSION,
  };
  if (counted.length === 0) return { ...base, ...withoutScore(scored[0]?.not_scored) };

  // Follow-ups are prompted, not failed: the question is judged on everything that was said to it.
  const [only] = judged;
  const union = only && counted.length === 1 ? only : judge(question, counted.map(({ answer }) => answer).join('\n'));
  const wordsOf = (response: ScoredResponse) => Math.max(1, response.answer.split(/\s+/).length);
  const totalWords = counted.reduce((sum, response) => sum + wordsOf(response), 0);
  const conciseness = Math.round(
    counted.reduce((sum, response) => sum + response.conciseness.score * wordsOf(response), 0) / totalWords,
  );
  const structure = {
    score: union.structure.score,
    penalties: union.structure.penalties.map((p) => locate(p, counted)),
  };
  const longest = counted.reduce((a, b) => (wordsOf(b) > wordsOf(a) ? b : a));
  const overall = Math.round((union.problemAnswer + conciseness + structure.score) / 3);
  const weakest = [
    { score: union.problemAnswer, improvement: criteriaImprovement(union.criteria) },
    { score: conciseness, improvement: longest.conciseness.improvement },
    { score: structure.score, improvement: billImprovement(structure.penalties) },
  ].sort((a, b) => a.score - b.score);
  return {
    ...base,
    overall_score: overall,
    overall_summary: structureSummary(union.evidence, union.detected),
    overall_improvement: weakest[0]?.improvement ?? '',
    question_overall: {
      problem_answer: {
        overall_score: union.problemAnswer,
        overall_summary: criteriaSummary(union.criteria),
        overall_improvement: criteriaImprovement(union.criteria),
        criteria: union.criteria,
      },
      conciseness: {
        overall_score: conciseness,
        overall_summary: longest.conciseness.summary,
        overall_improvement: longest.conciseness.improvement,
      },
      structure: {
        overall_score: structure.score,
        overall_summary: structureSummary(union.evidence, union.detected),
        overall_improvement: billImprovement(structure.penalties),
        penalties: structure.penalties,
      },
    },
    confidence: confidenceOf(question, union.evidence),
  };
}

function scoreResponse(
  question: PlannedQuestion,
  asked: string,
  answer: string,
  number: number,
  heard: readonly Said[],
): { response: ScoredResponse; judgement?: Judgement } {
  const names = {
    question: number === 0 ? 'Main response' : `Follow-up #${number}`,
    asked,
    answer,
    response_number: number,
  };
  const expected = { expected_structure: expectedStructure(question.type), question_type: question.type };
  const notScored = findNotScored(answer);
  if (notScored) {
    const blank = { score: -1, summary: notScored.message, improvement: '' };
    const response = {
      ...names,
      problem_answer: { ...blank, criteria: [] },
      conciseness: { ...blank, penalties: [] },
      structure: { ...blank, ...expected, detected_structures: [], penalties: [] },
      not_scored: notScored,
    };
    return { response };
  }
  const judgement = judge(question, answer, heard);
  const { evidence, caps, criteria, problemAnswer, structure, detected } = judgement;
  const bill = writeBill(answer, concisenessDeductions(answer, evidence, caps, problemAnswer, number > 0));
  const response = {
    ...names,
    problem_answer: {
      score: problemAnswer,
      summary: criteriaSummary(criteria),
      improvement: criteriaImprovement(criteria),
      criteria,
    },
    conciseness: {
      ...bill,
      summary: concisenessSummary(evidence, bill.penalties),
      improvement: billImprovement(bill.penalties),
    },
    structure: {
      ...structure,
      ...expected,
      summary: structureSummary(evidence, detected),
      improvement: billImprovement(structure.penalties),
      detected_structures: detected,
    },
  };
  return { response, judgement };
}

type Judgement = ReturnType<typeof judge>;

/** What one text is worth as an answer to a question. */
function judge(question: PlannedQuestion, answer: string, heard: readonly Said[] = []) {
  const evidence = readEvidence(question, question.type, answer, heard);
  const caps = findCaps(answer, evidence);
  const parts = measureParts(evidence);
  const criteria = problemAnswerCriteria(answer, evidence, parts, caps);
  return {
    evidence,
    caps,
    criteria,
    problemAnswer: totalOf(criteria),
    structure: writeBill(answer, structureDeductions(evidence, parts, caps)),
    detected: detectedParts(parts),
  };
}

/** A penalty found in all responses together points into the one that holds its words. */
function locate(
  penalty: ScoredQuestion['question_overall']['structure']['penalties'][number],
  responses: readonly ScoredResponse[],
) {
  if (penalty.quote === '') return penalty;
  for (const { answer } of responses) {
    const start = answer.indexOf(penalty.quote);
    if (start !== -1)
      return { ...penalty, start_char: start, end_char: start + penalty.quote.length, occurrence_index: 0 };
  }
  return { ...penalty, quote: '', start_char: 0, end_char: 0, occurrence_index: 0 };
}

function withoutScore(notScored: ScoredQuestion['not_scored']) {
  const message = notScored?.message ?? 'Nothing was heard that could be scored.';
  const blank = { overall_score: -1, overall_summary: message, overall_improvement: '' };
  return {
    ...blank,
    question_overall: {
      problem_answer: { ...blank, criteria: [] },
      conciseness: blank,
      structure: { ...blank, penalties: [] },
    },
    not_scored: notScored ?? { reason: 'not_heard' as const, message },
    confidence: 0,
  };
}

function confidenceOf(question: PlannedQuestion, evidence: AnswerEvidence): number {
  const enough = Math.min(1, evidence.countedWords / WORD_BANDS[evidence.type].low);
  const confidence = 0.5 * enough + (question.type === 'general' ? 0 : 0.3) + (question.signals.length > 0 ? 0.2 : 0);
  return Math.round(confidence * 100) / 100;
}
