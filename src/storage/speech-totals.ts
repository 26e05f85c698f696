import { z } from 'zod';
import type { Database } from './database.ts';
import { countWithin, uncount } from './rate-counters.ts';

const DAY_MS = 24 * 60 * 60_000;
const CHARS_A_MINUTE = 1_000;

/** Speech of a service: characters that it spoke, or seconds that it heard. */
export type SpeechKind = 'spoken' | 'heard';

/** How much of it there is in a day, by whom it is for. A sample is what somebody without an interview gets. */
export const SPEECH_TOTALS = {
  sample: { spoken: 500, heard: 60 },
  sampleAddress: { spoken: 5_000, heard: 600 },
  /** More than the longest interview comes to: an hour of nothing but speech is some 55,000 characters. */
  interview: { spoken: 60_000, heard: 10_800 },
  visitor: { spoken: 200_000, heard: 36_000 },
  address: { spoken: 600_000, heard: 108_000 },
} as const satisfies Record<string, Record<SpeechKind, number>>;

/** What outlives an interview, and is counted in the database; the subject is a hash. */
export const speechPayer = z.object({
  total: z.enum(['sample', 'sampleAddress', 'visitor', 'address']),
  subject: z.string(),
});
export type SpeechPayer = z.infer<typeof speechPayer>;

/** Of what there may be no more. */
export type SpeechTotal = keyof typeof SPEECH_TOTALS | 'server';

/** Whose speech it is, of which kind, and of how much the server has a day, if it has an end. */
export interface PaidSpeech {
  payers: readonly SpeechPayer[];
  kind: SpeechKind;
  minutesADay: number | undefined;
}

/**
 * Counts speech in the totals of those whom it is for, and then in the server's. Answers the first of which there is
 * not so much left; then nothing is counted, so that nobody uses up anything by asking for too much.
 */
export async function setSpeechAside(
  db: Database,
  { payers, kind, minutesADay }: PaidSpeech,
  amount: number,
  now: number,
): Promise<SpeechTotal | undefined> {
  const counted: { key: string; by: number }[] = [];
  const takeBack = async () => {
    for (const { key, by } of counted.splice(0)) await uncount(db, key, by, DAY_MS, now);
  };
  try {
    for (const { of, key, most } of totalsOf(kind, payers, minutesADay)) {
      const by = Math.ceil(of === 'server' ? secondsOf(kind, amount) : amount);
      if (await countWithin(db, { key, by, most }, DAY_MS, now)) counted.push({ key, by });
      else {
        await takeBack();
        return of;
      }
    }
    return undefined;
  } catch (error) {
    // The database went away between two totals: the first would stay used up by nobody until the day is over.
    await takeBack().catch(() => undefined);
    throw error;
  }
}

/** Gives back of today's what was set aside and not needed. */
export async function giveSpeechBack(
  db: Database,
  { payers, kind, minutesADay }: PaidSpeech,
  amount: number,
  now: number,
): Promise<void> {
  for (const { of, key } of totalsOf(kind, payers, minutesADay)) {
    await uncount(db, key, Math.floor(of === 'server' ? secondsOf(kind, amount) : amount), DAY_MS, now);
  }
}

export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** After how many seconds the totals begin anew. */
export const secondsToNewTotals = (now: number): number => (DAY_MS - (now % DAY_MS)) / 1_000;

function totalsOf(kind: SpeechKind, payers: readonly SpeechPayer[], minutesADay: number | undefined) {
  const totals: { of: SpeechTotal; key: string; most: number }[] = payers.map(({ total, subject }) => ({
    of: total,
    key: `speech:${kind}:${total}:${subject}`,
    most: SPEECH_TOTALS[total][kind],
  }));
  if (minutesADay !== undefined) totals.push({ of: 'server', key: 'speech:server', most: minutesADay * 60 });
  return totals;
}

const secondsOf = (kind: SpeechKind, amount: number): number =>
  kind === 'heard' ? amount : (amount * 60) / CHARS_A_MINUTE;
