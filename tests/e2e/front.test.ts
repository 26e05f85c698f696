import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import { addressOf } from '#scripts/serve/port.ts';
import { POSTING } from '#tests/support/interview-steps.ts';
import { expect, test } from '#tests/support/product-test.ts';
import { type RawAnswer, sendRaw } from '#tests/support/raw-request.ts';
import { signUp } from '#tests/support/signed-up.ts';

const JSON_TYPE = { 'Content-Type': 'application/json' };

/** The contract's word for what went wrong, and nothing of the server's own. */
function expectKind(answer: RawAnswer, status: number, kind: string): void {
  expect(answer).toMatchObject({ status, contentType: expect.stringMatching(/^application\/json/) });
  expect(answer.text).toContain(`"code":"${kind}"`);
  expectNoPage(answer);
}

function expectNoPage({ text }: RawAnswer): void {
  expect(text).not.toMatch(/<!doctype|<html|node_modules|\.[jt]s:\d+|\n\s+at /i);
}

/** A body that nobody reads may cost its sender the connection before the answer has come through. */
function expectKindOrClosed(answer: RawAnswer, status: number, kind: string): void {
  if (answer.text === '') return;
  expectKind(answer, status, kind);
}

test('a body that is refused unread gets a kind or a closed connection, however large it is', async ({ server }) => {
  const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const signIn = { line: 'POST /api/auth/sign-in/email', headers: JSON_TYPE };
  expectKind(await sendRaw(server.address, { ...signIn, bodyBytes: 2_200_000 }), 413, 'too_large');
  expectKindOrClosed(await sendRaw(server.address, { ...signIn, bodyBytes: 60_000_000 }), 413, 'too_large');
  const recording = { line: 'POST /api/speech/stt/transcribe', headers: form, bodyBytes: 12_000_000 };
  expectKindOrClosed(await sendRaw(server.address, recording), 409, 'stt_not_configured');
  const nowhere = { line: 'POST /api/nowhere', headers: JSON_TYPE, bodyBytes: 12_000_000 };
  expectKindOrClosed(await sendRaw(server.address, nowhere), 404, 'not_found');
  // The server is none the worse for it.
  expectKind(await sendRaw(server.address, { line: 'GET /api/nowhere' }), 404, 'not_found');
});

test('a body whose chunks cannot be read is refused as one, and not as a fault of ours', async ({ server }) => {
  const chunked = { 'Transfer-Encoding': 'chunked' };
  const form = { 'Content-Type': 'multipart/form-data; boundary=x' };
  const calls = [
    { line: 'POST /api/auth/sign-in/email', headers: { ...chunked, ...JSON_TYPE } },
    { line: 'POST /api/webhook/initialize', headers: { ...chunked, ...JSON_TYPE } },
    { line: 'POST /api/recordings/save', headers: { ...chunked, ...form } },
  ];
  // A length that is none, one that is not kept to, and chunks that end in the middle of one.
  const bodies = ['zz\r\n{"email"\r\n', '3\r\n{"email":"a"}\r\n0\r\n\r\n', '5\r\n{"a":\r\n-1\r\n'];
  for (const call of calls) {
    for (const body of bodies) {
      expectKind(await sendRaw(server.address, { ...call, body }), 400, 'bad_request');
    }
  }
  expectKind(await sendRaw(server.address, { line: 'GET /api/nowhere' }), 404, 'not_found');
});

test('an upgrade to something else than a websocket is answered as if it had not been asked for', async ({
  server,
}) => {
  const upgrade = (line: string, protocol: string) =>
    sendRaw(server.address, { line, headers: { Connection: 'Upgrade', Upgrade: protocol } });
  expect(await upgrade('GET /api/health', 'h2c')).toMatchObject({ status: 200, contentType: 'application/json' });
  expectKind(await upgrade('GET /api/realtime', 'h2c'), 400, 'bad_request');
  // A handshake that lacks everything but the name.
  expectKind(await upgrade('GET /api/realtime', 'websocket'), 403, 'forbidden');
});

test('methods that nothing takes are refused without a page', async ({ server }) => {
  expectKind(await sendRaw(server.address, { line: 'TRACE /api/health' }), 405, 'method_not_allowed');
  for (const line of ['TRACE /home', 'BREW /api/health', 'CONNECT example.com:80']) {
    const answer = await sendRaw(server.address, { line, headers: { Connection: 'close' } });
    expectNoPage(answer);
    expect(answer.contentType).not.toContain('html');
  }
});

test('addresses that cannot be read are refused without a page', async ({ server }) => {
  expectKind(await sendRaw(server.address, { line: 'GET /api/%zz' }), 404, 'not_found');
  for (const headers of [{ Host: 'a b' }, { Host: '' }]) {
    expectNoPage(
      await sendRaw(server.address, { line: 'GET /api/health', headers: { ...headers, Connection: 'close' } }),
    );
  }
});

