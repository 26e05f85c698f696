import { z } from 'zod';
import { defineCalls, envelope } from './call.ts';
import { interviewId } from './interview.ts';
import { MAX_WORDS_PER_MINUTE } from './limits.ts';
import { entryId, followUpIndex, moment, questionIndex, questionIndexText } from './wire-values.ts';
import { SPEECH_GRADES, STOP_REASONS } from './words.ts';

/** Longest recording that anything is measured of. */
const MAX_MS = 86_400_000;
const MAX_RUNS = 2_000;
/** Words of one answer: an hour of fast talking. */
const MAX_WORDS = 5_000;

const lengthMs = z.number().min(0).max(MAX_MS);

/** Our recorder tells runs; other clients’ marks are kept as they come. */
const vadMark = z.union([
  z.object({ isSpeech: z.boolean(), durationMs: lengthMs }),
  z.number().min(0),
  z.boolean(),
  z.string().max(50),
]);

/** What was measured of an answer; lengths are in milliseconds. */
export const voiceMetrics = z.object({
  vadPattern: z.array(vadMark).max(MAX_RUNS),
  durationMs: lengthMs,
  speechDurationMs: lengthMs,
  silenceDurationMs: lengthMs,
  /** 0 to 100. */
  avgAudioLevel: z.number().min(0).max(100),
  pauseCount: z.int().min(0).max(100_000),
  avgPauseLength: lengthMs,
  avgSpeechLength: lengthMs,
  stopReason: z.enum(STOP_REASONS),
  /** Once the words are known. */
  wordsPerMinute: z.number().min(0).max(MAX_WORDS_PER_MINUTE).optional(),
});
export type SavedMetrics = z.infer<typeof voiceMetrics>;

/** A word of an answer: where it stands in the entry’s text, and when it was said since the answer began. */
export const placedWord = z
  .object({
    word: z.string().min(1).max(60),
    start_char: z.int().min(0),
    end_char: z.int().min(0),
    startMs: lengthMs,
    endMs: lengthMs,
    /** Spread over the measured speech, because the recogniser told no times. */
    estimated: z.boolean().optional(),
  })
  .refine((word) => word.start_char <= word.end_char && word.startMs <= word.endMs, 'A word ends before it begins');
export type PlacedWord = z.infer<typeof placedWord>;

/** The measurements of one answer. */
export const answerMetrics = z.object({
  questionIndex: z.int(),
  followUpIndex: z.int(),
  entryId: z.string().nullable(),
  timestamp: z.string(),
  metrics: voiceMetrics,
  /** Left out when there are none, or when the answer’s transcript was deleted. */
  words: z.array(placedWord).optional(),
});
export type AnswerMetrics = z.infer<typeof answerMetrics>;

const speechTotals = z.object({
  answers: z.int(),
  durationMs: z.number(),
  speechDurationMs: z.number(),
  silenceDurationMs: z.number(),
  pauseCount: z.int(),
  avgPauseLength: z.number(),
  avgSpeechLength: z.number(),
  avgAudioLevel: z.number(),
  wordsPerMinute: z.number().nullable(),
  /** Speech as a part of the whole, 0 to 1. */
  speechShare: z.number(),
  /** Null when nothing was measured. */
  grade: z.enum(SPEECH_GRADES).nullable(),
});
export type SpeechTotals = z.infer<typeof speechTotals>;

const summary = speechTotals.extend({
  interviewId,
  questions: z.array(speechTotals.extend({ questionIndex: z.int() })),
});

const ofInterview = z.object({ id: interviewId });
const list = envelope(z.array(answerMetrics));

export const speechMetricsCalls = defineCalls({
  'POST /api/speech-metrics/save': {
    summary: 'Keep what was measured of an answer; a known entry changes nothing',
    access: 'holder',
    body: z
      .object({
        interviewId,
        questionIndex,
        followUpIndex: followUpIndex.default(0),
        entryId: entryId.optional(),
        timestamp: moment,
        metrics: voiceMetrics,
        words: z.array(placedWord).max(MAX_WORDS).optional(),
      })
      .refine(({ entryId, words }) => !words?.length || entryId !== undefined, 'Words need the entry that they are of'),
    answer: envelope(z.object({ stored: z.boolean() })),
  },
  'GET /api/speech-metrics/interview/:id': {
    summary: 'Read the measurements of an interview, or of one of its questions',
    access: 'holder',
    params: ofInterview,
    query: z.object({ questionIndex: questionIndexText.optional() }),
    answer: list,
  },
  'GET /api/speech-metrics/interview/:id/question/:n': {
    summary: 'Read the measurements of one question',
    access: 'holder',
    params: z.object({ id: interviewId, n: questionIndexText }),
    answer: list,
  },
  'GET /api/speech-metrics/summary/:id': {
    summary: 'Add the measurements of an interview up, and grade how it was spoken',
    access: 'holder',
    params: ofInterview,
    answer: envelope(summary),
  },
  'DELETE /api/speech-metrics/interview/:id': {
    summary: 'Remove the measurements of an interview for good',
    access: 'holder',
    params: ofInterview,
    answer: envelope(z.object({ removed: z.int() })),
  },
});
