import type { ReactNode } from 'react';
import { unknownWords } from './broken-words.ts';
import { ButtonAnchor } from './button-link.tsx';
import { PageNotice } from './page-notice.tsx';
import { usePageTitle } from './use-page-title.ts';
import words from './words.module.css';

const HEADLINE = 'Unexpected Application Error!';

/** What an unknown address shows, beside the sidebar. Nothing broke, so the router's own words stand small. */
export function UnknownAddress() {
  usePageTitle('Page not found');
  return (
    <WayHome title="Page not found" text={unknownWords(location.pathname)}>
      <p className={words.hint}>{HEADLINE} 404 Not Found</p>
    </WayHome>
  );
}

/** What stands when even the frame around the pages broke. */
export function RouteError() {
  usePageTitle('Error');
  return (
    <main>
      <WayHome
        title={HEADLINE}
        text="Something went wrong while this page was opening. Everything you have answered is kept."
      />
    </main>
  );
}

function WayHome({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  return (
    <PageNotice title={title} text={text}>
      <ButtonAnchor kind="solid" href="/">
        Return Home
      </ButtonAnchor>
      {children}
    </PageNotice>
  );
}
