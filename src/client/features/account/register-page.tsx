import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { callApi, serverErrorText } from '#client/api/call-api.ts';
import { pendingVerification } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AccountFrame, Field, Problem } from './account-frame.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { isPasswordValid } from './password-rules.ts';
import { formatPhone, isPhoneValid, toE164 } from './phone-number.ts';

const EMPTY = { name: '', email: '', phone: '', password: '', confirm: '', terms: false };

export function RegisterPage() {
  usePageTitle('Sign up');
  const navigate = useNavigate();
  const { user } = useSession();
  const [form, setForm] = useState(EMPTY);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<typeof EMPTY>) => setForm((old) => ({ ...old, ...change }));
  const invalid = findProblem(form);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (invalid) return setProblem(invalid);
    setBusy(true);
    setProblem('');
    const email = form.email.trim().toLowerCase();
    const phoneNumber = toE164(form.phone);
    const taken = await findTaken(email, phoneNumber);
    if (taken) {
      setBusy(false);
      return setProblem(taken);
    }
    try {
      await callApi('POST /api/auth/sign-up/email', {
        body: { email, password: form.password, name: form.name || (email.split('@')[0] ?? ''), phoneNumber },
      });
      pendingVerification.save(email, phoneNumber);
      await navigate({ to: '/verify-email', search: { email, phone: phoneNumber } });
    } catch (error) {
      setProblem(serverErrorText(error, 'Registration failed'));
      setBusy(false);
    }
  };
  if (user) return <Navigate to="/" replace />;
  return (
    <AccountFrame title="Sign up">
      <form onSubmit={submit} noValidate>
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          value={form.name}
          onChange={(event) => set({ name: event.target.value })}
        />
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          value={form.email}
          onChange={(event) => set({ email: event.target.value })}
        />
        <Field
          label="Phone"
          name="phone"
          type="tel"
          autoComplete="tel"
          value={form.phone}
          onChange={(event) => set({ phone: formatPhone(event.target.value) })}
        />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          value={form.password}
          onChange={(event) => set({ password: event.target.value })}
        />
        <PasswordChecklist password={form.password} />
        <Field
          label="Confirm password"
          name="confirm"
          type="password"
          autoComplete="new-password"
          value={form.confirm}
          onChange={(event) => set({ confirm: event.target.value })}
        />
        <label className="check">
          <input type="checkbox" checked={form.terms} onChange={(event) => set({ terms: event.target.checked })} />I
          accept the Terms and Conditions
        </label>
        <Problem>{problem}</Problem>
        <button type="submit" className="btn solid big" disabled={busy || invalid !== undefined}>
          Sign Up
        </button>
      </form>
      <p className="hint">
        Have an account?{' '}
        <Link className="link go" to="/login">
          Sign In
        </Link>
      </p>
    </AccountFrame>
  );
}

function findProblem(form: typeof EMPTY): string | undefined {
  if (!form.name || !form.email || !form.phone || !form.password || !form.confirm) return 'Please fill in all fields';
  if (!form.terms) return 'Please accept the Terms and Conditions to continue';
  if (!isPhoneValid(form.phone)) return 'Please enter a valid phone number';
  if (form.password !== form.confirm) return 'Passwords do not match';
  if (!isPasswordValid(form.password)) return 'Please ensure your password meets all requirements';
  return undefined;
}

/** Asks whether address and number are free. A check that fails never keeps anybody from signing up. */
async function findTaken(email: string, phone: string): Promise<string | undefined> {
  const [emailFree, phoneFree] = await Promise.all([
    callApi('GET /api/auth/check-email', { query: { email } }).then(
      ({ data }) => data.available,
      () => true,
    ),
    callApi('GET /api/auth/check-phone', { query: { phone } }).then(
      ({ data }) => data.available,
      () => true,
    ),
  ]);
  if (!emailFree && !phoneFree) return 'This email and phone number are already registered. Please sign in.';
  if (!emailFree) return 'This email is already registered. Please use a different email or sign in.';
  if (!phoneFree) return 'This phone number is already registered. Please use a different number or sign in.';
  return undefined;
}
