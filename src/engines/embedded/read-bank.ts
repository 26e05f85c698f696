import type { Bank } from '#domain/planning/knowledge/family.ts';
import { fetchBesidePages } from './fetch-beside-pages.ts';

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
  return (await fetchBesidePages(address, signal)).json();
}
