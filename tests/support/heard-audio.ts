import { readWav, readWavInfo } from '#domain/speech/wav.ts';

/** What arrived at a recogniser, measured. Levels are in dB of full scale. */
export interface HeardAudio {
  bytes: number;
  sampleRateHz: number;
  channels: number;
  bitsPerSample: number;
  durationMs: number;
  /** Of the loudest fifth of a second. */
  loudestDb: number;
  peakDb: number;
  /** What is wrong with it for a recogniser of speech; empty when nothing is. */
  faults: string[];
}

const WINDOW_MS = 200;
const SHORTEST_MS = 200;
const LONGEST_MS = 10 * 60_000;
const NO_WAV = {
  sampleRateHz: 0,
  channels: 0,
  bitsPerSample: 0,
  durationMs: 0,
  loudestDb: -Infinity,
  peakDb: -Infinity,
};
/** Speech into a microphone stays well above this. */
const FAINT_DB = -40;

/** Measures a recording that a recogniser was sent: it should be a 16 kHz mono 16-bit PCM WAV with a voice in it. */
export function inspectAudio(file: Uint8Array): HeardAudio {
  const info = wavInfo(file);
  if (!info) return { ...NO_WAV, bytes: file.byteLength, faults: ['no WAV file'] };
  const { format, channels, bitsPerSample, sampleRateHz, dataBytes, dataStart } = info;
  const shape = { bytes: file.byteLength, sampleRateHz, channels, bitsPerSample };
  const faults: string[] = [];
  const declaredBytes = new DataView(file.buffer, file.byteOffset).getUint32(dataStart - 4, true);
  if (declaredBytes !== dataBytes)
    faults.push(`the header declares ${declaredBytes} bytes of sound, there are ${dataBytes}`);
  if (sampleRateHz !== 16_000) faults.push(`${sampleRateHz} Hz`);
  if (format !== 1 || channels !== 1 || bitsPerSample !== 16) {
    faults.push(`format ${format}, ${channels} channels of ${bitsPerSample} bits`);
    return { ...NO_WAV, ...shape, faults };
  }
  const { samples } = readWav(file);
  const durationMs = Math.round((samples.length / sampleRateHz) * 1_000);
  const peakDb = decibels(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0));
  const loudestDb = loudestWindow(samples, Math.round((sampleRateHz * WINDOW_MS) / 1_000));
  if (durationMs < SHORTEST_MS || durationMs > LONGEST_MS) faults.push(`${durationMs} ms long`);
  if (loudestDb < FAINT_DB) faults.push(`faint: ${loudestDb.toFixed(1)} dB at its loudest`);
  return { ...shape, durationMs, loudestDb, peakDb, faults };
}

function wavInfo(file: Uint8Array) {
  try {
    return readWavInfo(file);
  } catch {
    return undefined;
  }
}

function loudestWindow(samples: Int16Array, length: number): number {
  let loudest = 0;
  for (let at = 0; at < samples.length; at += length) {
    const window = samples.subarray(at, at + length);
    const power = window.reduce((sum, sample) => sum + sample * sample, 0) / window.length;
    loudest = Math.max(loudest, Math.sqrt(power));
  }
  return decibels(loudest);
}

const decibels = (level: number) => 20 * Math.log10(level / 32_768);
