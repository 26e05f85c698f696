import { Link, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { pendingVerification } from '#client/state/pending-keys.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountFailure, callAccount } from './call-account.ts';
import { CodeField } from './code-field.tsx';
import { FormNotice, FormProblem } from './form-message.tsx';
import { isCodeComplete } from './one-time-code.ts';
import { useCoolDown } from './use-cool-down.ts';
import { useGoOnAfterVerification } from './use-go-on-after-verification.ts';

const NO_EMAIL = 'No email found for verification';

export function VerifyCodeForm({ initialProblem }: { initialProblem: string }) {
  const search = useSearch({ from: '/verify-email' });
  const goOn = useGoOnAfterVerification(search.redirect);
  const coolDown = useCoolDown();
  const [code, setCode] = useState('');
  const [codeProblem, setCodeProblem] = useState('');
  const [problem, setProblem] = useState(initialProblem);
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState<'' | 'verifying' | 'sending'>('');
  const email = search.email ?? pendingVerification.email();
  const phoneNumber = search.phone ?? pendingVerification.phone();

  const say = (words: { code?: string; problem?: string; notice?: string }) => {
    setCodeProblem(words.code ?? '');
    setProblem(words.problem ?? '');
    setNotice(words.notice ?? '');
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!code) return say({ code: 'Please enter the verification code' });
    if (!isCodeComplete(code)) return;
    if (!email) return say({ problem: NO_EMAIL });
    setBusy('verifying');
    say({});
    try {
      const body = { email, otp: code, ...(phoneNumber ? { phoneNumber } : {}) };
      await goOn(await callAccount('POST /api/auth/verify-otp', { body }));
    } catch (error) {
      say({ code: accountFailure(error, 'Verification failed') });
      setBusy('');
    }
  };
  const resend = async () => {
    if (!email) return say({ problem: NO_EMAIL });
    setBusy('sending');
    say({});
    try {
      await callAccount('POST /api/auth/resend-verification', { body: { email } });
      say({ notice: 'Verification code sent! Check your email.' });
      coolDown.start();
    } catch (error) {
      accountFailure(error, 'Failed to resend verification');
      say({ problem: 'Failed to resend verification' });
    }
    setBusy('');
  };
  return (
    <AccountFrame
      title="Verify your email"
      lede={
        <>
          We sent a 6-digit code to {email ? <strong>{email}</strong> : 'your email address'}. It works for 10 minutes.
          Opening the link in that email does the same.
        </>
      }
    >
      <form
        onSubmit={submit}
        // A disabled button keeps the Enter key from sending the form, and so from hearing what is missing.
        onKeyDown={(event) => event.key === 'Enter' && !code && void submit(event)}
        noValidate
      >
        <CodeField
          value={code}
          error={codeProblem}
          onCodeChange={(typed) => {
            setCode(typed);
            setCodeProblem('');
          }}
        />
        <FormProblem>{problem}</FormProblem>
        <FormNotice>{notice}</FormNotice>
        <button type="submit" className="btn solid big" disabled={busy !== '' || !isCodeComplete(code)}>
          {busy === 'verifying' ? 'Verifying...' : 'Verify'}
        </button>
        <div className="buttons">
          <button type="button" className="btn" disabled={busy !== '' || coolDown.secondsLeft > 0} onClick={resend}>
            Resend code
          </button>
          <span className="hint">
            {coolDown.secondsLeft > 0
              ? `The next one can be sent in ${coolDown.secondsLeft} s.`
              : 'Nothing there? Look among the spam too.'}
          </span>
        </div>
      </form>
      <p className="other">
        Wrong address?{' '}
        <Link className="link go" to="/register" state={{ signUpAgain: true }}>
          Back to sign up
        </Link>
      </p>
    </AccountFrame>
  );
}
