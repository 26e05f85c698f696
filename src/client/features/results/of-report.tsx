import { useMatch, useRouter } from '@tanstack/react-router';
import { type ComponentType, useEffect } from 'react';
import { useHeldReport } from '#client/state/reports.ts';
import { PageWaiting } from '#client/ui/page-waiting.tsx';
import type { Report } from '#domain/results/report.ts';

export interface Shown {
  report: Report;
  /** The address names another interview: this is the newest report instead, and the page says so. */
  isNewest: boolean;
}

/** Whoever signs out is led away by that; whose session ended otherwise is led away by asking again. */
const WAIT_FOR_LEAVING_MS = 500;

/**
 * A page of results: it gets the report that its route has loaded, and is drawn anew when a newer one comes. When the
 * report turns out to be gone, the page lets go of it and its route asks again from the beginning.
 */
export function ofReport(Page: ComponentType<Shown>) {
  return function OfReport() {
    const { heldAs, asked } = useLoaded();
    const report = useHeldReport(heldAs);
    const router = useRouter();
    const isMissing = !report;
    const waitMs = report === null ? 0 : WAIT_FOR_LEAVING_MS;
    useEffect(() => {
      if (!isMissing) return;
      const timer = setTimeout(() => void router.invalidate(), waitMs);
      return () => clearTimeout(timer);
    }, [isMissing, waitMs, router]);
    if (!report) return <PageWaiting text="Loading your report…" />;
    return <Page report={report} isNewest={asked !== undefined && asked !== heldAs} />;
  };
}

/** Under which id the report is held that the address leads to, and which id the address names. */
function useLoaded(): { heldAs: string; asked: string | undefined } {
  const ofReport = useMatch({ from: '/layout/results/$interviewId', shouldThrow: false });
  const ofQuestion = useMatch({ from: QUESTION, shouldThrow: false });
  const newest = useMatch({ from: '/layout/newest', shouldThrow: false });
  const heldAs = ofReport?.loaderData ?? ofQuestion?.loaderData ?? newest?.loaderData;
  if (heldAs === undefined) throw new Error('A page of a report stands outside its routes');
  return { heldAs, asked: (ofReport ?? ofQuestion)?.params.interviewId };
}

const QUESTION = '/layout/results/$interviewId/question-analysis/$questionNumber';
