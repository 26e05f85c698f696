import { BackLink } from '#client/ui/back-link.tsx';
import { PageNotice } from '#client/ui/page-notice.tsx';
import { useReportAddresses } from './use-report-addresses.ts';

/** In place of a question that the report does not have. */
export function NoQuestion({ named }: { named: string }) {
  const text = named === '' ? 'Question number not provided' : `Question ${named} not found`;
  return (
    <PageNotice role="alert" title="Could not load question data" text={text}>
      <BackLink {...useReportAddresses().report}>Back to Results</BackLink>
    </PageNotice>
  );
}
