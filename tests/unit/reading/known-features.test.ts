import { describe, expect, it } from 'vitest';
import { BLOCK } from '#domain/reading/features.ts';
import { KnownFeatures } from '#domain/reading/reading-model.ts';
import { fitEach, fitSoftmax } from '#lab/fit/softmax.ts';

describe('features of two kinds with one hash', () => {
  it('are not added up: a count below zero would make a weight that is no number', () => {
    const known = new KnownFeatures();
    known.add(7, BLOCK.ends, 1);
    known.add(7, BLOCK.counts, -2.6);
    known.add(7, BLOCK.ends, 1);
    expect(known.columns.get(7)).toEqual({ block: BLOCK.ends, amount: 2 });
  });

  it('and what is no number is told, and not learned from', () => {
    const rows = {
      from: Int32Array.of(0, 1, 2),
      at: Int32Array.of(0, 0),
      value: Float32Array.of(1, Number.NaN),
      columns: 1,
    };
    expect(() => fitEach(rows, Int8Array.of(1, 0), 1, { penalty: 1 })).toThrow('no number');
    expect(() => fitSoftmax(rows, Int32Array.of(1, 0), 2, { penalty: 1 })).toThrow('no number');
  });
});
