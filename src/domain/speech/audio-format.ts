/** Containers that recorders write and recognisers read, by the extension that recognisers know them by. */
export type AudioFormat = 'wav' | 'webm' | 'mp4' | 'mp3' | 'ogg' | 'flac';

export const AUDIO_CONTENT_TYPES: Record<AudioFormat, string> = {
  wav: 'audio/wav',
  webm: 'audio/webm',
  mp4: 'audio/mp4',
  mp3: 'audio/mpeg',
  ogg: 'audio/ogg',
  flac: 'audio/flac',
};

/**
 * Tells the container of an audio file by its first bytes, or undefined. Names lie: a recorder's WebM is often sent
 * under the default name audio.wav, and recognisers go by the name.
 */
export function audioFormat(file: Uint8Array): AudioFormat | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...file.subarray(from, to));
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WAVE') return 'wav';
  if (text(0, 4) === '\x1a\x45\xdf\xa3') return 'webm';
  if (text(4, 8) === 'ftyp') return 'mp4';
  if (text(0, 4) === 'OggS') return 'ogg';
  if (text(0, 4) === 'fLaC') return 'flac';
  if (text(0, 3) === 'ID3') return 'mp3';
  return isMp3Frame(file) ? 'mp3' : undefined;
}

/** The start of a frame of layer III; raw samples may begin with much that is nearly one. */
function isMp3Frame([first = 0, second = 0, third = 0]: Uint8Array): boolean {
  const isSync = first === 0xff && (second & 0xe0) === 0xe0;
  const isLayer3 = (second & 0x18) !== 0x08 && (second & 0x06) === 0x02;
  const bitRate = third >> 4;
  return isSync && isLayer3 && bitRate !== 0 && bitRate !== 15 && (third & 0x0c) !== 0x0c;
}
