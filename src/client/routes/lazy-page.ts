import { lazyRouteComponent } from '@tanstack/react-router';

/**
 * A page that is fetched when it is first opened. The router would reload the window by itself when that fails, which
 * without a connection leads to the browser's own error page; ours stands in the page's place and offers it instead.
 */
export const lazyPage: typeof lazyRouteComponent = (fetchPage, name) =>
  lazyRouteComponent(
    () =>
      fetchPage().catch((cause: unknown) => {
        throw new Error('This page could not be fetched', { cause });
      }),
    name,
  );
