import { ApiError, readCall, serverErrorText } from '#client/api/call-api.ts';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import type { StartedInterview } from '#domain/answers/read-started-interview.ts';
import { startOf } from '#domain/interview/begins-as.ts';

export interface NamedJob {
  role: string;
  company: string;
}

const CHANGING_LIMIT_MS = 20_000;

/** What differs; undefined when nothing does. */
export function changeOf(before: NamedJob, after: NamedJob): Partial<NamedJob> | undefined {
  const [role, company] = [after.role.trim(), after.company.trim()];
  const change = { ...(role !== before.role ? { role } : {}), ...(company !== before.company ? { company } : {}) };
  return Object.keys(change).length > 0 ? change : undefined;
}

/** Has the questions speak of another role or company; answers the interview as it is from then on. */
export async function changeProfile(id: string, change: Partial<NamedJob>): Promise<StartedInterview> {
  const signal = AbortSignal.timeout(CHANGING_LIMIT_MS);
  const options = { params: { id }, body: change, signal };
  return startOf(await readCall('PATCH /api/interview/:id/profile', options, readInterviewState));
}

/** The words for a change that was not made. */
export function changeFailure(error: unknown): string {
  if (error instanceof ApiError && error.status === 409)
    return 'You have already given an answer, so the questions stay as they are. Start a new interview for another job.';
  if (error instanceof ApiError) return serverErrorText(error, '');
  return 'The server cannot be reached, so nothing was changed. Check your connection and try again.';
}
