import { z } from 'zod';
import type { Database } from './database.ts';
import { countAttempt } from './rate-counters.ts';

const DAY_MS = 24 * 60 * 60_000;
const CHARS_A_MINUTE = 1_000;

/** Speech of a service: characters that it spoke, or seconds that it heard. */
export type SpeechKind = 'spoken' | 'heard';

/** How much of it there is in a day, by whom it is for. A sample is what somebody without an interview gets. */
const SPEECH_TOTALS = {
  sample: { spoken: 500, heard: 60 },
  sampleAddress: { spoken: 5_000, heard: 600 },
  /** More than the longest interview comes to: an hour of nothing but speech is some 55,000 characters. */
  interview: { spoken: 60_000, heard: 10_800 },
  visitor: { spoken: 200_000, heard: 36_000 },
  address: { spoken: 600_000, heard: 108_000 },
} as const satisfies Record<string, Record<SpeechKind, number>>;

/** One whose total speech is counted in; the subject is a hash. */
export const speechPayer = z.object({
  total: z.enum(Object.keys(SPEECH_TOTALS) as [keyof typeof SPEECH_TOTALS]),
  subject: z.string(),
});
export type SpeechPayer = z.infer<typeof speechPayer>;

/** What is left of the total of which the least is; less than nothing where it did not suffice. */
export interface SpeechLeft {
  of: SpeechPayer['total'] | 'server';
  left: number;
}

/**
 * Counts speech in the totals of those whom it is for, and then in the server's. The first that does not suffice ends
 * it, so that nobody uses up what is not theirs by asking for too much. `minutesADay` is the server's, if it has one.
 */
export async function countSpeech(
  db: Database,
  payers: readonly SpeechPayer[],
  kind: SpeechKind,
  amount: number,
  { minutesADay, now }: { minutesADay: number | undefined; now: number },
): Promise<SpeechLeft | undefined> {
  const totals: { of: SpeechLeft['of']; key: string; most: number; by: number }[] = payers.map(
    ({ total, subject }) => ({
      of: total,
      key: `speech:${kind}:${total}:${subject}`,
      most: SPEECH_TOTALS[total][kind],
      by: Math.ceil(amount),
    }),
  );
  if (minutesADay !== undefined)
    totals.push({ of: 'server', key: 'speech:server', most: minutesADay * 60, by: secondsOf(kind, amount) });
  let least: SpeechLeft | undefined;
  for (const { of, key, most, by } of totals) {
    const left = by > most ? most - by : most - (await countAttempt(db, key, DAY_MS, now, by));
    if (!least || left < least.left) least = { of, left };
    if (left < 0) break;
  }
  return least;
}

export const dayOf = (now: number): number => Math.floor(now / DAY_MS);

/** After how many seconds the totals begin anew. */
export const secondsToNewTotals = (now: number): number => (DAY_MS - (now % DAY_MS)) / 1_000;

const secondsOf = (kind: SpeechKind, amount: number): number =>
  Math.ceil(kind === 'heard' ? amount : (amount * 60) / CHARS_A_MINUTE);
