import type { EngineEnv } from '#engines/engine-settings.ts';
import { UnusableSetting } from '#engines/engine-settings.ts';
import { isObject } from '#engines/json-answer.ts';

/** As much of the Workers AI binding as is used. */
export interface AiBinding {
  run(
    model: string,
    inputs: Record<string, unknown>,
    options: {
      returnRawResponse?: true;
      /** Answers with a socket; the inputs ride in its address. */
      websocket?: true;
      signal: AbortSignal;
      /** Answers code 3040 at once instead of queueing. */
      rejectIfBusy?: boolean;
      extraHeaders?: Record<string, string>;
    },
  ): Promise<Response>;
}

/** The binding named AI; throws when there is none, as on a developer's machine. */
export function requireAiBinding(env: EngineEnv, setting: string): AiBinding {
  const binding: unknown = 'AI' in env ? env.AI : undefined;
  if (!isAiBinding(binding))
    throw new UnusableSetting(`${setting}=workers-ai needs the binding AI, and there is none here`);
  return binding;
}

const isAiBinding = (value: unknown): value is AiBinding => isObject(value) && typeof value.run === 'function';
