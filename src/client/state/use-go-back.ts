import { useEffect, useState } from 'react';
import { callApi, serverErrorText } from '#client/api/call-api.ts';
import { useInterview } from './interview.tsx';
import { currentInterview, endedInterview } from './pending-keys.ts';

/** An end that was a mistake can be taken back for this long. */
const GO_BACK_MS = 60_000;

export interface GoBack {
  /** Whether this tab ended the interview by hand less than a minute ago. */
  isOpen: boolean;
  /** What stood in the field to type in went out with that end. */
  addedTyped: boolean;
  isBusy: boolean;
  /** Why it could not be taken back. */
  problem: string;
  goBack: () => Promise<boolean>;
}

/** Takes the end of an interview back that this tab has just ended by hand. */
export function useGoBack(interviewId: string): GoBack {
  const { setInterview } = useInterview();
  const [isOpen, setIsOpen] = useState(false);
  const [addedTyped, setAddedTyped] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');

  useEffect(() => {
    const ended = endedInterview.read(interviewId);
    const leftMs = ended ? ended.endedAt + GO_BACK_MS - Date.now() : 0;
    setIsOpen(leftMs > 0);
    setAddedTyped(ended?.addedTyped ?? false);
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setIsOpen(false), leftMs);
    return () => clearTimeout(timer);
  }, [interviewId]);

  async function goBack(): Promise<boolean> {
    setIsBusy(true);
    setProblem('');
    try {
      await callApi('POST /api/interview/:id/reopen', { params: { id: interviewId }, body: {} });
      endedInterview.clear();
      currentInterview.save(interviewId);
      // Its report is gone, and what reads reports is not small.
      const { dropReport } = await import('./reports.ts');
      dropReport(interviewId);
      // What the page was started with belongs to whatever came before.
      setInterview(null);
      return true;
    } catch (error) {
      setProblem(serverErrorText(error, 'The server cannot be reached, so the interview has ended. Please try again.'));
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isOpen, addedTyped, isBusy, problem, goBack };
}
