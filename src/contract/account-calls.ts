import { z } from 'zod';
import { defineCalls, envelope } from './call.ts';

const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  phoneNumber: z.string().nullable(),
  createdAt: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

export const accountCalls = defineCalls({
  'GET /api/auth/get-session': {
    summary: 'Read who is signed in; data is null when nobody is',
    access: 'public',
    answer: envelope(z.object({ user: sessionUser }).nullable()),
  },
});
