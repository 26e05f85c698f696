import { describe, expect, it } from 'vitest';
import { fittedScoring } from '#domain/scoring/fitted-scoring.ts';
import { replay } from '#lab/played/model-table.ts';
import { playJudgements } from '#lab/played/play-judgements.ts';
import { playPlans } from '#lab/played/play-plans.ts';
import { playTurns } from '#lab/played/play-turns.ts';
import type { PlayedPurpose } from '#lab/played/played-case.ts';
import { loadRecording } from '#lab/played/recording.ts';
import { whileCounting } from '#lab/played/told-events.ts';

/** What a good model's answers, given once, have to come to; below it something was thrown away. */
const FLOORS: [of: string, purpose: () => unknown, atLeast: number, floors: Record<string, number>][] = [
  [
    'plans',
    () => playPlans(),
    20,
    {
      'questions taken': 0.88,
      'company right, or left out': 0.9,
      'too little, and refused': 0.9,
      'enough, and planned': 1,
    },
  ],
  [
    'turns',
    () => playTurns(),
    60,
    { 'follow-ups that fit': 0.92, 'asked where something lacks': 0.75, 'complete answers left alone': 0.95 },
  ],
  [
    'judgements',
    () => playJudgements(fittedScoring),
    60,
    {
      'problem answer: r': 0.85,
      'conciseness: r': 0.88,
      'structure: r': 0.82,
      'problem answer: pairs of equal length': 0.93,
      'conciseness: pairs of equal length': 0.92,
      'structure: pairs of equal length': 0.92,
    },
  ],
];

describe('the recorded answers of a model', () => {
  it.each(FLOORS)('are of the prompts as they are, and serve: %s', async (_of, make, atLeast, floors) => {
    const purpose = make() as PlayedPurpose;
    const recording = await loadRecording(purpose.name);
    const { columns, played, old } = (await whileCounting(() => replay(purpose, recording, 0))).done;
    expect([old, played >= atLeast]).toEqual([0, true]);
    const [, whole] = columns;
    for (const [name, floor] of Object.entries(floors)) {
      const value = whole?.figures.find((figure) => figure.name === name)?.value;
      expect([name, value !== undefined && value >= floor, value]).toEqual([name, true, value]);
    }
  });
});
