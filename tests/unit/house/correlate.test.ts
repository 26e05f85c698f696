import { beforeAll, describe, expect, it } from 'vitest';
import { COMPARED_HZ, comparable, correlateWhole } from '#tests/support/correlate.ts';
import { speakAloud } from '#tests/support/flite-speech.ts';

const SENTENCE = 'We moved the whole payment system';
const OTHER = 'They asked us why it was so slow';

describe('what was said is found in what was heard', () => {
  let spoken: Float32Array;
  let other: Float32Array;
  beforeAll(async () => {
    [spoken, other] = (await Promise.all(
      [SENTENCE, OTHER].map(async (text) => comparable(await speakAloud(text))),
    )) as [Float32Array, Float32Array];
  });

  /** In a room: quiet before and behind, and a little noise all the time. */
  const inRoom = (sound: Float32Array) => {
    const heard = new Float32Array(sound.length + 2 * COMPARED_HZ);
    heard.set(sound, COMPARED_HZ);
    return heard.map((sample, i) => sample + 0.001 * Math.sin(i * i));
  };
  /** Without so many moments of it. */
  const dropping = (sound: Float32Array, moments: number, ms: number) => {
    const every = Math.floor(sound.length / moments);
    return sound.filter((_, i) => (i + every / 2) % every >= (ms * COMPARED_HZ) / 1_000);
  };

  it('as a whole, where it begins', () => {
    const { likeness, atMs } = correlateWhole(spoken, inRoom(spoken));
    expect(likeness).toBeGreaterThan(0.99);
    expect(atMs).toBe(1_000);
  });

  it.each([
    [1, 100],
    [4, 60],
    [6, 20],
    [10, 10],
  ])('also without %d moments of %d ms', (moments, ms) => {
    expect(correlateWhole(spoken, inRoom(dropping(spoken, moments, ms))).likeness).toBeGreaterThan(0.6);
  });

  it.each([0.3, 0.4, 0.5, 0.6])('also without one long moment, from %d of it on', (from) => {
    for (const whole of [spoken, other]) {
      const begin = Math.floor(whole.length * from);
      const rest = whole.filter((_, i) => i < begin || i >= begin + (130 * COMPARED_HZ) / 1_000);
      expect(correlateWhole(whole, inRoom(rest)).likeness).toBeGreaterThan(0.6);
    }
  });

  it('but neither half of it, nor another sentence', () => {
    const half = spoken.map((sample, i) => (i < spoken.length / 2 ? sample : 0));
    expect(correlateWhole(spoken, inRoom(half)).likeness).toBeLessThan(0.85);
    expect(correlateWhole(spoken, inRoom(other)).likeness).toBeLessThan(0.5);
    expect(correlateWhole(other, inRoom(spoken)).likeness).toBeLessThan(0.5);
  });
});
