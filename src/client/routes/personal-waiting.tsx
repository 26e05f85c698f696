import type { ReactNode } from 'react';
import { WayBack } from '#client/features/results/way-back.tsx';
import { useSession } from '#client/state/session.ts';
import { ButtonLink } from '#client/ui/button-link.tsx';
import { PageBar } from '#client/ui/page-bar.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { PageOutline } from '#client/ui/page-outline.tsx';
import { PageWaiting } from '#client/ui/page-waiting.tsx';
import { Spinner } from '#client/ui/spinner.tsx';
import { useOffline } from '#client/ui/use-offline.ts';
import words from '#client/ui/words.module.css';

/** Nothing is loaded for anybody before it is known who is signed in; the words say which of the two is waited for. */
function PersonalWaiting({ children }: { children: ReactNode }) {
  return useSession().pending ? <PageWaiting text="Loading your session…" /> : children;
}

export function DashboardWaiting() {
  return (
    <PersonalWaiting>
      <PageBar />
      <PageOutline label="Loading your dashboard" of="dashboard" />
    </PersonalWaiting>
  );
}

/** While a report is looked for or still written, or a connection is waited for. */
export function ReportWaiting() {
  const isOffline = useOffline();
  const [what, how] = isOffline
    ? ['You are offline.', 'Your report opens as soon as you are connected. Your answers are safe.']
    : [
        'Loading your report…',
        'Right after an interview it takes a few seconds to be written. Your answers are safe; you can come back later.',
      ];
  return (
    <PersonalWaiting>
      <PageNotice
        role="status"
        text={what}
        acts={
          <ButtonLink kind="link" to="/">
            Back to Home
          </ButtonLink>
        }
      >
        {!isOffline && <Spinner />}
        <WayBack />
        <p className={words.hint}>{how}</p>
      </PageNotice>
    </PersonalWaiting>
  );
}
