import { record, text } from './loose-json.ts';

/** Until when an interview without an owner is kept; null where the answer names no day. */
export function readKeptUntil(answer: unknown): Date | null {
  const named = record(record(answer).data).expiresAt ?? record(answer).expiresAt;
  const date = new Date(text(named));
  return Number.isNaN(date.getTime()) ? null : date;
}
