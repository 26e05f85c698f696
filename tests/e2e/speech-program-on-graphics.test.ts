import { requireBrowser } from '#scripts/check/find-browser.ts';
import { createInterview } from '#tests/support/interview-steps.ts';
import { makeProgram } from '#tests/support/made-program.ts';
import { expect, passMicrophoneTest, test } from '#tests/support/program-test.ts';

test.use({
  program: makeProgram(),
  from: 'us',
  // Chromium draws without a graphics card too, if it is told to.
  launchOptions: {
    executablePath: requireBrowser(),
    args: [
      '--no-sandbox',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      '--enable-unsafe-webgpu',
      '--use-webgpu-adapter=swiftshader',
      '--enable-features=Vulkan',
    ],
  },
});

test('where a browser has WebGPU the program hears by it', async ({ page, microphone }) => {
  const runtimes: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('jspi')) runtimes.push(request.url());
  });
  await createInterview(page);
  expect(await page.evaluate(async () => 'gpu' in navigator && 'Suspending' in WebAssembly)).toBe(true);
  const ways = page.getByRole('group', { name: 'Who writes down what you say' });
  await ways.getByRole('button', { name: 'Fetch 1 MB' }).click();
  await expect(ways.getByRole('radio', { name: 'Hear me on this device' })).toBeChecked();
  await passMicrophoneTest(page, microphone);
  await expect(ways.getByText(/^It heard: one two three/)).toBeVisible({ timeout: 60_000 });
  expect(runtimes).toHaveLength(1);
});
