/** A longer pause between two entries is no part of the interview: it was left open. */
const LONGEST_GAP_MS = 5 * 60_000;

/** How long an interview was talked: the time between its entries, each gap counted up to five minutes. */
export function talkingTimeMs(entriesAt: readonly number[]): number {
  return entriesAt.reduce((sum, at, i) => {
    const gapMs = at - (entriesAt[i - 1] ?? at);
    return sum + Math.min(Math.max(gapMs, 0), LONGEST_GAP_MS);
  }, 0);
}
