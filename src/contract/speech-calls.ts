import { z } from 'zod';
import { defineCalls, envelope } from './call.ts';

/** Longest text that is spoken in one call, in characters. */
export const MAX_SPOKEN_CHARS = 2_000;

const voice = z.object({ id: z.string(), name: z.string(), language: z.string() });

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
    errors: ['unavailable'],
  },
  'GET /api/speech/tts/voices': {
    summary: 'List the voices',
    access: 'visitor',
    answer: z.object({
      success: z.literal(true),
      voices: z.array(voice),
      data: z.object({ voices: z.array(voice) }),
    }),
  },
  'GET /api/speech/stt/info': {
    summary: 'Tell which audio files can be transcribed',
    access: 'visitor',
    answer: envelope(
      z.object({
        supportedFormats: z.array(z.string()),
        /** Bytes. */
        maxFileSize: z.int(),
      }),
    ).extend({ supportedFormats: z.array(z.string()), maxFileSize: z.int() }),
  },
  'POST /api/speech/stt/transcribe': {
    summary: 'Turn a recorded answer into text',
    access: 'visitor',
    bodyType: 'form',
    answer: z.object({ success: z.literal(true), transcription: z.object({ text: z.string() }) }),
    errors: ['stt_not_configured', 'unavailable'],
  },
});
