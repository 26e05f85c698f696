import { useNavigate, useSearch } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { callApi, serverErrorText } from '#client/api/call-api.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { AccountFrame, Field, Problem } from './account-frame.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import { isPasswordValid } from './password-rules.ts';

const HOME_AFTER_MS = 1_200;

export function ResetPasswordPage() {
  usePageTitle('Choose a password');
  const { token } = useSearch({ from: '/reset-password' });
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirm, setConfirm] = useState('');
  const [problem, setProblem] = useState(token ? '' : 'Invalid or missing reset token');
  const [updated, setUpdated] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!token) return setProblem('Invalid or missing reset token');
    if (!password || !confirm) return setProblem('Fill in all fields');
    if (password !== confirm) return setProblem('Passwords do not match');
    if (!isPasswordValid(password)) return setProblem('Please ensure your password meets all requirements');
    try {
      await callApi('POST /api/auth/reset-password', { body: { newPassword: password, token } });
      setUpdated(true);
      setTimeout(() => void navigate({ to: '/' }), HOME_AFTER_MS);
    } catch (error) {
      setProblem(serverErrorText(error, 'Failed to reset password'));
    }
  };
  if (updated) {
    return (
      <AccountFrame title="Password Updated">
        <p role="status">You can sign in with it now.</p>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title="Choose a password">
      <form onSubmit={submit} noValidate>
        <Field
          label="New password"
          name="password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordChecklist password={password} />
        <Field
          label="Confirm password"
          name="confirm"
          type="password"
          autoComplete="new-password"
          value={confirm}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <Problem>{problem}</Problem>
        <button type="submit" className="btn solid big" disabled={!token}>
          Save password
        </button>
      </form>
    </AccountFrame>
  );
}
