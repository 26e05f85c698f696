import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tryModel } from '#lab/try-model.ts';
import { ModelServer } from '#tests/support/model-server.ts';

let printed: string[];
let server: ModelServer | undefined;
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => printed.push(String(line)));
});
afterEach(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await server?.stop();
  server = undefined;
});

it('asks a real server what the product would ask, with its key, and prints the table', async () => {
  server = await ModelServer.start({ apiKey: 'a-key' });
  vi.stubEnv('MY_KEY', 'a-key');
  await tryModel([
    '--base-url',
    server.baseUrl,
    '--model',
    'small-one',
    '--api-key-env',
    'MY_KEY',
    '--only',
    'turns',
    '--few',
    '12',
  ]);
  expect(server.asked('reply').length).toBeGreaterThanOrEqual(8);
  expect(new Set(server.asked('reply').map(({ model }) => model))).toEqual(new Set(['small-one']));
  const text = printed.join('\n');
  expect(text).toMatch(/turns, 12 asked +\| +built in \| +small-one \|/);
  expect(text).toMatch(/follow-ups that fit +\| +\d+ % \| +\d+ %/);
  expect(text).toMatch(/\d+ answers, half of them within .* tokens in, \d+ out/);
  expect(text).toContain('The built-in engine never stepped in.');
});

it('says how often the built-in engine stepped in', async () => {
  server = await ModelServer.start({ rewrite: () => 'I cannot help with that.' });
  await tryModel(['--base-url', server.baseUrl, '--model', 'small-one', '--only', 'plans', '--few', '3']);
  expect(printed.join('\n')).toMatch(/plans, 3 asked[\s\S]*The built-in engine stepped in: unreadable 3/);
});

it.each([
  [['--model', 'small-one'], /--base-url URL/],
  [['--base-url', 'http://127.0.0.1:9', '--model', 'm', '--only', 'talks'], /--only must be one of/],
  [['--base-url', 'http://127.0.0.1:9', '--model', 'm', '--schema', 'loose'], /--schema must be one of/],
  [['--base-url', 'http://127.0.0.1:9', '--model', 'm', '--api-key-env', 'NO_SUCH_KEY'], /NO_SUCH_KEY/],
  [['--base-url', 'http://127.0.0.1:9', '--model', 'm', '--few', 'some'], /--few must be a number/],
  [['--base-url', 'http://127.0.0.1:9', '--model', 'm', '--speed', 'fast'], /speed/],
])('refuses %s', async (args, why) => {
  await expect(tryModel(args)).rejects.toThrow(why);
});
