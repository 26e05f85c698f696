import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '#client/ui/button.tsx';
import { readProof } from '#domain/answers/read-proof.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { codeFailure, readAccount } from './call-account.ts';
import { CodeField } from './code-field.tsx';
import { isCodeComplete } from './one-time-code.ts';

/** Without a token there is nothing to go on with. */
const readToken = (answer: unknown) => readProof(answer).token || undefined;

/** Exchanges the texted code for the right to choose a new password. */
export function ResetCodeForm({ phone, onBack }: { phone: string; onBack: () => void }) {
  const navigate = useNavigate();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (!isCodeComplete(code)) return setProblem('Enter the 6-digit code');
    setBusy(true);
    setProblem('');
    try {
      const body = { phone, otp: code };
      const token = await readAccount('POST /api/auth/verify-reset-otp', { body }, readToken);
      await navigate({ to: '/reset-password', search: { token } });
    } catch (error) {
      setProblem(codeFailure(error));
      setBusy(false);
    }
  };
  return (
    <AccountFrame
      title="Enter the code"
      lede={
        <>
          If an account uses <strong>{phone}</strong>, a 6-digit code is on its way. It works for 10 minutes.
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <CodeField
          value={code}
          error={problem}
          onCodeChange={(typed) => {
            setCode(typed);
            setProblem('');
          }}
        />
        <Button type="submit" kind="solid" big className={styles.go} disabled={busy}>
          {busy ? 'Verifying...' : 'Verify code'}
        </Button>
      </form>
      <p className={styles.other}>
        No text after a minute?{' '}
        <Button kind="link" onClick={onBack}>
          Change phone number
        </Button>
      </p>
    </AccountFrame>
  );
}
