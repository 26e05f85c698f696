const LATELY_MS = 60_000;
const MOST_KEPT = 1_000;

export interface Session {
  /** The hash of its secret, which opens nothing. */
  id: string;
  userId: string;
  /** Epoch milliseconds of the sign-in. */
  createdAt: number;
}

/** Sessions that were found lately, for turns that are taken while the database is away. */
const found = new Map<string, { session: Session; foundAt: number }>();

export function keepFoundSession(session: Session, now: number): void {
  found.delete(session.id);
  found.set(session.id, { session, foundAt: now });
  const [oldest] = found.keys();
  if (found.size > MOST_KEPT && oldest !== undefined) found.delete(oldest);
}

export function foundSession(id: string, now: number): Session | undefined {
  const kept = found.get(id);
  return kept && kept.foundAt + LATELY_MS >= now ? kept.session : undefined;
}

/** One that is over; without its id all of them, so that each has to be looked for again. */
export function forgetFoundSessions(id?: string): void {
  if (id === undefined) found.clear();
  else found.delete(id);
}
