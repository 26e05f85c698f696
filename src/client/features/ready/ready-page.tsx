import { Link, useNavigate } from '@tanstack/react-router';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { BrandMark } from '#client/ui/brand-mark.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { Globe } from '#client/ui/globe.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { DeviceCheck } from './device-check.tsx';
import { ProgressList } from './progress-list.tsx';
import { SLOW_AFTER_MS } from './progress-steps.ts';
import styles from './ready.module.css';
import { RotatingTip } from './rotating-tip.tsx';
import { useStart } from './use-start.ts';

/** Loudness at which the interviewer is drawn once it is ready: about to speak. */
const READY_LEVEL = 0.6;

/** Waits while the interview is made, lets the candidate check camera and microphone, and leads to the interview. */
export function ReadyPage() {
  const { ready, given, elapsedMs, interview } = useStart();
  usePageTitle(ready ? 'Your interview is ready' : 'Preparing your interview');
  const navigate = useNavigate();
  const enter = async () => {
    // The click is what lets a browser play the interviewer's voice.
    speechPlayer.open();
    await navigate({ to: '/interview' });
  };
  return (
    <div className={styles.ready}>
      <header>
        <Link to="/home" className={styles.mark} aria-label="Greenroom home" state={given ?? {}}>
          <BrandMark />
        </Link>
        <BackLink to="/home" state={given ?? {}}>
          {ready ? 'Back to the form' : 'Cancel'}
        </BackLink>
      </header>
      <main>
        <div className={styles.plate}>
          <Globe sizePx={120} lines={24} level={ready ? READY_LEVEL : 0} />
        </div>
        <h1>{ready ? 'Your interview is ready' : 'Preparing your interview...'}</h1>
        <p className={classNames(words.lede, styles.line)} role="status">
          {ready ? readyLine(interview?.questions.length, interview?.company) : waitingLine(elapsedMs)}
        </p>
        <div className={styles.start}>
          {ready && (
            <Button kind="solid" big onClick={enter}>
              Start Interview
            </Button>
          )}
        </div>
        <div className={styles.checks}>
          {given && <ProgressList elapsedMs={elapsedMs} done={ready} />}
          <DeviceCheck />
        </div>
        <RotatingTip />
        <p className={words.hint}>
          No recording of your picture or voice is kept. The words of your answers are, and only you can read them.
        </p>
      </main>
    </div>
  );
}

const readyLine = (questions: number | undefined, company: string | undefined) =>
  questions === undefined
    ? 'You can go on where you left off.'
    : `${questions} questions${company ? ` for ${company}` : ''}. Take a breath first.`;

const waitingLine = (elapsedMs: number) =>
  elapsedMs < SLOW_AFTER_MS
    ? 'This takes a moment. You can leave this page open.'
    : 'This takes longer than usual. You can keep waiting, or cancel: the form keeps what you gave.';
