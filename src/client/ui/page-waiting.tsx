import { PageNotice } from './page-notice.tsx';
import { Spinner } from './spinner.tsx';
import words from './words.module.css';

/** Fills a page's place while it loads, with words for what it waits for. */
export function PageWaiting({ text }: { text: string }) {
  return (
    <PageNotice role="status">
      <Spinner />
      <p className={words.hint}>{text}</p>
    </PageNotice>
  );
}
