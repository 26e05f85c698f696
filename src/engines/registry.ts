import { LLM_ENGINES, type LlmEngine } from '#contract/words.ts';
import type { Checks } from '#domain/judging/checks.ts';
import { collectedStt } from './collected-stt.ts';
import { deepgramLiveStt } from './deepgram/deepgram-live-stt.ts';
import { deepgramStt } from './deepgram/deepgram-stt.ts';
import { deepgramTts } from './deepgram/deepgram-tts.ts';
import { ENGINE_LIMITS, type EngineLimits } from './engine-limits.ts';
import { type EngineEnv, type GivenSettings, type Port, readSettings, UnusableSetting } from './engine-settings.ts';
import { lazyPlanner } from './lazy-planner.ts';
import { LIVE_LIMITS, type LiveLimits } from './live-limits.ts';
import { llmJudge } from './llm/llm-judge.ts';
import { llmReader } from './llm/llm-reader.ts';
import { chosenModels, readLlmChoice } from './llm/llm-settings.ts';
import { OPENAI_BASE_URL } from './openai/openai-address.ts';
import { openAiStt } from './openai/openai-stt.ts';
import { openAiTts } from './openai/openai-tts.ts';
import { pipelineMode } from './pipeline-mode.ts';
import { requestTag } from './request-tag.ts';
import { speechMinutesADay } from './speech-a-day.ts';
import type { LiveSpeechToText, SpeechToText } from './stt.ts';
import type { TextToSpeech } from './tts.ts';
import type { Vendor } from './vendor.ts';
import { webhookPhraser } from './webhook/webhook-phraser.ts';
import { type Engines, withFallback } from './with-fallback.ts';
import { auraTts } from './workers-ai/aura-tts.ts';
import { fluxLiveStt } from './workers-ai/flux-live-stt.ts';
import { whisperStt } from './workers-ai/whisper-stt.ts';

/** Replaced at build time: whether the embedded voice (21 MB) is part of this build. */
declare const EMBEDDED_SPEECH: boolean;
const hasEmbeddedSpeech = () => typeof EMBEDDED_SPEECH === 'undefined' || EMBEDDED_SPEECH;

/** Less than the 60 s that a client waits, so that it hears from us what happened. */
const STT_TIMEOUT_MS = 45_000;
const TTS_TIMEOUT_MS = 20_000;

/** What plans, reads, words and judges in this installation; the embedded engine stands behind each. Throws UnusableSetting. */
export function interviewEngines(env: EngineEnv, limits: EngineLimits = ENGINE_LIMITS): Engines {
  const models = chosenModels(env);
  if (models) {
    const { llm, model, judgeModel } = models;
    return withFallback({
      planner: lazyPlanner(llm.name, async () => (await import('./llm/llm-planner.ts')).llmPlanner({ llm, model })),
      reader: llmReader({ llm, model, firstSentenceMs: limits.firstSentenceMs }),
      judge: llmJudge({ llm, model: judgeModel, onChecked: tellChecks }),
    });
  }
  if (!usesWebhook(env)) return withFallback({});
  const key = webhookKey(env);
  return withFallback({
    planner: lazyPlanner('webhook', async () => (await import('./webhook/webhook-planner.ts')).webhookPlanner(key)),
    phraser: webhookPhraser(key),
  });
}

/** What a judgement was worth, in numbers: no word of an answer or of a model is told. */
const tellChecks = ({ quotes, refused }: Checks) =>
  console.info({ ...requestTag(), event: 'model_judged', quotes, refused });

/** How many tokens one interview may cost at most. Throws UnusableSetting. */
export const tokensPerInterview = (env: EngineEnv): number => readLlmChoice(env).tokensPerInterview;

/** Whether the operator's own automation plans and words. Throws UnusableSetting. */
export const usesWebhook = (env: EngineEnv): boolean => readLlmChoice(env).engine === 'webhook';

/** The webhook's address in the environment; '' when there is none. Throws UnusableSetting. */
export function givenWebhookUrl(env: EngineEnv): string {
  const { engine, given } = readLlmChoice(env);
  return engine === 'webhook' ? (given.BASE_URL ?? '') : '';
}

/** What posts to the webhook are signed with; '' where no webhook is the engine. Throws UnusableSetting. */
export function webhookKey(env: EngineEnv): string {
  const { engine, given } = readLlmChoice(env);
  return engine === 'webhook' ? (given.API_KEY ?? '') : '';
}

