import { Link } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import type { StartGiven } from '#client/state/navigation-state.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { isMobile, MOBILE_REFUSAL } from '#client/ui/is-mobile.ts';
import { DURATIONS } from '#domain/setup/durations.ts';
import { TRENDING_INTERVIEWS } from '#domain/setup/trending-interviews.ts';
import styles from './first-interview.module.css';
import { SampleReport } from './sample-report.tsx';

const STARTER_IDS = ['software-engineer', 'barista', 'financial-analyst'];
const STARTERS = TRENDING_INTERVIEWS.filter(({ id }) => STARTER_IDS.includes(id));
const LENGTH = DURATIONS[0] as (typeof DURATIONS)[number];

/** Nothing has been taken yet: three interviews that begin at once, and what comes of one. */
export function FirstInterview() {
  return (
    <div className={styles.first}>
      <div>
        <p className={styles.lede}>
          Your first interview takes ten minutes. Choose one of these to begin, or paste the job that you are applying
          for.
        </p>
        {isMobile() ? (
          <p className={styles.mobile}>{MOBILE_REFUSAL}</p>
        ) : (
          <ul className={styles.starters}>
            {STARTERS.map(({ id, title, description }) => (
              <li key={id}>
                <Starter title={title} description={description} />
              </li>
            ))}
          </ul>
        )}
        <p className={styles.more}>
          <ButtonLink kind="link" to="/home">
            Paste a job description
          </ButtonLink>
          <ButtonLink kind="link" to="/home">
            See all seven roles
          </ButtonLink>
        </p>
      </div>
      <SampleReport />
    </div>
  );
}

function Starter({ title, description }: { title: string; description: string }) {
  const [role, company] = title.split(' - ');
  const state: StartGiven = {
    link: '',
    description: '',
    selectedInterview: title,
    length: LENGTH.id,
    interviewType: 'normal',
  };
  return (
    <Link to="/interview-ready" state={state} preload={false}>
      <span>
        <strong>{role}</strong>
        <em>{company}</em>
        <small>{description}</small>
      </span>
      <span className={styles.length}>
        {LENGTH.title}
        <small>{LENGTH.questions} questions</small>
      </span>
      <Icon of={ArrowRight} />
    </Link>
  );
}
