import { Link } from '@tanstack/react-router';
import { ArrowRight, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { useInterview } from '#client/state/interview.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import { readSameJob, type SameJob } from './begin-form.ts';
import styles from './pick-up.module.css';
import { useLastJob } from './use-last-job.ts';
import { useLeftInterview } from './use-left-interview.ts';

const LIMIT_MS = 15_000;

/** Where somebody was: the interview that they left midway, and the job that they practised for last. */
export function PickUp({ onSameJob }: { onSameJob: (job: SameJob) => void }) {
  const left = useLeftInterview();
  const last = useLastJob();
  if (!left && !last) return null;
  return (
    <ul className={styles.pickUp}>
      {left && (
        <li>
          <GoOn name={left.name} at={`question ${left.question} of ${left.questions}`} />
        </li>
      )}
      {last && (
        <li>
          <Again {...last} onSameJob={onSameJob} />
        </li>
      )}
    </ul>
  );
}

function GoOn({ name, at }: { name: string; at: string }) {
  const { setInterview } = useInterview();
  return (
    <Link to="/interview" onClick={() => setInterview(null)}>
      <Icon of={ArrowRight} />
      <span>
        <strong>Go on with your interview</strong>
        <small className={words.hint}>
          {name}, {at}
        </small>
      </span>
    </Link>
  );
}

interface AgainProps {
  interviewId: string;
  name: string;
  onSameJob: (job: SameJob) => void;
}

function Again({ interviewId, name, onSameJob }: AgainProps) {
  const [busy, setBusy] = useState(false);
  const fill = async () => {
    setBusy(true);
    try {
      const options = { params: { id: interviewId }, signal: AbortSignal.timeout(LIMIT_MS) };
      const read = (answer: unknown) => {
        const state = readInterviewState(answer);
        return state && readSameJob(state);
      };
      onSameJob(await readCall('GET /api/interview/:id', options, read));
    } catch {
      showToast({
        title: 'The job could not be loaded',
        text: 'Nothing has changed in the form. Please try again.',
        kind: 'danger',
      });
    }
    setBusy(false);
  };
  return (
    <Button kind="quiet" className={styles.again} onClick={fill} busy={busy}>
      <Icon of={RotateCcw} />
      <span>
        <strong>Same job again</strong>
        <small className={words.hint}>{name}</small>
      </span>
    </Button>
  );
}
