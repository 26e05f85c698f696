import { z } from 'zod';
import { TRANSITIONS } from '#contract/words.ts';
import type { Move, Wanted } from '#domain/interview/moves.ts';
import { PROBES } from '#domain/probes/probes.ts';
import { GAPS, INTENTS } from '#domain/reading/reading.ts';
import { storedFormat } from './stored-format.ts';

/** What a newer version asks for is not known here: a follow-up that may have asked for anything. */
const wanted = z
  .enum([...GAPS, ...PROBES])
  .nullable()
  .catch(null);

/** What a follow-up asked for, as it stands in a row. */
export const readWanted = (value: unknown): Wanted | null => wanted.parse(value ?? null);

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
    'invite',
    'closing',
  ]),
  // Vocabularies grow: what is not known here must not keep an interview from opening.
  intent: z.enum(INTENTS as [(typeof INTENTS)[number]]).catch('answer'),
  variant: z.string().catch(''),
  gap: wanted,
  isFollowUp: z.boolean(),
  costsFollowUp: z.boolean(),
  scored: z.boolean(),
  putsOff: z.boolean().catch(false),
  setsAside: z.boolean(),
  transitionTo: z.enum(TRANSITIONS).exactOptional(),
}) satisfies z.ZodType<Move>;

/** What was decided to do in a turn whose words are still being looked for. */
export const storedMove = storedFormat<Move>(move, []);
