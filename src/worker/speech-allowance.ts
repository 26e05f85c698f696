import type { Context } from 'hono';
import { type Principal, USED_UP } from '#durable/door.ts';
import { speechMinutesADay } from '#engines/speech-a-day.ts';
import { openDatabase } from '#storage/database.ts';
import { loadNewestInterviewId } from '#storage/interviews.ts';
import { countSpeech, type SpeechKind, type SpeechPayer, secondsToNewTotals } from '#storage/speech-totals.ts';
import type { AppEnv } from './app-env.ts';
import { callerAddress } from './auth/limits.ts';
import { CallFailure } from './call-failure.ts';
import { isDevelopment } from './env.ts';
import { serverHmac } from './secrets.ts';

const MORE: Record<SpeechKind, string> = {
  spoken: 'Please read and type; it counts the same.',
  heard: 'Please type your answers; they count the same.',
};

/** In whose totals the speech of an interview is counted, or that of somebody who has none. */
export async function speechPayers(
  c: Context<AppEnv>,
  principal: Principal,
  interviewId: string | undefined,
): Promise<SpeechPayer[]> {
  const payer = async (total: SpeechPayer['total'], of: string): Promise<SpeechPayer> => ({
    total,
    subject: await serverHmac(c.env.SERVER_SECRET, 'speech', of),
  });
  // In development everybody has the same address.
  const isTold = !isDevelopment(c.env);
  const address = callerAddress(c);
  // Nobody at all holds no interview; who does is for the interview's object to say.
  const caller = principal.userId ?? principal.guestHash ?? '';
  return Promise.all(
    interviewId === undefined
      ? [payer('sample', caller), ...(isTold ? [payer('sampleAddress', address)] : [])]
      : [payer('interview', interviewId), payer('visitor', caller), ...(isTold ? [payer('address', address)] : [])],
  );
}

/**
 * Counts speech that will be paid for: characters to be spoken, or seconds to be heard, for the newest interview of the
 * caller. Answers why there is no more of it, undefined where there is.
 */
export async function speechRefusal(
  c: Context<AppEnv>,
  principal: Principal,
  kind: SpeechKind,
  amount: number,
): Promise<CallFailure | undefined> {
  const db = openDatabase(c.env.DB);
  const interviewId = await loadNewestInterviewId(db, principal);
  const payers = await speechPayers(c, principal, interviewId);
  const now = Date.now();
  const least = await countSpeech(db, payers, kind, amount, { minutesADay: speechMinutesADay(c.env), now });
  if (!least || least.left >= 0) return undefined;
  // Without recognition of the server's the client's browser recognises; without a time to try again it reads.
  if (least.of === 'server')
    return new CallFailure(kind === 'heard' ? 'stt_not_configured' : 'unavailable', USED_UP[kind]);
  const message =
    interviewId === undefined
      ? 'Without an interview there is a short sample of speech a day. Please start an interview for more.'
      : `That is more speech than one interview may have in a day. ${MORE[kind]}`;
  return new CallFailure('rate_limited', message, { retryAfterSeconds: secondsToNewTotals(now) });
}
