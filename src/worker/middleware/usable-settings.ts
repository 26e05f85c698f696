import type { Context, Next } from 'hono';
import { operatorKeyFault } from '#domain/account/operator-key.ts';
import { UnusableSetting } from '#engines/engine-settings.ts';
import { checkEngineSettings } from '#engines/registry.ts';
import { parseRecordingKeepDays } from '#storage/recording-keep-days.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import {
  alertProblem,
  formUrlProblem,
  modelsUrlProblem,
  NOT_BELOW_A_PATH,
  publicUrlProblem,
  secretProblem,
} from '#worker/setting-problems.ts';

/** Environments that were found in order; each lives as long as its isolate. */
const inOrder = new WeakSet<object>();

/**
 * Answers no call while a setting is unusable, so that a wrong one shows at the first health check and not in the
 * middle of somebody's interview. Which setting it is stands in the log.
 */
export async function usableSettings(c: Context<AppEnv>, next: Next): Promise<void> {
  // A proxy that takes a path away says so, and every address that pages ask for would miss it.
  if ((c.req.header('x-forwarded-prefix') ?? '/') !== '/') throw new CallFailure('bad_request', NOT_BELOW_A_PATH);
  if (!inOrder.has(c.env)) {
    try {
      checkEngineSettings(c.env);
      if (parseRecordingKeepDays(c.env.RECORDING_KEEP_DAYS) === undefined) {
        throw new UnusableSetting(
          'RECORDING_KEEP_DAYS must be a number of days, 0 to keep recordings until they are deleted',
        );
      }
      const problem =
        secretProblem(c.env.SERVER_SECRET) ||
        operatorKeyFault(c.env.API_KEY) ||
        alertProblem(c.env) ||
        publicUrlProblem(c.env.PUBLIC_URL) ||
        formUrlProblem(c.env.FEEDBACK_FORM_URL) ||
        modelsUrlProblem(c.env.ASR_MODELS_URL);
      if (problem) throw new UnusableSetting(problem);
      inOrder.add(c.env);
    } catch (error) {
      if (!(error instanceof UnusableSetting)) throw error;
      console.error({ event: 'unusable_setting', message: error.message });
      throw new CallFailure('unavailable', 'This server is not set up correctly');
    }
  }
  await next();
}