test('what looks like an API address and is none gets JSON, and pages stay pages', async ({ server }) => {
  for (const path of ['/api', '/API/health', '/Api', '/api/']) {
    expectKind(await sendRaw(server.address, { line: `GET ${path}` }), 404, 'not_found');
  }
  for (const path of ['/home', '/apiary']) {
    const page = await sendRaw(server.address, { line: `GET ${path}`, headers: { Connection: 'close' } });
    expect(page).toMatchObject({ status: 200, contentType: expect.stringMatching(/^text\/html/) });
  }
});

test('signing out closes the open sockets at once', async ({ page }) => {
  await signUp(page.request);
  const started = await page.request.post('/api/webhook/initialize', { data: { description: POSTING } });
  const { interview_id: interviewId } = await started.json();
  await page.goto('/home');
  const { answeredMs, closes } = await page.evaluate(async (id) => {
    const open = (kind: string) =>
      new Promise<WebSocket>((resolve, reject) => {
        const socket = new WebSocket(`/api/${kind}?interviewId=${id}`);
        socket.onopen = () => resolve(socket);
        socket.onclose = () => reject(new Error(`${kind} was not opened`));
      });
    const sockets = [await open('realtime'), await open('tts')];
    const answered = fetch('/api/auth/sign-out', { method: 'POST' });
    const begunMs = performance.now();
    const closes = sockets.map(
      (socket) =>
        new Promise<{ code: number; afterMs: number }>((resolve) => {
          socket.onclose = ({ code }) => resolve({ code, afterMs: performance.now() - begunMs });
        }),
    );
    await answered;
    const answeredMs = performance.now() - begunMs;
    return { answeredMs, closes: await Promise.all(closes) };
  }, interviewId);
  expect(closes.map(({ code }) => code)).toEqual([4003, 4003]);
  // From the answer on, because a busy machine answers late itself. A proxy takes ten seconds.
  for (const { afterMs } of closes) expect(afterMs - answeredMs).toBeLessThan(5_000);
});

test('a setting that cannot be used is named before anything is built', async ({ server }) => {
  const start = (settings: Record<string, string>) =>
    spawnSync(process.execPath, [path.resolve(import.meta.dirname, '../../scripts/run.mjs'), 'start'], {
      encoding: 'utf8',
      env: { ...process.env, PORT: '0', GREENROOM_STATE: server.stateFolder, ...settings },
    });
  const { port } = new URL(server.address);
  const unusable: [Record<string, string>, string][] = [
    [{ PORT: port }, `Port ${port} is taken`],
    // The last that is read.
    [{ SERVER_SECRET: 'short' }, 'SERVER_SECRET must have at least 32 characters'],
  ];
  for (const [settings, problem] of unusable) {
    const { status, stdout, stderr } = start(settings);
    expect([status, stdout, stderr.trim().split('\n').length], stderr).toEqual([1, '', 1]);
    expect(stderr).toContain(problem);
  }
});

test('an address leaves out the port that browsers take for granted', () => {
  expect([addressOf(''), addressOf('5173')]).toEqual(['http://localhost', 'http://localhost:5173']);
});

test('a first start takes a port of its own, keeps apart what it stores, and ends with the npm that started it', async ({
  server,
}) => {
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    detached: true,
    env: { ...process.env, PORT: '0', GREENROOM_STATE: `${server.stateFolder}/below-npm`, FORCE_COLOR: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = '';
      npm.stdout.on('data', (chunk) => {
        output += chunk;
        const ready = /ready at (\S+)/.exec(output)?.[1];
        if (ready) resolve(ready);
      });
      npm.once('exit', () => reject(new Error(output)));
    });
    expect(address).not.toBe(server.address);
    const email = `ada${Date.now()}@example.com`;
    const body = JSON.stringify({ email, password: 'Correct horse 7' });
    await fetch(`${address}/api/auth/sign-up/email`, { method: 'POST', headers: JSON_TYPE, body });
    const sentBy = async (place: string) =>
      (await (await fetch(`${place}/api/dev/outbox?to=${email}`)).json()).data.length;
    expect([await sentBy(address), await sentBy(server.address)]).toEqual([1, 0]);
    npm.kill('SIGTERM');
    const isAnswered = () =>
      fetch(`${address}/api/health`).then(
        () => true,
        () => false,
      );
    await expect.poll(isAnswered).toBe(false);
  } finally {
    // The whole group, should any of it be left.
    if (npm.pid) {
      try {
        process.kill(-npm.pid, 'SIGKILL');
      } catch {}
    }
  }
});
