import type { Context, Hono } from 'hono';
import type { CallParsed } from '#contract/calls.ts';
import { DEFAULT_AUDIO_FILENAME } from '#contract/speech-calls.ts';
import { isAudible } from '#domain/speech/audible.ts';
import { type AudioFormat, audioFormat } from '#domain/speech/audio-format.ts';
import { secondsOfSound } from '#domain/speech/sound-length.ts';
import { speechToText } from '#engines/registry.ts';
import type { SpeechToText, Transcription } from '#engines/stt.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { type CallRequest, readForm, serveCall } from '#worker/call-route.ts';
import { limitByMinute } from '#worker/minute-limits.ts';
import { callerKey } from '#worker/principal.ts';
import { requireFile } from '#worker/require-file.ts';
import { speechRefusal } from '#worker/speech-allowance.ts';
import { speechCallFailure } from '#worker/speech-call-failure.ts';
import { readSpeechChoice, writeSpeechChoice } from '#worker/speech-choice.ts';

/** The product's interviews are in English. */
const DEFAULT_LANGUAGE = 'en';

/** Told while nothing recognises speech, so that a client can still prepare a recording. */
const ANY_FORMATS: readonly AudioFormat[] = ['wav', 'webm', 'mp4', 'mp3', 'ogg', 'flac'];
const ANY_MAX_BYTES = 25_000_000;

/** Other extensions of the same containers. */
const ALIASES: Partial<Record<AudioFormat, readonly string[]>> = { mp4: ['m4a'], ogg: ['oga', 'opus'], mp3: ['mpga'] };

type TranscribeCall = 'POST /api/speech/stt/transcribe' | 'POST /api/speech/stt/transcribe-with-timestamps';
type Form = CallParsed<TranscribeCall, 'form'>;

export function serveSttCalls(app: Hono<AppEnv>): void {
  serveCall(app, 'POST /api/speech/stt/transcribe', (request) =>
    transcribe(request, 'POST /api/speech/stt/transcribe'),
  );
  serveCall(app, 'POST /api/speech/stt/transcribe-with-timestamps', (request) =>
    transcribe(request, 'POST /api/speech/stt/transcribe-with-timestamps'),
  );

  serveCall(app, 'POST /api/speech/stt/config', async ({ c, body }) => {
    await limitByMinute(c, 'SPEECH_SETUP_ADDRESS');
    const { models } = requireEngine(c);
    if (body.model !== undefined && !models.includes(body.model)) {
      throw new CallFailure('bad_request', `There is no such model here; there is ${models.join(', ')}`);
    }
    const choice = readSpeechChoice(c);
    if (body.language !== undefined) choice.language = body.language;
    if (body.model !== undefined) choice.recogniserModel = body.model;
    if (body.language !== undefined || body.model !== undefined) writeSpeechChoice(c, choice);
    const currentConfig = {
      language: choice.language ?? DEFAULT_LANGUAGE,
      model: models.find((model) => model === choice.recogniserModel) ?? models[0] ?? null,
    };
    return { success: true, currentConfig, data: { currentConfig } };
  });

  serveCall(app, 'GET /api/speech/stt/info', async ({ c }) => {
    await limitByMinute(c, 'SPEECH_SETUP_ADDRESS');
    const engine = speechToText(c.env);
    const formats = engine?.formats ?? ANY_FORMATS;
    const info = {
      supportedFormats: extensionsOf(formats),
      maxFileSize: engine?.maxBytes ?? ANY_MAX_BYTES,
    };
    return { success: true, ...info, data: info };
  });
}

function requireEngine(c: Context<AppEnv>): SpeechToText {
  const engine = speechToText(c.env);
  if (!engine) throw new CallFailure('stt_not_configured', 'No speech recognition is set up on this server');
  return engine;
}

async function transcribe({ c, principal }: CallRequest<TranscribeCall>, call: TranscribeCall) {
  const engine = requireEngine(c);
  await limitByMinute(c, 'TRANSCRIBE_ADDRESS');
  await limitByMinute(c, 'TRANSCRIBE_CALLER', callerKey(principal));
  const form = await readForm(c, call, engine.maxBytes);
  const timestamps = call.endsWith('-with-timestamps') || form.response_format === 'verbose_json';
  const file = requireFile(form.audio);
  const audio = new Uint8Array(await file.arrayBuffer());
  const format = requireFormat(audio, file.name, engine);
  const isSent = isHeard(audio, format);
  const refusal = isSent ? await speechRefusal(c, principal, 'heard', secondsOfSound(audio, format)) : undefined;
  if (refusal) throw refusal;
  const { warnings, ...transcription } = isSent
    ? await recognise(c, engine, audio, format, form, timestamps)
    : { text: '', warnings: [] };
  return {
    success: true as const,
    transcription,
    data: { transcription },
    ...(warnings.length > 0 ? { warnings } : {}),
  };
}

/**
 * The format that the recording is in, whatever its name says: a recorder's WebM is often sent as audio.wav. The name
 * has to be one of a recording all the same.
 */
function requireFormat(audio: Uint8Array, name: string, { formats }: SpeechToText): AudioFormat {
  const format = audioFormat(audio);
  if (format && formats.includes(format) && extensionsOf(formats).includes(extensionOf(name))) return format;
  throw new CallFailure('unsupported_media_type', `The recording must be one of ${extensionsOf(formats).join(', ')}`);
}

const extensionsOf = (formats: readonly AudioFormat[]): string[] =>
  formats.flatMap((format) => [format, ...(ALIASES[format] ?? [])]);

function extensionOf(name: string): string {
  // What a browser calls a recording that was given no name.
  const given = name === '' || name === 'blob' ? DEFAULT_AUDIO_FILENAME : name;
  return given.includes('.') ? given.slice(given.lastIndexOf('.') + 1).toLowerCase() : '';
}

function isHeard(audio: Uint8Array, format: AudioFormat): boolean {
  try {
    return isAudible(audio, format);
  } catch {
    throw new CallFailure('unprocessable', 'The recording cannot be read');
  }
}

async function recognise(
  c: Context<AppEnv>,
  engine: SpeechToText,
  audio: Uint8Array<ArrayBuffer>,
  format: AudioFormat,
  form: Form,
  timestamps: boolean,
): Promise<Transcription> {
  const choice = readSpeechChoice(c);
  const model = engine.models.find((candidate) => candidate === choice.recogniserModel);
  try {
    return await engine.transcribe({
      audio,
      format,
      language: form.language ?? choice.language ?? DEFAULT_LANGUAGE,
      timestamps,
      ...(model === undefined ? {} : { model }),
      ...(form.prompt === undefined ? {} : { prompt: form.prompt }),
      ...(form.temperature === undefined ? {} : { temperature: form.temperature }),
    });
  } catch (error) {
    throw speechCallFailure(error, {
      engine: engine.name,
      requestId: c.get('requestId'),
      later: 'The recording could not be transcribed just now. Please try again.',
      busy: 'Speech recognition is busy just now. Please try again.',
      never: 'Speech recognition does not work on this server at the moment.',
      refused: 'The recording cannot be read',
    });
  }
}
