import { Navigate, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { pendingResults, pendingVerification } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import styles from './account.module.css';
import { VERIFY_AFTER_RESEND_MS } from './account-delays.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountFailure, callAccount, callForCode, withAdvice } from './call-account.ts';
import { EmailField } from './email-field.tsx';
import { FormNotice, FormProblem } from './form-message.tsx';
import { goOnAfterSignIn } from './go-on-after-sign-in.ts';
import { readEmail } from './sign-up-form.ts';
import { useLater } from './use-later.ts';

export function LoginPage() {
  usePageTitle('Sign in');
  const navigate = useNavigate();
  const { user, refresh } = useSession();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [rememberMe, setRememberMe] = useState(true);
  const [passwordShown, setPasswordShown] = useState(false);
  const [problem, setProblem] = useState('');
  const [unverified, setUnverified] = useState(false);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setUnverified(false);
    if (!email.trim() || !password) return setProblem('Please fill in all fields');
    setBusy(true);
    setProblem('');
    try {
      await callAccount('POST /api/auth/sign-in/email', { body: { email: readEmail(email), password, rememberMe } });
      await refresh();
      await goOnAfterSignIn(navigate);
    } catch (error) {
      const text = accountFailure(error, 'Login failed');
      setProblem(text);
      setUnverified(text.toLowerCase().includes('not verified'));
      setBusy(false);
    }
  };
  // While signing in, the way on is chosen above.
  if (user && !busy) return <Navigate to="/" replace />;
  return (
    <AccountFrame
      title="Sign in"
      lede={
        pendingResults.interviewId() === null
          ? 'Your interviews and reports are where you left them.'
          : 'Your interview is kept. Its report opens as soon as you are signed in.'
      }
    >
      <form onSubmit={submit} noValidate>
        <EmailField autoComplete="username" value={email} onChange={(event) => setEmail(event.target.value)} />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          aria-required
          shown={passwordShown}
          onShownChange={setPasswordShown}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className={styles.between}>
          <Checkbox label="Keep me signed in" checked={rememberMe} onCheckedChange={setRememberMe} />
          <ButtonLink kind="link" to="/forgot-password">
            Forgot password?
          </ButtonLink>
        </div>
        <FormProblem>{problem}</FormProblem>
        {unverified && <Unverified email={email} onProblem={setProblem} />}
        <Button type="submit" kind="solid" big className={styles.go} disabled={busy}>
          {busy ? 'Signing in...' : 'Sign In'}
        </Button>
      </form>
      <p className={styles.other}>
        New here?{' '}
        <ButtonLink kind="link" to="/register">
          Sign Up
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}

/** The way on for whoever has signed up and not entered the code yet. */
function Unverified({ email, onProblem }: { email: string; onProblem: (problem: string) => void }) {
  const navigate = useNavigate();
  const later = useLater();
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState(false);

  const resend = async () => {
    const address = readEmail(email);
    if (!address) return onProblem('Please enter your email address first');
    setBusy(true);
    try {
      const seconds = await callForCode('POST /api/auth/resend-verification', { body: { email: address } });
      const mayResendAtMs = Date.now() + seconds * 1_000;
      pendingVerification.save(address);
      onProblem('');
      setNotice('Verification code sent! Redirecting to verification page...');
      later(
        () => void navigate({ to: '/verify-email', search: { email: address }, state: { mayResendAtMs } }),
        VERIFY_AFTER_RESEND_MS,
      );
    } catch (error) {
      onProblem(withAdvice(error, 'Failed to send verification code'));
      setBusy(false);
    }
  };
  return (
    <div className={styles.wayOn}>
      <p>Enter the code that we sent when you signed up, or have a new one sent.</p>
      <FormNotice>{notice}</FormNotice>
      <div className={styles.buttons}>
        <Button disabled={busy} onClick={resend}>
          Resend code
        </Button>
        <ButtonLink kind="link" to="/verify-email" search={email.trim() ? { email: readEmail(email) } : {}}>
          Go to the verification page
        </ButtonLink>
      </div>
    </div>
  );
}
