import { type FormEvent, useState } from 'react';
import { ApiError } from '#client/api/call-api.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import { readPhone } from '#domain/account/read-phone.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { accountFailure, callAccount } from './call-account.ts';
import { FormProblem } from './form-message.tsx';
import { PHONE_INVALID } from './sign-up-form.ts';

/** Says nothing of whether there is an account, and stands for every failure that could tell. */
const MAYBE_SENT = 'We’ll text a code if an account exists.';
/** Failures that have nothing to do with the number, so that naming them tells nobody anything. */
const OPEN_FAILURES: readonly (string | undefined)[] = ['rate_limited', 'unavailable'];

interface ResetPhoneFormProps {
  typed: string;
  onTyped: (typed: string) => void;
  /** Called with the number in E.164 once the server has taken it. */
  onSent: (phone: string) => void;
  onLinkInstead: () => void;
}

export function ResetPhoneForm({ typed, onTyped, onSent, onLinkInstead }: ResetPhoneFormProps) {
  const [phoneProblem, setPhoneProblem] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const phone = readPhone(typed);
    if (!phone) return setPhoneProblem(PHONE_INVALID);
    setBusy(true);
    setProblem('');
    try {
      await callAccount('POST /api/auth/request-password-reset-sms', { body: { phone } });
      onSent(phone);
    } catch (error) {
      const open = error instanceof ApiError && OPEN_FAILURES.includes(error.envelope.code);
      const text = accountFailure(error, MAYBE_SENT);
      setProblem(open ? text : MAYBE_SENT);
      setBusy(false);
    }
  };
  return (
    <AccountFrame title="Forgot password" lede="We will text a code to the phone number that you signed up with.">
      <form onSubmit={submit} noValidate>
        <TextField
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          aria-required
          value={typed}
          error={phoneProblem}
          hint="Ten digits are a US number. Any other begins with + and its country code."
          onChange={(event) => {
            onTyped(event.target.value);
            setPhoneProblem('');
          }}
        />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" kind="solid" big className={styles.go} disabled={busy}>
          {busy ? 'Sending...' : 'Send code'}
        </Button>
      </form>
      <p className={styles.other}>
        No phone at hand?{' '}
        <Button kind="link" onClick={onLinkInstead}>
          Get a link by email
        </Button>
      </p>
      <p className={styles.other}>
        Remembered it?{' '}
        <ButtonLink kind="link" to="/login">
          Sign In
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
