import { loudnessOf, rootMeanSquare } from '#domain/speech/loudness.ts';
import { type Aggressiveness, isLoudEnough } from '#domain/speech-metrics/speech-gate.ts';
import { DETECTOR_FRAME_MS } from '#domain/stage/timing.ts';
import { samplesOf } from './audio-rate.ts';

/** Tells speech from everything else, frame by frame, in order. */
export interface SpeechDetector {
  readonly kind: 'model' | 'energy';
  readonly frameSamples: number;
  /** Whether the next frame (16 kHz) is speech. */
  judge(frame: Float32Array): boolean | Promise<boolean>;
  /** Forgets what it heard; a new answer begins. */
  reset(): void;
}

/** The energy rules: what is loud enough is speech. */
export const createEnergyDetector = (aggressiveness?: Aggressiveness): SpeechDetector => ({
  kind: 'energy',
  frameSamples: samplesOf(DETECTOR_FRAME_MS),
  judge: (frame) => isLoudEnough(loudnessOf(rootMeanSquare(frame)), aggressiveness),
  reset: () => undefined,
});
