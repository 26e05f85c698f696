import { Resampler } from '#domain/speech/resampler.ts';
import { readWav, writeWav } from '#domain/speech/wav.ts';

/** The rate of Chromium's false microphone. */
const MICROPHONE_HZ = 48_000;
/** Faint noise instead of digital silence, which is what a microphone that is switched off gives. */
const NOISE = 0.0005;

export interface MicrophoneSound {
  wav: Uint8Array;
  /** Where the voice begins and ends in it, without the synthesiser's own silence. */
  speechStartMs: number;
  speechEndMs: number;
}

/** A microphone's sound: quiet, the speech of a WAV file, quiet. */
export function microphoneSound(speech: Uint8Array, quietBeforeMs: number, quietAfterMs: number): MicrophoneSound {
  const { samples, sampleRateHz } = readWav(speech);
  const resampler = new Resampler(sampleRateHz, MICROPHONE_HZ);
  const voice = resampler.process(Float32Array.from(samples, (sample) => sample / 32_768));
  const before = (quietBeforeMs * MICROPHONE_HZ) / 1_000;
  const sound = new Float32Array(before + voice.length + (quietAfterMs * MICROPHONE_HZ) / 1_000);
  sound.set(voice, before);
  const isVoiced = (sample: number) => Math.abs(sample) > 0.02;
  const [first, last] = [voice.findIndex(isVoiced), voice.findLastIndex(isVoiced)];
  // A fixed sequence: the same sound in every run.
  let seed = 1;
  const pcm = Int16Array.from(sound, (sample) => {
    seed = (seed * 16_807) % 2_147_483_647;
    return Math.max(-1, Math.min(1, sample + NOISE * (seed / 1_073_741_824 - 1))) * 32_767;
  });
  return {
    wav: writeWav({ samples: pcm, sampleRateHz: MICROPHONE_HZ }),
    speechStartMs: quietBeforeMs + (first * 1_000) / MICROPHONE_HZ,
    speechEndMs: quietBeforeMs + (last * 1_000) / MICROPHONE_HZ,
  };
}
