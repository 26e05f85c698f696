import type { Page } from '@playwright/test';

/** What a page makes itself and asks of nobody. */
const OWN_SCHEMES = ['data:', 'blob:', 'about:'];

/**
 * Tells of each request of a page that goes to somebody else than the server. The form that the feedback page frames is
 * the operator's own choice, and what it asks for is its own business.
 */
export function watchThirdParties(page: Page, server: string, tell: (fault: string) => void): void {
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (OWN_SCHEMES.includes(protocol) || origin === server) return;
    const isInFrame = !request.serviceWorker() && request.frame() !== page.mainFrame();
    if (!isInFrame) tell(`third party: ${request.method()} ${origin}`);
  });
}
