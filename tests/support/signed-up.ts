import { type APIRequestContext, expect } from '@playwright/test';

export interface Account {
  name: string;
  email: string;
  password: string;
  /** An American one, with its country's code. */
  phoneNumber: string;
}

let accounts = 0;

/** Makes an account by the product's own calls. Whoever's request it is, is signed in afterwards. */
export async function signUp(request: APIRequestContext, name = 'Ada Lovelace'): Promise<Account> {
  accounts++;
  const account = {
    name,
    email: `user${accounts}.${Date.now()}@example.com`,
    password: 'Correct horse 7',
    phoneNumber: `+1${String(Date.now()).slice(-8)}${String(accounts).padStart(2, '0')}`,
  };
  const signedUp = await request.post('/api/auth/sign-up/email', { data: account });
  expect(signedUp.ok()).toBe(true);
  const { data } = await (await request.get(`/api/dev/outbox?to=${account.email}`)).json();
  const verified = await request.post('/api/auth/verify-otp', { data: { email: account.email, otp: data[0].code } });
  expect(verified.ok()).toBe(true);
  return account;
}
