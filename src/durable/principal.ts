import { z } from 'zod';

/**
 * Who makes a request: the signed-in user, the guest whose cookie came with it, both or neither. Nothing that a body
 * says about identity is ever part of it.
 */
export const principalSchema = z.object({
  userId: z.string().exactOptional(),
  /** SHA-256 of the guest's secret. */
  guestHash: z.string().exactOptional(),
});
export type Principal = z.infer<typeof principalSchema>;
