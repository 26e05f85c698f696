import { createInterview } from '#tests/support/interview-steps.ts';
import { makeProgram } from '#tests/support/made-program.ts';
import { expect, passMicrophoneTest, test } from '#tests/support/program-test.ts';

// Served with the pages, and so slow that no device keeps up with a voice.
test.use({ program: makeProgram({ slowness: 2_400 }), from: 'us' });

test('a device that is too slow is told so by its own words, and is heard the next best way', async ({
  page,
  server,
  microphone,
}) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(server.address) && !/^(blob|data):/.test(request.url()))
      elsewhere.push(request.url());
  });
  await createInterview(page);
  const ways = page.getByRole('group', { name: 'Who writes down what you say' });
  await ways.getByRole('button', { name: 'Fetch 1 MB' }).click();
  const device = ways.getByRole('radio', { name: 'Hear me on this device' });
  await expect(device).toBeChecked();
  await passMicrophoneTest(page, microphone);
  await expect(
    ways.getByText('This device is too slow to write down speech as you speak. You can type your answers.'),
  ).toBeVisible({ timeout: 120_000 });
  await expect(device).toBeDisabled();
  await expect(ways.getByRole('radio', { name: 'Type your answers' })).toBeChecked();
  // What is of no use here need not be kept; another try is a new yes.
  await page.reload();
  await expect(device).toBeDisabled();
  await ways.getByRole('button', { name: 'Remove 1 MB' }).click();
  await expect(ways.getByRole('button', { name: 'Fetch 1 MB' })).toBeVisible();
  expect(elsewhere).toEqual([]);
});
