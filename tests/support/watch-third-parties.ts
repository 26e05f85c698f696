import type { Page } from '@playwright/test';
import type { ServerProcess } from './server-process.ts';

/** What a page makes itself and asks of nobody. */
const OWN_SCHEMES = ['data:', 'blob:', 'about:'];

/**
 * Tells of each request of a page that goes to somebody else than the server and where the operator put the speech
 * program. The form that the feedback page frames is the operator's own choice, and what it asks for is its own business.
 */
export function watchThirdParties(
  page: Page,
  { address, modelsUrl }: Pick<ServerProcess, 'address' | 'modelsUrl'>,
  tell: (fault: string) => void,
): void {
  const known = [address, modelsUrl].flatMap((url) => (url ? new URL(url).origin : []));
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (OWN_SCHEMES.includes(protocol) || known.includes(origin)) return;
    const isInFrame = !request.serviceWorker() && request.frame() !== page.mainFrame();
    if (!isInFrame) tell(`third party: ${request.method()} ${origin}`);
  });
}
