import { readWav, readWavInfo } from './wav.ts';

/** Shorter than any word. Recognisers refuse such a clip, or make words up. */
const SHORTEST_WORD_MS = 100;
/** -60 dB of full scale: below the noise of any open microphone, so the clip is digital silence. */
const SILENT_PEAK = 33;

/**
 * Whether anything could be heard in a recording at all. Only a WAV file can be looked into; of any other the answer
 * is yes. Recognisers make words up for silence, so a silent clip is never shown to one.
 */
export function isAudible(file: Uint8Array, format: string): boolean {
  if (format !== 'wav') return true;
  const { channels, bitsPerSample, sampleRateHz, dataBytes, format: encoding } = readWavInfo(file);
  const bytesASecond = (channels * bitsPerSample * sampleRateHz) / 8;
  if (dataBytes < (bytesASecond * SHORTEST_WORD_MS) / 1_000) return false;
  if (encoding !== 1 || channels !== 1 || bitsPerSample !== 16) return true;
  return readWav(file).samples.some((sample) => Math.abs(sample) >= SILENT_PEAK);
}
