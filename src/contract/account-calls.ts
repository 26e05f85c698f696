import { z } from 'zod';
import { accountExport } from './account-export.ts';
import { defineCalls, done, envelope } from './call.ts';
import { withoutControls } from './without-controls.ts';

export const PASSWORD_MIN_CHARS = 8;
const PASSWORD_MAX_CHARS = 256;

const email = z.string().trim().toLowerCase().max(254).pipe(z.email());
/** E.164, where no country code begins with 0. */
const phoneNumber = z
  .string()
  .trim()
  .regex(/^\+[1-9]\d{6,14}$/, 'Please enter a valid phone number');
/** A number as a person types it; the server brings it to E.164. */
const typedPhone = z.string().trim().min(1, 'Please enter a valid phone number').max(30);
const PASSWORD_UNFIT = 'Please ensure your password meets all requirements';
const newPassword = z
  .string()
  .min(PASSWORD_MIN_CHARS, PASSWORD_UNFIT)
  .max(PASSWORD_MAX_CHARS, PASSWORD_UNFIT)
  .regex(/[A-Z]/, PASSWORD_UNFIT)
  .regex(/\d/, PASSWORD_UNFIT);
const otp = z.string().regex(/^\d{6}$/, 'Invalid verification code');
const password = z.string().min(1).max(PASSWORD_MAX_CHARS);

/** A name as a person may write it: nothing invisible in it that turns or hides the text around it. */
const personName = z.string().overwrite(withoutControls).trim().max(200);

/** A long random token, as links and reset codes carry it. */
const token = z.string().min(20, 'Invalid or missing reset token').max(100, 'Invalid or missing reset token');

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

/** `redirectTo` is taken for the sake of older callers; the link always leads to the product's own reset page. */
const resetRequest = z.object({ email, redirectTo: z.string().max(2_000).optional() });

/** The same for every address: whether a code could be sent, and that it was, is nobody's business but its owner's. */
const sent = done.extend({
  /** How long until another code can be sent. */
  retryAfterSeconds: z.int().min(0),
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
      name: personName.optional(),
      phoneNumber: phoneNumber.optional(),
    }),
    answer: sent,
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
    answer: sent,
  },
  'POST /api/auth/sign-in/email': {
    summary: 'Sign in',
    access: 'public',
    body: z.object({
      email,
      password,
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
  'GET /api/auth/verify-email': {
    summary: 'Prove the e-mail address by the token of its link, which works once',
    access: 'public',
    // A link that was cut or mangled on its way is as good as one that has expired, and gets the same words.
    query: z.object({ token: z.string().default('') }),
    answer: verified,
    errors: ['invalid_token'],
  },
  'POST /api/auth/forget-password': {
    summary: 'Send a link to choose a new password; the answer is the same for every address',
    access: 'public',
    body: resetRequest,
    answer: done,
  },
  'POST /api/auth/request-password-reset': {
    summary: 'The newer name of forget-password',
    access: 'public',
    body: resetRequest,
    answer: done,
  },
  'POST /api/auth/request-password-reset-sms': {
    summary: 'Text a code to choose a new password; the answer is the same for every number',
    access: 'public',
    body: z.object({ phone: typedPhone }),
    answer: done,
  },
  'POST /api/auth/verify-reset-otp': {
    summary: 'Exchange a texted code for the token that lets its bearer choose a password',
    access: 'public',
    body: z.object({ phone: typedPhone, otp: z.string().regex(/^\d{6}$/, 'Enter the 6-digit code') }),
    answer: z.object({ success: z.literal(true), token: z.string() }),
    errors: ['invalid_code'],
  },
  'POST /api/auth/reset-password': {
    summary: 'Choose a new password with a single-use token; every session ends',
    access: 'public',
    body: z.object({ newPassword, token }),
    answer: done,
    errors: ['invalid_token'],
  },
  'POST /api/auth/undo-reset': {
    summary: 'Take back a reset by an unproved number, by the token of the e-mail about it; a link follows by e-mail',
    access: 'public',
    body: z.object({ token }),
    answer: done,
    errors: ['invalid_token'],
  },
  'POST /api/auth/update-user': {
    summary: 'Change the name or the phone number; a new number receives no reset codes until it is proved',
    access: 'user',
    body: z
      .strictObject({
        name: personName.min(1, 'Please enter your name').optional(),
        phoneNumber: phoneNumber.nullable().optional(),
      })
      .refine((changes) => Object.keys(changes).length > 0, 'Nothing to change'),
    answer: envelope(z.object({ user: sessionUser })),
    errors: ['unauthorized', 'conflict'],
  },
  'POST /api/auth/delete-user': {
    summary: 'Erase the account and everything it owns; asks for the password again',
    access: 'user',
    body: z.object({ password }),
    answer: done,
    errors: ['unauthorized', 'invalid_credentials'],
  },
  'GET /api/user/export': {
    summary: 'Read everything that is stored about the signed-in user',
    access: 'user',
    answer: accountExport,
    errors: ['unauthorized'],
  },
  'DELETE /api/user': {
    summary: 'Erase the account and everything it owns; needs a sign-in within the last hour',
    access: 'user',
    answer: done,
    errors: ['unauthorized', 'sign_in_again'],
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
    query: z.object({ phone: typedPhone }),
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
