import type { ObjectBindings } from '#durable/bindings.ts';
import { RecordingStore } from '#durable/recordings/recording-store.ts';
import { openDatabase } from '#storage/database.ts';
import { deleteInterviewRow } from '#storage/interviews.ts';
import { deleteIssueReportsAbout } from '#storage/issue-reports.ts';
import { deleteLiveSocketsOf } from '#storage/live-sockets.ts';
import { deleteMediaOf } from '#storage/media.ts';
import { saveMediaSweep } from '#storage/media-sweeps.ts';

/**
 * Leaves nothing of an interview: media (of which uploads that are under way are swept away once more later), index row, reports about it and, last, the object's own tables, so that an
 * interruption is found and repeated.
 */
export async function eraseInterview(ctx: DurableObjectState, env: ObjectBindings, id: string): Promise<void> {
  const db = openDatabase(env.DB);
  const uploadsEndAt = new RecordingStore(ctx.storage).lastUploadEndsAt() ?? 0;
  if (uploadsEndAt > Date.now()) await saveMediaSweep(db, { interviewId: id, dueAt: uploadsEndAt });
  await deleteMediaOf(env.MEDIA, id);
  await deleteIssueReportsAbout(db, id);
  await deleteLiveSocketsOf(db, id);
  await deleteInterviewRow(db, id);
  await ctx.storage.deleteAlarm();
  await ctx.storage.deleteAll();
}
