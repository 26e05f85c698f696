import { ButtonAnchor } from './button-link.tsx';
import { PageNotice } from './page-notice.tsx';
import { usePageTitle } from './use-page-title.ts';

/** What an unknown address or a broken page shows. */
export function RouteError() {
  usePageTitle('Error');
  return (
    <main>
      <PageNotice
        title="Unexpected Application Error!"
        text="This address leads nowhere, or the page broke. What you have saved is safe."
      >
        <ButtonAnchor kind="solid" href="/">
          Return Home
        </ButtonAnchor>
      </PageNotice>
    </main>
  );
}
