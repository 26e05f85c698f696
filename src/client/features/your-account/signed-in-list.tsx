import { useNavigate } from '@tanstack/react-router';
import { Laptop, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { serverErrorText } from '#client/api/call-api.ts';
import { endSessions, signOutEverywhere } from '#client/state/account-security.ts';
import { useInterview } from '#client/state/interview.tsx';
import { Button } from '#client/ui/button.tsx';
import { momentWords } from '#client/ui/day-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import type { ReadSession } from '#domain/answers/read-account-security.ts';
import { isHandheld } from './event-words.ts';
import styles from './your-account.module.css';

/** Every browser that is signed in, each with its way out, and the ways out of all of them. */
export function SignedInList({ sessions }: { sessions: readonly ReadSession[] }) {
  const navigate = useNavigate();
  const { setInterview } = useInterview();
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState('');
  const [told, setTold] = useState('');

  const act = async (name: string, work: () => Promise<void>, done: string) => {
    setBusy(name);
    setProblem('');
    setTold('');
    try {
      await work();
      setTold(done);
    } catch (error) {
      setProblem(
        serverErrorText(error, 'The server could not be reached, so nobody was signed out. Please try again.'),
      );
    }
    setBusy('');
  };
  const everywhere = async () => {
    await signOutEverywhere();
    setInterview(null);
    showToast({ title: 'You are signed out everywhere', text: 'Sign in again on the devices that you use.' });
    await navigate({ to: '/', replace: true });
  };
  const hasOthers = sessions.some(({ current }) => !current);
  return (
    <>
      <ul className={styles.rows}>
        {sessions.map((session) => (
          <li key={session.id}>
            <Icon of={isHandheld(session.device) ? Smartphone : Laptop} />
            <span>
              <strong>{session.device}</strong>
              <small className={words.hint}>
                {session.current ? 'This browser' : `Last used ${inSentence(session.lastSeenAt)}`}
                {`, signed in ${inSentence(session.createdAt)}`}
              </small>
            </span>
            {!session.current && (
              <Button
                aria-label={`Sign out ${session.device}, signed in ${inSentence(session.createdAt)}`}
                disabled={busy !== ''}
                busy={busy === session.id}
                onClick={() => act(session.id, () => endSessions(session), `${session.device} is signed out.`)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        {hasOthers && (
          <Button
            disabled={busy !== ''}
            busy={busy === 'others'}
            onClick={() => act('others', () => endSessions('all others'), 'Only this browser is signed in now.')}
          >
            Sign out all others
          </Button>
        )}
        <Button disabled={busy !== ''} busy={busy === 'all'} onClick={() => act('all', everywhere, '')}>
          Sign out everywhere
        </Button>
      </div>
      <p role="status" className={words.hint}>
        {told}
      </p>
      {problem && (
        <p role="alert" className={words.error}>
          {problem}
        </p>
      )}
    </>
  );
}

/** A moment in the middle of a sentence: 'today, 10:15'. */
function inSentence(moment: string): string {
  const said = momentWords(moment);
  return said.charAt(0).toLocaleLowerCase() + said.slice(1);
}
