import { AUDIO_CONTENT_TYPES, type AudioFormat } from '#domain/speech/audio-format.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { askVendor } from '#engines/ask-vendor.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { objectsIn, readJsonObject, stringIn } from '#engines/json-answer.ts';
import type { SpeechToText, Transcription, TranscriptionRequest } from '#engines/stt.ts';
import { timedWords } from '#engines/timed-words.ts';
import type { Vendor } from '#engines/vendor.ts';
import { bearer, OPENAI_BASE_URL } from './openai-address.ts';

const FORMATS: readonly AudioFormat[] = ['wav', 'webm', 'mp4', 'mp3', 'ogg', 'flac'];
/** The service counts 25 MiB with everything around the file. */
const MAX_BYTES = 25_000_000;
const DEFAULT_MODEL = 'whisper-1';

/** Recognition by any server that speaks OpenAI's transcription call. */
export const openAiStt: Vendor<SpeechToText> = {
  settings: { BASE_URL: 'optional', API_KEY: 'optional', MODEL: 'optional' },
  create(
    { BASE_URL: baseUrl = OPENAI_BASE_URL, API_KEY: apiKey, MODEL: defaultModel = DEFAULT_MODEL },
    _env,
    timeoutMs,
  ) {
    const ask = (request: TranscriptionRequest, timestamps: boolean) =>
      askVendor({
        timeoutMs,
        send: (signal) =>
          fetch(`${baseUrl}/audio/transcriptions`, {
            method: 'POST',
            headers: bearer(apiKey),
            body: formOf({ model: defaultModel, ...request, timestamps }),
            redirect: 'manual',
            signal,
          }),
        read: (body) => readTranscription(body, timestamps),
      });

    return {
      name: 'openai',
      formats: FORMATS,
      maxBytes: MAX_BYTES,
      models: [defaultModel],
      async transcribe(request) {
        if (!request.timestamps) return ask(request, false);
        try {
          return await ask(request, true);
        } catch (error) {
          // Several models and servers know plain text only and refuse the call for asking more.
          if (!(error instanceof EngineFailure) || error.reason !== 'refused') throw error;
          const plain = await ask(request, false);
          return { ...plain, warnings: [...plain.warnings, NO_TIMES] };
        }
      },
    };
  },
};

const NO_TIMES = 'The speech engine gives no times of words';

function formOf({ audio, format, language, model, prompt, temperature, timestamps }: TranscriptionRequest): FormData {
  const form = new FormData();
  // The service goes by the name's extension.
  form.set('file', new File([audio], `answer.${format}`, { type: AUDIO_CONTENT_TYPES[format] }));
  form.set('model', model ?? DEFAULT_MODEL);
  // Two letters: it refuses regions.
  form.set('language', language.split('-')[0] ?? language);
  if (prompt !== undefined) form.set('prompt', prompt);
  if (temperature !== undefined) form.set('temperature', String(temperature));
  form.set('response_format', timestamps ? 'verbose_json' : 'json');
  if (timestamps) form.set('timestamp_granularities[]', 'word');
  return form;
}

function readTranscription(body: Uint8Array, timestamps: boolean): Transcription {
  const answer = readJsonObject(body);
  const text = heardText(stringIn(answer.text));
  if (!timestamps || text === '') return { text, warnings: [] };
  const words = timedWords(answer.words) ?? timedWords(objectsIn(answer.segments).flatMap(({ words }) => words ?? []));
  return words ? { text, words, warnings: [] } : { text, warnings: [NO_TIMES] };
}
