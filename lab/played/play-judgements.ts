import { VERDICT_WORDS } from '#domain/judging/verdicts.ts';
import { scoreQuestion as scoreEmbedded } from '#domain/scoring/score-question.ts';
import type { ScoringWeights } from '#domain/scoring/scoring-weights.ts';
import type { EngineCall } from '#engines/engine-call.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { llmJudge } from '#engines/llm/llm-judge.ts';
import { scoreQuestion } from '#engines/score-question.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { learnScores } from '#lab/fit/fit-scoring.ts';
import { NOTHING_LEARNED } from '#lab/fit/judged-as-recorded.ts';
import { AXES, LABELLED_FILES, type LabelledAnswer, readLabelledFile } from '#lab/labelled-corpus.ts';
import { type Judged, measureAgreement, toJudged } from '#lab/measure-scoring.ts';
import type { Figure, PlayedPurpose } from './played-case.ts';

/** By four hands; the built-in engine judges them, alone and beside the model, with what it learned without these. */
const FILES = ['professions', 'hotel', 'india', 'juliet'] as const;
const QUESTIONS_OF_EACH = 4;

/**
 * Scores of answers that a model judges, beside readers' bands; before the table to readers' scale, which is learned from
 * the recording.
 */
export function playJudgements(given?: ScoringWeights): PlayedPurpose<Judged> {
  const answers = chooseAnswers();
  let learned = given;
  const weights = (): ScoringWeights => {
    learned ??= learnScores(LABELLED_FILES.filter((name) => !FILES.some((file) => file === name)));
    return learned;
  };
  return {
    name: 'judgements',
    slips: {
      scales: {
        problem_answer: VERDICT_WORDS,
        structure: VERDICT_WORDS,
        right_and_safe: VERDICT_WORDS,
        can_be_followed: VERDICT_WORDS,
      },
    },
    cases: answers.map((answer) => ({
      id: answer.id,
      async ask(llm, model = 'played') {
        const { judge } = withFallback({
          judge: llmJudge({ llm, model, weights: weights(), scales: NOTHING_LEARNED.scales }),
        });
        const { scored } = await scoreQuestion(judge, answer.request, callWithin(ENGINE_LIMITS.judgeMs));
        return toJudged(answer, scored);
      },
    })),
    embedded: async () => answers.map((answer) => toJudged(answer, scoreEmbedded(answer.request, weights()))),
    measure,
  };
}

const callWithin = (timeLimitMs: number): EngineCall => ({
  env: {},
  signal: new AbortController().signal,
  timeLimitMs,
});

/** Whole questions, at even distances. */
function chooseAnswers(): LabelledAnswer[] {
  return FILES.flatMap((file) => {
    const all = readLabelledFile(file);
    const questions = [...new Set(all.map(({ questionId }) => questionId))];
    const chosen = Array.from(
      { length: QUESTIONS_OF_EACH },
      (_, i) => questions[Math.floor((i * questions.length) / QUESTIONS_OF_EACH)],
    );
    return all.filter(({ questionId }) => chosen.includes(questionId));
  });
}

function measure(judged: readonly Judged[]): Figure[] {
  const { pairs, r } = measureAgreement(judged);
  const offset = (axis: (typeof AXES)[number]) =>
    judged.reduce((sum, { scores, answer }) => sum + scores[axis] - answer.wanted[axis], 0) /
    Math.max(1, judged.length);
  return AXES.flatMap((axis): Figure[] => {
    const name = axis.replace('_', ' ');
    return [
      { name: `${name}: r`, value: r[axis], as: 'correlation' },
      { name: `${name}: pairs of equal length`, value: pairs[axis], as: 'share' },
      { name: `${name}: offset`, value: offset(axis), as: 'points' },
    ];
  });
}
