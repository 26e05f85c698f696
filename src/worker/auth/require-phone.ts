import { readPhone } from '#domain/account/read-phone.ts';
import { CallFailure } from '#worker/call-failure.ts';

/** The number that somebody typed; what holds none is refused, which tells nothing about anybody. */
export function requirePhone(typed: string): string {
  const phone = readPhone(typed);
  if (!phone) throw new CallFailure('bad_request', 'Please enter a valid phone number');
  return phone;
}
