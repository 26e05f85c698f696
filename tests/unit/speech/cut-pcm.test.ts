import { describe, expect, it } from 'vitest';
import { cutPcm } from '#domain/speech/cut-pcm.ts';

const RATE_HZ = 1_000;

/** Loud sound with pauses of half a second that begin at these places. */
function soundWithPauses(durationMs: number, pausesAtMs: number[]): Int16Array<ArrayBuffer> {
  return Int16Array.from({ length: durationMs }, (_, ms) =>
    pausesAtMs.some((at) => ms >= at && ms < at + 500) ? ms % 3 : 8_000 * (ms % 2 === 0 ? 1 : -1) + (ms % 251),
  );
}

const cut = (samples: Int16Array<ArrayBuffer>, longestMs: number) =>
  cutPcm({ samples, sampleRateHz: RATE_HZ }, longestMs);

describe('cutting a recording', () => {
  it('leaves one alone that is no longer than a piece', () => {
    for (const durationMs of [0, 5_000, 60_000]) {
      const samples = soundWithPauses(durationMs, []);
      expect(cut(samples, 60_000)).toEqual([{ samples, sampleRateHz: RATE_HZ, startMs: 0 }]);
    }
  });

  it('cuts in a pause, as late as a piece may end', () => {
    const pieces = cut(soundWithPauses(150_000, [20_000, 47_000, 55_000, 58_000, 110_000]), 60_000);
    expect(pieces).toHaveLength(3);
    for (const [index, pauseMs] of [
      [1, 58_000],
      [2, 110_000],
    ] as const) {
      const startMs = pieces[index]?.startMs ?? 0;
      expect(startMs).toBeGreaterThan(pauseMs);
      expect(startMs).toBeLessThan(pauseMs + 500);
    }
  });

  it('loses no sample and exceeds no length, also without a pause', () => {
    for (const pauses of [[], [1_000, 52_000, 104_000], [59_800]]) {
      const samples = soundWithPauses(200_001, pauses);
      const pieces = cut(samples, 60_000);
      expect(Int16Array.from(pieces.flatMap((piece) => [...piece.samples]))).toEqual(samples);
      let startMs = 0;
      for (const piece of pieces) {
        expect(piece.startMs).toBe(startMs);
        expect(piece.samples.length).toBeLessThanOrEqual(60_000);
        expect(piece.samples.length).toBeGreaterThan(0);
        startMs += piece.samples.length;
      }
    }
  });
});
