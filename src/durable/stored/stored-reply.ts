import { z } from 'zod';
import type { TurnReply } from '#contract/interview-calls.ts';
import { storedFormat, unchanged } from './stored-format.ts';

const reply: z.ZodType<TurnReply> = z.object({
  response: z.string(),
  is_follow_up: z.boolean(),
  entryId: z.string(),
  answerEntryId: z.string().nullable(),
  questionIndex: z.int(),
  followUpIndex: z.int(),
  finished: z.boolean(),
  putOffIndex: z.int().exactOptional(),
});

/** The reply that a repeated answer gets again. */
export const storedReply = storedFormat(reply, [unchanged]);
