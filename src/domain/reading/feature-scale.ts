import { BLOCK } from './features.ts';

/** How much each block of features says beside the others, before anything is learned. */
export const HOW_MUCH: readonly number[] = [3, 3, 0.3, 1, 0.5];

/** Whether the number of features of a block says only how long a text is. */
export const isBroughtToLength = (block: number): boolean =>
  block === BLOCK.words || block === BLOCK.letters || block === BLOCK.question;
