import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { callApi, serverErrorText } from '#client/api/call-api.ts';
import { pendingVerification } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AccountFrame, Field, Problem } from './account-frame.tsx';
import { goOnAfterSignIn } from './go-on-after-sign-in.ts';

export function VerifyEmailPage() {
  usePageTitle('Verify your email');
  const search = useSearch({ from: '/verify-email' });
  const navigate = useNavigate();
  const { refresh } = useSession();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);
  const email = search.email ?? pendingVerification.email();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!code) return setProblem('Please enter the verification code');
    if (!email) return setProblem('No email found for verification');
    setBusy(true);
    setProblem('');
    try {
      const phoneNumber = search.phone ?? pendingVerification.phone();
      const verified = await callApi('POST /api/auth/verify-otp', {
        body: { email, otp: code, ...(phoneNumber ? { phoneNumber } : {}) },
      });
      pendingVerification.clear();
      if (verified.data.signedIn) {
        await refresh();
        await goOnAfterSignIn(navigate);
      } else if (verified.token) {
        await navigate({ to: '/reset-password', search: { token: verified.token } });
      } else {
        const sameSite = search.redirect?.startsWith('/') && !search.redirect.startsWith('//');
        await navigate({ href: sameSite ? search.redirect : '/login' } as Parameters<typeof navigate>[0]);
      }
    } catch (error) {
      setProblem(serverErrorText(error, 'Verification failed'));
      setBusy(false);
    }
  };
  const resend = async () => {
    if (!email) return setProblem('No email found for verification');
    try {
      await callApi('POST /api/auth/resend-verification', { body: { email } });
      setNotice('Verification code sent! Check your email.');
    } catch {
      setProblem('Failed to resend verification');
    }
  };
  return (
    <AccountFrame title="Verify your email">
      <p className="lede">We sent a 6-digit code to {email ?? 'your email address'}.</p>
      <form onSubmit={submit} noValidate>
        <Field
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={(event) => setCode(event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <Problem>{problem}</Problem>
        {notice && <p role="status">{notice}</p>}
        <button type="submit" className="btn solid big" disabled={busy || code.length !== 6}>
          Verify
        </button>
        <button type="button" className="btn" onClick={resend}>
          Resend code
        </button>
      </form>
      <p className="hint">
        <Link className="link go" to="/register">
          Back to sign up
        </Link>
      </p>
    </AccountFrame>
  );
}
