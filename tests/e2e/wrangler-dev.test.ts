import { request as requests, test } from '@playwright/test';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { ServerProcess, UNDER_WRANGLER } from '#tests/support/server-process.ts';
import { signUp } from '#tests/support/signed-up.ts';

test('one command takes a sign-up and a whole interview under wrangler dev', async () => {
  const server = await ServerProcess.start({}, UNDER_WRANGLER);
  const request = await requests.newContext({ baseURL: server.address });
  try {
    await signUp(request);
    await finishInterview(request);
  } finally {
    await request.dispose();
    await server.stop();
  }
});
