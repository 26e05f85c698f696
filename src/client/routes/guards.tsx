import { type AsyncRouteComponent, Navigate, useParams } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { useSession } from '#client/state/session.tsx';
import { PageWaiting } from '#client/ui/page-waiting.tsx';

/** Where a guest goes who opens the dashboard: the setup form. */
export function GuestsToHome() {
  return <Navigate to="/home" replace />;
}

/** Where a guest goes who opens a report: to the prompt for that interview, or for an unknown one. */
export function GuestsToSignUp() {
  const { interviewId = 'unknown' } = useParams({ strict: false });
  return <Navigate to="/signup-for-results/$interviewId" params={{ interviewId }} replace />;
}

/** A page that only opens once the server has said who is signed in; nothing of it shows before that. */
export function usersOnly(Page: AsyncRouteComponent<object>, Guests: ComponentType): AsyncRouteComponent<object> {
  function Guarded() {
    const { pending, user } = useSession();
    if (pending) return <PageWaiting text="Loading your session…" />;
    return user ? <Page /> : <Guests />;
  }
  return Object.assign(Guarded, { preload: async () => Page.preload?.() });
}
