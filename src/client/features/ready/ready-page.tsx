import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { useInstallation } from '#client/state/installation.ts';
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
import { useHearing } from './use-hearing.ts';
import { useSpeechProgram } from './use-speech-program.ts';
import { useStart } from './use-start.ts';
import { useWay } from './use-way.ts';
import { WhoHears } from './who-hears.tsx';

/** Whoever does not answer the browser's question by then goes on without an answer. */
const ASKING_LIMIT_MS = 8_000;

/** Waits while the interview is made, lets the candidate check camera and microphone, and leads to the interview. */
export function ReadyPage() {
  const { ready, given, elapsedMs, interview, goesOnAt, replace } = useStart();
  usePageTitle(ready ? 'Your interview is ready' : 'Preparing your interview');
  const heading = useFocusOnceReady(ready);
  const navigate = useNavigate();
  const way = useDevicesUntilLeft();
  const [isAsking, setIsAsking] = useState(false);
  const enter = async () => {
    // The click is what lets a browser play the interviewer's voice.
    speechPlayer.open();
    setIsAsking(true);
    // Asked here, where it says what for; who does not answer is asked on, in the interview.
    const limit = new Promise((resolve) => setTimeout(resolve, ASKING_LIMIT_MS));
    await Promise.race([candidateDevices.open(), limit]);
    if (way.current === 'left') return;
    way.current = 'on';
    await navigate({ to: '/interview' });
  };
  const questions = interview?.questions.length ?? 0;
  const hearing = useHearing();
  const offered = useSpeechProgram();
  const installation = useInstallation();
  const heardBy = useWay(hearing, offered);
  return (
    <>
      <PageBar>
        <BackLink to="/home" state={given ?? {}}>
          {ready ? 'Back to the form' : 'Cancel'}
        </BackLink>
      </PageBar>
      {/* Its room is there from the start, so that nothing moves when the steps go up into it. */}
      {given && <div className={styles.doneRoom}>{ready && <ProgressList elapsedMs={elapsedMs} done />}</div>}
      <div className={styles.ready} data-finds-out={!hearing.found}>
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
              <Button kind="solid" big className={styles.begin} busy={isAsking} onClick={enter}>
                Start Interview
              </Button>
              {isAsking && (
                <p className={words.hint} role="status">
                  Your browser may ask for camera and microphone.
                </p>
              )}
              {questions > 0 && !isAsking && <p className={words.hint}>{lengthLine(questions)}</p>}
            </div>
          )}
          <WhoHears hearing={hearing} offered={offered} way={heardBy} isRecorded={installation?.recordings !== null} />
          {/* Below what comes late nothing stands before, or it would move. */}
          {ready && interview && hearing.found && <Themes themes={interview.themes} />}
          <BeforeYouStart found={hearing.found} isTyped={heardBy === 'typing'} />
        </div>
        <div>
          <DeviceCheck />
          <RotatingTip />
        </div>
      </div>
    </>
  );
}

/** Camera and microphone live on into the interview, and go out when the page is left for anything else. */
function useDevicesUntilLeft() {
  const way = useRef<'here' | 'on' | 'left'>('here');
  useEffect(() => {
    way.current = 'here';
    return () => {
      if (way.current === 'on') return;
      way.current = 'left';
      candidateDevices.release();
    };
  }, []);
  return way;
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
