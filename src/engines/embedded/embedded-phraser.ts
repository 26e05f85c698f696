import { sentencesOf } from '#domain/interview/cut-sentences.ts';
import { wordMove } from '#domain/interview/word-move.ts';
import type { Phraser } from '#engines/phraser.ts';

/** Words a move by the product's own phrases. */
export const embeddedPhraser: Phraser = {
  name: 'embedded',
  async *phrase({ move, input }) {
    yield* sentencesOf(wordMove(move, input));
    return { warnings: [] };
  },
};
