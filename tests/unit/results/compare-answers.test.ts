import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRetries, readRetry } from '#domain/answers/read-retries.ts';
import { compareAnswers } from '#domain/results/compare-answers.ts';
import { readResults } from '#domain/results/read-results.ts';
import type { ReportQuestion } from '#domain/results/report.ts';
import { anyReport } from '#tests/support/any-report.ts';
import { madeReport, SIX_ANSWERS } from '#tests/support/made-report.ts';

const read = (stored: unknown): ReportQuestion[] => readResults(JSON.parse(JSON.stringify(stored)))?.questions ?? [];

const [, , WEAK, , , UNSCORED] = read(madeReport(SIX_ANSWERS));
const [STRONG] = read(madeReport(SIX_ANSWERS));
if (!WEAK || !STRONG || !UNSCORED) throw new Error('Six questions are needed');

const axisOf = (before: ReportQuestion, after: ReportQuestion, axis: string) => {
  const found = compareAnswers(before, after).find((compared) => compared.axis === axis);
  if (!found) throw new Error(`No ${axis}`);
  return found;
};

describe('two answers to one question', () => {
  it('differ by what is gone, what is new and what is still there', () => {
    const { before, after, gone, new: added } = axisOf(WEAK, STRONG, 'conciseness');
    expect([before, after]).toEqual([
      WEAK.question_overall.conciseness.overall_score,
      STRONG.question_overall.conciseness.overall_score,
    ]);
    expect(gone.map(({ label }) => label)).toContain('Filler words');
    expect(added.map(({ label }) => label)).not.toContain('Filler words');
    const back = axisOf(STRONG, WEAK, 'conciseness');
    expect(back.new.map(({ label }) => label)).toEqual(gone.map(({ label }) => label));
  });

  it('count every place of a finding, over all responses', () => {
    const places = WEAK.responses
      .flatMap(({ conciseness }) => conciseness.penalties)
      .filter(({ label }) => label === 'Filler words')
      .reduce((sum, { more = [] }) => sum + 1 + more.length, 0);
    expect(axisOf(WEAK, STRONG, 'conciseness').gone).toContainEqual({
      label: 'Filler words',
      before: places,
      after: 0,
    });
  });

  it('count what has no words to point at once, in however many responses it is', () => {
    const vague = { label: 'Vague words', points: 9 };
    const response = (answer: string) => ({ answer, conciseness: { score: 91, penalties: [vague] } });
    const [before, after] = [['One.', 'And two.'], ['Three.']].map(
      (answers) => read({ questions: [{ responses: answers.map(response) }] })[0],
    );
    if (!before || !after) throw new Error('There are no two answers');
    expect(axisOf(before, after, 'conciseness').kept).toEqual([{ label: 'Vague words', before: 1, after: 1 }]);
  });

  it('say what a finding gave back or took, where that comes to the change of the score', () => {
    const answer = (score: number, ...penalties: { label: string; points: number }[]) => {
      const [question] = read({
        questions: [{ responses: [{ answer: 'I did it.', conciseness: { score, penalties } }] }],
      });
      if (!question) throw new Error('There is no question');
      return question;
    };
    const before = answer(89, { label: 'Word choice', points: 10 }, { label: 'Long sentences', points: 1 });
    const told = axisOf(before, answer(89, { label: 'Word choice', points: 11 }), 'conciseness');
    expect(told.gone).toEqual([{ label: 'Long sentences', before: 1, after: 0, gives: 1 }]);
    expect(told.kept).toEqual([{ label: 'Word choice', before: 1, after: 1, gives: -1 }]);
    const untold = axisOf(before, answer(80, { label: 'Word choice', points: 11 }), 'conciseness');
    expect(untold.gone).toEqual([{ label: 'Long sentences', before: 1, after: 0 }]);
  });

  it('earn more or less by each criterion, and together as much as their scores differ by', () => {
    const { before, after, criteria, rest } = axisOf(WEAK, STRONG, 'problem_answer');
    expect(criteria.length).toBeGreaterThan(0);
    const difference = criteria.reduce((sum, change) => sum + change.after - change.before, 0);
    expect(difference + rest).toBe(after - before);
    for (const [i, change] of criteria.entries()) {
      const size = Math.abs(change.after - change.before);
      expect(size).toBeGreaterThan(0);
      if (i > 0)
        expect(size).toBeLessThanOrEqual(Math.abs((criteria[i - 1]?.after ?? 0) - (criteria[i - 1]?.before ?? 0)));
    }
  });

  it('earn no less for what no words of the first one earned, nor for what the second one shows too', () => {
    const rows = (earned: readonly [label: string, points: number, quote: string][]) =>
      earned.map(([label, points, quote], i) => ({ id: `c_${i}`, label, points, max: 15, quote }));
    const [first, second] = [
      {
        answer: 'The other half I say.',
        earned: [
          ['Detail', 9, ''],
          ['Own actions', 9, 'I say'],
          ['Outcome', 8, ''],
        ],
      },
      {
        answer: 'I built both. It ran.',
        earned: [
          ['Detail', 2, ''],
          ['Own actions', 6, 'I built both'],
          ['Outcome', 14, 'It ran'],
        ],
      },
    ].map(({ answer, earned }) => {
      const criteria = rows(earned as [string, number, string][]);
      const score = criteria.reduce((sum, { points }) => sum + points, 0);
      return read({
        questions: [
          {
            question_overall: { problem_answer: { overall_score: score, criteria } },
            responses: [{ answer, problem_answer: { score, criteria } }],
          },
        ],
      })[0];
    });
    if (!first || !second) throw new Error('There are no two answers');
    const { before, after, criteria, rest } = axisOf(first, second, 'problem_answer');
    expect(criteria).toEqual([{ label: 'Outcome', before: 8, after: 14 }]);
    expect(rest).toBe(after - before - 6);
    const less = axisOf(second, first, 'problem_answer').criteria.filter((each) => each.after < each.before);
    expect(less).toEqual([{ label: 'Outcome', before: 14, after: 8 }]);
  });

  it('call a part that was missing and is there in part no new fault', () => {
    const [missing, brief] = ['Missing result', 'Brief result'].map(
      (label) =>
        read({
          questions: [
            { responses: [{ answer: 'It ran.', structure: { score: 90, penalties: [{ label, points: 10 }] } }] },
          ],
        })[0],
    );
    if (!missing || !brief) throw new Error('There are no two answers');
    const better = axisOf(missing, brief, 'structure');
    expect(better.gone.map(({ label }) => label)).toEqual(['Missing result']);
    expect(better.new).toEqual([]);
    const worse = axisOf(brief, missing, 'structure');
    expect(worse.gone).toEqual([]);
    expect(worse.new.map(({ label }) => label)).toEqual(['Missing result']);
  });

  it('are the same beside themselves, and without a score have none', () => {
    for (const { gone, new: added, criteria } of compareAnswers(WEAK, WEAK)) {
      expect([...gone, ...added, ...criteria]).toEqual([]);
    }
    expect(axisOf(UNSCORED, STRONG, 'structure').before).toBe(-1);
  });

  it('are compared whatever is stored', () => {
    fc.assert(
      fc.property(anyReport, anyReport, (one, other) => {
        const [before] = read(one);
        const [after] = read(other);
        if (before && after) expect(compareAnswers(before, after)).toHaveLength(3);
      }),
    );
  });
});

describe('answers of the server about a question that was answered again', () => {
  const [stored] = madeReport(SIX_ANSWERS).questions;
  const retry = {
    id: 'retry_1',
    questionId: 'q_1',
    createdAt: '2026-11-20T10:00:00.000Z',
    before: stored,
    after: stored,
  };

  it('are read whole; one without both answers is left out', () => {
    expect(readRetry({ success: true, data: retry })?.after.question).toBe(stored?.question);
    const listed = readRetries({ success: true, data: { retries: [retry, { id: 'x', before: stored }, null] } });
    expect(listed?.map(({ id }) => id)).toEqual(['retry_1']);
    expect(readRetries({ success: false, error: 'No' })).toBeUndefined();
    expect(readRetries({ success: true, data: {} })).toBeUndefined();
    expect(readRetry({ success: true })).toBeUndefined();
  });
});
