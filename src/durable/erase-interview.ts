import { openDatabase } from '#storage/database.ts';
import { deleteInterviewRow } from '#storage/interviews.ts';
import { deleteIssueReportsAbout } from '#storage/issue-reports.ts';
import { deleteMediaOf } from '#storage/media.ts';
import type { DurableBindings } from './bindings.ts';

/**
 * Leaves nothing of an interview: media, index row, reports about it and, last, the object's own tables, so that an
 * interruption is found and repeated.
 */
export async function eraseInterview(ctx: DurableObjectState, env: DurableBindings, id: string): Promise<void> {
  const db = openDatabase(env.DB);
  await deleteMediaOf(env.MEDIA, id);
  await deleteIssueReportsAbout(db, id);
  await deleteInterviewRow(db, id);
  await ctx.storage.deleteAlarm();
  await ctx.storage.deleteAll();
}
