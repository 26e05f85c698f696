import { Link } from '@tanstack/react-router';
import { useInterview } from '#client/state/interview.tsx';
import { useInterviewList } from '#client/state/interview-list.ts';
import { currentInterview } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { dayWords } from '#client/ui/day-words.ts';
import { PageBar } from '#client/ui/page-bar.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import type { ListedInterview } from '#contract/results-calls.ts';
import styles from './dashboard.module.css';
import { unfinishedFirst } from './unfinished-first.ts';

export function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useSession();
  return <Interviews name={user?.firstName || user?.email || ''} />;
}

function Interviews({ name }: { name: string }) {
  const list = useInterviewList();
  const interviews = list && unfinishedFirst(list);
  return (
    <>
      <PageBar />
      <section className={styles.dashboard}>
        <div className={styles.top}>
          <h1>Welcome, {name}</h1>
          <ButtonLink to="/home" kind="solid">
            Take Interview
          </ButtonLink>
        </div>
        {interviews === null && <p role="status">Loading your interviews…</p>}
        {interviews?.length === 0 && <p className={words.lede}>No interviews yet. Your first takes ten minutes.</p>}
        <ul className={styles.interviews}>
          {interviews?.map((interview) => (
            <li key={interview.interviewId}>
              <InterviewRow interview={interview} />
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

function InterviewRow({ interview }: { interview: ListedInterview }) {
  const { setInterview } = useInterview();
  const { interviewId, role, company, createdAt, status, overallScore } = interview;
  const row = (
    <>
      <span>
        {role}
        {company ? ` at ${company}` : ''}
      </span>
      <span className={words.hint}>{dayWords(createdAt)}</span>
    </>
  );
  if (status === 'in_progress') {
    const resume = () => {
      setInterview(null);
      currentInterview.save(interviewId);
    };
    return (
      <Link to="/interview" onClick={resume}>
        {row}
        <span className={styles.resume}>Continue</span>
      </Link>
    );
  }
  return (
    <Link to="/results/$interviewId" params={{ interviewId }}>
      {row}
      {status === 'completed' ? (
        <span className={classNames(words.num, styles.score)}>{overallScore < 0 ? '–' : overallScore}</span>
      ) : (
        <span className={words.hint}>Being scored</span>
      )}
    </Link>
  );
}
