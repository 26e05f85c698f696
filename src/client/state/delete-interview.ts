import { callApi } from '#client/api/call-api.ts';
import { forgetInterview } from './interview-list.ts';
import { currentInterview } from './pending-keys.ts';

const LIMIT_MS = 30_000;

/** Erases an interview for good, on the server and in this browser. Rejects when the server could not do it. */
export async function deleteInterview(interviewId: string): Promise<void> {
  const limit = AbortSignal.timeout(LIMIT_MS);
  await callApi('DELETE /api/interview/:id', { params: { id: interviewId }, signal: limit });
  if (currentInterview.id() === interviewId) currentInterview.clear();
  forgetInterview(interviewId);
  // What reads a report is not small, and whoever deletes from a list may never have opened one.
  const { dropReport } = await import('./reports.ts');
  dropReport(interviewId);
}
