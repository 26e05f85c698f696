import { z } from 'zod';
import { COACHED } from '#domain/reading/coached.ts';
import { GAPS, INTENTS, PARTS, type Reading } from '#domain/reading/reading.ts';
import { storedFormat } from './stored-format.ts';

const place = z.object({ start: z.int().min(0), end: z.int().min(0) });
const likelihood = z.number().min(0).max(1);
const toldPart = z.object({
  likelihood,
  sentence: place.exactOptional(),
  sure: z.enum(['told', 'absent']).exactOptional(),
});
const lacking = z.object({ gap: z.enum(GAPS), likelihood, isSure: z.boolean() });
const isKnownPart = (part: string): part is (typeof PARTS)[number] => PARTS.some((known) => known === part);

/** Vocabularies grow: what a newer version told apart, and this one does not know, is left out. */
const reading = z.object({
  by: z.string(),
  version: z.string().exactOptional(),
  intent: z
    .object({ name: z.enum(INTENTS as [(typeof INTENTS)[number]]), variant: z.string(), likelihood })
    .catch({ name: 'answer', variant: '', likelihood: 1 }),
  answers: z.boolean(),
  isHard: z.boolean(),
  asksBack: z
    .object({ name: z.enum(INTENTS as [(typeof INTENTS)[number]]), variant: z.string() })
    .optional()
    .catch(undefined),
  overFrom: z.int().min(0).optional().catch(undefined),
  told: z
    .record(z.string(), toldPart)
    .transform((told) => Object.fromEntries(Object.entries(told).filter(([part]) => isKnownPart(part)))),
  lacks: z.array(z.unknown()).transform((all) => all.flatMap((each) => lacking.safeParse(each).data ?? [])),
  coached: z
    .array(z.unknown())
    .transform((all) => COACHED.filter((each) => all.includes(each)))
    .optional()
    .catch(undefined),
  chosen: z
    .enum([...GAPS, 'none'])
    .optional()
    .catch(undefined),
}) satisfies z.ZodType<Reading>;

/** What was made of somebody's words. */
export const storedReading = storedFormat<Reading>(reading, []);
