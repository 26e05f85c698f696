import type { InterviewState } from '#contract/interview-calls.ts';
import type { InterviewStyle } from '#contract/words.ts';
import { DEFAULT_DURATION, parseLength } from '#domain/setup/durations.ts';
import { interviewObject, newInterviewId, type Principal } from '#durable/door.ts';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { interviewEngines, tokensPerInterview, usesWebhook } from '#engines/registry.ts';
import { SpendingTally } from '#engines/spending-tally.ts';
import { CallFailure } from './call-failure.ts';
import type { Env } from './env.ts';
import { readWebhookUrl } from './webhook-url.ts';

/** Said when a text is too little to plan from; sent with status 599. */
const TOO_LITTLE = 'Not enough data, please enter in at least a position and a company';
const WHY_TOO_LITTLE: Readonly<Record<string, string>> = {
  not_english:
    'This text is not in English, and the interview is held in English. Please write the position and the company in English',
  only_links: 'Links are not opened. Please paste the words of the posting, at least the position and the company',
};

export interface StartInput {
  text: string;
  style: InterviewStyle | undefined;
  length: string | number | undefined;
}

/** Plans an interview from a text and makes its object, which the caller holds from then on. */
export async function startInterview(
  env: Env,
  maker: Principal,
  input: StartInput,
  signal: AbortSignal,
): Promise<InterviewState> {
  const length = input.length === undefined ? DEFAULT_DURATION : parseLength(input.length);
  if (!length) throw new CallFailure('bad_request', 'length must be 10min, 30min or 60min');
  const spending = new SpendingTally(tokensPerInterview(env));
  const webhookUrl = usesWebhook(env) ? await readWebhookUrl(env) : '';
  const { outcome } = await interviewEngines(env).planner.plan(
    { text: input.text, style: input.style ?? 'normal', length, seed: drawSeed() },
    { env, signal, timeLimitMs: ENGINE_LIMITS.planMs, spending, webhookUrl },
  );
  if (!outcome.sufficient)
    throw new CallFailure('insufficient_data', outcome.message ?? WHY_TOO_LITTLE[outcome.reason] ?? TOO_LITTLE);

  const id = newInterviewId();
  const object = interviewObject(env, id);
  if (!object) throw new Error('A fresh interview id was not well-formed');
  return object.create(id, outcome.plan, input.text, maker, { webhookUrl, spent: spending.list() });
}

/** Another interview for the same posting next time. */
const drawSeed = (): number => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
