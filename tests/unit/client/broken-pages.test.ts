import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { lazyPage } from '#client/routes/lazy-page.ts';
import { pageName } from '#client/routes/page-name.ts';
import { brokenWords, unknownWords } from '#client/ui/broken-words.ts';
import { RouteError, UnknownAddress } from '#client/ui/route-error.tsx';
import { renderPage, wordsOf } from './support/render-page.ts';

describe('a page that could not be shown', () => {
  it('is named, with what is safe and what comes next', () => {
    expect(brokenWords(pageName('/settings'), false)).toBe(
      'Something went wrong while we opened your settings. Everything you have answered is kept. Reloading usually helps.',
    );
  });

  it('says so when the reason is that nobody is connected', () => {
    expect(brokenWords(pageName('/results/int_1/question-analysis/2'), true)).toBe(
      'You are offline, so we could not open your report. Everything you have answered is kept. It opens as soon as you are connected.',
    );
  });

  it('does not reload the window by itself, which offline leads to the error page of the browser', async () => {
    const reload = vi.fn();
    vi.stubGlobal('window', { location: { reload } });
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => undefined });
    const unreachable = async (): Promise<{ Page: () => null }> => {
      throw new TypeError('Failed to fetch dynamically imported module: /assets/page.js');
    };
    const Page = lazyPage(unreachable, 'Page');
    await Page.preload?.();
    expect(() => (Page as unknown as (props: object) => unknown)({})).toThrow('This page could not be fetched');
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('has a name for every address that a route has', () => {
    const router = readFileSync('src/client/routes/router.tsx', 'utf8');
    const [, ...routes] = router.split('createRoute({');
    // Pages below a question stand under its address.
    const paths = routes
      .filter((route) => !route.includes('() => questionRoute'))
      .flatMap((route) => /path: '(\/[a-z][^']*)'/.exec(route)?.[1] ?? []);
    const unnamed = paths.filter((path) => pageName(path) === 'this page');
    // Links from messages lead to these; what they are for is on the page itself.
    expect(unnamed.sort()).toEqual(['/forgot-password', '/parts', '/reset-password', '/verify-email']);
  });
});

describe('an address that leads nowhere', () => {
  it('is told, and cut where it is long', () => {
    expect(unknownWords('/nowhere')).toMatch(
      /^There is no page at \/nowhere\. .*Everything you have answered is kept\.$/,
    );
    expect(unknownWords(`/${'a'.repeat(500)}`).length).toBeLessThan(200);
  });

  it('is called a page that was not found, with the router’s own words beside it, and leads home', async () => {
    vi.stubGlobal('location', { pathname: '/profile' });
    const markup = await renderPage(UnknownAddress, '$', '/profile');
    vi.unstubAllGlobals();
    expect(markup).toContain('<h1>Page not found</h1>');
    expect(wordsOf(markup)).toMatch(/There is no page at \/profile\. .* Return Home Unexpected Application Error! 404/);
    expect(markup).toContain('href="/"');
  });

  it('is not what a frame that broke is called', async () => {
    expect(await renderPage(RouteError, '/', '/')).toContain('<h1>Unexpected Application Error!</h1>');
  });
});
