import { useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useSession } from '#client/state/session.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import styles from './account.module.css';
import { HOME_AFTER_RESET_MS } from './account-delays.ts';
import { AccountFrame } from './account-frame.tsx';
import { accountFailure, callAccount } from './call-account.ts';
import { FormNotice, FormProblem } from './form-message.tsx';
import { NewPasswordFields } from './new-password-fields.tsx';
import { findResetProblem } from './reset-form.ts';
import { useCommonPassword } from './use-common-password.ts';
import { useLater } from './use-later.ts';

/** Chooses a password with the token of a link or a code, for an account or for a sign-up that was just proved. */
export function ResetPasswordPage() {
  const { token } = useSearch({ from: '/reset-password' });
  const { state } = useLocation();
  const navigate = useNavigate();
  const { refresh } = useSession();
  const later = useLater();
  const [form, setForm] = useState({ password: '', confirm: '' });
  const [problem, setProblem] = useState(() =>
    token ? '' : (findResetProblem({ token, password: '', confirm: '' }) ?? ''),
  );
  const common = useCommonPassword(form.password, '');
  const [busy, setBusy] = useState(false);
  const [updated, setUpdated] = useState(false);
  usePageTitle(updated ? 'Password updated' : 'Choose a password');

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = findResetProblem({ token, ...form });
    if (found || !token) return setProblem(found ?? '');
    // It stands below its field already.
    if (common) return;
    setBusy(true);
    setProblem('');
    try {
      await callAccount('POST /api/auth/reset-password', { body: { newPassword: form.password, token } });
      setUpdated(true);
      // Every session has ended, this browser's too if it had one.
      void refresh();
      later(() => void navigate({ to: '/', replace: true }), HOME_AFTER_RESET_MS);
    } catch (error) {
      setProblem(accountFailure(error, 'Failed to reset password'));
      setBusy(false);
    }
  };
  if (updated) {
    return (
      <AccountFrame
        title="Password Updated"
        lede={state.newAccount ? 'Your account is ready. You can sign in now.' : 'You can sign in with it now.'}
      >
        <FormNotice>Taking you to the home page.</FormNotice>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Choose a password"
      lede={
        state.newAccount
          ? 'Your email is verified. A password is all that your account still needs.'
          : 'It takes effect at once, and every device that is signed in will be signed out.'
      }
    >
      <form onSubmit={submit} noValidate>
        <NewPasswordFields
          label="New password"
          {...form}
          error={common}
          onChange={(change) => {
            setForm({ ...form, ...change });
            if (token) setProblem('');
          }}
        />
        <FormProblem>{problem}</FormProblem>
        <Button type="submit" kind="solid" big className={styles.go} disabled={busy}>
          {busy ? 'Saving...' : 'Save password'}
        </Button>
      </form>
      <p className={styles.other}>
        A link or a code works once.{' '}
        <ButtonLink kind="link" to="/forgot-password">
          Ask for a new one
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
