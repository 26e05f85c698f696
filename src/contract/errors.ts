import { z } from 'zod';
import { ERROR_KINDS } from './error-status.ts';
import { REPORT_STATUSES } from './words.ts';

export { ERROR_KINDS, ERROR_STATUS, type ErrorKind } from './error-status.ts';

/** Every failed call answers with this; `error` and `message` hold the same sentence for people. */
export const errorEnvelope = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
  code: z.enum(ERROR_KINDS),
  requestId: z.string(),
  /** One sentence per problem, where there can be several. */
  errors: z.array(z.string()).optional(),
  /** How far a job is that is not ready yet, or an interview whose turn has moved on. */
  status: z.enum(REPORT_STATUSES).optional(),
  data: z.unknown().optional(),
});
export type ErrorEnvelope = z.infer<typeof errorEnvelope>;
