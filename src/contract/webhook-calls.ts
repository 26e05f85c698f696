import { z } from 'zod';
import { defineCalls } from './call.ts';

/** The address itself may hold a secret, so that only where it leads is told. */
const webhookState = z.object({
  success: z.literal(true),
  /** The origin; null when none is set. */
  webhook_url: z.string().nullable(),
  configured: z.boolean(),
});

export const webhookCalls = defineCalls({
  'GET /api/webhook/config': {
    summary: 'Tell where the operator’s automation is, if there is one',
    access: 'public',
    answer: webhookState,
  },
  'POST /api/webhook/config': {
    summary: 'Set the address of the operator’s automation; an empty one takes it back',
    access: 'operator',
    body: z.object({ webhook_url: z.string().max(2_000) }),
    answer: webhookState,
    errors: ['unauthorized'],
  },
  'GET /api/webhook/test': {
    summary: 'Tell whether an automation is set, and with the operator’s key whether it answers',
    access: 'public',
    answer: z.object({ success: z.literal(true), configured: z.boolean(), message: z.string() }),
    errors: ['unauthorized'],
  },
});
