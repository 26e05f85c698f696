import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { speechPlayer } from '#client/audio/speech-player.ts';
import { claimInterview } from '#client/state/claim-interview.ts';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.ts';
import type { StartedInterview } from '#domain/answers/read-started-interview.ts';
import { DEFAULT_DURATION } from '#domain/setup/durations.ts';
import { START_LIMIT_MS, StartFailed, startFailure } from './start-failure.ts';
import { type Start, type StartState, startInterview } from './start-interview.ts';

import { useInterviewAtHand } from './use-interview-at-hand.ts';

const CLOCK_MS = 250;

/**
 * Makes the interview that the form asked for, once, and goes back to the form when that fails. Without anything to
 * start it is ready at once for the interview that is at hand, and leaves for `/` when there is none.
 */
export function useStart() {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { user } = useSession();
  const { interview, setInterview } = useInterview();
  const knownId = interview?.interviewId ?? currentInterview.id();
  const [given] = useState<StartState | null>(() =>
    state.description?.trim() || state.selectedInterview || state.link
      ? {
          link: state.link ?? '',
          description: state.description ?? '',
          selectedInterview: state.selectedInterview ?? '',
          length: state.length ?? DEFAULT_DURATION,
          interviewType: state.interviewType ?? 'normal',
        }
      : null,
  );
  const [ready, setReady] = useState(given === null && knownId !== null);
  const [atHand] = useState(given === null ? knownId : null);
  const goesOnAt = useInterviewAtHand(atHand);
  const elapsedMs = useElapsed(!ready);
  const started = useRef(false);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
    };
  }, []);

  useEffect(() => {
    if (started.current) return;
    started.current = true;
    if (given === null) {
      if (knownId === null) void navigate({ to: '/', replace: true });
      return;
    }
    currentInterview.clear();
    setInterview(null);
    speechPlayer.reset();

    const limit = new AbortController();
    const timer = setTimeout(
      () => limit.abort(new StartFailed('The interview could not be prepared in time.')),
      START_LIMIT_MS,
    );
    startInterview(given, limit.signal)
      .finally(() => clearTimeout(timer))
      .then(
        async (made) => {
          if (left.current) return;
          setInterview(made.interview);
          keep(made);
          // The form's values have done their work: a reload shows this interview and starts no other.
          await navigate({ to: '/interview-ready', replace: true, state: {} });
          setReady(true);
        },
        (error: unknown) => {
          if (left.current) return;
          // What was given goes back too, so that nobody pastes twice.
          const failed = { ...given, ...startFailure(error), interviewFailed: true };
          void navigate({ to: '/', replace: true, state: failed });
        },
      );
  }, [given, knownId, navigate, setInterview]);

  useEffect(() => {
    if (ready && user && interview) void claimInterview(interview.interviewId);
  }, [ready, user, interview]);

  const replace = (changed: StartedInterview) => {
    setInterview(changed);
    currentInterview.keepStart(changed);
  };
  return { ready, given, elapsedMs, interview, goesOnAt, replace };
}

/** Remembers the interview here and on the server, and tells that recording is about to begin; nothing holds it up. */
function keep({ interview, originalResponse }: Start): void {
  const { interviewId, questions, company, jobDescription, customGreeting } = interview;
  currentInterview.keepStart(interview);
  const jobDescriptionData = { questions, company, jobDescription, customGreeting, originalResponse };
  callApi('POST /api/webhook/save-interview-data', { body: { interviewId, jobDescriptionData } }).catch(() =>
    console.warn('The interview data could not be saved'),
  );
  callApi('POST /api/segmented-recording/initialize', { body: { interviewId } }).catch(() =>
    console.warn('Recording could not be initialised'),
  );
}

/** Milliseconds since it was first asked to run, while it runs. */
function useElapsed(running: boolean): number {
  const [elapsedMs, setElapsedMs] = useState(0);
  useEffect(() => {
    if (!running) return;
    const begun = performance.now();
    const timer = setInterval(() => setElapsedMs(performance.now() - begun), CLOCK_MS);
    return () => clearInterval(timer);
  }, [running]);
  return elapsedMs;
}
