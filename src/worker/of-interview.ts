import { askInterview } from '#durable/door.ts';
import { unwrapOutcome } from './unwrap-outcome.ts';

type Asking<T> = Parameters<typeof askInterview<T>>;

/** Asks an interview for something as the one who calls, and gives what it answers, or fails as it refused. */
export const ofInterview = async <T>(...asking: Asking<T>): Promise<T> =>
  unwrapOutcome(await askInterview<T>(...asking));
