import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { users } from './schema.ts';

export type UserRow = typeof users.$inferSelect;

export async function loadUser(db: Database, id: string): Promise<UserRow | undefined> {
  return (await db.select().from(users).where(eq(users.id, id)).limit(1))[0];
}

export async function loadUserByEmail(db: Database, email: string): Promise<UserRow | undefined> {
  return (await db.select().from(users).where(eq(users.email, email)).limit(1))[0];
}

export async function loadUserByPhone(db: Database, phone: string): Promise<UserRow | undefined> {
  return (await db.select().from(users).where(eq(users.phone, phone)).limit(1))[0];
}
