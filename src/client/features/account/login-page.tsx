import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { Eye, EyeOff } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { callApi, serverErrorText } from '#client/api/call-api.ts';
import { pendingVerification } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AccountFrame, Field, Problem } from './account-frame.tsx';
import { goOnAfterSignIn } from './go-on-after-sign-in.ts';

const REDIRECT_AFTER_RESEND_MS = 1_500;

export function LoginPage() {
  usePageTitle('Sign in');
  const navigate = useNavigate();
  const { user, refresh } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState('');
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);
  const [passwordShown, setPasswordShown] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!email || !password) return setProblem('Please fill in all fields');
    setBusy(true);
    setProblem('');
    try {
      await callApi('POST /api/auth/sign-in/email', { body: { email, password, rememberMe: true } });
      await refresh();
      await goOnAfterSignIn(navigate);
    } catch (error) {
      setProblem(serverErrorText(error, 'Login failed'));
      setBusy(false);
    }
  };
  const resend = async () => {
    if (!email) return setProblem('Please enter your email address first');
    try {
      await callApi('POST /api/auth/resend-verification', { body: { email } });
      pendingVerification.save(email.trim().toLowerCase(), '');
      setNotice('Verification code sent! Redirecting to verification page...');
      setTimeout(() => void navigate({ to: '/verify-email', search: { email } }), REDIRECT_AFTER_RESEND_MS);
    } catch {
      setProblem('Failed to send verification code');
    }
  };
  // While signing in, the way on is chosen above.
  if (user && !busy) return <Navigate to="/" replace />;
  return (
    <AccountFrame title="Sign in">
      <form onSubmit={submit} noValidate>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Field
          label="Password"
          name="password"
          type={passwordShown ? 'text' : 'password'}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        >
          <button
            type="button"
            className="quiet"
            aria-label={passwordShown ? 'Hide password' : 'Show password'}
            onClick={() => setPasswordShown(!passwordShown)}
          >
            {passwordShown ? <EyeOff className="ico" aria-hidden="true" /> : <Eye className="ico" aria-hidden="true" />}
          </button>
        </Field>
        <Problem>{problem}</Problem>
        {notice && <p role="status">{notice}</p>}
        {problem.includes('not verified') && (
          <p>
            <button type="button" className="btn" onClick={resend}>
              Resend code
            </button>{' '}
            <Link className="link go" to="/verify-email" search={{ email }}>
              Enter the code
            </Link>
          </p>
        )}
        <button type="submit" className="btn solid big" disabled={busy}>
          Sign In
        </button>
      </form>
      <p className="hint">
        New here?{' '}
        <Link className="link go" to="/register">
          Sign Up
        </Link>
      </p>
    </AccountFrame>
  );
}
