import type { Bank } from '#domain/planning/knowledge/family.ts';

/** The bank of a family, built into a program that has no pages beside it. */
export const readBank = async (family: string): Promise<Bank> =>
  (await import(`../../../src/domain/planning/knowledge/questions/${family}.json`)).default;
