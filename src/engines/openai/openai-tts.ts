import { askVendor } from '#engines/ask-vendor.ts';
import { prepareSpeech } from '#engines/prepare-speech.ts';
import { spokenAudio } from '#engines/spoken-audio.ts';
import { streamWhole } from '#engines/stream-whole.ts';
import type { TextToSpeech, Voice } from '#engines/tts.ts';
import type { Vendor } from '#engines/vendor.ts';
import { voicesOf } from '#engines/voices-of.ts';
import { bearer, OPENAI_BASE_URL } from './openai-address.ts';

const DEFAULT_MODEL = 'tts-1';
/** What most servers besides OpenAI's own know, if only as another name for their default. */
const COMMON_VOICES = 'alloy';
const OPENAI_VOICES = 'alloy, ash, coral, echo, fable, nova, onyx, sage, shimmer';

/** A voice from any server that speaks OpenAI's speech call. */
export const openAiTts: Vendor<TextToSpeech> = {
  settings: { BASE_URL: 'optional', API_KEY: 'optional', MODEL: 'optional', VOICES: 'optional' },
  create(given, _env, timeoutMs) {
    const { BASE_URL: baseUrl = OPENAI_BASE_URL, API_KEY: apiKey, MODEL: defaultModel = DEFAULT_MODEL } = given;
    const voices: readonly Voice[] = voicesOf(
      given.VOICES ?? (baseUrl === OPENAI_BASE_URL ? OPENAI_VOICES : COMMON_VOICES),
    );
    const models = [defaultModel];
    return {
      name: 'openai',
      voices,
      models,
      async synthesise(request) {
        const { text, voice, model, warnings } = prepareSpeech({ voices, models }, request);
        return askVendor({
          timeoutMs,
          send: (signal) =>
            fetch(`${baseUrl}/audio/speech`, {
              method: 'POST',
              headers: { 'content-type': 'application/json', ...bearer(apiKey) },
              body: JSON.stringify({ model, voice, input: text, response_format: 'wav' }),
              redirect: 'manual',
              signal,
            }),
          read: (body) => spokenAudio(body, warnings),
        });
      },
      async stream(request) {
        return streamWhole(await this.synthesise(request));
      },
    };
  },
};
