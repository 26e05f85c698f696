import { z } from 'zod';
import { defineCalls, done, envelope } from './call.ts';

export const PASSWORD_MIN_CHARS = 8;
const PASSWORD_MAX_CHARS = 256;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** E.164. */
const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+\d{7,15}$/, 'Please enter a valid phone number');
const newPassword = z
  .string()
  .min(PASSWORD_MIN_CHARS)
  .max(PASSWORD_MAX_CHARS)
  .regex(/[A-Z]/)
  .regex(/\d/, 'Please ensure your password meets all requirements');
const otp = z.string().regex(/^\d{6}$/, 'Invalid verification code');

const sessionUser = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  firstName: z.string(),
  phoneNumber: z.string().nullable(),
  createdAt: z.string(),
});
export type SessionUser = z.infer<typeof sessionUser>;

/** Signed in where the sign-up was made; anywhere else the proof of the mailbox leads to choosing a password. */
const verified = z.object({
  success: z.literal(true),
  data: z.object({ signedIn: z.boolean(), user: sessionUser.nullable() }),
  passwordRequired: z.boolean().optional(),
  token: z.string().optional(),
});

export const accountCalls = defineCalls({
  'GET /api/auth/get-session': {
    summary: 'Read who is signed in; data is null when nobody is',
    access: 'public',
    answer: envelope(z.object({ user: sessionUser }).nullable()),
  },
  'POST /api/auth/sign-up/email': {
    summary: 'Begin an account: a code goes to the e-mail address',
    access: 'public',
    body: z.object({
      email,
      password: newPassword,
      name: z.string().trim().max(200).optional(),
      phoneNumber: phoneNumber.optional(),
    }),
    answer: done,
    errors: ['unavailable'],
  },
  'POST /api/auth/verify-otp': {
    summary: 'Prove the e-mail address by its code',
    access: 'public',
    body: z.object({ email, otp, phoneNumber: z.string().max(30).optional() }),
    answer: verified,
    errors: ['invalid_code'],
  },
  'POST /api/auth/resend-verification': {
    summary: 'Send a new code; the answer is the same for every address',
    access: 'public',
    body: z.object({ email }),
    answer: done,
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Sign in',
    access: 'public',
    body: z.object({
      email,
      password: z.string().min(1).max(PASSWORD_MAX_CHARS),
      rememberMe: z.boolean().default(true),
    }),
    answer: envelope(z.object({ user: sessionUser })),
    errors: ['invalid_credentials', 'email_not_verified'],
  },
  'POST /api/auth/sign-out': {
    summary: 'Sign out; the guest cookie goes too',
    access: 'public',
    answer: done,
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a new password with a single-use token; every session ends',
    access: 'public',
    body: z.object({ newPassword, token: z.string().min(20).max(100) }),
    answer: done,
    errors: ['invalid_token'],
  },
  'GET /api/auth/check-email': {
    summary: 'Tell whether an e-mail address is free',
    access: 'public',
    query: z.object({ email }),
    answer: envelope(z.object({ available: z.boolean() })),
  },
  'GET /api/auth/check-phone': {
    summary: 'Tell whether a phone number is free',
    access: 'public',
    query: z.object({ phone: z.string().max(30) }),
    answer: envelope(z.object({ available: z.boolean() })),
  },
  'GET /api/dev/outbox': {
    summary: 'Read the messages that would have been sent, newest first',
    access: 'development',
    query: z.object({ to: z.string().max(254).optional() }),
    answer: envelope(
      z.array(
        z.object({
          channel: z.enum(['email', 'sms']),
          to: z.string(),
          subject: z.string(),
          text: z.string(),
          code: z.string().nullable(),
          link: z.string().nullable(),
          createdAt: z.string(),
        }),
      ),
    ),
  },
});
