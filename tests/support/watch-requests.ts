import type { APIRequestContext, APIResponse } from '@playwright/test';
import { checkAnswer } from './check-answer.ts';

/**
 * Holds every answer to a test's own calls of the server against the contract, as those are that reach a page. The
 * returned function tells which broke it.
 */
export function watchRequests(request: APIRequestContext, origin: string): () => string[] {
  const faults: string[] = [];
  const send = request.fetch.bind(request);
  // What every other way to ask comes down to.
  request.fetch = async (what, options) => {
    const response = await send(what, options);
    const fault = await faultOf(
      response,
      origin,
      options?.method ?? (typeof what === 'string' ? 'GET' : what.method()),
    );
    if (fault) faults.push(fault);
    return response;
  };
  return () => faults;
}

async function faultOf(response: APIResponse, ours: string, method: string): Promise<string | undefined> {
  const { origin, pathname, search } = new URL(response.url());
  if (origin !== ours || !pathname.startsWith('/api')) return undefined;
  const contentType = response.headers()['content-type'] ?? '';
  const text = await response.text();
  try {
    const body = contentType.includes('json') ? JSON.parse(text) : text;
    checkAnswer(method, pathname + search, { status: response.status(), contentType, body });
    return undefined;
  } catch (error) {
    return `answer to a test: ${error instanceof Error ? error.message : error}`;
  }
}
