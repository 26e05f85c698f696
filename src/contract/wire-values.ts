import { z } from 'zod';

/** 0-based; whether the interview has such a question is for its object to say. */
export const questionIndex = z.int().min(0).max(99);
/** 0-based: 0 is the main answer. */
export const followUpIndex = z.int().min(0).max(99);
/** The same as text, in a path or a query: digits and nothing else. */
export const questionIndexText = z.coerce
  .string<string | number>()
  .regex(/^\d{1,2}$/, 'Must be the index of a question')
  .transform(Number);

export const entryId = z.string().min(1).max(100);

/** A moment: an ISO 8601 text or milliseconds since 1970. Read as the latter; told as text. */
export const moment = z
  .union([z.number(), z.string().max(50)])
  .transform((value) => (typeof value === 'number' ? value : Date.parse(value)))
  .refine((ms) => Number.isFinite(ms) && ms >= 0 && ms < 8.64e15, 'Must be a time');
