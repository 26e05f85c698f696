import { readWav, writeWav } from '#domain/speech/wav.ts';

/** A hum at a third of full scale: something to hear, with no words in it. */
export function hum({ durationMs = 1_000, sampleRateHz = 16_000, level = 0.3 } = {}): Uint8Array<ArrayBuffer> {
  const samples = Int16Array.from({ length: (durationMs * sampleRateHz) / 1_000 }, (_, i) =>
    Math.round(32_767 * level * Math.sin((2 * Math.PI * 220 * i) / sampleRateHz)),
  );
  return writeWav({ samples, sampleRateHz });
}

/** The same as a server sends it that began to write before it knew how much there would be. */
export function streamed(wav: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const view = new DataView(wav.buffer);
  view.setUint32(4, 0xffff_ffff, true);
  view.setUint32(40, 0xffff_ffff, true);
  return wav;
}

/** The sound of a WAV without anything around it. */
export const rawSamples = (wav: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(readWav(wav).samples.buffer);
