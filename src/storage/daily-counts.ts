import { gte, lt, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { dailyCounts } from './schema.ts';

type DailyCount = typeof dailyCounts.$inferSelect;

/** Adds to what was counted for a day, all of it or nothing. */
export async function addToDay(db: Database, day: number, amounts: Readonly<Record<string, number>>): Promise<void> {
  const rows = Object.entries(amounts).filter(([, amount]) => amount !== 0);
  if (rows.length === 0) return;
  await db
    .insert(dailyCounts)
    .values(rows.map(([name, amount]) => ({ day, name, amount })))
    .onConflictDoUpdate({
      target: [dailyCounts.day, dailyCounts.name],
      set: { amount: sql`${dailyCounts.amount} + excluded.amount` },
    });
}

export const loadCountsFrom = (db: Database, day: number): Promise<DailyCount[]> =>
  db.select().from(dailyCounts).where(gte(dailyCounts.day, day));

export async function deleteCountsBefore(db: Database, day: number): Promise<void> {
  await db.delete(dailyCounts).where(lt(dailyCounts.day, day));
}
