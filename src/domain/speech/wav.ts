/** 16-bit PCM audio. */
export interface Pcm {
  samples: Int16Array<ArrayBuffer>;
  sampleRateHz: number;
}

/** What a RIFF/WAVE file says about its audio, and where in the file that is. */
export interface WavInfo {
  /** 1 is plain PCM, 3 floating point, 65534 says it elsewhere. */
  format: number;
  channels: number;
  bitsPerSample: number;
  sampleRateHz: number;
  dataStart: number;
  dataBytes: number;
}

const HEADER_BYTES = 44;
const FORMAT_BYTES = 16;

/**
 * Reads the header of a RIFF/WAVE file; throws when it is none. Sizes in it are not believed beyond the bytes that are
 * there, because a file that was written to a pipe cannot go back to fill them in.
 */
export function readWavInfo(file: Uint8Array): WavInfo {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 12 || tag(file, 0) !== 'RIFF' || tag(file, 8) !== 'WAVE') throw new Error('Not a WAV file');
  let said: Omit<WavInfo, 'dataStart' | 'dataBytes'> | undefined;
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const chunkBytes = view.getUint32(at + 4, true);
    const start = at + 8;
    if (tag(file, at) === 'fmt ' && start + FORMAT_BYTES <= file.byteLength) {
      said = {
        format: view.getUint16(start, true),
        channels: view.getUint16(start + 2, true),
        sampleRateHz: view.getUint32(start + 4, true),
        bitsPerSample: view.getUint16(start + 14, true),
      };
    } else if (tag(file, at) === 'data') {
      if (!said) break;
      return { ...said, dataStart: start, dataBytes: Math.min(chunkBytes, file.byteLength - start) };
    }
    at = start + chunkBytes + (chunkBytes & 1);
  }
  throw new Error('A WAV file without audio');
}

/** Reads mono 16-bit PCM out of a RIFF/WAVE file; throws when it holds anything else. */
export function readWav(file: Uint8Array): Pcm {
  const { format, channels, bitsPerSample, sampleRateHz, dataStart, dataBytes } = readWavInfo(file);
  if (format !== 1 || channels !== 1 || bitsPerSample !== 16) throw new Error('Not mono 16-bit PCM');
  const bytes = file.slice(dataStart, dataStart + (dataBytes & ~1));
  return { samples: new Int16Array(bytes.buffer), sampleRateHz };
}

/** Writes mono 16-bit PCM as a RIFF/WAVE file. */
export function writeWav({ samples, sampleRateHz }: Pcm): Uint8Array<ArrayBuffer> {
  const dataBytes = samples.byteLength;
  const file = new Uint8Array(HEADER_BYTES + dataBytes);
  const view = new DataView(file.buffer);
  putTag(file, 0, 'RIFF');
  view.setUint32(4, HEADER_BYTES - 8 + dataBytes, true);
  putTag(file, 8, 'WAVE');
  putTag(file, 12, 'fmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, sampleRateHz, true);
  view.setUint32(28, sampleRateHz * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  putTag(file, 36, 'data');
  view.setUint32(40, dataBytes, true);
  file.set(new Uint8Array(samples.buffer, samples.byteOffset, dataBytes), HEADER_BYTES);
  return file;
}

const tag = (file: Uint8Array, at: number) => String.fromCharCode(...file.subarray(at, at + 4));

function putTag(file: Uint8Array, at: number, name: string): void {
  for (let i = 0; i < 4; i++) file[at + i] = name.charCodeAt(i);
}
