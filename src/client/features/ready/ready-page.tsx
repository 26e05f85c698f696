import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { classNames } from '#client/ui/class-names.ts';
import { PageBar } from '#client/ui/page-bar.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { BeforeYouStart } from './before-you-start.tsx';
import { DeviceCheck } from './device-check.tsx';
import { ProfileLine } from './profile-line.tsx';
import { lengthLine } from './profile-words.ts';
import { ProgressList } from './progress-list.tsx';
import { SLOW_AFTER_MS } from './progress-steps.ts';
import styles from './ready.module.css';
import { RotatingTip } from './rotating-tip.tsx';
import { Themes } from './themes.tsx';
import { useStart } from './use-start.ts';

/** Waits while the interview is made, lets the candidate check camera and microphone, and leads to the interview. */
export function ReadyPage() {
  const { ready, given, elapsedMs, interview, goesOnAt, replace } = useStart();
  usePageTitle(ready ? 'Your interview is ready' : 'Preparing your interview');
  const heading = useFocusOnceReady(ready);
  const navigate = useNavigate();
  const goesOn = useDevicesUntilLeft();
  const enter = async () => {
    // The click is what lets a browser play the interviewer's voice.
    speechPlayer.open();
    goesOn.current = true;
    // The tracks live on into the interview.
    void candidateDevices.open();
    await navigate({ to: '/interview' });
  };
  const questions = interview?.questions.length ?? 0;
  return (
    <>
      <PageBar>
        <BackLink to="/home" state={given ?? {}}>
          {ready ? 'Back to the form' : 'Cancel'}
        </BackLink>
      </PageBar>
      {/* Its room is there from the start, so that nothing moves when the steps go up into it. */}
      {given && <div className={styles.doneRoom}>{ready && <ProgressList elapsedMs={elapsedMs} done />}</div>}
      <div className={styles.ready}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {ready ? 'Your interview is ready' : 'Preparing your interview...'}
          </h1>
          {!ready && (
            <p className={classNames(words.lede, styles.line)} role="status">
              {waitingLine(elapsedMs)}
            </p>
          )}
          {ready && interview && goesOnAt === 0 && <ProfileLine interview={interview} onChange={replace} />}
          {ready && goesOnAt > 0 && (
            <p className={classNames(words.lede, styles.line)}>
              You are at question {goesOnAt} and can go on from there.
            </p>
          )}
          {given && !ready && <ProgressList elapsedMs={elapsedMs} done={false} />}
          {ready && (
            <div className={styles.start}>
              <Button kind="solid" big className={styles.begin} onClick={enter}>
                Start Interview
              </Button>
              {questions > 0 && <p className={words.hint}>{lengthLine(questions)}</p>}
            </div>
          )}
          {ready && interview && <Themes themes={interview.themes} />}
          <BeforeYouStart />
        </div>
        <div>
          <DeviceCheck />
          <RotatingTip />
        </div>
      </div>
    </>
  );
}

/** Camera and microphone go out when the page is left for anything but the interview. */
function useDevicesUntilLeft() {
  const goesOn = useRef(false);
  useEffect(() => {
    goesOn.current = false;
    return () => {
      if (!goesOn.current) candidateDevices.release();
    };
  }, []);
  return goesOn;
}

/** Who waits with a screen reader is told by the heading; whoever is at work elsewhere on the page stays there. */
function useFocusOnceReady(ready: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isElsewhere = document.activeElement && document.activeElement !== document.body;
    if (ready && !isElsewhere) heading.current?.focus({ preventScroll: true });
  }, [ready]);
  return heading;
}

const waitingLine = (elapsedMs: number) =>
  elapsedMs < SLOW_AFTER_MS
    ? 'This takes a moment. You can leave this page open.'
    : 'This takes longer than usual. You can keep waiting, or cancel: the form keeps what you gave.';
