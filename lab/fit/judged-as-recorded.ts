import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { JudgingTable } from '#domain/judging/fitted-judging.ts';
import type { Scale } from '#domain/scoring/scoring-weights.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import type { LanguageModel } from '#engines/llm/language-model.ts';
import { llmJudge } from '#engines/llm/llm-judge.ts';
import { scoreQuestion } from '#engines/score-question.ts';
import { LABELLED_FILES, readLabelledFile } from '#lab/labelled-corpus.ts';
import { type Judged, toJudged } from '#lab/measure-scoring.ts';
import { ROOT } from '#scripts/bootstrap.mjs';
import { learnScores } from './fit-scoring.ts';

/** As added up: nothing was recorded to learn from. */
export const AS_IT_IS: Scale = { raw: [0, 100], score: [0, 100] };
export const NOTHING_LEARNED: JudgingTable = {
  scales: { problem_answer: AS_IT_IS, conciseness: AS_IT_IS, structure: AS_IT_IS },
};

/** Judgements of a played model: by the answer's id in the corpus, all that was answered about it, in order. */
export const RECORDING = 'lab/recordings/judgements.json';

const recording = z.object({ cases: z.record(z.string(), z.array(z.object({ answer: z.string() }))) });

/** The recorded answers as the product judges them, by what the embedded engine learned without their authors, and before any table. */
export async function judgedAsRecorded(): Promise<Judged[]> {
  const { cases } = recording.parse(JSON.parse(readFileSync(path.join(ROOT, RECORDING), 'utf8')));
  const files = LABELLED_FILES.filter((file) => Object.keys(cases).some((id) => id.startsWith(`${file}/`)));
  const weights = learnScores(LABELLED_FILES.filter((file) => !files.includes(file)));
  const judged: Judged[] = [];
  for (const answer of files.flatMap(readLabelledFile)) {
    const recorded = cases[answer.id];
    if (!recorded) continue;
    const llm = saying(recorded.map((each) => each.answer));
    const judge = llmJudge({ llm, model: 'recorded', weights, scales: NOTHING_LEARNED.scales });
    const call = { env: {}, signal: new AbortController().signal, timeLimitMs: ENGINE_LIMITS.judgeMs };
    judged.push(toJudged(answer, (await scoreQuestion(judge, answer.request, call)).scored));
  }
  return judged;
}

/** A model that says what was recorded, one after the other, and then nothing. */
function saying(answers: readonly string[]): LanguageModel {
  let next = 0;
  const nothing = () => new EngineFailure('refused', 'Nothing more was recorded');
  return {
    name: 'recorded',
    async complete() {
      const text = answers[next++];
      if (text === undefined) throw nothing();
      return { text, usage: { tokensIn: 0, tokensOut: 0 } };
    },
    // biome-ignore lint/correctness/useYield: a judge never streams
    async *stream() {
      throw nothing();
    },
  };
}
