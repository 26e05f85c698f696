import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { InterviewProvider } from '#client/state/interview.tsx';

/** The markup of a page at an address; `path` is the pattern that the address is read by. */
export async function renderPage(page: () => ReactNode, path: string, address: string): Promise<string> {
  const root = createRootRoute({ component: Outlet });
  const route = createRoute({ getParentRoute: () => root, path, component: page });
  const router = createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  await router.load();
  // The router's type is registered for the product's own routes.
  const given = { router: router as never };
  return renderToStaticMarkup(createElement(InterviewProvider, null, createElement(RouterProvider, given)));
}

/** The words of a piece of markup, with a blank for every tag. */
export const wordsOf = (markup: string): string =>
  markup
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim();
