import { FileDown, Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { BackLink } from '#client/ui/back-link.tsx';
import { Button } from '#client/ui/button.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { PageBar } from '#client/ui/page-bar.tsx';
import styles from './report.module.css';
import { WayBack } from './way-back.tsx';

/** Few open it, so nobody waits for it. */
const ReportIssues = lazy(async () => ({ default: (await import('./report-issues.tsx')).ReportIssues }));

/** The line above a report: where one came from, and what can be done with it. */
export function ReportBar({ interviewId }: { interviewId: string }) {
  const [reporting, setReporting] = useState(false);
  // Once opened it stays, so that closing it can give the focus back.
  const [wanted, setWanted] = useState(false);
  const openIssues = () => {
    setWanted(true);
    setReporting(true);
  };
  return (
    <PageBar>
      <BackLink to="/">Back to Home</BackLink>
      <WayBack />
      <span className={styles.acts}>
        {/* The browser's own dialog saves as PDF, and prints. */}
        <Button kind="quiet" onClick={() => window.print()}>
          <Icon of={FileDown} />
          <span className={styles.act}>Save as PDF</span>
        </Button>
        <Button kind="quiet" onClick={openIssues}>
          <Icon of={Flag} />
          <span className={styles.act}>Report Issues</span>
        </Button>
      </span>
      <Suspense>
        {wanted && <ReportIssues interviewId={interviewId} open={reporting} onOpenChange={setReporting} />}
      </Suspense>
    </PageBar>
  );
}
