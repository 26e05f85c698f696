import { useEffect } from 'react';
import { loadInterviewList, useInterviewList } from '#client/state/interview-list.ts';
import { useSession } from '#client/state/session.ts';
import { jobName } from './job-name.ts';

/** The interview that a signed-in user began last; undefined for a guest and while it is not known. */
export function useLastJob(): { interviewId: string; name: string } | undefined {
  const { user } = useSession();
  const newest = useInterviewList()?.[0];
  const userId = user?.id;
  useEffect(() => {
    if (userId === undefined) return;
    const leaving = new AbortController();
    // Without the list there is nothing to offer; the form is there all the same.
    loadInterviewList(leaving.signal).catch(() => undefined);
    return () => leaving.abort();
  }, [userId]);
  return userId !== undefined && newest ? { interviewId: newest.interviewId, name: jobName(newest) } : undefined;
}
