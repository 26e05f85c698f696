import { SECURITY_EVENTS, type SecurityEvent } from '#contract/words.ts';
import { record, records, text } from './loose-json.ts';

/** A browser that is signed in. */
export interface ReadSession {
  id: string;
  device: string;
  createdAt: string;
  lastSeenAt: string;
  current: boolean;
}

export interface ReadEvent {
  kind: SecurityEvent;
  device: string;
  createdAt: string;
}

/** Where an account is signed in: this browser first. What cannot be ended is left out. */
export function readSessions(answer: unknown): ReadSession[] {
  return records(record(answer).data)
    .map((session) => ({
      id: text(session.id),
      device: text(session.device) || 'A browser',
      createdAt: text(session.createdAt),
      lastSeenAt: text(session.lastSeenAt),
      current: session.current === true,
    }))
    .filter(({ id }) => id !== '')
    .sort((a, b) => Number(b.current) - Number(a.current));
}

/** What happened to an account; what nobody here has a word for is left out. */
export function readSecurityEvents(answer: unknown): ReadEvent[] {
  return records(record(answer).data).flatMap((event) => {
    const kind = SECURITY_EVENTS.find((each) => each === event.kind);
    return kind ? [{ kind, device: text(event.device), createdAt: text(event.createdAt) }] : [];
  });
}
