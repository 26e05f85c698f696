/** What the product logs while it works: names of events, and the numbers and reasons in them. */
export interface ToldEvent {
  event: string;
  reason?: string;
}

/** Does work whose log is counted instead of printed. */
export async function whileCounting<T>(work: () => Promise<T>): Promise<{ done: T; told: ToldEvent[] }> {
  const told: ToldEvent[] = [];
  const { info, warn } = console;
  const note = (line: unknown) => {
    if (typeof line === 'object' && line !== null && 'event' in line) told.push(line as ToldEvent);
  };
  console.info = note;
  console.warn = note;
  try {
    return { done: await work(), told };
  } finally {
    console.info = info;
    console.warn = warn;
  }
}

/** How often the built-in engine stepped in, by reason. */
export function fellBack(told: readonly ToldEvent[]): string {
  const reasons = new Map<string, number>();
  for (const { event, reason = '' } of told)
    if (event === 'engine_fell_back') reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  const list = [...reasons].map(([reason, count]) => `${reason} ${count}`);
  return list.length === 0
    ? 'The built-in engine never stepped in.'
    : `The built-in engine stepped in: ${list.join(', ')}.`;
}
