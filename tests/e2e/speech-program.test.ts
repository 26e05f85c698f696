import type { Page } from '@playwright/test';
import { programBytes } from '#domain/speech-program/manifest.ts';
import { expectNoFindings } from '#tests/support/axe.ts';
import { createInterview, enterInterview } from '#tests/support/interview-steps.ts';
import { expect, passMicrophoneTest, test } from '#tests/support/program-test.ts';

const ways = (page: Page) => page.getByRole('group', { name: 'Who writes down what you say' });
const device = (page: Page) => ways(page).getByRole('radio', { name: 'Hear me on this device' });
const button = (page: Page, name: string | RegExp) => ways(page).getByRole('button', { name });
const status = (page: Page, text: string) => page.locator('[data-part="status"]').filter({ hasText: text });

/** The last part that is fetched. */
const LAST = 'tiny/tokenizer.3.bin';

async function openReady(page: Page): Promise<void> {
  await createInterview(page);
  await expect(page.getByRole('button', { name: 'Start Interview' })).toBeVisible();
  await expect(ways(page)).toBeVisible();
}

async function storedAnswers(page: Page): Promise<{ text: string }[]> {
  const id = await page.evaluate(() => JSON.parse(localStorage.getItem('tempInterviewData') ?? '{}').interviewId);
  const { data } = await (await page.request.get(`/api/transcript/full/${id}`)).json();
  return data.entries.filter((entry: { speaker: string }) => entry.speaker === 'human');
}

const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const folder = await root.getDirectoryHandle('speech-program').catch(() => undefined);
    const sizes: number[] = [];
    for await (const entry of (folder as unknown as { values(): AsyncIterable<FileSystemFileHandle> })?.values() ?? [])
      sizes.push((await entry.getFile()).size);
    return sizes.sort((a, b) => a - b);
  });

test('nothing of the program is asked for before somebody says yes, and it is heard, kept, and removed', async ({
  page,
  host,
  program,
  microphone,
}) => {
  host.asked.length = 0;
  const workers: string[] = [];
  page.on('worker', (worker) => workers.push(worker.url()));
  await openReady(page);
  await expect(device(page)).toBeDisabled();
  await expect(ways(page).getByText('About 3 MB, fetched once.')).toBeVisible();
  expect([host.asked, workers.filter((url) => url.includes('speech-program'))]).toEqual([[], []]);
  await expectNoFindings(page);

  // It is stopped on its way, and gone on with where it was after a reload.
  host.stalls = { path: LAST, afterBytes: 100_000 };
  await button(page, 'Fetch 3 MB').click();
  await expect(ways(page).getByText('You can start now. Until it is here,')).toBeVisible();
  await expect(ways(page).getByRole('progressbar', { name: 'Fetched' })).toHaveAttribute(
    'value',
    String(programBytes(program.manifest) - (program.parts.get(LAST)?.length ?? 0) + 100_000),
  );
  await expectNoFindings(page);
  await button(page, 'Stop').click();
  await expect(ways(page).getByText('Stopped. What has come is kept,')).toBeVisible();
  await page.reload();
  await expect(ways(page).getByText('What has come is kept,')).toBeVisible();
  host.stalls = undefined;
  const askedBefore = host.asked.length;
  await button(page, 'Fetch the rest').click();
  await expect(device(page)).toBeChecked();
  expect(host.asked.slice(askedBefore)).toEqual([{ path: LAST, from: 100_000 }]);
  await expect(ways(page).getByText('In use')).toBeVisible();

  // The candidate's own words are the proof.
  await passMicrophoneTest(page, microphone);
  await expect(ways(page).getByText(/^It heard: one two three/)).toBeVisible();
  await expectNoFindings(page);

  // It hears an answer, without the host.
  const askedUntilNow = host.asked.length;
  await enterInterview(page);
  await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
  await microphone.say('I led a team of five engineers for two years.');
  await page.keyboard.press('Space');
  await expect.poll(() => storedAnswers(page)).toHaveLength(1);
  const [answer] = await storedAnswers(page);
  // A word for each half second that was spoken, none for the silence before, between or behind.
  expect(answer?.text).toMatch(/^one two three four five( six)?( seven)?$/);
  expect(host.asked).toHaveLength(askedUntilNow);

  // The page of what the browser keeps tells of it and takes it away.
  await page.goto('/debug/storage');
  await expect(page.getByText('The speech program that can write down what you say on this device:')).toBeVisible();
  await expect(page.getByRole('row', { name: 'who_hears' })).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(page.getByRole('button', { name: 'Remove it' })).toHaveCount(0);
  expect(await keptFiles(page)).toEqual([]);
});

test('by the keyboard it is fetched, chosen and removed over a connection that breaks off, a wrong file is thrown away, and what was fetched hears without a network', async ({
  page,
  host,
  context,
  microphone,
}) => {
  await test.step('a connection that breaks off is told, and by the keyboard it is fetched, chosen and removed', async () => {
    await openReady(page);
    await page.route(`${host.address}/tiny/decoder.0.bin`, (route) => route.abort());
    await button(page, 'Fetch 3 MB').focus();
    await page.keyboard.press('Enter');
    await expect(ways(page).getByText('The connection broke off. What has come is kept,')).toBeVisible();
    await page.unroute(`${host.address}/tiny/decoder.0.bin`);
    await button(page, 'Fetch the rest').focus();
    await page.keyboard.press('Enter');
    await expect(device(page)).toBeChecked();
    await device(page).focus();
    await page.keyboard.press('ArrowUp');
    await expect(ways(page).getByRole('radio', { name: 'Type your answers' })).toBeChecked();
    await page.keyboard.press('ArrowDown');
    await expect(device(page)).toBeChecked();
    await button(page, 'Remove 3 MB').focus();
    await page.keyboard.press('Enter');
    await expect(button(page, 'Fetch 3 MB')).toBeVisible();
    expect(await keptFiles(page)).toEqual([]);
  });

  await test.step('a file that is not the one that was meant is thrown away, and the right one is fetched again', async () => {
    host.swapped = 'tiny/decoder.0.bin';
    await button(page, 'Fetch 3 MB').click();
    await expect(ways(page).getByText('What came was not the program that was meant')).toBeVisible({ timeout: 60_000 });
    await expect(device(page)).toBeDisabled();
    expect(await keptFiles(page)).toHaveLength(2);
    host.swapped = '';
    await button(page, 'Fetch the rest').click();
    await expect(device(page)).toBeChecked();
  });

  await test.step('what was fetched is heard with without a network', async () => {
    const askedUntilNow = host.asked.length;
    await page.reload();
    await expect(device(page)).toBeChecked();
    await enterInterview(page);
    await expect(status(page, 'Listening')).toBeVisible({ timeout: 30_000 });
    await context.setOffline(true);
    await microphone.say('I led a team of five engineers.');
    await page.keyboard.press('Space');
    // Its words are there, and wait for a connection.
    await expect(page.getByText('It goes out as soon as the connection is back.')).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => storedAnswers(page)).toHaveLength(1);
    expect((await storedAnswers(page))[0]?.text).toMatch(/^one two three( four)?( five)?$/);
    expect(host.asked).toHaveLength(askedUntilNow);
  });
});
