import { readCall } from '#client/api/call-api.ts';
import type { ListedInterview } from '#contract/results-calls.ts';
import { readInterviewList } from '#domain/answers/read-interview-list.ts';
import { onPersonChange } from './personal.ts';
import { createStore, useStore } from './store.ts';

const list = createStore<ListedInterview[] | null>(null);

/** Fetches the interviews of who is signed in. */
export async function loadInterviewList(signal: AbortSignal): Promise<void> {
  list.set(await readCall('GET /api/user/interviews', { signal }, readInterviewList));
}

onPersonChange(() => list.set(null));

/** Newest first; null while they are not there. */
export const useInterviewList = (): ListedInterview[] | null => useStore(list);

/** How many there are as far as is known. */
export const interviewCount = (): number => list.get()?.length ?? 0;

/** Takes an interview out of the list that is shown, because it is gone. */
export const forgetInterview = (interviewId: string): void =>
  list.set(list.get()?.filter((interview) => interview.interviewId !== interviewId) ?? null);
