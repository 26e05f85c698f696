import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';
import { LLM_ENGINES, PIPELINE_MODES, STT_ENGINES, TTS_ENGINES } from './words.ts';

export const systemCalls = defineCalls({
  'GET /api/health': { summary: 'Tell that the product is ready', access: 'public', answer: done },
  'GET /api/config': {
    summary: 'Read what the client needs to know of this installation',
    access: 'public',
    answer: envelope(
      z.object({
        pipelineMode: z.enum(PIPELINE_MODES),
        tts: z.enum(TTS_ENGINES).nullable(),
        stt: z.enum(STT_ENGINES).nullable(),
        /** The server that speech is sent to where its address is the operator's own. */
        sttHost: z.string().nullable(),
        /** Who reads what is pasted and said, and the server that it is sent to where that is not this one's own. */
        llm: z.object({ engine: z.enum(LLM_ENGINES), host: z.string().nullable() }),
        /** For how many days recordings are kept, 0 is until they are deleted; null where nothing is recorded. */
        recordings: z.object({ keepDays: z.int() }).nullable(),
        /** Where a browser fetches the files of the speech program; null where none is offered. */
        asrModelsUrl: z.string().nullable(),
        feedbackFormUrl: z.string().nullable(),
        /** Where messages are read that nobody sends; null where they are sent. */
        outbox: z.string().nullable(),
        limits: z.object({ descriptionChars: z.int(), answerChars: z.int(), spokenChars: z.int() }),
      }),
    ),
  },
  'GET /api/openapi.json': {
    summary: 'Read this API as an OpenAPI document',
    access: 'public',
    answer: z.unknown(),
  },
  'GET /api/docs': {
    summary: 'Read this API as a page',
    access: 'public',
    answer: z.string(),
    answerType: 'html',
  },
});
