import { Button } from './button.tsx';
import { PageNotice } from './page-notice.tsx';
import { usePageTitle } from './use-page-title.ts';

/** Takes the place of a page that broke or could not be fetched; what surrounds it stays. */
export function PageError() {
  usePageTitle('Error');
  return (
    <PageNotice
      role="alert"
      title="An error occurred. Please try again later."
      text="Everything you have answered is kept."
    >
      <Button kind="solid" onClick={() => location.reload()}>
        Reload
      </Button>
    </PageNotice>
  );
}
