import { eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { settings } from './schema.ts';

/** What the operator sets while the server runs; everything else is a variable of the environment. */
export type SettingKey = 'webhook_url';

export async function readSetting(db: Database, key: SettingKey): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, key));
  return row?.value;
}

export async function saveSetting(db: Database, key: SettingKey, value: string, now: number): Promise<void> {
  await db
    .insert(settings)
    .values({ key, value, changedAt: now })
    .onConflictDoUpdate({ target: settings.key, set: { value, changedAt: now } });
}
