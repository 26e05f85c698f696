import { audioFormat } from '#domain/speech/audio-format.ts';
import { readWavInfo } from '#domain/speech/wav.ts';
import { EngineFailure } from './engine-failure.ts';
import type { Speech, SpeechStream } from './tts.ts';

/** Speech that was made whole, as a stream: a plain WAV as its samples, any other file as it is. */
export function streamWhole({ audio, sampleRateHz, warnings }: Speech): SpeechStream {
  const format = audioFormat(audio);
  if (!format) throw new EngineFailure('unreadable', 'The speech engine answered something that is no audio');
  const info = format === 'wav' ? readWavInfo(audio) : undefined;
  const isPlain = info && info.format === 1 && info.channels === 1 && info.bitsPerSample === 16;
  const bytes = isPlain ? audio.subarray(info.dataStart, info.dataStart + (info.dataBytes & ~1)) : audio;
  return {
    encoding: isPlain ? 'linear16' : format,
    sampleRateHz,
    audio: (async function* () {
      yield bytes;
    })(),
    warnings,
  };
}
