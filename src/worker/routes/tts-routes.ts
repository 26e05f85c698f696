import type { Hono } from 'hono';
import { builtInVoice, textToSpeech } from '#engines/registry.ts';
import { isPaid } from '#engines/tts.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { serveCall } from '#worker/call-route.ts';
import { limitByMinute } from '#worker/minute-limits.ts';
import { callerKey } from '#worker/principal.ts';
import { speechRefusal } from '#worker/speech-allowance.ts';
import { speechCallFailure } from '#worker/speech-call-failure.ts';
import { readSpeechChoice, writeSpeechChoice } from '#worker/speech-choice.ts';

export function serveTtsCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/speech/tts/generate', async ({ c, principal, body }) => {
    await limitByMinute(c, 'SPEAK_ADDRESS');
    await limitByMinute(c, 'SPEAK_CALLER', callerKey(principal));
    const chosen = await textToSpeech(c.env);
    if (!chosen) throw new CallFailure('unavailable', 'This server has no voice of its own');
    const refusal = isPaid(chosen) ? await speechRefusal(c, principal, 'spoken', body.text.length) : undefined;
    const engine = refusal ? await builtInVoice() : chosen;
    if (!engine) throw refusal;
    const choice = readSpeechChoice(c);
    const voice = body.voice || engine.voices.find(({ id }) => id === choice.voice)?.id;
    const model = body.model || engine.models.find((id) => id === choice.voiceModel);
    try {
      const request = { text: body.text, ...(voice ? { voice } : {}), ...(model ? { model } : {}) };
      const { audio, contentType, warnings } = await engine.synthesise(request);
      return new Response(audio, {
        headers: {
          'content-type': contentType,
          // A warning repeats what was asked for, which may be any text.
          ...(warnings.length > 0 ? { 'x-speech-warnings': warnings.map(encodeURIComponent).join(', ') } : {}),
        },
      });
    } catch (error) {
      throw speechCallFailure(error, {
        engine: engine.name,
        requestId: c.get('requestId'),
        later: 'The voice failed just now. Please try again.',
        busy: 'The voice is busy just now. Please try again.',
        never: 'The voice does not work on this server at the moment.',
        refused: 'This text cannot be spoken',
      });
    }
  });

  serveCall(app, 'GET /api/speech/tts/voices', async ({ c }) => {
    await limitByMinute(c, 'SPEECH_SETUP_ADDRESS');
    const voices = [...((await textToSpeech(c.env))?.voices ?? [])];
    return { success: true, voices, data: { voices } };
  });

  serveCall(app, 'POST /api/speech/tts/config', async ({ c, body }) => {
    await limitByMinute(c, 'SPEECH_SETUP_ADDRESS');
    const engine = await textToSpeech(c.env);
    const voices = engine?.voices.map(({ id }) => id) ?? [];
    const models = engine?.models ?? [];
    requireOneOf('voice', voices, body.voice);
    requireOneOf('model', models, body.model);
    const choice = readSpeechChoice(c);
    if (body.voice !== undefined) choice.voice = body.voice;
    if (body.model !== undefined) choice.voiceModel = body.model;
    if (body.voice !== undefined || body.model !== undefined) writeSpeechChoice(c, choice);
    const configured = {
      voiceSet: body.voice !== undefined,
      modelSet: body.model !== undefined,
      currentConfig: {
        voice: voices.find((id) => id === choice.voice) ?? voices[0] ?? null,
        model: models.find((id) => id === choice.voiceModel) ?? models[0] ?? null,
      },
    };
    return { success: true, ...configured, data: configured };
  });
}

function requireOneOf(what: string, known: readonly string[], asked: string | undefined): void {
  if (asked === undefined || known.includes(asked)) return;
  const there = known.length > 0 ? `there is ${known.join(', ')}` : 'there is none';
  throw new CallFailure('bad_request', `There is no such ${what} here; ${there}`);
}
