import type { PlannedQuestion } from '#contract/interview.ts';
import { ENGINE_NAME, ENGINE_VERSION } from './engine-version.ts';
import { type AnswerEvidence, readEvidence } from './evidence.ts';
import {
  type AnswerFindings,
  type Ceiling,
  type JudgeRequest,
  type QuestionFindings,
  type ResponseFindings,
  unionText,
} from './findings.ts';
import { type Cap, findCaps, findNotScored } from './gates.ts';
import { measureParts } from './parts.ts';
import { WORD_BANDS } from './question-type.ts';
import { type Said, saidIn } from './repetition.ts';
import { concisenessDeductions, lengthCeiling } from './score-conciseness.ts';
import { problemAnswerCriteria, problemAnswerDeductions } from './score-problem-answer.ts';
import { structureDeductions } from './score-structure.ts';

/** The embedded judge: what an answer holds, by rules alone. The same words always give the same findings. */
export function proposeFindings({ question, responses }: JudgeRequest): QuestionFindings {
  const heard: Said[] = [];
  const read = responses.map(({ answer }, number): { findings: ResponseFindings; evidence?: AnswerEvidence } => {
    const notScored = findNotScored(answer);
    if (notScored) return { findings: { notScored } };
    const judged = judgeText(question, answer, number > 0, heard);
    heard.push(...judged.evidence.sentences.map(({ words }) => saidIn(words)));
    return judged;
  });
  const scored = responses.filter((_, i) => read[i]?.evidence).map(({ answer }) => answer);
  const [only] = read.filter(({ evidence }) => evidence);
  // Follow-ups are prompted, not failed: the question is judged on everything that was said to it.
  const union =
    scored.length === 0 ? undefined : scored.length === 1 ? only : judgeText(question, unionText(scored), false);
  return {
    responses: read.map(({ findings }) => findings),
    union: union && 'criteria' in union.findings ? union.findings : undefined,
    confidence: union?.evidence ? confidenceOf(question, union.evidence) : 0,
    engine: ENGINE_NAME,
    engineVersion: ENGINE_VERSION,
  };
}

function judgeText(
  question: PlannedQuestion,
  text: string,
  isFollowUp: boolean,
  heard: readonly Said[] = [],
): { findings: AnswerFindings; evidence: AnswerEvidence } {
  const evidence = readEvidence(question, question.type, text, heard);
  const caps = findCaps(text, evidence);
  const parts = measureParts(evidence);
  return {
    evidence,
    findings: {
      words: evidence.words,
      criteria: problemAnswerCriteria(evidence, parts),
      problemAnswer: problemAnswerDeductions(text, evidence),
      conciseness: concisenessDeductions(text, evidence, isFollowUp),
      structure: structureDeductions(evidence, parts),
      parts: parts.map(({ part, strength, best }) => ({
        part: part.name,
        level: strength,
        ...(best ? { span: { start: best.start, end: best.end } } : {}),
      })),
      ceilings: [...caps.flatMap(ceilingsOf), lengthCeiling(evidence, isFollowUp)],
      gates: caps.map(({ name }) => name),
    },
  };
}

function ceilingsOf(cap: Cap): Ceiling[] {
  const { reason } = cap;
  const suggestion = 'Answer the question in your own words.';
  const label = 'Too little to go on';
  return [
    { axis: 'problem_answer', most: cap.problemAnswer, label: reason, reason, suggestion },
    { axis: 'conciseness', most: cap.conciseness, label, reason, suggestion },
    { axis: 'structure', most: cap.structure, label, reason, suggestion },
  ];
}

function confidenceOf(question: PlannedQuestion, evidence: AnswerEvidence): number {
  const enough = Math.min(1, evidence.countedWords / WORD_BANDS[evidence.type].low);
  const confidence = 0.5 * enough + (question.type === 'general' ? 0 : 0.3) + (question.signals.length > 0 ? 0.2 : 0);
  return Math.round(confidence * 100) / 100;
}
