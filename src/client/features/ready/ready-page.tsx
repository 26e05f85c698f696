import './ready.css';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { claimInterview } from '#client/state/claim-interview.ts';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.tsx';
import { Globe } from '#client/ui/globe.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import { STEPS, stageAt } from './progress-steps.ts';
import { startFailure } from './start-failure.ts';
import { type StartState, startInterview } from './start-interview.ts';

/** Loudness at which the interviewer is drawn once it is ready: about to speak. */
const READY_LEVEL = 0.6;

/** Waits while the interview is made, started once from what the form handed over, and leads to it. */
export function ReadyPage() {
  usePageTitle('Getting ready');
  const { state } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { interview, setInterview } = useInterview();
  const started = useRef(false);
  const [elapsedMs, setElapsedMs] = useState(0);
  const knownId = interview?.interviewId ?? currentInterview.id();
  const isNew = Boolean(state.description?.trim() || state.selectedInterview);
  const [ready, setReady] = useState(!isNew && knownId !== null);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (!isNew) {
      if (knownId === null) void navigate({ to: '/', replace: true });
      return;
    }
    currentInterview.clear();
    setInterview(null);
    speechPlayer.reset();
    const { link, description, selectedInterview, length, interviewType } = state;
    const given = { link, description, selectedInterview, length, interviewType } as StartState;
    startInterview(given).then(
      async (made) => {
        setInterview(made);
        const { interviewId, ...jobDescriptionData } = made;
        currentInterview.save(interviewId, jobDescriptionData);
        // The form's values have done their work: a reload shows this interview and starts no other.
        await navigate({ to: '/interview-ready', replace: true, state: {} });
        setReady(true);
        callApi('POST /api/webhook/save-interview-data', { body: { interviewId, jobDescriptionData } }).catch(() =>
          console.warn('The interview data could not be saved'),
        );
      },
      (error: unknown) =>
        void navigate({
          to: '/',
          replace: true,
          // What was given goes back too, so that nobody pastes twice.
          state: { ...given, ...startFailure(error), interviewFailed: true },
        }),
    );
  }, [isNew, knownId, navigate, setInterview, state]);

  useEffect(() => {
    if (ready) return;
    const begun = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - begun), 500);
    return () => clearInterval(timer);
  }, [ready]);

  useEffect(() => {
    if (ready && user && interview) void claimInterview(interview.interviewId);
  }, [ready, user, interview]);

  const enter = async () => {
    // The click is what lets a browser play the interviewer's voice.
    speechPlayer.open();
    await navigate({ to: '/interview' });
  };
  return (
    <main className="centred ready">
      <Globe sizePx={132} lines={24} level={ready ? READY_LEVEL : 0} />
      <h1>{ready ? 'Your interview is ready' : 'Preparing your interview...'}</h1>
      <p className="lede" role="status">
        {ready
          ? readyLine(interview?.questions.length, interview?.company)
          : 'This takes a moment. You can leave this page open.'}
      </p>
      {ready ? (
        <button type="button" className="btn solid big" onClick={enter}>
          Start Interview
        </button>
      ) : (
        <ol className="steps" aria-label="Progress">
          {STEPS.map((name, i) => (
            <li
              key={name}
              aria-current={i === stageAt(elapsedMs) ? 'step' : undefined}
              className={i < stageAt(elapsedMs) ? 'done' : ''}
            >
              {name}
            </li>
          ))}
        </ol>
      )}
      <p className="hint">Each answer is kept as soon as you give it. Closing the page loses nothing.</p>
    </main>
  );
}

const readyLine = (questions: number | undefined, company: string | undefined) =>
  questions === undefined
    ? 'You can go on where you left off.'
    : `${questions} questions${company ? ` for ${company}` : ''}. Take a breath first.`;
