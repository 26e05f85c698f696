import type { BrowserContext, Request } from '@playwright/test';
import { checkAnswer } from './check-answer.ts';

/**
 * Holds every answer of the server that reaches the pages of a context against the contract. What a test answers
 * itself in the server's place is its own affair. The returned function tells, once all are read, which broke it.
 */
export function watchAnswers(context: BrowserContext, origin: string): () => Promise<string[]> {
  const checks: Promise<string | undefined>[] = [];
  context.on('requestfinished', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    if (asked === origin && pathname.startsWith('/api')) checks.push(faultOf(request));
  });
  return async () => (await Promise.all(checks)).filter((fault) => fault !== undefined);
}

async function faultOf(request: Request): Promise<string | undefined> {
  const response = await request.response();
  const isFromServer = (await response?.serverAddr()) !== null;
  if (!response || !isFromServer) return undefined;
  const contentType = response.headers()['content-type'] ?? '';
  // The body of an answer goes with the page that asked for it.
  const bytes = await response.body().catch(() => undefined);
  if (!bytes) return undefined;
  try {
    const body = contentType.includes('json') ? JSON.parse(bytes.toString()) : bytes;
    const { pathname, search } = new URL(request.url());
    checkAnswer(request.method(), pathname + search, { status: response.status(), contentType, body });
    return undefined;
  } catch (error) {
    return `answer: ${error instanceof Error ? error.message : error}`;
  }
}
