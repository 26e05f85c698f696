import { env } from 'cloudflare:workers';
import type { Bank } from '#domain/planning/knowledge/family.ts';

/** Assets are asked for by their path; whatever stands before it is not looked at. */
const ANY_ORIGIN = 'https://assets.invalid';

/** Where each bank lies beside the pages of the same version. */
const ADDRESSES = import.meta.glob<string>('/src/domain/planning/knowledge/questions/*.json', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});

/** What the people of a family are asked. @throws where the file cannot be had */
export async function readBank(family: string, signal: AbortSignal): Promise<Bank> {
  const address = ADDRESSES[`/src/domain/planning/knowledge/questions/${family}.json`];
  if (address === undefined) throw new Error('A family has no bank of questions');
  const response = await (env as { ASSETS: Fetcher }).ASSETS.fetch(new URL(address, ANY_ORIGIN), { signal });
  // For what is not there the pages' own index is answered.
  const isBank = response.ok && response.headers.get('content-type')?.includes('json');
  if (!isBank) throw new Error(`A bank of questions answers ${response.status}`);
  return response.json();
}
