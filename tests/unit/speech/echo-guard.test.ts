import { describe, expect, it } from 'vitest';
import { BANDS, bandEnergies } from '#domain/speech/band-energies.ts';
import { EchoGuard } from '#domain/speech/echo-guard.ts';
import { hearOver, interruptedSince, noVoiceOver } from '#domain/speech-metrics/interruption.ts';
import { INTERRUPTION_MS } from '#domain/stage/timing.ts';
import { Dice } from '#tests/support/dice.ts';

const RATE_HZ = 16_000;
const FRAME_MS = 32;
const FRAME = (FRAME_MS * RATE_HZ) / 1_000;

const tone = (hz: number, amplitude = 0.5) =>
  Float32Array.from({ length: FRAME }, (_, i) => amplitude * Math.sin((2 * Math.PI * hz * i) / RATE_HZ));

describe('the power in the bands of a voice', () => {
  it.each([250, 700, 1_400, 3_500])('lies in the one that has %d Hz', (hz) => {
    const energies = bandEnergies(tone(hz), RATE_HZ);
    const loudest = energies.indexOf(Math.max(...energies));
    expect(energies).toHaveLength(BANDS);
    expect(bandEnergies(tone(hz, 0.25), RATE_HZ)[loudest]).toBeCloseTo((energies[loudest] ?? 0) / 4, 5);
    const others = energies.filter((_, band) => Math.abs(band - loudest) > 1);
    expect(Math.max(...others)).toBeLessThan((energies[loudest] ?? 0) / 100);
  });

  it('is the same however fast the samples come', () => {
    const fast = Float32Array.from({ length: 2_048 }, (_, i) => 0.5 * Math.sin((2 * Math.PI * 900 * i) / 48_000));
    const [slow, quick] = [bandEnergies(tone(900), RATE_HZ), bandEnergies(fast, 48_000)];
    const band = slow.indexOf(Math.max(...slow));
    expect((quick[band] ?? 0) / (slow[band] ?? 1)).toBeGreaterThan(0.5);
    expect((quick[band] ?? 0) / (slow[band] ?? 1)).toBeLessThan(2);
  });
});

/** Syllables in chance bands, played, and coming back after so many frames with so much of their power. */
function talk({
  echo,
  delay,
  seconds,
  voiceFrom,
  bent = 0,
}: {
  echo: number;
  delay: number;
  seconds: number;
  voiceFrom?: number;
  /** So much of all that is played comes back in each band. */
  bent?: number;
}) {
  const dice = new Dice(7);
  const guard = new EchoGuard();
  const played: Float64Array[] = [];
  const verdicts: boolean[] = [];
  const syllable = () => Float64Array.from({ length: BANDS }, () => 1e-4 * dice.next() ** 4);
  let [own, other] = [syllable(), syllable()];
  for (let frame = 0; frame < (seconds * 1_000) / FRAME_MS; frame++) {
    if (frame % 5 === 0) [own, other] = [syllable(), syllable()];
    played.push(frame % 20 < 17 ? own : new Float64Array(BANDS));
    const back = played[frame - delay] ?? new Float64Array(BANDS);
    const isTalking = voiceFrom !== undefined && frame * FRAME_MS >= 1_000 * voiceFrom;
    const all = back.reduce((sum, power) => sum + power, 0);
    const heard = back.map((power, band) => echo * (power + bent * all) + (isTalking ? (other[band] ?? 0) : 0) + 1e-9);
    verdicts.push(guard.isVoice(heard, played[frame] ?? new Float64Array(BANDS), FRAME_MS));
  }
  return { verdicts, guard };
}

describe('the guard against the own echo', () => {
  it.each([
    [0.001, 2],
    [0.1, 4],
    [1, 6],
  ])('takes what comes back for nobody, at %d of its power and %d frames later', (echo, delay) => {
    const { verdicts } = talk({ echo, delay, seconds: 12 });
    expect(verdicts.filter(Boolean).length / verdicts.length).toBeLessThan(0.02);
  });

  it('takes what a loudspeaker bends into other bands for nobody', () => {
    const { verdicts } = talk({ echo: 0.1, delay: 3, seconds: 12, bent: 0.05 });
    expect(verdicts).not.toContain(true);
  });

  it.each([0, 0.05])('hears somebody over an echo that is softer, and bent by %d', (bent) => {
    const { verdicts } = talk({ echo: 0.1, delay: 3, seconds: 8, voiceFrom: 6, bent });
    const talking = verdicts.slice(Math.ceil(6_000 / FRAME_MS));
    expect(talking.slice(0, 12).filter(Boolean).length).toBeGreaterThan(6);
  });

  it('hears nobody before it knows the room', () => {
    const { verdicts } = talk({ echo: 0.1, delay: 3, seconds: 0.9, voiceFrom: 0 });
    expect(verdicts).not.toContain(true);
  });
});

describe('an interruption', () => {
  const listen = (frames: readonly boolean[]) => {
    let voice = noVoiceOver();
    for (const [i, isVoice] of frames.entries()) {
      voice = hearOver(voice, FRAME_MS, isVoice);
      if (interruptedSince(voice) !== undefined) return { atMs: (i + 1) * FRAME_MS, sinceMs: interruptedSince(voice) };
    }
    return undefined;
  };
  const frames = (count: number, isVoice: boolean): boolean[] => Array(count).fill(isVoice);

  it('is a voice that lasts, told from where it began', () => {
    const told = listen([...frames(50, false), ...frames(20, true)]);
    expect(told?.atMs).toBeLessThanOrEqual(50 * FRAME_MS + INTERRUPTION_MS);
    expect(told?.sinceMs).toBeLessThanOrEqual(50 * FRAME_MS);
  });

  it('is no cough, no click and no single word of assent', () => {
    expect(listen([...frames(20, false), ...frames(7, true), ...frames(40, false)])).toBeUndefined();
    expect(listen(Array.from({ length: 200 }, (_, i) => i % 16 < 3))).toBeUndefined();
  });

  it('may have the gaps of speech in it', () => {
    const word = [...frames(5, true), ...frames(4, false)];
    expect(listen([...word, ...word, ...word])).toBeDefined();
  });
});
