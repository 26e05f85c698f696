import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { onReadersScale } from '#domain/scoring/calibrate.ts';
import { hashOfRecording, judgingCard, judgingFile, learnJudging } from '#lab/fit/fit-judging.ts';
import { NOTHING_LEARNED } from '#lab/fit/judged-as-recorded.ts';
import { AXES, type LabelledAnswer } from '#lab/labelled-corpus.ts';
import type { Judged } from '#lab/measure-scoring.ts';

const FILE = readFileSync('models/judging.json', 'utf8');

describe('the table of judgements', () => {
  it('was learned from the recording that is here, or from nothing', () => {
    const { recordingHash, weights } = JSON.parse(FILE);
    expect(recordingHash).toBe(hashOfRecording());
    expect(judgingFile(weights, recordingHash)).toBe(FILE);
    if (recordingHash === '') expect(weights).toEqual(NOTHING_LEARNED);
    expect(readFileSync('models/judging.md', 'utf8')).toBe(judgingCard(FILE));
  });
});

/** Answers of four authors whose scores lie ten points too low, and nearer to the middle than readers put them. */
function judgedBy(miss: (wanted: number, i: number) => number): Judged[] {
  return Array.from({ length: 80 }, (_, i) => {
    const wanted = 10 + ((i * 37) % 85);
    const axes = <T>(value: T) =>
      Object.fromEntries(AXES.map((axis) => [axis, value])) as Record<(typeof AXES)[number], T>;
    const answer = { file: `file ${i % 4}`, wanted: axes(wanted), bands: axes([wanted - 6, wanted + 6] as const) };
    return {
      answer: answer as unknown as LabelledAnswer,
      scores: axes(Math.round(miss(wanted, i))),
      marks: [],
      lost: 0,
      rest: 0,
    };
  });
}

describe('what is learned of recorded judgements', () => {
  const low = judgedBy((wanted) => 12 + 0.7 * wanted);

  it('brings scores to where readers put them', () => {
    const { scales } = learnJudging(low);
    const offsets = low.map(({ answer, scores }) =>
      Math.abs(onReadersScale(scores.structure, scales.structure) - answer.wanted.structure),
    );
    expect(Math.max(...offsets)).toBeLessThan(8);
  });

  it('keeps every two scores in their order, whatever was recorded', () => {
    const noisy = judgedBy((wanted, i) => Math.min(100, Math.max(0, wanted + 40 * Math.sin(i))));
    const { scales } = learnJudging(noisy);
    for (const axis of AXES)
      for (let score = 1; score <= 100; score++)
        expect(onReadersScale(score, scales[axis])).toBeGreaterThan(onReadersScale(score - 1, scales[axis]));
  });

  it('says within how many points of the bands eight of ten lie', () => {
    expect(learnJudging(low).margin?.structure).toBeLessThanOrEqual(3);
    const noisy = judgedBy((wanted, i) => Math.min(100, Math.max(0, wanted + (i % 2 ? 30 : -30))));
    expect(learnJudging(noisy).margin?.structure).toBeGreaterThan(10);
  });

  it('is nothing where hardly anything was recorded', () => {
    expect(learnJudging(low.slice(0, 20))).toEqual(NOTHING_LEARNED);
  });
});
