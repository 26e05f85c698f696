import { Link, useRouter } from '@tanstack/react-router';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { serverErrorText } from '#client/api/call-api.ts';
import { deleteInterview } from '#client/state/delete-interview.ts';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { dayWords, shortDayWords } from '#client/ui/day-words.ts';
import { Icon } from '#client/ui/icon.tsx';
import { activityBandOf } from '#client/ui/score-band.ts';
import { ScoreDot } from '#client/ui/score-dot.tsx';
import { showToast } from '#client/ui/toasts.ts';
import words from '#client/ui/words.module.css';
import type { Activity } from './axes.ts';
import styles from './recent-activity.module.css';

const SHOWN = 5;

/** The newest interviews, each leading to its report; all of them on demand. */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  const [all, setAll] = useState(false);
  return (
    <section aria-labelledby="recent-activity">
      <div className={styles.head}>
        <h2 id="recent-activity">Recent Activity</h2>
        {activity.length > SHOWN && (
          <Button kind="link" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show Less' : 'View All Activity'}
          </Button>
        )}
      </div>
      <ul className={styles.list}>
        {(all ? activity : activity.slice(0, SHOWN)).map((each) => (
          <Row key={each.id} {...each} />
        ))}
      </ul>
    </section>
  );
}

function Row({ id, title, date, score, status }: Activity) {
  const router = useRouter();
  /** Whoever keeps it stands where they were before they were asked. */
  const [asks, setAsks] = useState<'not yet' | 'now' | 'kept'>('not yet');
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await deleteInterview(id);
    } catch (error) {
      const text = serverErrorText(error, 'The server could not be reached. Please try again.');
      showToast({ title: 'Nothing was deleted', text, kind: 'danger' });
      setBusy(false);
      return;
    }
    showToast({ title: 'The interview is deleted', text: 'Its answers, scores and recordings are gone.' });
    await router.invalidate();
  };
  if (asks === 'now') {
    return (
      <li className={styles.asks}>
        <p>
          Delete {title} of {dayWords(date)}? Answers, scores and recordings go for good.
        </p>
        <Button kind="danger" busy={busy} autoFocus onClick={remove}>
          {busy ? 'Deleting…' : 'Delete for good'}
        </Button>
        {!busy && <Button onClick={() => setAsks('kept')}>Keep</Button>}
      </li>
    );
  }
  return (
    <li>
      <Link to="/results/$interviewId" params={{ interviewId: id }}>
        <ScoreDot score={score} band={activityBandOf(score)} />
        <span className={styles.title}>{title}</span>
        <time className={words.hint} dateTime={date} title={dayWords(date)}>
          {shortDayWords(date)}
        </time>
        {score >= 0 ? (
          <span className={classNames(words.num, styles.score)}>
            <span className={words.unseen}>Score </span>
            {score}
          </span>
        ) : (
          <span className={classNames(words.hint, styles.status)}>{STATUS_WORDS[status]}</span>
        )}
      </Link>
      <Button
        kind="quiet"
        className={styles.delete}
        aria-label={`Delete ${title} of ${dayWords(date)}`}
        title="Delete"
        autoFocus={asks === 'kept'}
        onClick={() => setAsks('now')}
      >
        <Icon of={Trash2} />
      </Button>
    </li>
  );
}

const STATUS_WORDS: Record<Activity['status'], string> = {
  in_progress: 'Not finished',
  processing: 'Being scored',
  completed: 'Not scored',
};
