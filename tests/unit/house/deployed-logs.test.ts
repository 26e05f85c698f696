import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

it('a deployed server logs no address of a request: one can hold an e-mail address or a phone number', async () => {
  const settings = await readFile(new URL('../../../wrangler.toml', import.meta.url), 'utf8');
  const logs = /^\[env\.production\.observability\.logs\]\n((?:[^[\n].*\n)*)/m.exec(settings)?.[1];
  expect(logs).toContain('invocation_logs = false');
});
