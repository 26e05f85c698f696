import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { accountFailure, callAccount } from './call-account.ts';
import { EmailField } from './email-field.tsx';
import { FormNotice, FormProblem } from './form-message.tsx';
import { EMAIL_INVALID, isEmailValid, readEmail } from './sign-up-form.ts';

/** Has a link mailed that leads to choosing a new password. */
export function ResetLinkForm({ onPhoneInstead }: { onPhoneInstead: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [email, setEmail] = useState('');
  const [emailProblem, setEmailProblem] = useState('');
  const [problem, setProblem] = useState('');
  const [sentTo, setSentTo] = useState('');
  const [busy, setBusy] = useState(false);
  // The button that led here is gone, and the focus with it.
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isEmailValid(email)) return setEmailProblem(EMAIL_INVALID);
    setBusy(true);
    setProblem('');
    setSentTo('');
    try {
      await callAccount('POST /api/auth/forget-password', { body: { email: readEmail(email) } });
      setSentTo(readEmail(email));
    } catch (error) {
      setProblem(accountFailure(error, 'Failed to send the link'));
    }
    setBusy(false);
  };
  return (
    <AccountFrame title="Forgot password" lede="We will email you a link to choose a new password.">
      <form onSubmit={submit} noValidate>
        <EmailField
          ref={input}
          value={email}
          error={emailProblem}
          onChange={(event) => {
            setEmail(event.target.value);
            setEmailProblem('');
          }}
        />
        <FormProblem>{problem}</FormProblem>
        <FormNotice>
          {sentTo && `If an account uses ${sentTo}, the link is on its way. You can close this page.`}
        </FormNotice>
        <Button type="submit" kind="solid" big className={styles.go} disabled={busy}>
          {busy ? 'Sending...' : 'Send link'}
        </Button>
      </form>
      <p className={styles.other}>
        <Button kind="link" onClick={onPhoneInstead}>
          Use my phone number instead
        </Button>
      </p>
    </AccountFrame>
  );
}
