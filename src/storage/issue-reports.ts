import { desc, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { issueReports } from './schema.ts';

export type IssueReportRow = typeof issueReports.$inferSelect;

export async function saveIssueReport(db: Database, report: typeof issueReports.$inferInsert): Promise<void> {
  await db.insert(issueReports).values(report);
}

/** What a user reported, newest first. */
export function loadIssueReportsOf(db: Database, userId: string): Promise<IssueReportRow[]> {
  return db.select().from(issueReports).where(eq(issueReports.userId, userId)).orderBy(desc(issueReports.createdAt));
}

export async function deleteIssueReportsAbout(db: Database, interviewId: string): Promise<void> {
  await db.delete(issueReports).where(eq(issueReports.interviewId, interviewId));
}
