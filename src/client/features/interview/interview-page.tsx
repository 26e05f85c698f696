import { useNavigate } from '@tanstack/react-router';
import { useCallback, useEffect, useState } from 'react';
import { ApiError, serverErrorText } from '#client/api/call-api.ts';
import { claimInterview } from '#client/state/claim-interview.ts';
import { useInterview } from '#client/state/interview.tsx';
import { currentInterview } from '#client/state/pending-keys.ts';
import { useSession } from '#client/state/session.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { loadInterview } from './live-calls.ts';
import { LiveStage } from './live-stage.tsx';
import { StageError, StageNotice } from './stage-notice.tsx';

/** The live interview: loads where it stands, then hands over to the stage. */
export function InterviewPage() {
  usePageTitle('Interview');
  const { interview } = useInterview();
  const { user } = useSession();
  const navigate = useNavigate();
  const [id] = useState(() => interview?.interviewId ?? currentInterview.id());
  const [loaded, setLoaded] = useState<InterviewState | null>(null);
  const [problem, setProblem] = useState<{ missing: boolean; message: string } | null>(null);

  useEffect(() => {
    if (id === null) return setProblem({ missing: true, message: '' });
    loadInterview(id).then(setLoaded, (error: unknown) => {
      const missing = error instanceof ApiError && error.status === 403;
      setProblem({ missing, message: serverErrorText(error, 'The server cannot be reached.') });
    });
  }, [id]);

  const leave = useCallback(async () => {
    if (id === null) return;
    currentInterview.clear();
    if (user) {
      await claimInterview(id);
      await navigate({ to: '/results/$interviewId', params: { interviewId: id } });
    } else {
      await navigate({ to: '/signup-for-results/$interviewId', params: { interviewId: id } });
    }
  }, [id, user, navigate]);

  useEffect(() => {
    if (loaded?.finished) void leave();
  }, [loaded, leave]);

  if (problem?.missing || loaded?.questions.length === 0) {
    return (
      <StageNotice text="No active interview session">
        <a className="btn" href="/">
          Start New Interview
        </a>
      </StageNotice>
    );
  }
  if (problem) return <StageError message={problem.message} />;
  if (!loaded) return <StageNotice text="Loading interview..." />;
  if (loaded.finished)
    return <StageNotice text="Processing your interview results..." detail="This may take a moment" />;
  return <LiveStage loaded={loaded} onRoute={leave} />;
}
