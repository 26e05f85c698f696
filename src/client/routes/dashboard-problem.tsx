import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { DashboardUnavailable } from '#client/state/dashboard-unavailable.ts';
import { Button } from '#client/ui/button.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { useOffline } from '#client/ui/use-offline.ts';
import { usePageTitle } from '#client/ui/use-page-title.ts';
import words from '#client/ui/words.module.css';
import { BrokenPage } from './broken-page.tsx';

/** In place of a dashboard that could not be had; a page that broke otherwise is a page that broke. */
export function DashboardProblem({ error }: ErrorComponentProps) {
  return error instanceof DashboardUnavailable ? <Unavailable message={error.message} /> : <BrokenPage />;
}

function Unavailable({ message }: { message: string }) {
  usePageTitle('Dashboard');
  const router = useRouter();
  const why = useOffline()
    ? 'You are offline, so your interviews cannot be listed.'
    : 'Your interviews cannot be listed.';
  return (
    <PageNotice role="alert" title="Dashboard Error" text={message}>
      <p className={words.hint}>{why} They and their reports are kept.</p>
      <Button onClick={() => void router.invalidate()}>Try Again</Button>
    </PageNotice>
  );
}
