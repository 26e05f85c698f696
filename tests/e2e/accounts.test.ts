import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoFindings } from '#tests/support/axe.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { signUp as signUpByCalls } from '#tests/support/signed-up.ts';
import { stoppableClock } from '#tests/support/stoppable-clock.ts';

const PASSWORD = 'Correct horse 7';
const NEW_PASSWORD = 'Another horse 8';

let serial = Date.now() % 1_000_000;
/** An address and an American number that nobody else has. */
function person() {
  serial += 1;
  return { email: `ada${serial}@example.com`, digits: `202${String(serial).padStart(7, '0')}` };
}
type Person = ReturnType<typeof person>;

interface Message {
  text: string;
  code: string | null;
  link: string | null;
}

async function newestMessage(page: Page, to: string): Promise<Message> {
  const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(to)}`);
  const [message] = (await answer.json()).data;
  expect(message, `a message to ${to}`).toBeDefined();
  return message;
}

const stored = (page: Page) =>
  page.evaluate(() => ({
    email: localStorage.getItem('pendingVerificationEmail'),
    phone: localStorage.getItem('pendingVerificationPhone'),
    results: localStorage.getItem('pendingResultsInterviewId'),
    resultsOfTab: sessionStorage.getItem('pendingResultsInterviewId'),
  }));

async function signUp(page: Page, { email, digits }: Person): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Phone').fill(digits);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page).toHaveURL(/\/verify-email\?/);
}

async function enterCode(page: Page, code: string | null): Promise<void> {
  await page.getByLabel('6-digit code').fill(code ?? '');
  await page.getByRole('button', { name: /^Verify/ }).click();
}

async function register(page: Page, who: Person): Promise<void> {
  await signUp(page, who);
  await enterCode(page, (await newestMessage(page, who.email)).code);
  await expect(page).toHaveURL((url) => url.pathname === '/');
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Somebody who has an account, whom this browser has never seen. */
async function registeredElsewhere(page: Page): Promise<Person> {
  const { email, phoneNumber } = await signUpByCalls(page.request);
  await page.context().clearCookies();
  return { email, digits: phoneNumber.slice(2) };
}

/** A guest's interview with its report, made by this browser without walking through it. */
async function finishedInterview(page: Page): Promise<string> {
  const started = await page.request.post('/api/webhook/initialize', {
    data: { start: true, description: 'Senior Software Engineer - Acme Corp\nPython and SQL.', length: '10min' },
  });
  const { interview_id: interviewId } = await started.json();
  const userText = 'I measured the slow queries, added two indexes and the response time dropped by 60 percent.';
  await page.request.post('/api/llm/complete', { data: { interviewId, userText } });
  await page.request.post('/api/webhook/results-agent', { data: { interviewId, isComplete: true } });
  return interviewId;
}

test('a form that says what it needs leads to a code, and the code to the dashboard', async ({ page }) => {
  const who = person();
  await page.goto('/register');
  const submit = page.getByRole('button', { name: 'Sign Up' });
  await expect(submit).toBeDisabled();
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('Email').fill(` ${who.email.toUpperCase()} `);
  const phone = page.getByLabel('Phone');
  await phone.pressSequentially(who.digits);
  await expect(phone).toHaveValue(`(${who.digits.slice(0, 3)}) ${who.digits.slice(3, 6)}-${who.digits.slice(6)}`);
  await phone.pressSequentially('12');
  await expect(phone).toHaveValue(`+${who.digits}12`);
  await phone.fill(who.digits);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('horse');
  await expect(page.getByRole('listitem').filter({ hasText: 'not met yet' })).toHaveCount(3);
  await password.fill(PASSWORD);
  await expect(page.getByRole('listitem').filter({ hasText: 'not met yet' })).toHaveCount(0);
  await page.getByLabel('Confirm password').fill('Correct horse 8');
  await page.getByRole('checkbox').check();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await expect(submit).toBeDisabled();
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await submit.click();

  await expect(page).toHaveURL(/\/verify-email\?/);
  expect(await stored(page)).toMatchObject({ email: who.email, phone: `+1${who.digits}` });
  // The code has just been sent, so the next one is a minute away, also after a reload.
  const wait = page.getByText(/^You can ask for the next one in [1-5]?\d seconds?\.$/);
  await expect(wait).toBeVisible();
  await page.reload();
  await expect(wait).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resend code' })).toBeDisabled();
  const verify = page.getByRole('button', { name: 'Verify' });
  await expect(verify).toBeDisabled();
  const code = page.getByLabel('6-digit code');
  await code.fill('ab12');
  await expect(code).toHaveValue('12');
  await expect(verify).toBeDisabled();
  const { code: right } = await newestMessage(page, who.email);
  await enterCode(page, right === '000000' ? '111111' : '000000');
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await enterCode(page, right);
  await expect(page).toHaveURL((url) => url.pathname === '/');
  // What had the focus is gone; whoever listens hears of the new page.
  await expect(page.getByRole('heading', { name: 'Welcome, Ada' })).toBeFocused();
  expect(await stored(page)).toMatchObject({ email: null, phone: null });
});

test('what is registered already is named beside its field, a sign-up that is mended is still there, and the outbox of this machine is told of', async ({
  page,
}) => {
  const who = await registeredElsewhere(page);
  const attempt = async (email: string, digits: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Phone').fill(digits);
    await page.getByRole('button', { name: 'Sign Up' }).click();
  };
  await page.goto('/register');
  await page.getByLabel('Name').fill('Grace Hopper');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await attempt(who.email, who.digits);
  const texts = [
    'This email and phone number are already registered. Please sign in.',
    'This email is already registered. Please use a different email or sign in.',
    'This phone number is already registered. Please use a different number or sign in.',
  ];
  await expect(page.getByText(texts[0] ?? '')).toBeVisible();
  await attempt(who.email, person().digits);
  await expect(page.getByText(texts[1] ?? '')).toBeVisible();
  await attempt(person().email, who.digits);
  await expect(page.getByText(texts[2] ?? '')).toBeVisible();
  // A check that cannot be made keeps nobody out.
  await page.route('**/api/auth/check-*', (route) => route.abort());
  const newcomer = person();
  await attempt(newcomer.email, newcomer.digits);
  await expect(page).toHaveURL(/\/verify-email\?/);

  await test.step('a sign-up that is mended is still there, and the outbox of this machine is told of', async () => {
    await page.unroute('**/api/auth/check-*');
    const outbox = page.getByRole('link', { name: 'Read the code in its outbox' });
    await expect(outbox).toHaveAttribute('href', `/dev/outbox?to=${encodeURIComponent(newcomer.email)}`);
    await page.getByRole('link', { name: 'Back to sign up' }).click();
    await expect(page.getByLabel('Name')).toHaveValue('Grace Hopper');
    await expect(page.getByLabel('Confirm password')).toHaveValue(PASSWORD);
    await expect(page.getByRole('button', { name: 'Sign Up' })).toBeEnabled();
    await page.getByLabel('Phone').fill('07700 900123');
    await page.getByLabel('Phone').blur();
    await expect(page.getByText('Begin with + and the code of your country')).toBeVisible();

    await page.goto(`/dev/outbox?to=${encodeURIComponent(newcomer.email)}`);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
    await expectNoFindings(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('link', { name: /verify-email/ }).click();
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

test('the link in the e-mail signs in where the sign-up was made, and leads to a password elsewhere', async ({
  page,
  browser,
}) => {
  const here = person();
  await signUp(page, here);
  await page.goto((await newestMessage(page, here.email)).link ?? '');
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByText(/Welcome/).first()).toBeVisible();

  const second = person();
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin });
  const signingUp = await context.newPage();
  await signUp(signingUp, second);
  const { link } = await newestMessage(signingUp, second.email);
  const elsewhere = await (await browser.newContext()).newPage();
  const stopClock = await stoppableClock(elsewhere);
  await elsewhere.goto(link ?? '');
  await expect(elsewhere.getByRole('heading', { name: 'Choose a password' })).toBeVisible();
  await elsewhere.getByLabel('New password').fill(NEW_PASSWORD);
  await elsewhere.getByLabel('Confirm password').fill(NEW_PASSWORD);
  // It is told for a second, and then the home page comes.
  await stopClock();
  await elsewhere.getByRole('button', { name: 'Save password' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Password Updated' })).toBeVisible();
  // The link is spent; the page says so and offers the code.
  await signingUp.goto(link ?? '');
  await expect(signingUp.getByText('Invalid or expired verification link')).toBeVisible();
  await expect(signingUp.getByLabel('6-digit code')).toBeVisible();
  await elsewhere.context().close();
  await context.close();
});

test('a wrong sign-in says the same for everybody, and one before the code was entered offers a new code and the way to enter it', async ({
  page,
}) => {
  const stopClock = await stoppableClock(page);
  await test.step('a wrong sign-in says the same for everybody, and an empty one asks for both fields', async () => {
    const who = await registeredElsewhere(page);
    await page.goto('/login');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    for (const email of [who.email, person().email]) {
      await signIn(page, email, 'Wrong horse 1');
      await expect(page.getByText('Invalid email or password')).toBeVisible();
    }
    const password = page.getByLabel('Password', { exact: true });
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(password).toHaveAttribute('type', 'text');
  });

  await test.step('signing in before the code was entered offers a new code and the way to enter it', async () => {
    const who = person();
    await signUp(page, who);
    await signIn(page, who.email, PASSWORD);
    await expect(page.getByText('Email not verified')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Go to the verification page' })).toBeVisible();
    await stopClock();
    await page.getByRole('button', { name: 'Resend code' }).click();
    const sent = page.getByText('Verification code sent! Redirecting to verification page...');
    await expect(sent).toBeVisible();
    await page.clock.runFor(1_400);
    await expect(sent).toBeVisible();
    await page.clock.runFor(100);
    await expect(page).toHaveURL(/\/verify-email\?/);
    await page.clock.resume();
    await enterCode(page, (await newestMessage(page, who.email)).code);
    await expect(page).toHaveURL((url) => url.pathname === '/');
  });
});

test('a forgotten password is replaced by a texted code, every other browser is signed out, and a wrong code or none says so', async ({
  page,
  browser,
}) => {
  await test.step('a password cannot be chosen without a token', async () => {
    await page.goto('/reset-password');
    await expect(page.getByText('Invalid or missing reset token')).toBeVisible();
  });

  await test.step('a code that is wrong says so once, and one that nobody could check says that', async () => {
    const who = person();
    await page.goto('/forgot-password');
    await page.getByLabel('Phone').fill(who.digits);
    await page.getByRole('button', { name: /code/i }).click();
    const submit = page.getByRole('button', { name: 'Verify code' });
    await page.getByLabel('6-digit code').fill('123456');
    await submit.click();
    await expect(page.getByText('Invalid or expired code')).toHaveText('Invalid or expired code');
    const call = '**/api/auth/verify-reset-otp';
    await page.route(call, (route) => route.fulfill({ status: 500, json: { success: false, error: 'It broke' } }));
    await submit.click();
    await expect(page.getByText(/^Verification failed/)).toBeVisible();
    await page.unroute(call);
    await page.route(call, (route) => route.abort());
    await page.getByLabel('6-digit code').fill('654321');
    await submit.click();
    await expect(page.getByText(/^Verification failed\s+The server cannot be reached/)).toBeVisible();
  });

  await test.step('a forgotten password is replaced by a texted code, and every other browser is signed out', async () => {
    const { email, phoneNumber } = await signUpByCalls(page.request);
    const who = { email, digits: phoneNumber.slice(2) };
    const other = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
    const stopClock = await stoppableClock(other);
    await other.goto('/forgot-password');
    await other.getByRole('button', { name: 'Send code' }).click();
    await expect(other.getByText('Please enter a valid phone number')).toBeVisible();
    await other.getByLabel('Phone').fill(who.digits);
    await other.getByRole('button', { name: 'Send code' }).click();
    await expect(other.getByRole('button', { name: 'Change phone number' })).toBeVisible();
    await other.getByRole('button', { name: 'Verify code' }).click();
    await expect(other.getByText('Enter the 6-digit code')).toBeVisible();
    const { code } = await newestMessage(page, `+1${who.digits}`);
    await enterCode(other, code === '000000' ? '111111' : '000000');
    await expect(other.getByText('Invalid or expired code')).toBeVisible();
    await enterCode(other, code);
    await expect(other).toHaveURL(/\/reset-password\?token=/);
    await other.getByRole('button', { name: 'Save password' }).click();
    await expect(other.getByText('Fill in all fields')).toBeVisible();
    await other.getByLabel('New password').fill(NEW_PASSWORD);
    await other.getByLabel('Confirm password').fill(NEW_PASSWORD);
    await stopClock();
    await other.getByRole('button', { name: 'Save password' }).click();
    await expect(other.getByRole('heading', { name: 'Password Updated' })).toBeVisible();
    await other.clock.resume();
    await expect(other).toHaveURL((url) => url.pathname === '/');
    await signIn(other, who.email, NEW_PASSWORD);
    await expect(other).toHaveURL((url) => url.pathname === '/');
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/\/home$/);
    await other.context().close();
  });
});

test('an account is taken along and erased from the page that says how, by its password', async ({ page }) => {
  const account = await signUpByCalls(page.request);
  await page.goto('/dashboard');
  await page.getByRole('link', { name: 'Your data and your account' }).click();
  await expect(page).toHaveURL(/\/account$/);
  const [copy] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download a copy' }).click(),
  ]);
  expect(await readFile(await copy.path(), 'utf8')).toContain(account.email);

  await page.getByRole('button', { name: 'Erase my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Erase my account' });
  const erase = dialog.getByRole('button', { name: 'Erase for good' });
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong horse 7');
  await erase.click();
  await expect(dialog.getByText('Invalid password')).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await erase.click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
  await expect(page.getByText('Your account is erased')).toBeVisible();
  const signIn = { email: account.email, password: account.password };
  expect((await page.request.post('/api/auth/sign-in/email', { data: signIn })).status()).toBe(401);
});

test('what one tab does with the session the others show at once, a guest with an account finds the report, and signing out leaves nothing', async ({
  page,
  context,
}) => {
  await signUpByCalls(page.request);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('heading', { name: /^Welcome/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await expect(other).toHaveURL((url) => url.pathname === '/');
  await expect(other.getByRole('link', { name: 'Sign In' }).first()).toBeVisible();

  // Another person signs in here: the first tab shows nobody else.
  const who = person();
  await register(other, who);
  await expect(page.getByRole('heading', { name: /^Welcome/ })).toBeVisible();

  // The server has ended the session without a word to this browser.
  await context.clearCookies();
  await other.goto('/dashboard');
  await expect(other).toHaveURL((url) => url.pathname === '/home');
  await expect(other.getByText('Your session has ended')).toBeVisible();

  await test.step('a guest who has an account signs in and finds the report, and signing out leaves nothing', async () => {
    const interviewId = await finishedInterview(page);
    await page.goto(`/signup-for-results/${interviewId}`);
    await expect(page.getByText('Sign Up to See Your Results')).toBeVisible();
    await expect.poll(() => stored(page)).toMatchObject({ results: interviewId, resultsOfTab: interviewId });
    await page.getByRole('link', { name: 'Log in' }).first().click();
    // The prompt has such fields too.
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await page.getByLabel('Email').fill(who.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(new RegExp(`/results/${interviewId}$`));
    await expect(page.getByText('Interview Report')).toBeVisible({ timeout: 30_000 });
    expect(await stored(page)).toMatchObject({ results: null, resultsOfTab: null });

    await page.goto('/home');
    await page.getByRole('button', { name: 'Sign Out' }).first().click();
    await expect(page.getByRole('heading', { name: 'Ready to Interview?' })).toBeVisible();
    // The form was there before; the server takes a moment to end the session.
    await expect.poll(() => page.context().cookies()).toEqual([]);
    await page.goto(`/results/${interviewId}`);
    await expect(page).toHaveURL(new RegExp(`/signup-for-results/${interviewId}$`));
  });
});
