import { NOT_YOURS, type Outcome, refusalWords } from '#durable/door.ts';
import { CallFailure } from './call-failure.ts';

/** The value of an object's answer, or the failure it stands for. `undefined` is an id that no interview has. */
export function unwrapOutcome<T>(outcome: Outcome<T> | undefined): T {
  if (!outcome) throw new CallFailure('forbidden', NOT_YOURS);
  if (outcome.ok) return outcome.value;
  const { code, message } = refusalWords(outcome);
  throw new CallFailure(code, message, {
    ...(outcome.reason === 'stale_turn' ? { data: outcome.state } : {}),
    ...(outcome.reason === 'rate_limited' ? { retryAfterSeconds: outcome.retryAfterSeconds } : {}),
  });
}
