import type { SessionUser } from '#contract/account-calls.ts';
import { record, text } from './loose-json.ts';

/** Who is signed in, from a session's answer; null when nobody is. */
export function readSessionUser(answer: unknown): SessionUser | null {
  const user = record(record(record(answer).data).user ?? record(answer).user);
  const id = text(user.id);
  if (id === '') return null;
  const name = text(user.name).trim();
  return {
    id,
    email: text(user.email),
    name,
    firstName: text(user.firstName).trim() || (name.split(/\s+/)[0] ?? ''),
    phoneNumber: text(user.phoneNumber) || null,
    createdAt: text(user.createdAt),
  };
}
