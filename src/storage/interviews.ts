import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { interviews } from './schema.ts';

export type InterviewRow = typeof interviews.$inferSelect;

/** Writes an interview's index row unless a newer version of it is already there. */
export async function saveInterviewRow(db: Database, row: InterviewRow): Promise<void> {
  const { id, createdAt, ...changing } = row;
  await db
    .insert(interviews)
    .values(row)
    .onConflictDoUpdate({
      target: interviews.id,
      set: changing,
      setWhere: sql`${interviews.version} < ${row.version}`,
    });
}

export async function deleteInterviewRow(db: Database, id: string): Promise<void> {
  await db.delete(interviews).where(eq(interviews.id, id));
}

/** Newest first; at most 200, which is as far back as any screen looks. */
export function loadInterviewsOf(db: Database, ownerId: string): Promise<InterviewRow[]> {
  return db
    .select()
    .from(interviews)
    .where(eq(interviews.ownerId, ownerId))
    .orderBy(desc(interviews.createdAt))
    .limit(200);
}

/** The id of the owner's newest interview that has a report. */
export async function loadLatestScoredId(db: Database, ownerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(and(eq(interviews.ownerId, ownerId), eq(interviews.status, 'scored')))
    .orderBy(desc(interviews.completedAt))
    .limit(1);
  return row?.id;
}
