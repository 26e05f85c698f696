import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useInterview } from './interview.tsx';
import { useSession } from './session.ts';

interface SignOut {
  busy: boolean;
  /** False when the server could not be told: the session is still open, and nothing has changed. */
  signOut: () => Promise<boolean>;
}

/** The notice for a sign-out that did not happen; it stays until it is dismissed. */
export const STILL_SIGNED_IN = {
  title: 'You are still signed in',
  text: 'The server could not be reached. Try again.',
  kind: 'danger',
  lastsMs: 0,
} as const;

/** Ends the session, forgets everything the browser remembers of it, and goes to the landing page. */
export function useSignOut(): SignOut {
  const session = useSession();
  const { setInterview } = useInterview();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const ended = await session.signOut();
    setBusy(false);
    if (!ended) return false;
    setInterview(null);
    await navigate({ to: '/' });
    return true;
  };
  return { busy, signOut };
}
