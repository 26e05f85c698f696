import { ANSWER_RATE_HZ, samplesOf } from '#client/audio/audio-rate.ts';
import { writeWav } from '#domain/speech/wav.ts';
import type { RecordedSound } from './recogniser.ts';
import type { KeptWords } from './utterance.ts';

/** What nobody had heard yet of an answer when its page went, as a recording; undefined where nothing of that is here. */
export function unheardSound({ sound, receivedMs }: KeptWords): RecordedSound | undefined {
  const samples = sound?.read(samplesOf(receivedMs), sound.samples);
  if (!samples || samples.length === 0) return undefined;
  const wav = new Blob([writeWav({ samples, sampleRateHz: ANSWER_RATE_HZ })], { type: 'audio/wav' });
  return { wav, wavStartMs: 0 };
}
