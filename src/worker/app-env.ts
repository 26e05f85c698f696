import type { Env } from './env.ts';

/** What Hono's context carries. */
export interface AppEnv {
  Bindings: Env;
  Variables: { requestId: string };
}
