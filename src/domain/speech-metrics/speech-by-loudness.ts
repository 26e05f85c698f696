import { loudnessOf, rootMeanSquare } from '#domain/speech/loudness.ts';
import { DETECTOR_FRAME_MS } from '#domain/stage/timing.ts';
import { hear, type SpeechSpan, speechOf, startListening } from './listening.ts';
import { isLoudEnough } from './speech-gate.ts';

/** Where there is speech in a short recording, by the loudness rules alone. */
export function speechByLoudness(samples: Float32Array, sampleRateHz: number): readonly SpeechSpan[] {
  const frameSamples = Math.round((DETECTOR_FRAME_MS * sampleRateHz) / 1_000);
  let heard = startListening();
  for (let at = 0; at + frameSamples <= samples.length; at += frameSamples) {
    const loudness = loudnessOf(rootMeanSquare(samples.subarray(at, at + frameSamples)));
    heard = hear(heard, { durationMs: DETECTOR_FRAME_MS, isSpeech: isLoudEnough(loudness), loudness }).state;
  }
  return speechOf(heard);
}
