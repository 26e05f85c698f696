/** From `fromMs` on, until the next span begins, clocks of the zone are `offsetMs` ahead of UTC. */
export interface OffsetSpan {
  fromMs: number;
  offsetMs: number;
}

/** Nowhere do clocks change twice within this. */
const PROBE_MS = 7 * 86_400_000;

/** How far the clocks of a time zone are ahead of UTC at a moment. */
export function createOffsetReader(timeZone: string): (atMs: number) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  return (atMs) => {
    const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = (
      format.format(atMs).match(/\d+/g) ?? []
    ).map(Number);
    const wholeSecondMs = Math.floor(atMs / 1_000) * 1_000;
    return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondMs;
  };
}

/** The offsets of a time zone from one moment to another, oldest first; the first span begins at `fromMs`. */
export function offsetSpans(timeZone: string, fromMs: number, toMs: number): OffsetSpan[] {
  const offsetAt = createOffsetReader(timeZone);
  const spans = [{ fromMs, offsetMs: offsetAt(fromMs) }];
  let offsetMs = offsetAt(fromMs);
  for (let atMs = fromMs; atMs < toMs; atMs += PROBE_MS) {
    const nextMs = Math.min(atMs + PROBE_MS, toMs);
    const next = offsetAt(nextMs);
    if (next === offsetMs) continue;
    spans.push({ fromMs: changeBetween(atMs, nextMs, next, offsetAt), offsetMs: next });
    offsetMs = next;
  }
  return spans;
}

/** The first moment of the newer offset; clocks change on whole seconds. */
function changeBetween(oldMs: number, newMs: number, newOffset: number, offsetAt: (atMs: number) => number): number {
  let [before, after] = [Math.floor(oldMs / 1_000), Math.ceil(newMs / 1_000)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(middle * 1_000) === newOffset) after = middle;
    else before = middle;
  }
  return after * 1_000;
}

/** What clocks show at a moment, as if they stood in UTC. */
export function localTime(spans: readonly OffsetSpan[], atMs: number): number {
  const span = spans.findLast(({ fromMs }) => fromMs <= atMs) ?? spans[0];
  return atMs + (span?.offsetMs ?? 0);
}

/** The first moment at which clocks show a time or, where they jump over it, a later one. */
export function momentOf(spans: readonly OffsetSpan[], localMs: number): number {
  for (const [i, { fromMs, offsetMs }] of spans.entries()) {
    const endMs = spans[i + 1]?.fromMs ?? Number.POSITIVE_INFINITY;
    const atMs = localMs - offsetMs;
    if (atMs < endMs) return i === 0 ? atMs : Math.max(atMs, fromMs);
  }
  return localMs;
}
