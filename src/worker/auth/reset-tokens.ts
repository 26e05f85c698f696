import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#storage/database.ts';
import { oneTimeCodes } from '#storage/schema.ts';
import { randomSecret, sha256 } from '#worker/secrets.ts';

const TOKEN_LIFE_MS = 10 * 60_000;

/** A token that lets its bearer choose the password of an account for an address that was just proved. */
export async function issueSignUpToken(db: Database, email: string, now: number): Promise<string> {
  const token = randomSecret();
  await db.insert(oneTimeCodes).values({
    id: crypto.randomUUID(),
    purpose: 'sign_up_token',
    userId: null,
    target: email,
    secretHash: await sha256(token),
    expiresAt: now + TOKEN_LIFE_MS,
    createdAt: now,
  });
  return token;
}

/** The address that a token stands for. A token works once. */
export async function redeemSignUpToken(db: Database, token: string, now: number): Promise<string | undefined> {
  const [row] = await db
    .delete(oneTimeCodes)
    .where(
      and(
        eq(oneTimeCodes.purpose, 'sign_up_token'),
        eq(oneTimeCodes.secretHash, await sha256(token)),
        gt(oneTimeCodes.expiresAt, now),
      ),
    )
    .returning({ target: oneTimeCodes.target });
  return row?.target;
}
