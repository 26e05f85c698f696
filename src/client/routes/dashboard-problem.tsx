import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ListUnavailable } from '#client/state/interview-list.ts';
import { Button } from '#client/ui/button.tsx';
import { PageError } from '#client/ui/page-error.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { usePageTitle } from '#client/ui/use-page-title.ts';

/** In place of a dashboard without its interviews; a page that broke otherwise is a page that broke. */
export function DashboardProblem({ error }: ErrorComponentProps) {
  return error instanceof ListUnavailable ? <Unavailable message={error.message} /> : <PageError />;
}

function Unavailable({ message }: { message: string }) {
  usePageTitle('Dashboard');
  const router = useRouter();
  return (
    <PageNotice role="alert" title="Dashboard Error" text={message}>
      <Button onClick={() => void router.invalidate()}>Try Again</Button>
    </PageNotice>
  );
}
