import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useSession } from '#client/state/session.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import styles from './account.module.css';
import { AccountFrame } from './account-frame.tsx';
import { accountFailure, callAccount } from './call-account.ts';
import { FormProblem } from './form-message.tsx';

/** Takes back a password that somebody else chose by a texted code. By a press: programs that look into mail open links. */
export function UndoResetPage() {
  const { token = '' } = useSearch({ from: '/undo-reset' });
  const { refresh } = useSession();
  const [busy, setBusy] = useState(false);
  const [undone, setUndone] = useState(false);
  const [problem, setProblem] = useState('');
  usePageTitle(undone ? 'Password taken back' : 'Take the password back');

  const undo = async () => {
    setBusy(true);
    setProblem('');
    try {
      await callAccount('POST /api/auth/undo-reset', { body: { token } });
      setUndone(true);
      void refresh();
    } catch (error) {
      setProblem(accountFailure(error, 'Failed to take the password back'));
    }
    setBusy(false);
  };
  if (undone) {
    return (
      <AccountFrame
        title="Password taken back"
        lede="Everybody is signed out, and the phone number is off your account. A link to choose a new password is on its way to your mailbox."
      >
        <ButtonLink kind="solid" big className={styles.go} to="/">
          Back to Home
        </ButtonLink>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame
      title="Was it not you?"
      lede="A new password was chosen with a code that was texted to your phone number. If that was somebody else, take it back here. Your interviews and reports stay."
    >
      <form noValidate onSubmit={(event) => event.preventDefault()}>
        <p>
          It signs everybody out, takes the phone number off your account and sends you a link to choose a new password.
        </p>
        <FormProblem>{problem}</FormProblem>
        <Button kind="solid" big className={styles.go} disabled={busy} onClick={undo}>
          {busy ? 'Taking it back...' : 'Take it back'}
        </Button>
      </form>
      <p className={styles.other}>
        It was you?{' '}
        <ButtonLink kind="link" to="/">
          Leave it as it is
        </ButtonLink>
      </p>
    </AccountFrame>
  );
}
