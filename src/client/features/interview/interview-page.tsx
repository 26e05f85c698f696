import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, readCall, serverErrorText } from '#client/api/call-api.ts';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { claimInterview } from '#client/state/claim-interview.ts';
import { readInstallation } from '#client/state/installation.ts';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview, endedInterview } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import { setupDraft } from '#client/state/setup-draft.ts';
import { Button } from '#client/ui/button.tsx';
import { ButtonAnchor } from '#client/ui/button-link.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { readVoiceChoice } from '#domain/answers/read-voice-choice.ts';
import { PROCESSING_SEEN_MS } from '#domain/stage/timing.ts';
import { browserPorts } from './browser-ports.ts';
import { type InterviewOver, LiveSession } from './live-session.ts';
import { LiveStage } from './live-stage.tsx';
import { openInterview } from './open-interview.ts';
import styles from './stage.module.css';
import { StageError, StageNotice, StageProcessing } from './stage-notice.tsx';
import { calledTurns, type Engines, type OpenTurns } from './turns.ts';
import { Tutorial } from './tutorial.tsx';
import { completeTutorial, wantsTutorial } from './tutorial-rule.ts';
import { useTabHold } from './use-tab-hold.ts';

/** A server that has not told by then what it can do is not waited for. */
const ENGINES_LIMIT_MS = 10_000;

interface Loaded {
  interview: InterviewState;
  engines: Engines;
  openTurns: OpenTurns;
}

/** The live interview: loads where it stands, explains the screen to who is new, then hands over to the stage. */
export function InterviewPage() {
  usePageTitle('Interview');
  const { interview, error, setProgress } = useInterview();
  const { user, pending } = useSession();
  const navigate = useNavigate();
  const [id] = useState(() => interview?.interviewId ?? currentInterview.id());
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [isMissing, setIsMissing] = useState(id === null);
  /** Null while it is not known. */
  const [explains, setExplains] = useState<boolean | null>(null);
  const hold = useTabHold(id);

  useEffect(() => {
    if (id === null) return;
    // Another tab has them now, or may have them.
    if (hold.status === 'elsewhere') candidateDevices.release();
    if (hold.status !== 'here') return setLoaded(null);
    currentInterview.keepForTab(id);
    setProgress({ isLoading: true, error: '' });
    Promise.all([openInterview(id), loadEngines()]).then(
      ([found, given]) => {
        setLoaded({ interview: found, ...given });
        setProgress({ isLoading: false });
      },
      (failure: unknown) => {
        setIsMissing(failure instanceof ApiError && failure.status === 403);
        setProgress({ isLoading: false, error: serverErrorText(failure, 'The server cannot be reached.') });
      },
    );
    // What was wrong here is of no other page.
    return () => setProgress({ isLoading: false, error: '' });
  }, [id, hold.status, setProgress]);

  useEffect(() => {
    if (!pending) void wantsTutorial(user !== null).then(setExplains);
  }, [pending, user]);

  const hasLeft = useRef(false);
  useEffect(() => {
    hasLeft.current = false;
    return () => {
      hasLeft.current = true;
      candidateDevices.release();
    };
  }, []);

  const leave = useCallback(
    async ({ isByHand, addedTyped }: InterviewOver) => {
      if (id === null) return;
      currentInterview.clear();
      setupDraft.clear();
      if (isByHand) endedInterview.save(id, addedTyped);
      const seen = new Promise((resolve) => setTimeout(resolve, PROCESSING_SEEN_MS));
      await Promise.all([seen, user && claimInterview(id)]);
      if (hasLeft.current) return;
      if (user) {
        await navigate({ to: '/results/$interviewId', params: { interviewId: id } });
      } else {
        await navigate({ to: '/signup-for-results/$interviewId', params: { interviewId: id } });
      }
    },
    [id, user, navigate],
  );

  const isFinished = loaded?.interview.finished ?? false;
  useEffect(() => {
    if (isFinished) void leave({ isByHand: false, addedTyped: false });
  }, [isFinished, leave]);

  if (hold.status === 'elsewhere') return <OpenElsewhere wasHere={hold.wasHere} onGoOn={hold.takeOver} />;
  if (isMissing || (loaded && !loaded.interview.questions[loaded.interview.questionIndex])) {
    return (
      <StageNotice
        text="No active interview session"
        detail="There is no interview to go on with in this browser. You can start a new one."
      >
        <ButtonAnchor href="/">Start New Interview</ButtonAnchor>
      </StageNotice>
    );
  }
  if (error !== '') return <StageError message={error} />;
  if (!loaded || explains === null) return <StageNotice text="Loading interview..." />;
  if (isFinished) return <StageProcessing />;
  if (explains) {
    const begin = () => {
      completeTutorial();
      // The click is what lets a browser play the interviewer's voice.
      speechPlayer.open();
      setExplains(false);
    };
    return (
      <main data-theme="stage" className={styles.stage}>
        <Tutorial isHeard={loaded.engines.stt} onDone={begin} />
      </main>
    );
  }
  return <RunningInterview loaded={loaded} onRoute={leave} />;
}

