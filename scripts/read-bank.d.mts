import type { Bank } from '#domain/planning/knowledge/family.ts';

export function readBank(family: string, signal: AbortSignal): Promise<Bank>;