/** Who reads what is pasted and said: the engine, and the server that it is sent to, if any. Throws UnusableSetting. */
export function languageReader(env: EngineEnv): { engine: LlmEngine; host: string | null } {
  const { engine, given } = readLlmChoice(env);
  const name = LLM_ENGINES.find((each) => each === engine) ?? 'embedded';
  const url = name === 'openai' ? (given.BASE_URL ?? OPENAI_BASE_URL) : undefined;
  return { engine: name, host: url === undefined ? null : new URL(url).host };
}

/** The only switches on an engine's name. */
const STT_VENDORS: Record<string, Vendor<SpeechToText>> = {
  openai: openAiStt,
  'workers-ai': whisperStt,
  deepgram: deepgramStt,
};

/** Those that hear speech while it is said; of any other an utterance is collected. */
const LIVE_STT: Record<string, (given: GivenSettings, env: EngineEnv, limits: LiveLimits) => LiveSpeechToText> = {
  'workers-ai': fluxLiveStt,
  deepgram: (given, _env, limits) => deepgramLiveStt(given, limits),
};

const TTS_VENDORS: Record<string, Vendor<TextToSpeech>> = {
  openai: openAiTts,
  'workers-ai': auraTts,
  deepgram: deepgramTts,
};

interface Options {
  timeoutMs?: number;
}

/** What recognises speech in this installation, or undefined when nothing does. Throws UnusableSetting. */
export function speechToText(env: EngineEnv, { timeoutMs = STT_TIMEOUT_MS }: Options = {}): SpeechToText | undefined {
  const { engine, given } = chooseStt(env);
  return STT_VENDORS[engine]?.create(given, env, timeoutMs);
}

/** The server that speech is sent to, where its address was given; null where it is the vendor's. Throws UnusableSetting. */
export function speechHost(env: EngineEnv): string | null {
  const { BASE_URL: url } = chooseStt(env).given;
  return url === undefined ? null : new URL(url).host;
}

interface LiveOptions extends Options {
  limits?: LiveLimits;
}

/**
 * What recognises speech while it is said, or undefined when nothing does. One that takes recordings only hears an
 * utterance at its end. Throws UnusableSetting.
 */
export function liveSpeechToText(
  env: EngineEnv,
  { limits = LIVE_LIMITS, ...options }: LiveOptions = {},
): LiveSpeechToText | undefined {
  const { engine, given } = chooseStt(env);
  const live = LIVE_STT[engine]?.(given, env, limits);
  if (live) return live;
  const recordings = speechToText(env, options);
  return recordings && collectedStt(recordings);
}

/** The voice of this installation, or undefined when it has none. Throws UnusableSetting. */
export async function textToSpeech(
  env: EngineEnv,
  { timeoutMs = TTS_TIMEOUT_MS }: Options = {},
): Promise<TextToSpeech | undefined> {
  const chosen = chooseTts(env);
  if (chosen.engine !== 'embedded') return TTS_VENDORS[chosen.engine]?.create(chosen.given, env, timeoutMs);
  return builtInVoice();
}

/** The voice that costs nothing, where it is part of this build. */
export async function builtInVoice(): Promise<TextToSpeech | undefined> {
  if (!EMBEDDED_SPEECH) return undefined;
  return (await import('#engines/embedded/flite/embedded-voice.ts')).embeddedVoice;
}

/** Throws UnusableSetting for the first setting of an engine that cannot be used. */
export function checkEngineSettings(env: EngineEnv): void {
  pipelineMode(env);
  speechMinutesADay(env);
  interviewEngines(env);
  speechToText(env);
  liveSpeechToText(env);
  const { engine, given } = chooseTts(env);
  TTS_VENDORS[engine]?.create(given, env, TTS_TIMEOUT_MS);
}

/** Whether a variable of the environment is one that belongs to a port here, right or wrong. */
export const isEngineSetting = (name: string): boolean => /^(STT|TTS|LLM)_|^(PIPELINE_MODE|SPEND_A_DAY)$/.test(name);

const chooseStt = (env: EngineEnv) => readSettings(env, 'STT' satisfies Port, settingsOf(STT_VENDORS), 'none');

function chooseTts(env: EngineEnv) {
  const chosen = readSettings(
    env,
    'TTS' satisfies Port,
    { embedded: {}, ...settingsOf(TTS_VENDORS) },
    hasEmbeddedSpeech() ? 'embedded' : 'none',
  );
  if (chosen.engine === 'embedded' && !hasEmbeddedSpeech()) {
    throw new UnusableSetting('TTS_ENGINE=embedded is part of development builds only');
  }
  return chosen;
}

const settingsOf = (vendors: Record<string, Vendor<unknown>>) => ({
  none: {},
  ...Object.fromEntries(Object.entries(vendors).map(([name, { settings }]) => [name, settings])),
});
