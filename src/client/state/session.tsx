import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import type { SessionUser } from '#contract/account-calls.ts';
import { clearEverything } from './pending-keys.ts';

interface Session {
  /** True until the server has told who is signed in. */
  pending: boolean;
  user: SessionUser | null;
  refresh: () => Promise<SessionUser | null>;
  /** Ends the session; false when the server could not be told, and then nothing has changed. */
  signOut: () => Promise<boolean>;
}

/** Who does not hear from the server by then goes on as a guest, and can sign in again. */
const LIMIT_MS = 15_000;

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<SessionUser | null>(null);
  const [pending, setPending] = useState(true);

  const refresh = useCallback(async () => {
    try {
      const { data } = await callApi('GET /api/auth/get-session', { signal: AbortSignal.timeout(LIMIT_MS) });
      setUser(data?.user ?? null);
      return data?.user ?? null;
    } catch {
      setUser(null);
      return null;
    } finally {
      setPending(false);
    }
  }, []);

  const signOut = useCallback(async () => {
    try {
      await callApi('POST /api/auth/sign-out', { signal: AbortSignal.timeout(LIMIT_MS) });
    } catch {
      return false;
    }
    clearEverything();
    setUser(null);
    return true;
  }, []);

  useEffect(() => void refresh(), [refresh]);
  const session = useMemo(() => ({ pending, user, refresh, signOut }), [pending, user, refresh, signOut]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('useSession must be used within a SessionProvider');
  return session;
}
