import { QUESTION_TYPES } from '#contract/words.ts';
import { expectedParts } from '#domain/scoring/question-type.ts';

const ROLES = new Map(
  QUESTION_TYPES.flatMap((type) => expectedParts(type).map(({ name, role }) => [name, role] as const)),
);

/** What a part does in an answer, which gives it its colour; undefined for words around the parts. */
export const roleOfPart = (part: string | undefined): string | undefined =>
  part === undefined ? undefined : (ROLES.get(part) ?? 'task');
