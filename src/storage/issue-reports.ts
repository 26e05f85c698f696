import { and, desc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from './database.ts';
import { interviews, issueReports } from './schema.ts';

export type IssueReportRow = typeof issueReports.$inferSelect;

export async function saveIssueReport(db: Database, report: typeof issueReports.$inferInsert): Promise<void> {
  await db.insert(issueReports).values(report);
}

/**
 * What a user reported, newest first, also as a guest: of an interview that they own by now, only its maker could say
 * something while it was nobody's.
 */
export function loadIssueReportsOf(db: Database, userId: string): Promise<IssueReportRow[]> {
  const owned = db.select({ id: interviews.id }).from(interviews).where(eq(interviews.ownerId, userId));
  const asGuest = and(isNull(issueReports.userId), inArray(issueReports.interviewId, owned));
  return db
    .select()
    .from(issueReports)
    .where(or(eq(issueReports.userId, userId), asGuest))
    .orderBy(desc(issueReports.createdAt));
}

export async function deleteIssueReportsAbout(db: Database, interviewId: string): Promise<void> {
  await db.delete(issueReports).where(eq(issueReports.interviewId, interviewId));
}
