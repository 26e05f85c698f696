import { jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import { MAX_SEGMENT_BYTES, MEDIA_TYPES, TICKET_MS } from '#contract/recording-limits.ts';
import { serverHmac } from './secrets.ts';

const ALGORITHM = 'HS256';
const AUDIENCE = 'greenroom-upload';

const uploadTicket = z.object({
  interviewId: z.string(),
  n: z.int().min(1),
  bytes: z.int().min(1).max(MAX_SEGMENT_BYTES),
  type: z.enum(MEDIA_TYPES),
});

/** What the address of an upload says: one recording, as long and of the type that was told. */
export type UploadTicket = z.infer<typeof uploadTicket>;

export async function signTicket(serverSecret: string, ticket: UploadTicket): Promise<string> {
  const expiresAt = Math.floor((Date.now() + TICKET_MS) / 1_000);
  return new SignJWT({ ...ticket })
    .setProtectedHeader({ alg: ALGORITHM })
    .setAudience(AUDIENCE)
    .setExpirationTime(expiresAt)
    .sign(await keyOf(serverSecret));
}

/** What a ticket says; undefined when it was not made here, was changed, or has expired. */
export async function readTicket(serverSecret: string, ticket: string): Promise<UploadTicket | undefined> {
  try {
    const checks = { algorithms: [ALGORITHM], audience: AUDIENCE, requiredClaims: ['exp'] };
    const { payload } = await jwtVerify(ticket, await keyOf(serverSecret), checks);
    return uploadTicket.parse(payload);
  } catch {
    return undefined;
  }
}

const keyOf = async (serverSecret: string) =>
  new TextEncoder().encode(await serverHmac(serverSecret, 'upload-ticket', ''));
