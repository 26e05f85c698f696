import type { BrowserContext, Request } from '@playwright/test';
import { checkAnswer } from './check-answer.ts';

/**
 * Holds every answer of the server that reaches the pages of a context against the contract. What a test answers
 * itself in the server's place, and so without the server's mark, is its own affair. The returned function tells which
 * broke it.
 */
export function watchAnswers(context: BrowserContext, origin: string): () => Promise<string[]> {
  const checks: Promise<string | undefined>[] = [];
  context.on('requestfinished', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    // What a page was told goes with it when it is closed or left.
    if (asked === origin && pathname.startsWith('/api')) checks.push(faultOf(request).catch(() => undefined));
  });
  return async () => (await Promise.all(checks)).filter((fault) => fault !== undefined);
}

async function faultOf(request: Request): Promise<string | undefined> {
  const response = await request.response();
  if (!response?.headers()['x-request-id']) return undefined;
  const contentType = response.headers()['content-type'] ?? '';
  const text = await response.text();
  const { pathname, search } = new URL(request.url());
  try {
    const body = contentType.includes('json') ? JSON.parse(text) : text;
    checkAnswer(request.method(), pathname + search, { status: response.status(), contentType, body });
    return undefined;
  } catch (error) {
    return `answer: ${error instanceof Error ? error.message : error}`;
  }
}
