import type { Outcome } from '#durable/door.ts';
import { CallFailure } from './call-failure.ts';

/** One sentence for unclaimed, foreign and unknown interviews alike, so that an id tells nothing. */
export const NOT_YOURS = 'This interview is not available to you';

/** The value of an object's answer, or the failure it stands for. `undefined` is an id that no interview has. */
export async function unwrapOutcome<T>(pending: PromiseLike<Outcome<T>> | undefined): Promise<T> {
  if (!pending) throw new CallFailure('forbidden', NOT_YOURS);
  const outcome = await pending;
  if (outcome.ok) return outcome.value;
  switch (outcome.reason) {
    case 'forbidden':
      throw new CallFailure('forbidden', NOT_YOURS);
    case 'stale_turn':
      throw new CallFailure('stale_turn', 'The interview has moved on, perhaps in another tab', {
        data: outcome.state,
      });
    case 'conflict':
      throw new CallFailure('conflict', outcome.message);
  }
}
