import type { Env } from './env.ts';
import type { UploadTicket } from './upload-ticket.ts';

/** What Hono's context carries. */
export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    /** Of a call that is made by one. */
    ticket: UploadTicket;
  };
}
