import { z } from 'zod';
import { defineCalls, envelope } from './call.ts';

/** Longest text that is spoken in one call, in characters. */
export const MAX_SPOKEN_CHARS = 2_000;
/** Longest hint to a recogniser, in characters; the recognisers we know read no further. */
const MAX_PROMPT_CHARS = 1_000;
/** The name of a recording that comes without one. */
export const DEFAULT_AUDIO_FILENAME = 'audio.wav';

const name = z.string().trim().min(1).max(100);
const language = z
  .string()
  .trim()
  .regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, 'Must be a language tag such as en or en-US');

const voice = z.object({ id: z.string(), name: z.string(), language: z.string() });

const timedWord = z.object({
  word: z.string(),
  /** From the beginning of the recording. */
  startMs: z.int().min(0),
  endMs: z.int().min(0),
  /** 0 to 1. */
  confidence: z.number().optional(),
});
export type TimedWord = z.infer<typeof timedWord>;

const transcription = z.object({
  /** Empty when no words were heard. */
  text: z.string(),
  /** In the order spoken; absent when nobody asked for times or the recogniser has none. */
  words: z.array(timedWord).optional(),
});

/** `warnings`: what was asked for and could not be honoured. */
const transcribed = envelope(z.object({ transcription })).extend({
  transcription,
  warnings: z.array(z.string()).optional(),
});

/** The parts of a transcription call; `audio` is the recording itself. An empty part counts as absent. */
const transcriptionForm = z.object({
  audio: z.file(),
  language: language.optional(),
  prompt: z.string().max(MAX_PROMPT_CHARS).optional(),
  temperature: z.coerce.number().min(0).max(1).optional(),
  /** `verbose_json` asks for the times of words; the answer is in the product's envelope in any case. */
  response_format: z.enum(['json', 'text', 'verbose_json']).optional(),
});

const TRANSCRIPTION_ERRORS = ['stt_not_configured', 'unprocessable'] as const;

const ttsConfig = z.object({ voice: z.string().nullable(), model: z.string().nullable() });
const sttConfig = z.object({ language: z.string(), model: z.string().nullable() });
const speechInfo = z.object({
  supportedFormats: z.array(z.string()),
  /** Bytes. */
  maxFileSize: z.int(),
});
const ttsConfigured = z.object({ voiceSet: z.boolean(), modelSet: z.boolean(), currentConfig: ttsConfig });

export const speechCalls = defineCalls({
  'POST /api/speech/tts/generate': {
    summary: 'Speak a text',
    access: 'visitor',
    body: z.object({
      text: z.string().trim().min(1).max(MAX_SPOKEN_CHARS),
      voice: z.string().max(100).optional(),
      model: z.string().max(100).optional(),
    }),
    answer: z.instanceof(Uint8Array),
    answerType: 'audio',
    errors: ['unprocessable'],
  },
  'GET /api/speech/tts/voices': {
    summary: 'List the voices',
    access: 'visitor',
    answer: envelope(z.object({ voices: z.array(voice) })).extend({ voices: z.array(voice) }),
  },
  'POST /api/speech/tts/config': {
    summary: 'Choose the voice and model that speak to the caller; an empty body reads the choice',
    access: 'visitor',
    body: z.object({ voice: name.optional(), model: name.optional() }),
    bodyMayBeEmpty: true,
    answer: envelope(ttsConfigured).extend(ttsConfigured.shape),
  },
  'POST /api/speech/stt/transcribe': {
    summary: 'Turn a recorded answer into text',
    access: 'visitor',
    form: transcriptionForm,
    answer: transcribed,
    errors: TRANSCRIPTION_ERRORS,
  },
  'POST /api/speech/stt/transcribe-with-timestamps': {
    summary: 'Turn a recorded answer into text and tell when each word was said',
    access: 'visitor',
    form: transcriptionForm,
    answer: transcribed,
    errors: TRANSCRIPTION_ERRORS,
  },
  'POST /api/speech/stt/config': {
    summary: 'Choose the language and model that the caller is recognised in; an empty body reads the choice',
    access: 'visitor',
    body: z.object({ language: language.optional(), model: name.optional() }),
    bodyMayBeEmpty: true,
    answer: envelope(z.object({ currentConfig: sttConfig })).extend({ currentConfig: sttConfig }),
    errors: ['stt_not_configured'],
  },
  'GET /api/speech/stt/info': {
    summary: 'Tell which audio files can be transcribed',
    access: 'visitor',
    answer: envelope(speechInfo).extend(speechInfo.shape),
  },
});
