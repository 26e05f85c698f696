import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';
import { SECURITY_EVENTS } from './words.ts';

/** A browser that is signed in. */
const openSession = z.object({
  id: z.string(),
  /** Such as 'Firefox on Windows'; '' for one that was begun before this was kept. */
  device: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type OpenSession = z.infer<typeof openSession>;

export const securityEvent = z.object({
  kind: z.enum(SECURITY_EVENTS),
  device: z.string(),
  createdAt: z.string(),
});
export type LoggedEvent = z.infer<typeof securityEvent>;

/** Where an account is signed in, and what happened to it. */
export const sessionCalls = defineCalls({
  'GET /api/auth/list-sessions': {
    summary: 'List where the account is signed in, newest first',
    access: 'user',
    answer: envelope(z.array(openSession)),
    errors: ['unauthorized'],
  },
  'POST /api/auth/revoke-session': {
    summary: 'End one session of the account; one that is over already is as good as ended',
    access: 'user',
    body: z.object({ id: z.string().max(100) }),
    answer: done,
    errors: ['unauthorized'],
  },
  'POST /api/auth/revoke-other-sessions': {
    summary: 'End every session of the account but the one that asks',
    access: 'user',
    answer: done,
    errors: ['unauthorized'],
  },
  'POST /api/auth/revoke-sessions': {
    summary: 'Sign out everywhere, here too; the guest cookie goes as at signing out',
    access: 'user',
    answer: done,
    errors: ['unauthorized'],
  },
  'GET /api/user/security-events': {
    summary: 'Read what happened to the account: sign-ins, resets, exports; kept for 90 days, newest first',
    access: 'user',
    answer: envelope(z.array(securityEvent)),
    errors: ['unauthorized'],
  },
});
