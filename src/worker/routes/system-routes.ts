import type { Hono } from 'hono';
import { MAX_ANSWER_CHARS, MAX_DESCRIPTION_CHARS } from '#contract/limits.ts';
import { MAX_SPOKEN_CHARS } from '#contract/speech-calls.ts';
import { pipelineMode } from '#engines/pipeline-mode.ts';
import { languageReader, speechHost, speechToText, textToSpeech } from '#engines/registry.ts';
import { isMigrated } from '#storage/is-migrated.ts';
import { parseRecordingKeepDays } from '#storage/recording-keep-days.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';

export function serveSystemCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'GET /api/health', async ({ c }) => {
    if (await isMigrated(c.env.DB)) return { success: true };
    console.error({ event: 'no_tables', message: 'The database has no tables, or does not answer' });
    throw new CallFailure('unavailable', 'This server is not set up correctly');
  });

  serveCall(app, 'GET /api/config', async ({ c }) => ({
    success: true,
    data: {
      pipelineMode: pipelineMode(c.env),
      tts: (await textToSpeech(c.env))?.name ?? null,
      stt: speechToText(c.env)?.name ?? null,
      sttHost: speechHost(c.env),
      llm: languageReader(c.env),
      recordings: c.env.MEDIA ? { keepDays: parseRecordingKeepDays(c.env.RECORDING_KEEP_DAYS) ?? 0 } : null,
      asrModelsUrl: c.env.ASR_MODELS_URL ?? null,
      feedbackFormUrl: c.env.FEEDBACK_FORM_URL ?? null,
      outbox:
        c.env.ENVIRONMENT === 'development' && (c.env.EMAIL_SENDER ?? 'outbox') === 'outbox' ? '/dev/outbox' : null,
      limits: {
        descriptionChars: MAX_DESCRIPTION_CHARS,
        answerChars: MAX_ANSWER_CHARS,
        spokenChars: MAX_SPOKEN_CHARS,
      },
    },
  }));
}
