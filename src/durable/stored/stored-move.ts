import { z } from 'zod';
import { TRANSITIONS } from '#contract/words.ts';
import { GAPS, INTENTS, type Move, REASONS } from '#domain/interview/move.ts';
import { storedFormat } from './stored-format.ts';

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
  intent: z.enum(INTENTS),
  reason: z.enum(REASONS).exactOptional(),
  gap: z.enum(GAPS).nullable(),
  isFollowUp: z.boolean(),
  costsFollowUp: z.boolean(),
  scored: z.boolean(),
  setsAside: z.boolean(),
  transitionTo: z.enum(TRANSITIONS).exactOptional(),
}) satisfies z.ZodType<Move>;

/** What was decided to do in a turn whose words are still being looked for. */
export const storedMove = storedFormat<Move>(move, []);
