import { and, asc, desc, eq, getTableColumns, gt, isNull, or, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { interviews, users } from './schema.ts';

export type InterviewRow = typeof interviews.$inferSelect;

/**
 * Writes an interview's index row unless a newer version of it is already there. One whose owner has no account any
 * more, or one that is being erased, is not written, and answers 'owner_gone': both are decided in one statement, so
 * that no row slips in behind an erasure.
 */
export async function saveInterviewRow(db: Database, row: InterviewRow): Promise<'saved' | 'owner_gone'> {
  const { id, createdAt, ...changing } = row;
  const values = Object.keys(getTableColumns(interviews)).map((name) => sql`${row[name as keyof InterviewRow]}`);
  const ownerExists = sql`exists (select 1 from ${users} where ${users.id} = ${row.ownerId} and ${users.erasingAt} is null)`;
  const written = await db
    .insert(interviews)
    .select(sql`select ${sql.join(values, sql`, `)} where ${row.ownerId} is null or ${ownerExists}`)
    .onConflictDoUpdate({
      target: interviews.id,
      set: changing,
      setWhere: sql`${interviews.version} < ${row.version}`,
    })
    .returning({ id: interviews.id });
  if (written.length > 0 || row.ownerId === null) return 'saved';
  const [owner] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, row.ownerId), isNull(users.erasingAt)))
    .limit(1);
  return owner ? 'saved' : 'owner_gone';
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

/** Ids of interviews that a user owns, in no order. */
export async function loadInterviewIdsOf(db: Database, ownerId: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.ownerId, ownerId))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Whose interviews: a user's own, and those that nobody owns yet of a guest. */
interface Holder {
  userId?: string;
  guestHash?: string;
}

const heldBy = ({ userId, guestHash }: Holder) =>
  or(
    userId === undefined ? undefined : eq(interviews.ownerId, userId),
    guestHash === undefined ? undefined : eq(interviews.guestHash, guestHash),
  );

/** The id of somebody's newest interview. */
export async function loadNewestInterviewId(db: Database, holder: Holder): Promise<string | undefined> {
  const [row] = await db
    .select({ id: interviews.id })
    .from(interviews)
    .where(heldBy(holder))
    .orderBy(desc(interviews.createdAt))
    .limit(1);
  return row?.id;
}

/** A page of everything that a user owns, by id, to go through all of it. */
export function loadInterviewPage(
  db: Database,
  ownerId: string,
  limit: number,
  afterId: string | undefined,
): Promise<InterviewRow[]> {
  return db
    .select()
    .from(interviews)
    .where(and(eq(interviews.ownerId, ownerId), afterId === undefined ? undefined : gt(interviews.id, afterId)))
    .orderBy(asc(interviews.id))
    .limit(limit);
}
