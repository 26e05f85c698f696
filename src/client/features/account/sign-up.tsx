import { useLocation, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { pendingVerification } from '#client/state/pending-keys.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Checkbox } from '#client/ui/checkbox.tsx';
import { TextField } from '#client/ui/text-field.tsx';
import words from '#client/ui/words.module.css';
import { readPhone } from '#domain/account/read-phone.ts';
import { readAvailable } from '#domain/answers/read-available.ts';
import styles from './account.module.css';
import { accountFailure, callForCode, readAccount } from './call-account.ts';
import { EmailField } from './email-field.tsx';
import { FormProblem } from './form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { PhoneField } from './phone-field.tsx';
import { formatPhone } from './phone-number.ts';
import {
  EMAIL_INVALID,
  EMPTY_SIGN_UP,
  findSignUpProblem,
  isEmailValid,
  PHONE_INVALID,
  phoneProblem,
  readEmail,
  type SignUpForm,
  stillNeeded,
  type Taken,
  takenProblem,
} from './sign-up-form.ts';
import { signUpInHand } from './sign-up-in-hand.ts';
import { useCommonPassword } from './use-common-password.ts';

/** The form that makes an account; it says what it still needs. A code goes out, and the next page asks for it. */
export function SignUp() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const [form, setForm] = useState<SignUpForm>(() => (state.signUpAgain ? signUpAgain() : EMPTY_SIGN_UP));
  const [left, setLeft] = useState<{ email?: boolean; phone?: boolean }>({});
  const [taken, setTaken] = useState<Taken>({});
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<SignUpForm>) => {
    setForm((old) => ({ ...old, ...change }));
    setProblem('');
  };
  const common = useCommonPassword(form.password, `${form.name} ${form.email}`);
  const missing = findSignUpProblem(form) ?? common;
  const needed = stillNeeded(form) ?? (common && 'Still needed: another password.');
  const emailProblem = left.email && form.email.trim() && !isEmailValid(form.email) ? EMAIL_INVALID : undefined;
  const phoneNumber = readPhone(form.phone);
  const wrongPhone = left.phone && form.phone ? phoneProblem(form.phone) : undefined;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (missing || !phoneNumber) return setProblem(missing ?? PHONE_INVALID);
    setBusy(true);
    setProblem('');
    const email = readEmail(form.email);
    const found = await findTaken(email, phoneNumber);
    setTaken(found ?? {});
    if (found) return setBusy(false);
    try {
      const name = form.name.trim() || (email.split('@')[0] ?? '');
      const seconds = await callForCode('POST /api/auth/sign-up/email', {
        body: { email, password: form.password, name, phoneNumber },
      });
      pendingVerification.save(email, phoneNumber);
      signUpInHand.keep(form);
      await navigate({
        to: '/verify-email',
        search: { email, phone: phoneNumber },
        state: { mayResendAtMs: Date.now() + seconds * 1_000 },
      });
    } catch (error) {
      setProblem(accountFailure(error, 'Registration failed'));
      setBusy(false);
    }
  };
  return (
    <form className={styles.signUp} onSubmit={submit} noValidate>
      <div className={styles.pair}>
        <TextField
          label="Name"
          id="name"
          name="name"
          autoComplete="name"
          maxLength={200}
          aria-required
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <PhoneField
          aria-required
          value={form.phone}
          error={taken.phone ?? wrongPhone}
          hint={phoneNumber && `Texts go to ${phoneNumber}`}
          onBlur={() => setLeft((old) => ({ ...old, phone: true }))}
          onPhoneChange={(phone) => {
            set({ phone });
            setTaken({ ...taken, form: '', phone: undefined });
          }}
        />
      </div>
      <EmailField
        value={form.email}
        error={taken.email ?? emailProblem}
        onBlur={() => setLeft((old) => ({ ...old, email: true }))}
        onChange={(event) => {
          set({ email: event.target.value });
          setTaken({ ...taken, form: '', email: undefined });
        }}
      />
      <div className={styles.pair}>
        <NewPasswordFields
          label="Password"
          password={form.password}
          confirm={form.confirm}
          error={common}
          onChange={set}
        />
      </div>
      <Checkbox
        label={
          <>
            I accept the{' '}
            <ButtonLink kind="link" to="/terms" target="_blank">
              Terms and Conditions
            </ButtonLink>
          </>
        }
        name="terms"
        aria-required
        checked={form.terms}
        onCheckedChange={(terms) => set({ terms })}
      />
      <FormProblem>{problem || taken.form}</FormProblem>
      <div className={styles.send}>
        <Button type="submit" kind="solid" big disabled={busy || missing !== undefined}>
          {busy ? 'Signing up...' : 'Sign Up'}
        </Button>
        {!busy && needed && <p className={words.hint}>{needed}</p>}
      </div>
    </form>
  );
}

/** What the sign-up in hand was made with, for whoever comes back to mend a slip; after a reload what is kept of it. */
const signUpAgain = (): SignUpForm =>
  signUpInHand.read() ?? {
    ...EMPTY_SIGN_UP,
    email: pendingVerification.email() ?? '',
    phone: formatPhone((pendingVerification.phone() ?? '').replace(/^\+1(?=\d{10}$)/, '')),
  };

/** Asks whether address and number are free. A check that fails never keeps anybody from signing up. */
async function findTaken(email: string, phone: string): Promise<Taken | undefined> {
  const [emailFree, phoneFree] = await Promise.all([
    readAccount('GET /api/auth/check-email', { query: { email } }, readAvailable).catch(() => true),
    readAccount('GET /api/auth/check-phone', { query: { phone } }, readAvailable).catch(() => true),
  ]);
  return takenProblem(emailFree, phoneFree);
}
