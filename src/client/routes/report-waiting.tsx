import { ButtonAnchor } from '#client/ui/button-link.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import words from '#client/ui/words.module.css';

/** While a report is looked for or still written. */
export function ReportWaiting() {
  return (
    <PageNotice role="status" text="Your report is being written…">
      <p className={words.hint}>This usually takes a few seconds. Your answers are safe; you can come back later.</p>
      <ButtonAnchor kind="link" href="/">
        Back to Home
      </ButtonAnchor>
    </PageNotice>
  );
}
