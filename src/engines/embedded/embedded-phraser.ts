import { wordMove } from '#domain/interview/word-move.ts';
import type { Phraser } from '#engines/phraser.ts';

/** Words a move by the product's own phrases. */
export const embeddedPhraser: Phraser = {
  name: 'embedded',
  phrase: async ({ move, input }) => ({ text: wordMove(move, input), warnings: [] }),
};
