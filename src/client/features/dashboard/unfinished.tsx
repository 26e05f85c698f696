import { Link, useRouter } from '@tanstack/react-router';
import { CirclePause, Clock } from 'lucide-react';
import { useState } from 'react';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview } from '#client/state/pending-keys.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { momentWords } from '#client/ui/day-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import type { Activity } from './axes.ts';
import styles from './unfinished.module.css';

/** More than these would push away everything else. */
const SHOWN = 3;

/** What waits for the visitor, newest first, before anything else: each with its next step. */
export function Unfinished({ activity }: { activity: readonly Activity[] }) {
  const [all, setAll] = useState(false);
  const waiting = activity.filter(({ status }) => status !== 'completed');
  if (waiting.length === 0) return null;
  const hidden = waiting.length - SHOWN;
  return (
    <section aria-label="Unfinished">
      <ul className={styles.waiting}>
        {(all ? waiting : waiting.slice(0, SHOWN)).map((each) => (
          <li key={each.id}>{each.status === 'in_progress' ? <Midway {...each} /> : <BeingScored {...each} />}</li>
        ))}
      </ul>
      {hidden > 0 && !all && (
        <Button kind="link" onClick={() => setAll(true)}>
          Show {hidden} more
        </Button>
      )}
    </section>
  );
}

function Midway({ id, title, date, questionNumber, questionCount }: Activity) {
  const { setInterview } = useInterview();
  const resume = () => {
    setInterview(null);
    currentInterview.save(id);
  };
  return (
    <>
      <Icon of={CirclePause} />
      <span>
        <strong>
          {title}, {questionNumber ? `stopped at question ${questionNumber} of ${questionCount}` : 'not finished'}.
        </strong>{' '}
        {/* Before the second question there need not be an answer. */}
        Begun: {momentWords(date)}.{questionNumber === 1 ? '' : ' Your answers are kept.'}
      </span>
      <ButtonLink kind="link" to="/interview" onClick={resume}>
        Go on<span className={words.unseen}> with {title}</span>
      </ButtonLink>
    </>
  );
}

function BeingScored({ id, title, date }: Activity) {
  const router = useRouter();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    setBusy(true);
    try {
      // What reads a report is not small, and most who come here never ask.
      const { askForReport } = await import('#client/state/reports.ts');
      await askForReport(id);
      await router.invalidate();
      showToast({ title: 'The report was asked for', text: 'It is usually there within a few seconds.' });
    } catch {
      showToast({
        title: 'The report could not be asked for',
        text: 'Your answers are safe. Please try again.',
        kind: 'danger',
      });
    }
    setBusy(false);
  };
  return (
    <>
      <Icon of={Clock} />
      <span>
        <Link to="/results/$interviewId" params={{ interviewId: id }}>
          <strong>{title}, being scored.</strong>
        </Link>{' '}
        Finished: {momentWords(date)}. Your answers are kept.
      </span>
      <Button kind="link" busy={busy} onClick={ask}>
        {busy ? 'Asking…' : 'Ask again'}
        <span className={words.unseen}> for {title}</span>
      </Button>
    </>
  );
}
