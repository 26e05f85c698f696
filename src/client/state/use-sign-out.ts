import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useInterview } from './interview.tsx';
import { useSession } from './session.tsx';

interface SignOut {
  busy: boolean;
  /** The last try did not reach the server: the session is still open. */
  failed: boolean;
  signOut: () => Promise<void>;
}

/** Ends the session, forgets everything the browser remembers of it, and goes to the landing page. */
export function useSignOut(): SignOut {
  const session = useSession();
  const { setInterview } = useInterview();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const signOut = async () => {
    setBusy(true);
    const ended = await session.signOut();
    setFailed(!ended);
    setBusy(false);
    if (!ended) return;
    setInterview(null);
    await navigate({ to: '/' });
  };
  return { busy, failed, signOut };
}
