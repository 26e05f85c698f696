import { describe, expect, it } from 'vitest';
import { fittedScoring } from '#domain/scoring/fitted-scoring.ts';
import { scoreQuestion } from '#domain/scoring/score-question.ts';
import { type LabelledAnswer, readLabelledFile } from '#lab/labelled-corpus.ts';
import { withoutMarks } from '#lab/reading/learn-reading.ts';

const OPENINGS = [
  'well where do i start',
  'thats a good question',
  'let me think',
  'thank you for asking',
  'how should i put it',
  "that's a good question let me think",
] as const;
/** A few words that say nothing may cost a little. */
const MOST_POINTS = 12;

/** Problem answer and structure of an answer to a question of the corpus, as if a recogniser of a browser had written it. */
function scoresOf(answer: LabelledAnswer, opening: string, end = ''): readonly number[] {
  const [response] = answer.request.responses;
  if (!response) throw new Error(`${answer.id} has no answer`);
  const said = `${withoutMarks(`${opening} ${response.answer}`)}${end}`;
  const { question_overall: overall } = scoreQuestion(
    { ...answer.request, responses: [{ ...response, answer: said }] },
    fittedScoring,
  );
  return [overall.problem_answer.overall_score, overall.structure.overall_score];
}

describe('how an answer begins', () => {
  const plain = readLabelledFile('mixed')
    .filter(({ bands }) => bands.problem_answer[0] >= 60)
    .slice(0, 12);

  it.each(OPENINGS)('hardly costs it, where no mark ends “%s”', (opening) => {
    for (const answer of plain) {
      const before = scoresOf(answer, '');
      for (const end of ['', '.'])
        for (const [i, score] of scoresOf(answer, opening, end).entries())
          expect([answer.id, i, score >= (before[i] ?? 0) - MOST_POINTS]).toEqual([answer.id, i, true]);
    }
  });
});
