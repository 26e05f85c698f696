import { readWav, writeWav } from '#domain/speech/wav.ts';
import { prepareSpeech } from '#engines/prepare-speech.ts';
import { streamWhole } from '#engines/stream-whole.ts';
import type { TextToSpeech, Voice } from '#engines/tts.ts';
import { runFlite } from './run-flite.ts';

const VOICES: readonly Voice[] = [
  { id: 'slt', name: 'SLT, female', language: 'en-US' },
  { id: 'rms', name: 'RMS, male', language: 'en-US' },
  { id: 'awb', name: 'AWB, male, Scottish', language: 'en-GB' },
  { id: 'kal16', name: 'KAL, male', language: 'en-US' },
];

const MODELS = ['flite'];

/** Just under full scale, so that no voice is faint and none is clipped. */
const PEAK = 0.89 * 32_767;

/** The voice of the flite synthesiser, of which the compiled program is given. 16 kHz mono WAV. */
export function createFliteVoice(flite: WebAssembly.Module): TextToSpeech {
  return {
    name: 'flite',
    voices: VOICES,
    models: MODELS,
    async synthesise(request) {
      const { text, voice, warnings } = prepareSpeech({ voices: VOICES, models: MODELS }, request);
      // The text is one argument of its own, so that nothing in it can be taken for an option.
      const wav = runFlite(flite, ['-voice', voice, '-t', text]);
      const pcm = readWav(wav);
      normalisePeak(pcm.samples);
      return { audio: writeWav(pcm), contentType: 'audio/wav', sampleRateHz: pcm.sampleRateHz, warnings };
    },
    async stream(request, signal) {
      signal.throwIfAborted();
      return streamWhole(await this.synthesise(request));
    },
  };
}

function normalisePeak(samples: Int16Array): void {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak === 0) return;
  const gain = PEAK / peak;
  for (let i = 0; i < samples.length; i++) samples[i] = Math.round((samples[i] ?? 0) * gain);
}
