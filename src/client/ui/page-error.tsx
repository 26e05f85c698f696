import { usePageTitle } from './use-page-title.ts';

/** Takes the place of a page that broke or could not be fetched; what surrounds it stays. */
export function PageError() {
  usePageTitle('Error');
  return (
    <div className="centred" role="alert">
      <h1>An error occurred. Please try again later.</h1>
      <p className="lede">Everything you have answered is kept.</p>
      <button type="button" className="btn solid" onClick={() => location.reload()}>
        Reload
      </button>
    </div>
  );
}
