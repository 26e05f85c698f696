import { describe, expect, it } from 'vitest';
import { withoutProbe } from '#domain/scoring/better-of-both.ts';
import type { JudgeRequest } from '#domain/scoring/findings.ts';
import { embeddedJudge } from '#engines/embedded/embedded-judge.ts';
import { scoreQuestion } from '#engines/score-question.ts';

const STORY =
  'Last winter a customer lost her bag in our café at closing time. I was alone on the shift, so I locked the till, searched the tables one by one and rang the bus company. They found it within an hour, and she still comes in every week.';
const RAMBLE =
  'Um, well, you know, I suppose, kind of, things are what they are, basically, and, um, so on and so forth, you know.';
const asked = 'Tell me about a time when you helped a customer.';
const request = (...answers: string[]): JudgeRequest => ({
  question: {
    id: 'q_1',
    text: asked,
    type: 'behavioral',
    expectedStructure: ['Situation', 'Task', 'Action', 'Result'],
    signals: ['customer'],
    topic: 'customers',
  },
  role: 'Barista',
  company: 'Hollow Bean',
  responses: answers.map((answer, i) => ({
    asked: i === 0 ? asked : 'What would you do differently now?',
    answer,
    ...(i > 0 ? { isProbe: true as const } : {}),
  })),
});
const call = { env: {}, signal: new AbortController().signal, timeLimitMs: 1_000 };
const score = async (...answers: string[]) => (await scoreQuestion(embeddedJudge, request(...answers), call)).scored;

describe('an answer to a probe', () => {
  it.each([
    RAMBLE,
    'Nothing.',
    STORY,
    'I would ask her at once where she last had it, because the bus was still in the town.',
  ])('can only raise the score of its question, on each axis: %s', async (answer) => {
    const bare = await score(STORY);
    const both = await score(STORY, answer);
    for (const axis of ['problem_answer', 'conciseness', 'structure'] as const)
      expect(both.question_overall[axis].overall_score).toBeGreaterThanOrEqual(
        bare.question_overall[axis].overall_score,
      );
    expect(both.responses).toHaveLength(2);
    const { problem_answer, structure } = both.question_overall;
    const sum = (rows: readonly { points: number }[]) => rows.reduce((total, { points }) => total + points, 0);
    expect(sum(problem_answer.criteria)).toBe(problem_answer.overall_score);
    expect(100 - sum(structure.penalties)).toBe(structure.overall_score);
  });

  it('is left out of nothing where no complete answer was asked on', () => {
    expect(withoutProbe(request(STORY))).toBeUndefined();
    expect(withoutProbe(request(STORY, 'More.'))?.responses).toHaveLength(1);
  });
});
