import type { SessionUser } from '#contract/account-calls.ts';
import type { UserRow } from '#storage/users.ts';

/** What the browser learns of the signed-in user. */
export const toSessionUser = (user: UserRow): SessionUser => ({
  id: user.id,
  email: user.email,
  name: user.name,
  firstName: user.name.split(/\s+/)[0] ?? '',
  phoneNumber: user.phone,
  createdAt: new Date(user.createdAt).toISOString(),
});
