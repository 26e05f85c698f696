import type { useNavigate } from '@tanstack/react-router';
import { claimInterview } from '#client/state/claim-interview.ts';
import { pendingResults } from '#client/state/pending-keys.ts';

/** Where somebody goes who has just signed in: to the report that waits for them, else home. What is not theirs does not wait. */
export async function goOnAfterSignIn(navigate: ReturnType<typeof useNavigate>): Promise<void> {
  const interviewId = pendingResults.interviewId();
  // The form is done with: going back must not lead to it.
  if (interviewId === null) return navigate({ to: '/', replace: true });
  const claim = await claimInterview(interviewId);
  pendingResults.clear();
  if (claim === 'refused') return navigate({ to: '/', replace: true });
  await navigate({ to: '/results/$interviewId', params: { interviewId }, replace: true });
}
