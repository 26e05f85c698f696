import { askVendor } from '#engines/ask-vendor.ts';
import { prepareSpeech } from '#engines/prepare-speech.ts';
import { spokenAudio } from '#engines/spoken-audio.ts';
import { streamSpeech } from '#engines/stream-speech.ts';
import type { TextToSpeech } from '#engines/tts.ts';
import type { Vendor } from '#engines/vendor.ts';
import { voicesOf } from '#engines/voices-of.ts';
import { requireAiBinding } from './ai-binding.ts';

const MODEL = '@cf/deepgram/aura-1';
const SPEAKERS = 'luna angus asteria arcas orion orpheus athena zeus perseus helios hera stella'.split(' ');
const SAMPLE_RATE_HZ = 24_000;

/** A voice from Aura on Workers AI. */
export const auraTts: Vendor<TextToSpeech> = {
  settings: { VOICES: 'optional' },
  create({ VOICES: list = SPEAKERS.join() }, env, timeoutMs) {
    const ai = requireAiBinding(env, 'TTS_ENGINE');
    const voices = voicesOf(list, SPEAKERS);
    const models = [MODEL];
    const ask = (text: string, speaker: string, container: 'wav' | 'none', signal: AbortSignal) => {
      const inputs = { text, speaker, encoding: 'linear16', container, sample_rate: SAMPLE_RATE_HZ };
      return ai.run(MODEL, inputs, { returnRawResponse: true, signal });
    };
    return {
      name: 'workers-ai',
      voices,
      models,
      async synthesise(request) {
        const { text, voice, warnings } = prepareSpeech({ voices, models }, request);
        return askVendor({
          timeoutMs,
          send: (signal) => ask(text, voice, 'wav', signal),
          read: (body) => spokenAudio(body, warnings),
        });
      },
      async stream(request, signal) {
        const { text, voice, warnings } = prepareSpeech({ voices, models }, request);
        const send = (cut: AbortSignal) => ask(text, voice, 'none', cut);
        return streamSpeech({ send, rawHz: SAMPLE_RATE_HZ, warnings, timeoutMs, signal });
      },
    };
  },
};
