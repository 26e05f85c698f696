import type { Bank } from '#domain/planning/knowledge/family.ts';

const BANKS = import.meta.glob<Bank>('/src/domain/planning/knowledge/questions/*.json', { import: 'default' });

/** The bank of a family, built into the program under test. */
export async function readBank(family: string): Promise<Bank> {
  const read = BANKS[`/src/domain/planning/knowledge/questions/${family}.json`];
  if (!read) throw new Error('A family has no bank of questions');
  return read();
}
