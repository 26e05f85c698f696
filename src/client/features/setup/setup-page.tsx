import { useLocation, useNavigate } from '@tanstack/react-router';
import { FileCheck, Keyboard, Laptop } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { currentInterview } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import { Banner } from '#client/ui/banner.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Globe } from '#client/ui/globe.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { isMobile, MOBILE_REFUSAL } from '#client/ui/is-mobile.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import type { SameJob } from './begin-form.ts';
import styles from './setup.module.css';
import { SetupForm } from './setup-form.tsx';
import { SetupHeader } from './setup-header.tsx';

/** Nothing of it is needed by who comes for the first time. */
const PickUp = lazy(async () => ({ default: (await import('./pick-up.tsx')).PickUp }));

interface FailedStart {
  message: string;
  /** What to do about it; '' where nobody knows. */
  hint: string;
  /** '599' is no fault of ours and stays grey. */
  errorType: string;
}

/** Loudness at which the engraved plate is drawn: mid-word. */
const PLATE_LEVEL = 0.6;
const PLATE_LINES = 34;

export function SetupPage() {
  usePageTitle('Take an interview');
  const [banner, setBanner] = useFailedStart();
  /** Counts the presses, so that each fills the form anew. */
  const [again, setAgain] = useState<{ job: SameJob | null; presses: number }>({ job: null, presses: 0 });
  return (
    <>
      <SetupHeader />
      <div className={styles.home}>
        <Lead onSameJob={(job) => setAgain(({ presses }) => ({ job, presses: presses + 1 }))} />
        <SetupForm
          key={again.presses}
          sameJob={again.job}
          onChange={() => setBanner(null)}
          problem={
            banner && (
              <Banner
                tone={banner.errorType === '599' ? 'neutral' : 'danger'}
                title="Unable to Create Interview"
                onDismiss={() => setBanner(null)}
              >
                {banner.message}
                {banner.hint && <span className={styles.whatNow}>{banner.hint}</span>}
              </Banner>
            )
          }
        />
      </div>
    </>
  );
}

/** Takes the error that a failed start left in the navigation state, and clears it there. */
function useFailedStart() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [banner, setBanner] = useState<FailedStart | null>(() =>
    state.interviewFailed
      ? { message: state.error ?? '', hint: state.errorHint ?? '', errorType: state.errorType ?? 'general' }
      : null,
  );
  useEffect(() => {
    if (state.interviewFailed) void navigate({ to: '.', replace: true, state: {} });
  }, [state.interviewFailed, navigate]);
  return [banner, setBanner] as const;
}

function Lead({ onSameJob }: { onSameJob: (job: SameJob) => void }) {
  const { user } = useSession();
  const mayPickUp = user !== null || currentInterview.id() !== null;
  return (
    <div className={styles.lead}>
      <h1>Ready to Interview?</h1>
      <p className={classNames(words.lede, styles.words)}>
        Paste the job, choose a style and a length. The interviewer asks out loud and waits while you think.
      </p>
      {isMobile() && <p className={classNames(words.lede, styles.words)}>{MOBILE_REFUSAL}</p>}
      {mayPickUp && (
        <Suspense>
          <PickUp onSameJob={onSameJob} />
        </Suspense>
      )}
      <div className={styles.engraving}>
        <Globe sizePx={240} lines={PLATE_LINES} level={PLATE_LEVEL} />
      </div>
      <ul className={styles.facts}>
        <li>
          <Icon of={Laptop} />
          <span>
            <strong>You need a laptop.</strong> Camera and microphone are tested first.
          </span>
        </li>
        <li>
          <Icon of={Keyboard} />
          <span>
            <strong>You may type instead.</strong> Typed answers count the same.
          </span>
        </li>
        <li>
          <Icon of={FileCheck} />
          <span>
            <strong>You can check your score.</strong> Every point says what it stands on.
          </span>
        </li>
      </ul>
    </div>
  );
}
