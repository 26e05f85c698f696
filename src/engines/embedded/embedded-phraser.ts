import { decideReply } from '#domain/interview/conversation.ts';
import type { Phraser } from '#engines/phraser.ts';

/** Words a move by the product's own phrases. */
export const embeddedPhraser: Phraser = {
  name: 'embedded',
  phrase: async ({ input }) => ({ text: decideReply(input).text, warnings: [] }),
};
