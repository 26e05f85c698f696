import { shortParts } from '#domain/speech/short-parts.ts';
import { type Pcm, readWav, writeWav } from '#domain/speech/wav.ts';
import { prepareSpeech } from '#engines/prepare-speech.ts';
import { streamWhole } from '#engines/stream-whole.ts';
import type { Speech, SynthesisRequest, TextToSpeech, Voice } from '#engines/tts.ts';
import type { SpeakingLine } from './speaking-line.ts';

const VOICES: readonly Voice[] = [
  { id: 'slt', name: 'SLT, female', language: 'en-US' },
  { id: 'rms', name: 'RMS, male', language: 'en-US' },
  { id: 'awb', name: 'AWB, male, Scottish', language: 'en-GB' },
  { id: 'kal16', name: 'KAL, male', language: 'en-US' },
];

const MODELS = ['flite'];

/** Just under full scale, so that no voice is faint and none is clipped. */
const PEAK = 0.89 * 32_767;

/** How soon one that waits for its turn asks again. */
const ASK_AGAIN_MS = 10;

/**
 * The voice of the flite synthesiser, whose program is run with arguments and answers a WAV. 16 kHz mono. It computes on
 * the thread that serves everybody, so it speaks in slices, each in its turn, between which others are served.
 */
export function createFliteVoice(run: (args: readonly string[]) => Uint8Array, line: SpeakingLine): TextToSpeech {
  async function speak(request: SynthesisRequest, signal?: AbortSignal): Promise<Speech> {
    const { text, voice, warnings } = prepareSpeech({ voices: VOICES, models: MODELS }, request);
    const slices: Pcm[] = [];
    const place = line.join(Date.now());
    try {
      for (const part of shortParts(text)) {
        while (!line.isTurnOf(place, Date.now())) await pause(ASK_AGAIN_MS);
        // Behind the slice before it, whoever else came meanwhile is served first.
        await pause(0);
        signal?.throwIfAborted();
        // The text is one argument of its own, so that nothing in it can be taken for an option.
        slices.push(readWav(run(['-voice', voice, '-t', part])));
        line.goBehind(place, Date.now());
      }
    } finally {
      line.leave(place);
    }
    const pcm = joined(slices);
    normalisePeak(pcm.samples);
    return { audio: writeWav(pcm), contentType: 'audio/wav', sampleRateHz: pcm.sampleRateHz, warnings };
  }

  return {
    name: 'flite',
    voices: VOICES,
    models: MODELS,
    synthesise: (request) => speak(request),
    async stream(request, signal) {
      signal.throwIfAborted();
      return streamWhole(await speak(request, signal));
    },
  };
}

/** A timer and not a promise of another speech's: that one's call may be gone before it could keep it. */
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

function joined(slices: readonly Pcm[]): Pcm {
  const samples = new Int16Array(slices.reduce((sum, slice) => sum + slice.samples.length, 0));
  let at = 0;
  for (const slice of slices) {
    samples.set(slice.samples, at);
    at += slice.samples.length;
  }
  return { samples, sampleRateHz: slices[0]?.sampleRateHz ?? 0 };
}

function normalisePeak(samples: Int16Array): void {
  let peak = 0;
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample));
  if (peak === 0) return;
  const gain = PEAK / peak;
  for (let i = 0; i < samples.length; i++) samples[i] = Math.round((samples[i] ?? 0) * gain);
}
