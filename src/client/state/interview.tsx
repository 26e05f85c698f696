import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react';
import type { StartedInterview } from '#domain/answers/read-started-interview.ts';

/** How far the interview at hand is on this page. */
interface Progress {
  /** Null before the interview is there. */
  currentQuestion: StartedInterview['questions'][number] | null;
  isLoading: boolean;
  /** Why the interview could not be had; '' while all is well. */
  error: string;
}

interface InterviewContextValue extends Progress {
  interview: StartedInterview | null;
  setInterview: (interview: StartedInterview | null) => void;
  setProgress: (change: Partial<Progress>) => void;
}

const NO_PROGRESS: Progress = { currentQuestion: null, isLoading: false, error: '' };

const InterviewContext = createContext<InterviewContextValue | null>(null);

export function InterviewProvider({ children }: { children: ReactNode }) {
  const [interview, setStarted] = useState<StartedInterview | null>(null);
  const [progress, changeProgress] = useState(NO_PROGRESS);
  // Another interview, or none, begins with nothing of the one before.
  const setInterview = useCallback((next: StartedInterview | null) => {
    setStarted(next);
    changeProgress(NO_PROGRESS);
  }, []);
  const setProgress = useCallback(
    (change: Partial<Progress>) => changeProgress((before) => ({ ...before, ...change })),
    [],
  );
  const value = useMemo(
    () => ({ interview, ...progress, setInterview, setProgress }),
    [interview, progress, setInterview, setProgress],
  );
  return <InterviewContext value={value}>{children}</InterviewContext>;
}

export function useInterview(): InterviewContextValue {
  const value = useContext(InterviewContext);
  if (!value) throw new Error('useInterview must be used within an InterviewProvider');
  return value;
}
