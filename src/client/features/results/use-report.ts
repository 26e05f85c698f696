import { useEffect, useState } from 'react';
import { ApiError } from '#client/api/call-api.ts';
import type { InterviewResults } from '#contract/results.ts';
import { loadReport, NO_RESULTS } from './load-report.ts';

type Loading =
  | { status: 'loading' }
  | { status: 'failed'; message: string }
  | { status: 'loaded'; report: InterviewResults };

export function useReport(interviewId: string): Loading {
  const [loading, setLoading] = useState<Loading>({ status: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    loadReport(interviewId, controller.signal).then(
      (report) => setLoading({ status: 'loaded', report }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        const message = error instanceof ApiError ? error.message : error instanceof Error ? error.message : NO_RESULTS;
        setLoading({ status: 'failed', message });
      },
    );
    return () => controller.abort();
  }, [interviewId]);
  return loading;
}
