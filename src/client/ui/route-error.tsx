import { unknownWords } from './broken-words.ts';
import { ButtonAnchor } from './button-link.tsx';
import { PageNotice } from './page-notice.tsx';
import { usePageTitle } from './use-page-title.ts';

const HEADLINE = 'Unexpected Application Error!';

/** What an unknown address shows. */
export function UnknownAddress() {
  return <WayHome text={unknownWords(location.pathname)} />;
}

/** What stands when even the frame around the pages broke. */
export function RouteError() {
  return <WayHome text="Something went wrong while this page was opening. Everything you have answered is kept." />;
}

function WayHome({ text }: { text: string }) {
  usePageTitle('Error');
  return (
    <main>
      <PageNotice title={HEADLINE} text={text}>
        <ButtonAnchor kind="solid" href="/">
          Return Home
        </ButtonAnchor>
      </PageNotice>
    </main>
  );
}
