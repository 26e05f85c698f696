import { useNavigate, useParams } from '@tanstack/react-router';
import { useGoBack } from '#client/state/use-go-back.ts';
import { GoBackLine } from '#client/ui/go-back-line.tsx';

/** Above a report and the wait for it: the way back into the interview, while its end can be taken back. */
export function WayBack() {
  const { interviewId = '' } = useParams({ strict: false });
  const { goBack, ...line } = useGoBack(interviewId);
  const navigate = useNavigate();
  return <GoBackLine {...line} onGoBack={async () => (await goBack()) && (await navigate({ to: '/interview' }))} />;
}
