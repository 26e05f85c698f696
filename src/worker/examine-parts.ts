import type { DeepHealth } from '#contract/operator-calls.ts';
import { writeWav } from '#domain/speech/wav.ts';
import { askInterview } from '#durable/door.ts';
import { untilAborted } from '#engines/engine-call.ts';
import { cutOff } from '#engines/llm/chat-answer.ts';
import { chosenModels } from '#engines/llm/llm-settings.ts';
import { languageReader, speechToText, textToSpeech, usesWebhook, webhookKey } from '#engines/registry.ts';
import { isPaid } from '#engines/tts.ts';
import { postToWebhook } from '#engines/webhook/ask-webhook.ts';
import { isMigrated } from '#storage/is-migrated.ts';
import type { Env } from './env.ts';
import { readWebhookUrl } from './webhook-url.ts';

type Part = DeepHealth['parts'][number];

const STORE_LIMIT_MS = 3_000;
const ENGINE_LIMIT_MS = 15_000;
/** An interview that nobody has: its object wakes, finds nothing, and refuses. */
const NOBODYS_INTERVIEW = `int_${'health'.padEnd(32, '-')}`;
const SILENCE_MS = 1_000;
const SAMPLE_RATE_HZ = 16_000;

/** Looks at what the product stands on, side by side. None of it costs anything worth counting. */
export function examineStores(env: Env): Promise<Part[]> {
  return Promise.all([
    examine('database', null, STORE_LIMIT_MS, async () => {
      if (!(await isMigrated(env.DB))) throw new Error('no tables');
    }),
    env.MEDIA ? examine('recordings', null, STORE_LIMIT_MS, () => env.MEDIA?.head('health')) : none('recordings'),
    examine('interviews', null, STORE_LIMIT_MS, async () => {
      const outcome = await askInterview(env, NOBODYS_INTERVIEW, {}, ({ turn }) => turn.read());
      if (outcome.ok) throw new Error('an interview that nobody has');
    }),
  ]);
}

/** Looks at each engine; asks one that somebody is paid for something small only if that is wanted. */
export async function examineEngines(env: Env, isAsked: boolean): Promise<Part[]> {
  const [voice, ears, language] = [await textToSpeech(env), speechToText(env), languageReader(env).engine];
  const ask = (part: Part['part'], engine: string, work: (signal: AbortSignal) => Promise<unknown>, isFree = false) =>
    isAsked || isFree
      ? examine(part, engine, ENGINE_LIMIT_MS, work)
      : { part, engine, state: 'unasked' as const, ms: null };
  return Promise.all([
    language === 'embedded'
      ? { part: 'language' as const, engine: language, state: 'fine' as const, ms: null }
      : ask('language', language, (signal) => askLanguage(env, signal)),
    ears ? ask('hearing', ears.name, () => ears.transcribe(SILENCE)) : none('hearing'),
    voice ? ask('voice', voice.name, () => voice.synthesise({ text: 'Hello.' }), !isPaid(voice)) : none('voice'),
  ]);
}

const none = (part: Part['part']): Part => ({ part, engine: null, state: 'none', ms: null });

async function examine(
  part: Part['part'],
  engine: string | null,
  limitMs: number,
  work: (signal: AbortSignal) => Promise<unknown> | undefined,
): Promise<Part> {
  const begunAt = Date.now();
  const signal = AbortSignal.timeout(limitMs);
  const state = await untilAborted(Promise.resolve(work(signal)), signal).then(
    () => 'fine' as const,
    () => 'failed' as const,
  );
  return { part, engine, state, ms: Date.now() - begunAt };
}

async function askLanguage(env: Env, signal: AbortSignal): Promise<void> {
  if (usesWebhook(env)) {
    const url = await readWebhookUrl(env);
    if (url === '') throw new Error('no webhook is set');
    const { status } = await postToWebhook({ url, key: webhookKey(env) }, { event: 'test' }, signal);
    if (status < 200 || status > 299) throw new Error(`status ${status}`);
    return;
  }
  const models = chosenModels(env);
  for (const model of new Set([models?.model ?? '', models?.judgeModel ?? ''])) {
    const answer = await models?.llm.complete({
      model,
      messages: [{ role: 'user', content: 'Answer with {"ready": true}.' }],
      maxTokens: 64,
      shape: { name: 'ready', schema: READY },
      signal,
    });
    if (answer?.isCut) throw cutOff();
  }
}

const READY = {
  type: 'object',
  properties: { ready: { type: 'boolean' } },
  required: ['ready'],
  additionalProperties: false,
};

const SILENCE = {
  audio: writeWav({ samples: new Int16Array((SILENCE_MS * SAMPLE_RATE_HZ) / 1_000), sampleRateHz: SAMPLE_RATE_HZ }),
  format: 'wav' as const,
  language: 'en',
  timestamps: false,
};
