import { z } from 'zod';
import type { Progress } from '#domain/interview/progress.ts';
import { storedFormat, unchanged } from './stored-format.ts';

const count = z.int().min(0);

const progress: z.ZodType<Progress> = z.object({
  questionIndex: count,
  followUpIndex: count,
  phase: z.enum(['user_turn_pending', 'processing_user_response', 'idle']),
  followUpsUsed: count,
  reactionsUsed: count,
  // An interview that was begun before questions could be put off has none.
  putOff: z
    .object({ questionIndex: count, followUpIndex: count, followUpsUsed: count, isBack: z.boolean() })
    .nullable()
    .default(null),
  invited: count.default(0),
});

/** Where an interview stands. One that cannot be read throws, because going on from it would lose answers. */
export const storedProgress = storedFormat(progress, [unchanged]);
