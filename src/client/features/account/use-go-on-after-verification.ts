import { useNavigate, useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { pendingVerification } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import type { Proof } from '#domain/answers/read-proof.ts';
import { goOnAfterSignIn } from './go-on-after-sign-in.ts';
import { sameSitePath } from './same-site-path.ts';

/**
 * Where a proved address leads: on as after signing in where the sign-up was made, to choosing a password anywhere
 * else, and to `redirect` when the server did neither.
 */
export function useGoOnAfterVerification(redirect: string | undefined) {
  const navigate = useNavigate();
  const { history } = useRouter();
  const { refresh } = useSession();
  return useCallback(
    async ({ signedIn, token }: Proof): Promise<void> => {
      pendingVerification.clear();
      if (signedIn) {
        await refresh();
        return goOnAfterSignIn(navigate);
      }
      if (token) {
        return navigate({ to: '/reset-password', search: { token }, state: { newAccount: true }, replace: true });
      }
      history.replace(sameSitePath(redirect, '/login'));
    },
    [navigate, history, refresh, redirect],
  );
}
