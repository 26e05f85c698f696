import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, request as requests, test } from '@playwright/test';
import { copyTree } from '#tests/support/copied-tree.ts';
import { finishInterview } from '#tests/support/finished-interview.ts';
import { ServerProcess, UNDER_WRANGLER } from '#tests/support/server-process.ts';
import { signUp } from '#tests/support/signed-up.ts';

test('one command takes a sign-up and a whole interview under wrangler dev, and serves what is changed meanwhile', async () => {
  const tree = await copyTree('dist/development');
  const server = await ServerProcess.start({}, { ...UNDER_WRANGLER, root: tree.root });
  const request = await requests.newContext({ baseURL: server.address });
  try {
    await signUp(request);
    await finishInterview(request);

    const refusal = async () => (await (await request.get('/api/nothing')).json()).error;
    expect(await refusal()).toBe('Not found');
    const app = path.join(tree.root, 'src/worker/app.ts');
    await writeFile(app, (await readFile(app, 'utf8')).replace("'Not found'", "'Not found any more'"));
    // While the Worker is built anew it may answer nothing, or nothing of ours.
    await expect(async () => expect(await refusal()).toBe('Not found any more')).toPass({ timeout: 60_000 });
  } finally {
    await request.dispose();
    await server.stop();
    await tree.remove();
  }
});
