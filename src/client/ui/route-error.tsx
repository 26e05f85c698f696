import { unknownWords } from './broken-words.ts';
import { ButtonAnchor } from './button-link.tsx';
import { PageNotice } from './page-notice.tsx';
import { usePageTitle } from './use-page-title.ts';

const HEADLINE = 'Unexpected Application Error!';

/** What an unknown address shows, beside the sidebar. */
export function UnknownAddress() {
  usePageTitle('Error');
  return <WayHome text={unknownWords(location.pathname)} />;
}

/** What stands when even the frame around the pages broke. */
export function RouteError() {
  usePageTitle('Error');
  return (
    <main>
      <WayHome text="Something went wrong while this page was opening. Everything you have answered is kept." />
    </main>
  );
}

function WayHome({ text }: { text: string }) {
  return (
    <PageNotice title={HEADLINE} text={text}>
      <ButtonAnchor kind="solid" href="/">
        Return Home
      </ButtonAnchor>
    </PageNotice>
  );
}
