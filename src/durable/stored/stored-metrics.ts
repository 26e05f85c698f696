import { z } from 'zod';
import type { PlacedWord, SavedMetrics } from '#contract/speech-metrics-calls.ts';
import { STOP_REASONS } from '#contract/words.ts';
import { storedFormat } from './stored-format.ts';

const mark = z.union([
  z.object({ isSpeech: z.boolean(), durationMs: z.number() }),
  z.number(),
  z.boolean(),
  z.string(),
]);

const metrics: z.ZodType<SavedMetrics> = z.object({
  // Some were kept as a text once.
  vadPattern: z.union([z.array(mark), z.string().transform(() => [])]),
  durationMs: z.number(),
  speechDurationMs: z.number(),
  silenceDurationMs: z.number(),
  avgAudioLevel: z.number(),
  pauseCount: z.int(),
  avgPauseLength: z.number(),
  avgSpeechLength: z.number(),
  stopReason: z.enum(STOP_REASONS),
  wordsPerMinute: z.number().optional(),
});

const words: z.ZodType<PlacedWord[]> = z.array(
  z.object({
    word: z.string(),
    start_char: z.int(),
    end_char: z.int(),
    startMs: z.number(),
    endMs: z.number(),
    estimated: z.boolean().optional(),
  }),
);

const kept = z.looseObject({ vadPattern: z.unknown() });

/** The first version took a pattern that was one text; it becomes the list of its only mark. */
const listPattern = (value: unknown) => {
  const { vadPattern, ...rest } = kept.parse(value);
  return { ...rest, vadPattern: Array.isArray(vadPattern) ? vadPattern : [vadPattern] };
};

/** What was measured of an answer. */
export const storedMetrics = storedFormat(metrics, [listPattern]);
/** When each word of an answer was said. */
export const storedWords = storedFormat(words, []);
