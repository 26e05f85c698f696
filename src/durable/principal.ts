import { z } from 'zod';

/** A socket cannot travel by RPC, so its upgrade is a fetch and the principal comes in this header. */
export const PRINCIPAL_HEADER = 'x-greenroom-principal';

/**
 * Who makes a request: the signed-in user, the guest whose cookie came with it, both or neither. Nothing that a body
 * says about identity is ever part of it.
 */
export const principalSchema = z.object({
  userId: z.string().exactOptional(),
  /** The session that says so, by its row's key; what lasts longer than a request ends with it. */
  sessionId: z.string().exactOptional(),
  /** SHA-256 of the guest's secret. */
  guestHash: z.string().exactOptional(),
  /** Of the request that is made, for the log. */
  requestId: z.string().exactOptional(),
});
export type Principal = z.infer<typeof principalSchema>;
