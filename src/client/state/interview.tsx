import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import type { StartedInterview } from '#domain/answers/read-started-interview.ts';

interface InterviewContextValue {
  interview: StartedInterview | null;
  setInterview: (interview: StartedInterview | null) => void;
}

const InterviewContext = createContext<InterviewContextValue | null>(null);

export function InterviewProvider({ children }: { children: ReactNode }) {
  const [interview, setInterview] = useState<StartedInterview | null>(null);
  const value = useMemo(() => ({ interview, setInterview }), [interview]);
  return <InterviewContext value={value}>{children}</InterviewContext>;
}

export function useInterview(): InterviewContextValue {
  const value = useContext(InterviewContext);
  if (!value) throw new Error('useInterview must be used within an InterviewProvider');
  return value;
}
