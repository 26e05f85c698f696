import type { DeepHealth } from '#contract/operator-calls.ts';
import { dayOf, errorsOfLastHours, figuresOfDay } from '#domain/operating/day-counts.ts';
import { PRICES } from '#domain/operating/prices.ts';
import { untilAborted } from '#engines/engine-call.ts';
import { speechToText, textToSpeech } from '#engines/registry.ts';
import { speechMinutesADay } from '#engines/speech-a-day.ts';
import { loadCountsFrom } from '#storage/daily-counts.ts';
import { openDatabase } from '#storage/database.ts';
import { measureMedia } from '#storage/media.ts';
import { loadSize, loadSpeechSeconds, loadWaiting } from '#storage/operator-figures.ts';
import type { Env } from './env.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_SHOWN = 7;
const HOURS_OF_ERRORS = 24;
/** As the ceiling counts a voice: so many characters are a minute of speech. */
const CHARACTERS_A_MINUTE = 1_000;
/** Of a thousand recordings each. */
const PAGES_OF_RECORDINGS = 5;
const RECORDINGS_LIMIT_MS = 3_000;

export type Figures = Omit<DeepHealth, 'fine' | 'parts'>;

/** What the operator is told beside whether it works: numbers alone, of nobody in particular. */
export async function readFigures(env: Env, now: number): Promise<Figures> {
  const db = openDatabase(env.DB);
  const today = dayOf(now);
  const [counts, waiting, size, recordings, speech] = await Promise.all([
    loadCountsFrom(db, today - DAYS_SHOWN + 1),
    loadWaiting(db, now),
    loadSize(env.DB),
    readRecordings(env),
    readSpeech(env, now),
  ]);
  return {
    days: Array.from({ length: DAYS_SHOWN }, (_, back) => figuresOfDay(today - back, counts)),
    errors: errorsOfLastHours(HOURS_OF_ERRORS, counts, now),
    speech,
    waiting: { reportSince: isoOf(waiting.reportSince), messageSince: isoOf(waiting.messageSince) },
    storage: { databaseBytes: size.bytes, interviewsMade: size.rowsMade, recordings },
    prices: { date: PRICES.date, source: PRICES.source },
  };
}

async function readRecordings({ MEDIA }: Env): Promise<Figures['storage']['recordings']> {
  if (!MEDIA) return null;
  const measured = measureMedia(MEDIA, PAGES_OF_RECORDINGS);
  // Whether the bucket works is told among the parts.
  return untilAborted(measured, AbortSignal.timeout(RECORDINGS_LIMIT_MS)).catch(() => null);
}

async function readSpeech(env: Env, now: number): Promise<Figures['speech']> {
  const ofMinutes = speechMinutesADay(env);
  if (ofMinutes === undefined) return null;
  const minutes = (await loadSpeechSeconds(openDatabase(env.DB), now - (now % DAY_MS))) / 60;
  const price = await dearestMinute(env);
  return { minutes, ofMinutes, dollarsAtMost: price === undefined ? null : minutes * price };
}

/** The price of a minute of the dearer of hearing and speaking: the ceiling does not tell them apart. */
async function dearestMinute(env: Env): Promise<number | undefined> {
  const [voice, ears] = [(await textToSpeech(env))?.name, speechToText(env)?.name];
  const spoken = voice === undefined ? undefined : PRICES.voices[voice];
  const heard = ears === undefined ? undefined : PRICES.hearing[ears];
  const prices = [
    ...(spoken ? [(spoken.perThousandCharacters * CHARACTERS_A_MINUTE) / 1_000] : []),
    ...(heard ? [heard.perMinute, heard.perLiveMinute] : []),
  ];
  return prices.length > 0 ? Math.max(...prices) : undefined;
}

const isoOf = (ms: number | null): string | null => (ms === null ? null : new Date(ms).toISOString());
