import type { Skill, Spelling } from './family.ts';

/** As it is written. */
export const writtenAs = (spelling: Spelling): string => (typeof spelling === 'string' ? spelling : spelling.text);

/** As it is said aloud. */
export const saidAs = (spelling: Spelling): string =>
  typeof spelling === 'string' ? spelling : (spelling.said ?? spelling.text);

export const isExactCase = (spelling: Spelling): boolean =>
  typeof spelling === 'string' ? false : (spelling.exactCase ?? false);

/** All the ways in which a skill is written. */
export const spellingsOf = ({ spellings }: Skill): string[] => spellings.map(writtenAs);
