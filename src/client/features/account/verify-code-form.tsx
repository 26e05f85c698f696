import { useLocation, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useInstallation } from '#client/state/installation.ts';
import { pendingVerification } from '#client/state/pending-keys.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonAnchor, ButtonLink } from '#client/ui/button-link.tsx';
import words from '#client/ui/words.module.css';
import { readProof } from '#domain/answers/read-proof.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { callForCode, codeFailure, readAccount, withAdvice } from './call-account.ts';
import { CodeField } from './code-field.tsx';
import { FormNotice, FormProblem } from './form-message.tsx';
import { isCodeComplete } from './one-time-code.ts';
import { useCoolDown } from './use-cool-down.ts';
import { useGoOnAfterVerification } from './use-go-on-after-verification.ts';

const NO_EMAIL = 'No email found for verification';

export function VerifyCodeForm({ initialProblem }: { initialProblem: string }) {
  const search = useSearch({ from: '/verify-email' });
  const goOn = useGoOnAfterVerification(search.redirect);
  const { state } = useLocation();
  const outbox = useInstallation()?.outbox;
  const coolDown = useCoolDown(state.mayResendAtMs);
  const [code, setCode] = useState('');
  const [codeProblem, setCodeProblem] = useState('');
  const [problem, setProblem] = useState(initialProblem);
  const [notice, setNotice] = useState('');
  const [busy, setBusy] = useState<'' | 'verifying' | 'sending'>('');
  const email = search.email ?? pendingVerification.email();
  const phoneNumber = search.phone ?? pendingVerification.phone();

  const say = (now: { code?: string; problem?: string; notice?: string }) => {
    setCodeProblem(now.code ?? '');
    setProblem(now.problem ?? '');
    setNotice(now.notice ?? '');
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
      await goOn(await readAccount('POST /api/auth/verify-otp', { body }, readProof));
    } catch (error) {
      say({ code: codeFailure(error) });
      setBusy('');
    }
  };
  const resend = async () => {
    if (!email) return say({ problem: NO_EMAIL });
    setBusy('sending');
    say({});
    try {
      const seconds = await callForCode('POST /api/auth/resend-verification', { body: { email } });
      say({ notice: 'Verification code sent! Check your email.' });
      coolDown.start(seconds);
    } catch (error) {
      say({ problem: withAdvice(error, 'Failed to resend verification') });
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
        <Button type="submit" kind="solid" big className={styles.go} disabled={busy !== '' || !isCodeComplete(code)}>
          {busy === 'verifying' ? 'Verifying...' : 'Verify'}
        </Button>
        <div className={styles.buttons}>
          <Button disabled={busy !== '' || coolDown.secondsLeft > 0} onClick={resend}>
            Resend code
          </Button>
          <span className={words.hint}>
            {coolDown.secondsLeft > 0
              ? `You can ask for the next one in ${secondsWords(coolDown.secondsLeft)}.`
              : 'If nothing has come, please look in your spam folder too.'}
          </span>
        </div>
      </form>
      {outbox && (
        <p className={styles.other}>
          This machine sends nothing.{' '}
          <ButtonAnchor kind="link" href={`${outbox}?to=${encodeURIComponent(email ?? '')}`} target="_blank">
            Read the code in its outbox
          </ButtonAnchor>
        </p>
      )}
      <p className={styles.other}>
        Wrong address?{' '}
        <ButtonLink kind="link" to="/register" state={{ signUpAgain: true }}>
          Back to sign up
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}

const secondsWords = (seconds: number) => (seconds === 1 ? '1 second' : `${seconds} seconds`);
