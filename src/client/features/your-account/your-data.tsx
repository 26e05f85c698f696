import { useNavigate } from '@tanstack/react-router';
import { Download, Trash2 } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { serverErrorText } from '#client/api/call-api.ts';
import { eraseAccount } from '#client/state/erase-account.ts';
import { useInterview } from '#client/state/interview.tsx';
import { Button } from '#client/ui/button.tsx';
import { ButtonAnchor } from '#client/ui/button-link.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PasswordField } from '#client/ui/password-field.tsx';
import { showToast } from '#client/ui/toasts.ts';
import styles from './your-account.module.css';

/** Somebody's right to all that is stored about them, and to have it gone. */
export function YourData() {
  const [erasing, setErasing] = useState(false);
  return (
    <div className={styles.acts}>
      <ButtonAnchor href="/api/user/export" download>
        <Icon of={Download} />
        Download a copy
      </ButtonAnchor>
      <Button onClick={() => setErasing(true)}>
        <Icon of={Trash2} />
        Erase my account
      </Button>
      <EraseDialog open={erasing} onClose={() => setErasing(false)} />
    </div>
  );
}

function EraseDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const { setInterview } = useInterview();
  const [password, setPassword] = useState('');
  const [shown, setShown] = useState(false);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);
  const form = useId();

  const close = () => {
    setPassword('');
    setShown(false);
    setProblem('');
    onClose();
  };
  const erase = async (event: FormEvent) => {
    event.preventDefault();
    if (password === '') return setProblem('Please enter your password');
    setBusy(true);
    setProblem('');
    try {
      await eraseAccount(password);
    } catch (error) {
      setProblem(serverErrorText(error, 'The server could not be reached, so nothing was erased. Please try again.'));
      setBusy(false);
      return;
    }
    setInterview(null);
    showToast({ title: 'Your account is erased', text: 'Everything that was stored about you is gone.' });
    await navigate({ to: '/', replace: true });
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !busy && close()}
      title="Erase my account"
      description="Your account, your interviews, reports and recordings go for good. Nobody can bring them back."
      insist
      actions={
        <>
          <Button disabled={busy} onClick={close}>
            Keep it
          </Button>
          <Button kind="danger" type="submit" form={form} busy={busy}>
            {busy ? 'Erasing…' : 'Erase for good'}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.erase} onSubmit={erase} noValidate>
        <PasswordField
          label="Password"
          name="current-password"
          autoComplete="current-password"
          shown={shown}
          onShownChange={setShown}
          error={problem}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
