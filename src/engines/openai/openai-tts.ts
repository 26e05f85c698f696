import { askVendor } from '#engines/ask-vendor.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { prepareSpeech } from '#engines/prepare-speech.ts';
import { spokenAudio } from '#engines/spoken-audio.ts';
import { streamSpeech } from '#engines/stream-speech.ts';
import type { TextToSpeech, Voice } from '#engines/tts.ts';
import type { Vendor } from '#engines/vendor.ts';
import { voicesOf } from '#engines/voices-of.ts';
import { bearer, OPENAI_BASE_URL } from './openai-address.ts';

const DEFAULT_MODEL = 'tts-1';
/** What most servers besides OpenAI's own know, if only as another name for their default. */
const COMMON_VOICES = 'alloy';
const OPENAI_VOICES = 'alloy, ash, coral, echo, fable, nova, onyx, sage, shimmer';
/** What `pcm` is by the service's own reference; others may say another in their answer's type. */
const PCM_HZ = 24_000;

/** Servers and models that refused raw samples and then gave a file; kept for the isolate's life. */
const withoutPcm = new Set<string>();

/** A voice from any server that speaks OpenAI's speech call. */
export const openAiTts: Vendor<TextToSpeech> = {
  settings: { BASE_URL: 'optional', API_KEY: 'optional', MODEL: 'optional', VOICES: 'optional' },
  create(given, _env, timeoutMs) {
    const { BASE_URL: baseUrl = OPENAI_BASE_URL, API_KEY: apiKey, MODEL: defaultModel = DEFAULT_MODEL } = given;
    const voices: readonly Voice[] = voicesOf(
      given.VOICES ?? (baseUrl === OPENAI_BASE_URL ? OPENAI_VOICES : COMMON_VOICES),
    );
    const models = [defaultModel];
    const ask = (text: string, voice: string, model: string, format: 'pcm' | 'wav', signal: AbortSignal) =>
      fetch(`${baseUrl}/audio/speech`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...bearer(apiKey) },
        body: JSON.stringify({ model, voice, input: text, response_format: format }),
        redirect: 'manual',
        signal,
      });
    return {
      name: 'openai',
      voices,
      models,
      async synthesise(request) {
        const { text, voice, model, warnings } = prepareSpeech({ voices, models }, request);
        return askVendor({
          timeoutMs,
          send: (signal) => ask(text, voice, model, 'wav', signal),
          read: (body) => spokenAudio(body, warnings),
        });
      },
      async stream(request, signal) {
        const { text, voice, model, warnings } = prepareSpeech({ voices, models }, request);
        const streamAs = (format: 'pcm' | 'wav') => {
          const send = (cut: AbortSignal) => ask(text, voice, model, format, cut);
          return streamSpeech({ send, rawHz: PCM_HZ, warnings, timeoutMs, signal });
        };
        const server = `${baseUrl} ${model}`;
        if (withoutPcm.has(server)) return streamAs('wav');
        try {
          return await streamAs('pcm');
        } catch (error) {
          if (!(error instanceof EngineFailure) || error.reason !== 'refused') throw error;
          const speech = await streamAs('wav');
          withoutPcm.add(server);
          return speech;
        }
      },
    };
  },
};