function OpenElsewhere({ wasHere, onGoOn }: { wasHere: boolean; onGoOn: () => void }) {
  return (
    <StageNotice
      text={wasHere ? 'This interview goes on in another tab' : 'This interview is open in another tab'}
      detail={
        wasHere
          ? 'This tab has stopped speaking and listening. What you said here is kept.'
          : 'Only one tab can speak and listen. If you go on here, the other one falls silent.'
      }
    >
      <Button kind="solid" onClick={onGoOn}>
        Go on here
      </Button>
    </StageNotice>
  );
}

function RunningInterview({ loaded, onRoute }: { loaded: Loaded; onRoute: (over: InterviewOver) => Promise<void> }) {
  const [session, setSession] = useState<LiveSession | null>(null);
  const { setProgress } = useInterview();
  useEffect(() => {
    const { interview, engines, openTurns } = loaded;
    const options = { loaded: interview, onRoute: (over: InterviewOver) => void onRoute(over) };
    const running = new LiveSession(options, browserPorts(interview, engines, openTurns));
    const { questions } = interview;
    let toldIndex = -1;
    const unsubscribe = running.subscribe(() => {
      const { questionIndex } = running.view.stage;
      if (questionIndex !== toldIndex) setProgress({ currentQuestion: questions[questionIndex] ?? null });
      toldIndex = questionIndex;
    });
    setSession(running);
    running.start();
    return () => {
      unsubscribe();
      setProgress({ currentQuestion: null });
      running.dispose();
    };
  }, [loaded, onRoute, setProgress]);
  return session ? <LiveStage session={session} /> : <StageNotice text="Loading interview..." />;
}

/** An installation that does not tell is taken to speak and to record, and not to listen: each then finds its own way. */
const UNTOLD = { tts: true, stt: false, recordings: {}, pipelineMode: 'legacy' } as const;

async function loadEngines(): Promise<Omit<Loaded, 'interview'>> {
  const signal = AbortSignal.timeout(ENGINES_LIMIT_MS);
  const [{ tts, stt, recordings, pipelineMode }, voice] = await Promise.all([
    readInstallation().catch(() => UNTOLD),
    readCall('POST /api/speech/tts/config', { body: {}, signal }, readVoiceChoice).catch(() => ({})),
  ]);
  const openTurns = pipelineMode === 'realtime' ? await loadRealtime() : calledTurns;
  return { engines: { tts, stt, recordings: recordings !== null, voice }, openTurns };
}

/** What only an installation that speaks over sockets needs; calls do without it. */
const loadRealtime = (): Promise<OpenTurns> =>
  import('./realtime-turns.ts').then(
    ({ realtimeTurns }) => realtimeTurns,
    () => calledTurns,
  );
