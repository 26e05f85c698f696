import { usePageTitle } from './use-page-title.ts';

/** What an unknown address or a broken page shows. */
export function RouteError() {
  usePageTitle('Error');
  return (
    <main className="centred">
      <h1>Unexpected Application Error!</h1>
      <p className="lede">This address leads nowhere, or the page broke. What you have saved is safe.</p>
      <a className="btn solid" href="/">
        Return Home
      </a>
    </main>
  );
}
