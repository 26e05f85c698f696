import { expect, it } from 'vitest';
import { AnswerTape } from '#client/audio/answer-tape.ts';
import { MAX_ANSWER_MS } from '#domain/stage/timing.ts';

const numbered = (from: number, count: number) => Float32Array.from({ length: count }, (_, i) => (from + i) / 32_767);

it('a tape gives back every sample, wherever it is cut, and nothing from outside', () => {
  const tape = new AnswerTape();
  for (let at = 0, size = 1; at < 32_000; at += size, size = (size * 7 + 3) % 20_011) {
    tape.append(numbered(at, Math.min(size, 32_000 - at)));
  }
  expect(tape.samples).toBe(32_000);
  for (const [from, to] of [
    [0, 32_000],
    [15_990, 16_010],
    [16_000, 32_000],
    [-5, 3],
    [31_999, 40_000],
  ] as const) {
    const [first, last] = [Math.max(0, from), Math.min(32_000, to)];
    expect([...tape.read(from, to)]).toEqual(Array.from({ length: last - first }, (_, i) => first + i));
  }
  expect(tape.read(40_000, 50_000)).toHaveLength(0);
});

it('a tape holds the longest answer and no more', () => {
  const tape = new AnswerTape();
  const minute = new Float32Array(60 * 16_000);
  for (let minutes = 0; minutes < 11; minutes++) tape.append(minute);
  expect(tape.durationMs).toBe(MAX_ANSWER_MS);
});
