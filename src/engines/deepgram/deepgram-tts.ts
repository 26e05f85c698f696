import { askVendor } from '#engines/ask-vendor.ts';
import { prepareSpeech } from '#engines/prepare-speech.ts';
import { spokenAudio } from '#engines/spoken-audio.ts';
import { streamSpeech } from '#engines/stream-speech.ts';
import type { TextToSpeech } from '#engines/tts.ts';
import type { Vendor } from '#engines/vendor.ts';
import { voicesOf } from '#engines/voices-of.ts';
import { DEEPGRAM_BASE_URL, deepgramToken } from './deepgram-address.ts';

const DEFAULT_VOICES = 'aura-2-thalia-en, aura-2-andromeda-en, aura-2-apollo-en, aura-2-arcas-en';
const SAMPLE_RATE_HZ = 24_000;

/** A voice from Deepgram, whose models are its voices. */
export const deepgramTts: Vendor<TextToSpeech> = {
  settings: { BASE_URL: 'optional', API_KEY: 'required', VOICES: 'optional' },
  create({ BASE_URL: baseUrl = DEEPGRAM_BASE_URL, API_KEY: apiKey, VOICES: list = DEFAULT_VOICES }, _env, timeoutMs) {
    const voices = voicesOf(list);
    const models = ['aura'];
    const ask = (text: string, voice: string, container: 'wav' | 'none', signal: AbortSignal) => {
      const query = new URLSearchParams({
        model: voice,
        encoding: 'linear16',
        container,
        sample_rate: String(SAMPLE_RATE_HZ),
        mip_opt_out: 'true',
      });
      return fetch(`${baseUrl}/v1/speak?${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...deepgramToken(apiKey) },
        body: JSON.stringify({ text }),
        redirect: 'manual',
        signal,
      });
    };
    return {
      name: 'deepgram',
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
