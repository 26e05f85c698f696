import { Navigate, useParams } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { callApi } from '#client/api/call-api.ts';
import { ButtonAnchor } from '#client/ui/button-link.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { PageWaiting } from '#client/ui/page-waiting.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';

/** A question's address without a report: leads to the same screen of the latest stored report. */
export function LatestQuestionPage() {
  const { questionNumber = '', category, subcategory } = useParams({ strict: false });
  usePageTitle(`Question ${questionNumber}`);
  const [interviewId, setInterviewId] = useState('');
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    callApi('GET /api/results', {}).then(
      ({ data }) => setInterviewId(data.interview_id),
      () => setFailed(true),
    );
  }, []);
  if (failed) {
    return (
      <PageNotice role="alert" title="Could not load question data" text="No results found">
        <ButtonAnchor href="/results">Back to Results</ButtonAnchor>
      </PageNotice>
    );
  }
  if (!interviewId) return <PageWaiting text="Finding your latest report…" />;
  const below = [questionNumber, category, subcategory].filter((part) => part !== undefined).map(encodeURIComponent);
  return <Navigate to={`/results/${interviewId}/question-analysis/${below.join('/')}` as '/'} replace />;
}
