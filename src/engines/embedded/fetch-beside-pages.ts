import { env } from 'cloudflare:workers';

/** Assets are asked for by their path; whatever stands before it is not looked at. */
const ANY_ORIGIN = 'https://assets.invalid';

/** A file that lies beside the pages of the same version. @throws where it cannot be had */
export async function fetchBesidePages(address: string, signal?: AbortSignal): Promise<Response> {
  const { ASSETS } = env as { ASSETS: Fetcher };
  const response = await ASSETS.fetch(new URL(address, ANY_ORIGIN), signal ? { signal } : {});
  // For what is not there the pages' own index is answered.
  const isIndex = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (!response.ok || isIndex) throw new Error(`A file beside the pages answers ${response.status}`);
  return response;
}
