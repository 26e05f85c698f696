import { ApiError } from '#client/api/call-api.ts';
import { currentInterview } from '#client/state/pending-keys.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { beginsAs } from '#domain/interview/begins-as.ts';
import { TranscriptCopy } from './transcript-copy.ts';
import { loadInterview } from './turn-calls.ts';

/** A server that has not told by then where an interview stands is not waited for. */
const OPENING_LIMIT_MS = 15_000;

/**
 * Where an interview stands. The server knows best; while it does not tell, an interview of which nothing was said yet
 * begins with what its start answered. Throws what the server refused, or that it cannot be reached.
 */
export async function openInterview(id: string): Promise<InterviewState> {
  try {
    return await loadInterview(id, AbortSignal.timeout(OPENING_LIMIT_MS));
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
    const start = isRefused ? undefined : currentInterview.start();
    if (start?.interviewId !== id || new TranscriptCopy(id).entries.length > 0) throw error;
    return beginsAs(start);
  }
}
