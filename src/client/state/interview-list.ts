import { ApiError, readCall } from '#client/api/call-api.ts';
import type { ListedInterview } from '#contract/results-calls.ts';
import { readInterviewList } from '#domain/answers/read-interview-list.ts';
import { onPersonChange } from './personal.ts';
import { createStore, useStore } from './store.ts';

/** The dashboard's interviews could not be had; the message is what it says. */
export class ListUnavailable extends Error {}

const list = createStore<ListedInterview[] | null>(null);

/** Fetches the interviews of who is signed in. Rejects with what the dashboard says, or the refusal of a guest. */
export async function loadInterviewList(signal: AbortSignal): Promise<void> {
  try {
    list.set(await readCall('GET /api/user/interviews', { signal }, readInterviewList));
  } catch (error) {
    if (signal.aborted || (error instanceof ApiError && error.status === 401)) throw error;
    const answered = error instanceof ApiError && error.status < 400;
    throw new ListUnavailable(answered ? 'Failed to fetch dashboard data' : 'Failed to load dashboard data');
  }
}

onPersonChange(() => list.set(null));

/** Newest first; null while they are not there. */
export const useInterviewList = (): ListedInterview[] | null => useStore(list);

/** How many there are as far as is known. */
export const interviewCount = (): number => list.get()?.length ?? 0;

/** Takes an interview out of the list that is shown, because it is gone. */
export const forgetInterview = (interviewId: string): void =>
  list.set(list.get()?.filter((interview) => interview.interviewId !== interviewId) ?? null);
