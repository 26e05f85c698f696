import { z } from 'zod';
import type { Move } from '#engines/phraser.ts';
import { storedFormat, unchanged } from './stored-format.ts';

const move = z.object({
  kind: z.enum([
    'greeting',
    'question',
    'answer',
    'follow_up',
    'repeat',
    'rephrase',
    'narrower_try',
    'reaction',
    'silence',
    'acknowledgement',
    'closing',
  ]),
  isFollowUp: z.boolean(),
  costsFollowUp: z.boolean(),
  scored: z.boolean(),
  transitionTo: z.enum(['next_question', 'end']).optional(),
}) satisfies z.ZodType<Move>;

/** What was decided to do in a turn whose words are still being looked for. */
export const storedMove = storedFormat<Move>(move, [unchanged]);
