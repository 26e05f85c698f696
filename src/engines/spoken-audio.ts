import { AUDIO_CONTENT_TYPES, audioFormat } from '#domain/speech/audio-format.ts';
import { readWav, readWavInfo, writeWav } from '#domain/speech/wav.ts';
import { EngineFailure } from './engine-failure.ts';
import type { Speech } from './tts.ts';

/**
 * Makes speech of the bytes that a vendor answered. They are taken for what they are, not for what they are called: an
 * error page under an audio type is no speech. The sizes of a WAV that was streamed are filled in.
 */
export function spokenAudio(body: Uint8Array<ArrayBuffer>, warnings: string[]): Speech {
  const format = audioFormat(body);
  if (!format) throw new EngineFailure('unreadable', 'The speech engine answered something that is no audio');
  const contentType = AUDIO_CONTENT_TYPES[format];
  if (format !== 'wav') return { audio: body, contentType, sampleRateHz: undefined, warnings };
  const info = readWavInfo(body);
  if (info.dataBytes === 0) throw new EngineFailure('unreadable', 'The speech engine answered without a sound');
  const isPlain = info.format === 1 && info.channels === 1 && info.bitsPerSample === 16;
  const audio = isPlain ? writeWav(readWav(body)) : body;
  return { audio, contentType, sampleRateHz: info.sampleRateHz, warnings };
}
