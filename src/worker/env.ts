import type { DurableBindings } from '#durable/door.ts';
import type { MessageEnv } from '#messages/message-settings.ts';

/** The runtime's counters, each by where requests come from or by who calls; how many a minute stands in wrangler.toml. */
export interface MinuteLimits {
  TRANSCRIBE_ADDRESS: RateLimit;
  TRANSCRIBE_CALLER: RateLimit;
  SPEAK_ADDRESS: RateLimit;
  SPEAK_CALLER: RateLimit;
  SPEECH_SETUP_ADDRESS: RateLimit;
}

/**
 * Bindings and variables of the Worker; see wrangler.toml and the README's configuration table. The settings of the
 * speech engines (`STT_…`, `TTS_…`) are read by `engines/engine-settings.ts`.
 */
export interface Env extends DurableBindings, MessageEnv, MinuteLimits {
  ASSETS: Fetcher;
  /** `development` or `production`. */
  ENVIRONMENT: string;
  /** `legacy` or `realtime`. */
  PIPELINE_MODE?: string;
  /** Key of every HMAC the server makes; a secret of at least 32 characters. */
  SERVER_SECRET: string;
  /** The operator's key for operator calls; unset means that they always answer 401. */
  API_KEY?: string;
  /** Where alerts are posted, signed with the operator's key; unset for nowhere. */
  ALERT_WEBHOOK_URL?: string;
  FEEDBACK_FORM_URL?: string;
  /** Where browsers fetch the speech program's files: an address, or a path of this origin; unset, it is not offered. */
  ASR_MODELS_URL?: string;
}

export const isDevelopment = (env: Pick<Env, 'ENVIRONMENT'>) => env.ENVIRONMENT === 'development';
