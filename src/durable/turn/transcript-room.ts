import type { Refused } from '#durable/outcome.ts';
import type { InterviewStore } from '#durable/store.ts';

/** More than any interview says: some 350,000 words. */
const MAX_TRANSCRIPT_BYTES = 2_000_000;

/** Refuses words that the transcript has no room for; undefined when there is room. */
export function refuseTooMuch(store: InterviewStore, entries: readonly { text: string }[]): Refused | undefined {
  const bytes = entries.reduce((sum, { text }) => sum + new TextEncoder().encode(text).byteLength, 0);
  if (store.transcriptBytes() + bytes <= MAX_TRANSCRIPT_BYTES) return undefined;
  return { ok: false, reason: 'too_large', message: 'This interview’s transcript is full' };
}
