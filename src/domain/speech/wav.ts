/** 16-bit PCM audio. */
export interface Pcm {
  samples: Int16Array<ArrayBuffer>;
  sampleRateHz: number;
}

const HEADER_BYTES = 44;

/**
 * Reads mono 16-bit PCM out of a RIFF/WAVE file; throws when it is none. Sizes in the header are not believed beyond
 * the bytes that are there, because a file that was written to a pipe cannot go back to fill them in.
 */
export function readWav(file: Uint8Array): Pcm {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.byteLength < 12 || tag(file, 0) !== 'RIFF' || tag(file, 8) !== 'WAVE') throw new Error('Not a WAV file');
  let sampleRateHz = 0;
  for (let at = 12; at + 8 <= file.byteLength; ) {
    const chunkBytes = view.getUint32(at + 4, true);
    const start = at + 8;
    if (tag(file, at) === 'fmt ') {
      const [format, channels, bits] = [
        view.getUint16(start, true),
        view.getUint16(start + 2, true),
        view.getUint16(start + 14, true),
      ];
      if (format !== 1 || channels !== 1 || bits !== 16) throw new Error('Not mono 16-bit PCM');
      sampleRateHz = view.getUint32(start + 4, true);
    } else if (tag(file, at) === 'data') {
      const bytes = Math.min(chunkBytes, file.byteLength - start) & ~1;
      return { samples: new Int16Array(file.slice(start, start + bytes).buffer), sampleRateHz };
    }
    at = start + chunkBytes + (chunkBytes & 1);
  }
  throw new Error('A WAV file without audio');
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
