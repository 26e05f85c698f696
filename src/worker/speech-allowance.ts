import type { Context } from 'hono';
import { askInterview, type Principal, speechRefusalWords } from '#durable/door.ts';
import { speechMinutesADay } from '#engines/speech-a-day.ts';
import { openDatabase } from '#storage/database.ts';
import { loadNewestInterviewId } from '#storage/interviews.ts';
import {
  type SpeechKind,
  type SpeechPayer,
  type SpeechTotal,
  secondsToNewTotals,
  setSpeechAside,
} from '#storage/speech-totals.ts';
import type { AppEnv } from './app-env.ts';
import { callerAddress } from './auth/limits.ts';
import { CallFailure } from './call-failure.ts';
import { isDevelopment } from './env.ts';
import { serverHmac } from './secrets.ts';

/** A database that is away may be back in a moment. */
const TRY_AGAIN_S = 5;

const MORE: Record<SpeechKind, string> = {
  spoken: 'Please read and type; it counts the same.',
  heard: 'Please type your answers; they count the same.',
};

/** In whose totals the speech of somebody's interview is counted. */
export const speechPayers = (c: Context<AppEnv>, principal: Principal): Promise<SpeechPayer[]> =>
  payersOf(c, principal, { caller: 'visitor', address: 'address' });

/**
 * Takes speech that will be paid for, characters to be spoken or seconds to be heard, out of what the caller's newest
 * interview has. Answers why there is no more of it, undefined where there is.
 */
export async function speechRefusal(
  c: Context<AppEnv>,
  principal: Principal,
  kind: SpeechKind,
  amount: number,
): Promise<CallFailure | undefined> {
  const interviewId = await loadNewestInterviewId(openDatabase(c.env.DB), principal);
  const payers = await speechPayers(c, principal);
  const taken =
    interviewId === undefined
      ? undefined
      : await askInterview(c.env, interviewId, principal, ({ speech }) => speech.take(kind, amount, payers));
  // Whose interview was erased or claimed just now is somebody without one.
  if (taken?.ok) return taken.value === null ? undefined : refusalOf(kind, taken.value);
  const refusedBy = await takeSample(c, principal, kind, amount);
  return refusedBy && refusalOf(kind, refusedBy);
}

async function takeSample(c: Context<AppEnv>, principal: Principal, kind: SpeechKind, amount: number) {
  const payers = await payersOf(c, principal, { caller: 'sample', address: 'sampleAddress' });
  const speech = { payers, kind, minutesADay: speechMinutesADay(c.env) };
  return setSpeechAside(openDatabase(c.env.DB), speech, amount, Date.now());
}

async function payersOf(
  c: Context<AppEnv>,
  principal: Principal,
  totals: { caller: SpeechPayer['total']; address: SpeechPayer['total'] },
): Promise<SpeechPayer[]> {
  const payer = async (total: SpeechPayer['total'], of: string): Promise<SpeechPayer> => ({
    total,
    subject: await serverHmac(c.env.SERVER_SECRET, 'speech', of),
  });
  // Nobody at all holds no interview; who does is for the interview's object to say.
  const caller = payer(totals.caller, principal.userId ?? principal.guestHash ?? '');
  // In development everybody has the same address.
  return Promise.all(isDevelopment(c.env) ? [caller] : [caller, payer(totals.address, callerAddress(c))]);
}

function refusalOf(kind: SpeechKind, of: SpeechTotal | 'uncounted'): CallFailure {
  if (of === 'uncounted')
    return new CallFailure('unavailable', speechRefusalWords(of, kind), { retryAfterSeconds: TRY_AGAIN_S });
  // Without recognition of the server's the client's browser recognises; without a time to try again it reads.
  if (of === 'server')
    return new CallFailure(
      kind === 'heard' ? 'stt_not_configured' : 'unavailable',
      speechRefusalWords('used_up', kind),
    );
  const message =
    of === 'sample' || of === 'sampleAddress'
      ? 'Without an interview there is a short sample of speech a day. Please start an interview for more.'
      : `That is more speech than one interview may have in a day. ${MORE[kind]}`;
  return new CallFailure('rate_limited', message, { retryAfterSeconds: secondsToNewTotals(Date.now()) });
}
