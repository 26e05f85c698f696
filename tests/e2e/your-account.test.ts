import { expect, test } from '#tests/support/product-test.ts';
import { signUp } from '#tests/support/signed-up.ts';

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1';

test('an owner sees where they are signed in and what happened, and ends one, the others and all', async ({
  page,
  browser,
  server,
}) => {
  const account = await signUp(page.request);
  const { email, password } = account;
  const signInElsewhere = async () => {
    const context = await browser.newContext({ baseURL: server.address, userAgent: PHONE });
    expect((await context.request.post('/api/auth/sign-in/email', { data: { email, password } })).ok()).toBe(true);
    const isSignedIn = async () => (await (await context.request.get('/api/auth/get-session')).json()).data !== null;
    return { context, isSignedIn };
  };
  const lost = await signInElsewhere();
  await page.goto('/dashboard');
  await page.locator('a[href="/account"]').first().click();
  await expect(page.getByText(`You are signed in as ${email}.`)).toBeVisible();
  const signedIn = page.getByRole('region', { name: 'Where you are signed in' });
  const rows = signedIn.getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('This browser');
  const log = page.getByRole('region', { name: 'What happened lately' });
  await expect(log.getByRole('listitem').first()).toContainText(/Signed in.*Safari on iPhone/);
  await expect(log.getByText('The account was made')).toBeVisible();

  await test.step('one', async () => {
    await rows.nth(1).getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
    await expect(signedIn.getByText('Safari on iPhone is signed out.')).toBeVisible();
    await expect(rows).toHaveCount(1);
    expect(await lost.isSignedIn()).toBe(false);
    await expect(signedIn.getByRole('button', { name: 'Sign out all others' })).toHaveCount(0);
    await expect(log.getByRole('listitem').first()).toContainText('Other browsers were signed out');
  });

  await test.step('the others', async () => {
    const [one, two] = [await signInElsewhere(), await signInElsewhere()];
    await page.reload();
    await expect(rows).toHaveCount(3);
    await page.route('**/api/auth/revoke-other-sessions', (route) => route.abort());
    await signedIn.getByRole('button', { name: 'Sign out all others' }).click();
    await expect(signedIn.getByRole('alert')).toContainText('nobody was signed out');
    await page.unroute('**/api/auth/revoke-other-sessions');
    await signedIn.getByRole('button', { name: 'Sign out all others' }).click();
    await expect(signedIn.getByText('Only this browser is signed in now.')).toBeVisible();
    expect([await one.isSignedIn(), await two.isSignedIn()]).toEqual([false, false]);
    await Promise.all([one, two].map(({ context }) => context.close()));
  });

  await test.step('all', async () => {
    const other = await signInElsewhere();
    await signedIn.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
    expect(await other.isSignedIn()).toBe(false);
    expect(await page.context().cookies()).toEqual([]);
    await page.goto('/account');
    await expect(page).toHaveURL(/\/login$/);
    await other.context.close();
  });
  await lost.context.close();
});

test('a password that somebody else chose by a text is taken back from the e-mail about it', async ({
  page,
  browser,
  server,
}) => {
  const account = await signUp(page.request);
  const thief = await browser.newContext({ baseURL: server.address });
  const phone = (await (await page.request.get('/api/auth/get-session')).json()).data.user.phoneNumber;
  const newest = async (to: string) =>
    (await (await thief.request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`)).json()).data[0];
  await thief.request.post('/api/auth/request-password-reset-sms', { data: { phone } });
  const otp = (await newest(phone)).code;
  const { token } = await (await thief.request.post('/api/auth/verify-reset-otp', { data: { phone, otp } })).json();
  await thief.request.post('/api/auth/reset-password', { data: { newPassword: 'Stolen horse 9', token } });
  const { link } = await newest(account.email);
  await page.goto(link);
  // Opening it changes nothing: programs that look into mail do that too.
  const stolen = { email: account.email, password: 'Stolen horse 9' };
  expect((await thief.request.post('/api/auth/sign-in/email', { data: stolen })).status()).toBe(200);
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByRole('heading', { name: 'Password taken back' })).toBeVisible();
  expect((await thief.request.post('/api/auth/sign-in/email', { data: stolen })).status()).toBe(401);
  expect((await newest(account.email)).subject).toBe('Choose a new Greenroom password');
  await thief.close();
});
