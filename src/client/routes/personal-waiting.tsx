import type { ReactNode } from 'react';
import { WayBack } from '#client/features/results/way-back.tsx';
import { useSession } from '#client/state/session.ts';
import { ButtonAnchor } from '#client/ui/button-link.tsx';
import { PageBar } from '#client/ui/page-bar.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { PageOutline } from '#client/ui/page-outline.tsx';
import { PageWaiting } from '#client/ui/page-waiting.tsx';
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

/** While a report is looked for or still written. */
export function ReportWaiting() {
  return (
    <PersonalWaiting>
      <PageNotice role="status" text="Your report is being written…">
        <WayBack />
        <p className={words.hint}>This usually takes a few seconds. Your answers are safe; you can come back later.</p>
        <ButtonAnchor kind="link" href="/">
          Back to Home
        </ButtonAnchor>
      </PageNotice>
    </PersonalWaiting>
  );
}
