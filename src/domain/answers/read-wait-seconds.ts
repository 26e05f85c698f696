import { record } from './loose-json.ts';

/** How long to wait before asking again, from an answer or a refusal's `data`; undefined where it does not say. */
export function readWaitSeconds(answer: unknown): number | undefined {
  for (const place of [record(answer).data, answer]) {
    const seconds = record(place).retryAfterSeconds;
    if (typeof seconds === 'number' && Number.isFinite(seconds) && seconds >= 0) return Math.ceil(seconds);
  }
  return undefined;
}
