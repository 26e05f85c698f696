import { z } from 'zod';
import { defineCalls, envelope } from './call.ts';

/** What the product stands on, each by itself. */
export const PARTS = ['database', 'recordings', 'interviews', 'language', 'hearing', 'voice'] as const;
/** `unasked`: it costs something to ask, and nobody wanted it. */
export const PART_STATES = ['fine', 'failed', 'none', 'unasked'] as const;

const moment = z.iso.datetime().nullable();

const modelUse = z.object({
  purpose: z.string(),
  model: z.string(),
  calls: z.int(),
  tokensIn: z.int(),
  tokensOut: z.int(),
  /** Null where the price of the model is not known. */
  dollars: z.number().nullable(),
});

export const deepHealth = z.object({
  /** Whether no part has failed. */
  fine: z.boolean(),
  parts: z.array(
    z.object({
      part: z.enum(PARTS),
      /** Which engine it is, of those that there are several of. */
      engine: z.string().nullable(),
      state: z.enum(PART_STATES),
      /** How long it took to answer. */
      ms: z.int().nullable(),
    }),
  ),
  /** Days of UTC, the newest first; what an interview came to is counted when its report is made. */
  days: z.array(
    z.object({
      day: z.string(),
      begun: z.int(),
      reports: z.int(),
      /** Questions that the built-in judge judged in another one's place. */
      stoodIn: z.int(),
      models: z.array(modelUse),
      /** Of the models whose price is known. */
      dollars: z.number(),
    }),
  ),
  /** Of the last 24 hours, by kind. */
  errors: z.array(z.object({ kind: z.string(), count: z.int() })),
  /** Speech that services were paid for today; null where there is no ceiling, and so nobody counts it. */
  speech: z.object({ minutes: z.number(), ofMinutes: z.int(), dollarsAtMost: z.number().nullable() }).nullable(),
  waiting: z.object({
    /** Since when the interview has been over whose report is not in the index. */
    reportSince: moment,
    /** Since when the message has been due that waits longest. */
    messageSince: moment,
  }),
  storage: z.object({
    databaseBytes: z.int(),
    /** Rows that interviews have had in the index, those of erased ones among them. */
    interviewsMade: z.int(),
    /** Null where there is no bucket, or it did not answer. Not all of them are looked at where there are many. */
    recordings: z.object({ objects: z.int(), bytes: z.int(), isAll: z.boolean() }).nullable(),
  }),
  prices: z.object({ date: z.string(), source: z.string() }),
});
export type DeepHealth = z.infer<typeof deepHealth>;

export const operatorCalls = defineCalls({
  'GET /api/health/deep': {
    summary: 'Look at every part, and tell the operator what it cost and what failed',
    access: 'operator',
    query: z.object({
      /** `engines` asks each engine for something small, which a service is paid for. */
      ask: z.enum(['engines']).optional(),
    }),
    answer: envelope(deepHealth),
    errors: ['unauthorized'],
  },
});
