import { useEffect, useRef } from 'react';
import { brokenWords } from './broken-words.ts';
import { Button } from './button.tsx';
import { PageNotice } from './page-notice.tsx';
import { useOffline } from './use-offline.ts';
import { usePageTitle } from './use-page-title.ts';

interface PageErrorProps {
  /** Which page, as it stands in a sentence: 'your report'. */
  what: string;
}

/** Takes the place of a page that broke or could not be fetched; what surrounds it stays. */
export function PageError({ what }: PageErrorProps) {
  usePageTitle('Error');
  const isOffline = useOffline();
  useReloadOnceOnline(isOffline);
  return (
    <PageNotice role="alert" title="An error occurred. Please try again later." text={brokenWords(what, isOffline)}>
      <Button kind="solid" disabled={isOffline} onClick={() => location.reload()}>
        Reload
      </Button>
    </PageNotice>
  );
}

/** Reloading without a connection would only lead to the browser's own error page. */
function useReloadOnceOnline(isOffline: boolean): void {
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) location.reload();
    wasOffline.current = isOffline;
  }, [isOffline]);
}
