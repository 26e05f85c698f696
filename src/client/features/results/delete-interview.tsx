import { useNavigate } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { serverErrorText } from '#client/api/call-api.ts';
import { deleteInterview } from '#client/state/delete-interview.ts';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import styles from './report.module.css';

/** The whole interview gone for good: one click asks, the second does it. */
export function DeleteInterview({ interviewId }: { interviewId: string }) {
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const remove = async () => {
    setBusy(true);
    setProblem('');
    try {
      await deleteInterview(interviewId);
    } catch (error) {
      setProblem(serverErrorText(error, 'The server could not be reached, so nothing was deleted. Please try again.'));
      setBusy(false);
      return;
    }
    showToast({ title: 'The interview is deleted', text: 'Its answers, scores and recordings are gone.' });
    await navigate({ to: '/' });
  };

  return (
    <section className={styles.delete} aria-label="Delete this interview">
      {asks ? (
        <>
          <p>Answers, scores and recordings go for good. Nobody can bring them back.</p>
          <Button kind="danger" busy={busy} autoFocus onClick={remove}>
            {busy ? 'Deleting…' : 'Delete for good'}
          </Button>
          {!busy && <Button onClick={() => setAsks(false)}>Keep</Button>}
        </>
      ) : (
        <Button
          kind="quiet"
          className={styles.ask}
          autoFocus={wasAsked}
          onClick={() => {
            setAsks(true);
            setWasAsked(true);
          }}
        >
          <Icon of={Trash2} />
          Delete this interview
        </Button>
      )}
      {problem && (
        <p className={words.error} role="alert">
          {problem}
        </p>
      )}
    </section>
  );
}
