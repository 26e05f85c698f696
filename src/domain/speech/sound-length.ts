import { readWavInfo } from './wav.ts';

/** Of speech in opus, which says nothing of its length before it is decoded: 32 kbit/s. */
export const OPUS_BYTES_PER_MS = 4;

/** How many seconds a recording lasts: what a WAV says, of any other what its size is worth. */
export function secondsOfSound(file: Uint8Array, format: string): number {
  const bySize = file.byteLength / OPUS_BYTES_PER_MS / 1_000;
  if (format !== 'wav') return bySize;
  const { channels, bitsPerSample, sampleRateHz, dataBytes } = readWavInfo(file);
  const bytesASecond = (channels * bitsPerSample * sampleRateHz) / 8;
  return bytesASecond === 0 ? bySize : dataBytes / bytesASecond;
}
