import type { Database } from './database.ts';
import { issueReports } from './schema.ts';

export async function saveIssueReport(db: Database, report: typeof issueReports.$inferInsert): Promise<void> {
  await db.insert(issueReports).values(report);
}
