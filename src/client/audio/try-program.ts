import { speechByLoudness } from '#domain/speech-metrics/speech-by-loudness.ts';
import { isTooSlow } from '#domain/speech-program/is-too-slow.ts';
import { planPieces } from '#domain/speech-program/plan-pieces.ts';
import { ANSWER_RATE_HZ, samplesOf } from './audio-rate.ts';
import type { SpeechProgram } from './speech-program.ts';

interface Tried {
  /** What it heard; '' where nobody spoke. */
  text: string;
  isTooSlow: boolean;
}

/** Has the program write down a sample of somebody's voice, and tells whether this device keeps up with it. */
export async function tryProgram(program: SpeechProgram, sample: Float32Array): Promise<Tried> {
  const first = await hearSample(program, sample);
  // The first time pays for getting started too.
  return first.isTooSlow ? hearSample(program, sample) : first;
}

async function hearSample(program: SpeechProgram, sample: Float32Array): Promise<Tried> {
  const texts: string[] = [];
  let [soundMs, allMs] = [0, 0];
  for (const { startMs, endMs } of planPieces(speechByLoudness(sample, ANSWER_RATE_HZ), true)) {
    const samples = Float32Array.from(sample.subarray(samplesOf(startMs), samplesOf(endMs)));
    soundMs += (samples.length / ANSWER_RATE_HZ) * 1_000;
    const { text, tookMs } = await program.hear(samples);
    allMs += tookMs;
    texts.push(text);
  }
  return { text: texts.filter(Boolean).join(' '), isTooSlow: soundMs > 0 && isTooSlow(allMs, soundMs) };
}
