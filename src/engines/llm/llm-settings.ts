import {
  type EngineEnv,
  type GivenSettings,
  readSettings,
  type SettingName,
  UnusableSetting,
} from '#engines/engine-settings.ts';
import { OPENAI_BASE_URL } from '#engines/openai/openai-address.ts';
import { openAiModel } from '#engines/openai/openai-llm.ts';
import { requireAiBinding } from '#engines/workers-ai/ai-binding.ts';
import { workersAiModel } from '#engines/workers-ai/workers-ai-llm.ts';
import { SCHEMA_FORMS, type SchemaForm } from './answer-form.ts';
import type { LanguageModel } from './language-model.ts';

/** A model for talking and one for judging, on the same server. */
export interface ChosenModels {
  llm: LanguageModel;
  model: string;
  judgeModel: string;
}

const WORKERS_AI_MODEL = '@cf/zai-org/glm-4.7-flash';
const WORKERS_AI_JUDGE = '@cf/meta/llama-3.3-70b-instruct-fp8-fast';

const SETTINGS: Record<string, Partial<Record<SettingName, 'required' | 'optional'>>> = {
  embedded: {},
  openai: {
    BASE_URL: 'optional',
    API_KEY: 'optional',
    MODEL: 'required',
    JUDGE_MODEL: 'optional',
    SCHEMA: 'optional',
    TOKENS_PER_INTERVIEW: 'optional',
  },
  'workers-ai': { MODEL: 'optional', JUDGE_MODEL: 'optional', SCHEMA: 'optional', TOKENS_PER_INTERVIEW: 'optional' },
  webhook: { BASE_URL: 'optional', API_KEY: 'required' },
};

const MIN_SIGNING_CHARS = 32;
/** Enough for a long interview several times over; a runaway one ends there. */
const DEFAULT_TOKENS_PER_INTERVIEW = 400_000;

export interface LlmChoice {
  engine: string;
  given: GivenSettings;
  form: SchemaForm | undefined;
  tokensPerInterview: number;
}

/** Reads the settings of the language model. Throws UnusableSetting, which names the one that is wrong. */
export function readLlmChoice(env: EngineEnv): LlmChoice {
  const { engine, given } = readSettings(env, 'LLM', SETTINGS, 'embedded');
  const form = SCHEMA_FORMS.find((each) => each === given.SCHEMA);
  if (given.SCHEMA !== undefined && !form)
    throw new UnusableSetting(`LLM_SCHEMA must be one of ${SCHEMA_FORMS.join(', ')}`);
  if (engine === 'webhook' && (given.API_KEY ?? '').length < MIN_SIGNING_CHARS)
    throw new UnusableSetting(
      `LLM_API_KEY, which signs posts to a webhook, must have at least ${MIN_SIGNING_CHARS} characters`,
    );
  const tokens = given.TOKENS_PER_INTERVIEW ?? String(DEFAULT_TOKENS_PER_INTERVIEW);
  if (!/^\d{1,9}$/.test(tokens)) throw new UnusableSetting('LLM_TOKENS_PER_INTERVIEW must be a whole number of tokens');
  return { engine, given, form, tokensPerInterview: Number(tokens) };
}

/** The models of this installation; undefined where none is asked. Throws UnusableSetting. */
export function chosenModels(env: EngineEnv): ChosenModels | undefined {
  const { engine, given, form } = readLlmChoice(env);
  if (engine === 'openai') {
    const { BASE_URL: baseUrl = OPENAI_BASE_URL, API_KEY: apiKey, MODEL: model = '', JUDGE_MODEL: judgeModel } = given;
    return { llm: openAiModel({ baseUrl, apiKey, form: form ?? 'strict' }), model, judgeModel: judgeModel ?? model };
  }
  if (engine === 'workers-ai') {
    const ai = requireAiBinding(env, 'LLM_ENGINE');
    const { MODEL: model = WORKERS_AI_MODEL, JUDGE_MODEL: judgeModel = given.MODEL ?? WORKERS_AI_JUDGE } = given;
    return { llm: workersAiModel(ai, form ?? 'bare'), model, judgeModel };
  }
  return undefined;
}
