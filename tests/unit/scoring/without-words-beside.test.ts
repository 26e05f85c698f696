import { describe, expect, it } from 'vitest';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import { withoutWordsBeside } from '#domain/scoring/without-words-beside.ts';
import { besideFrom } from '#domain/telling/told.ts';
import { readLabelledFile } from '#lab/labelled-corpus.ts';

const ENDS = [" And that was it. I'm done.", " That's my answer, go on.", ' That is all from me.'];

describe('words that only say that an answer is over', () => {
  const answers = readLabelledFile('golf').slice(0, 12);
  const scoresOf = (request: JudgeRequest) => {
    const { question_overall, responses } = billQuestion(request, proposeFindings(withoutWordsBeside(request)));
    const marks = responses.flatMap(({ conciseness }) => conciseness.penalties.map(({ quote }) => quote));
    return { question_overall, marks };
  };

  it.each(ENDS)('cost an answer nothing, earn it nothing, and carry no mark: %s', (end) => {
    for (const { request } of answers) {
      const [first, ...more] = request.responses;
      if (!first) throw new Error('Nothing was answered');
      const answer = first.answer.trimEnd() + end;
      const beside = besideFrom({ overFrom: first.answer.trimEnd().length + 1 }, answer);
      const plain = { ...request, responses: [{ ...first, answer: first.answer.trimEnd() }, ...more] };
      expect(scoresOf({ ...request, responses: [{ ...first, answer, beside }, ...more] })).toEqual(scoresOf(plain));
    }
  });

  it('are read where the answer begins in what was said to the question, and not beyond a text that was corrected', () => {
    expect(besideFrom({ overFrom: 6 }, 'Fixed. Done.', 100)).toEqual([{ start: 106, end: 112 }]);
    expect(besideFrom({ overFrom: 40 }, 'Fixed.')).toEqual([]);
    expect(besideFrom({}, 'Fixed.')).toEqual([]);
  });
});
