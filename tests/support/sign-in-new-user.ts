import { type APIRequestContext, expect } from '@playwright/test';

let users = 0;

/** Registers and proves a new account by calls; whoever shares this context's cookies is signed in afterwards. */
export async function signInNewUser(request: APIRequestContext, name = 'Ada Lovelace'): Promise<{ email: string }> {
  const number = `${Date.now()}${users++}`;
  const email = `user${number}@example.com`;
  const call = async (address: string, data: object) =>
    expect((await request.post(address, { data })).ok(), address).toBe(true);
  await call('/api/auth/sign-up/email', {
    email,
    name,
    password: 'Correct horse 7',
    phoneNumber: `+1212${number.slice(-7)}`,
  });
  const { data } = await (await request.get(`/api/dev/outbox?to=${email}`)).json();
  await call('/api/auth/verify-otp', { email, otp: data[0].code });
  return { email };
}
