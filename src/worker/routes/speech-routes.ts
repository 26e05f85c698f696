import type { Hono } from 'hono';
import { textToSpeech } from '#engines/registry.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';

/** What a transcription may be sent as; the size is that of a long answer in the least compact of them. */
const SUPPORTED_FORMATS = ['wav', 'webm', 'mp4', 'm4a', 'mp3', 'ogg', 'flac'];
const MAX_AUDIO_BYTES = 25 * 1024 * 1024;

export function serveSpeechCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/speech/tts/generate', async ({ body }) => {
    const voice = await textToSpeech();
    if (!voice) throw new CallFailure('unavailable', 'This installation has no voice of its own');
    const { audio, contentType } = await voice.synthesise({
      text: body.text,
      ...(body.voice ? { voice: body.voice } : {}),
      ...(body.model ? { model: body.model } : {}),
    });
    return new Response(audio, { headers: { 'content-type': contentType } });
  });

  serveCall(app, 'GET /api/speech/tts/voices', async () => {
    const voices = (await textToSpeech())?.voices() ?? [];
    return { success: true, voices, data: { voices } };
  });

  serveCall(app, 'GET /api/speech/stt/info', async () => {
    const info = { supportedFormats: SUPPORTED_FORMATS, maxFileSize: MAX_AUDIO_BYTES };
    return { success: true, ...info, data: info };
  });

  serveCall(app, 'POST /api/speech/stt/transcribe', async () => {
    throw new CallFailure('stt_not_configured', 'No speech recognition is set up on this server');
  });
}
