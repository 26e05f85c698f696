import { env, runInDurableObject } from 'cloudflare:test';
import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DeepHealth } from '#contract/operator-calls.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import type { Judge } from '#engines/judge.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { keepHouse } from '#worker/housekeeping.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { equip } from './support/equipment.ts';
import { takeDownLogs } from './support/logged.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const KEY = 'the-operator-s-own-key-of-some-length';
const BEARER = { authorization: `Bearer ${KEY}` };
const ALERTS = 'https://alerts.example.com/greenroom';

const operator = (settings: object = {}) => new Visitor({ settings: { API_KEY: KEY, ...settings }, headers: BEARER });
const look = async (who = operator(), query = ''): Promise<DeepHealth> =>
  (await who.call('GET', `/api/health/deep${query}`)).body.data;
const judgeOf = (judge: Judge['judge']): Judge => ({ name: 'other', version: '1', judge });
const broken = { head: () => Promise.reject(new Error('away')) } as unknown as R2Bucket;
const ring = (id: string) => runInDurableObject(env.INTERVIEWS.getByName(id), (instance) => instance.alarm());
const finish = (visitor: Visitor, id: string, headers = {}) =>
  visitor.call('POST', '/api/webhook/process-results', { interviewId: id }, headers);

afterEach(() => {
  equip({});
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a deep look', () => {
  it('is for whoever has the operator’s key', async () => {
    expect((await new Visitor({ settings: { API_KEY: KEY } }).call('GET', '/api/health/deep')).status).toBe(401);
  });

  it('finds every part that is there, and asks no engine that costs something', async () => {
    const { fine, parts } = await look();
    expect(fine).toBe(true);
    expect(parts.map(({ part, engine, state }) => [part, engine, state])).toEqual([
      ['database', null, 'fine'],
      ['recordings', null, 'fine'],
      ['interviews', null, 'fine'],
      ['language', 'embedded', 'fine'],
      ['hearing', null, 'none'],
      ['voice', null, 'none'],
    ]);
    const run = vi.fn(() => Promise.reject(new Error('away')));
    const served = { AI: { run }, LLM_ENGINE: 'workers-ai', STT_ENGINE: 'workers-ai', TTS_ENGINE: 'workers-ai' };
    const unasked = await look(operator(served));
    expect(unasked.parts.slice(3).map(({ state }) => state)).toEqual(['unasked', 'unasked', 'unasked']);
    expect(run).not.toHaveBeenCalled();
    const asked = await look(operator(served), '?ask=engines');
    expect(asked.parts.slice(3).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    expect(asked.fine).toBe(false);
  });

  it('names the part that does not answer', async () => {
    const { fine, parts } = await look(operator({ MEDIA: broken }));
    expect(fine).toBe(false);
    expect(parts.filter(({ state }) => state === 'failed').map(({ part }) => part)).toEqual(['recordings']);
  });

  it('tells what interviews came to, once, and only what is new when a report is made again', async () => {
    let asked = 0;
    const judge = judgeOf(async (request, call) => {
      asked += 1;
      call.spending?.add('judgement', 1_000, 100);
      return { findings: proposeFindings(request), warnings: [] };
    });
    equip({ engines: withFallback({ judge }) });
    const before = (await look()).days[0];
    const visitor = await signedInTo(await storeAccount());
    const id = await visitor.startInterview();
    await visitor.answer(id, GOOD_ANSWER);
    await finish(visitor, id);
    await ring(id);
    const first = (await look()).days[0];
    expect(first?.begun).toBe((before?.begun ?? 0) + 1);
    expect(first?.reports).toBe((before?.reports ?? 0) + 1);
    const spent = (day: typeof first) => day?.models.find(({ purpose }) => purpose === 'judgement')?.tokensIn ?? 0;
    expect(spent(first)).toBe(spent(before) + asked * 1_000);
    const askedFirst = asked;

    await visitor.call('POST', `/api/interview/${id}/reopen`, {});
    await visitor.call('POST', `/api/interview/${id}/next`, { questionId: 'q_1' });
    await visitor.answer(id, GOOD_ANSWER);
    await finish(visitor, id);
    await ring(id);
    const again = (await look()).days[0];
    expect(again?.reports).toBe(first?.reports);
    expect(asked).toBeGreaterThan(askedFirst);
    expect(spent(again)).toBe(spent(before) + asked * 1_000);
  });

  it('tells nothing a second time where another model was chosen between two reports', async () => {
    const judge = judgeOf(async (request, call) => {
      call.spending?.add('judgement', 1_000, 100);
      return { findings: proposeFindings(request), warnings: [] };
    });
    equip({ engines: withFallback({ judge }) });
    const spent = async () => {
      const models = (await look()).days[0]?.models ?? [];
      return models.reduce((sum, { tokensIn }) => sum + tokensIn, 0);
    };
    const visitor = await signedInTo(await storeAccount());
    const id = await visitor.startInterview();
    await visitor.answer(id, GOOD_ANSWER);
    await finish(visitor, id);
    await ring(id);
    const first = await spent();
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_object, { storage }) => {
      storage.sql.exec("UPDATE told_counts SET name = replace(name, '|unknown|', '|the-one|before|')");
      storage.sql.exec("INSERT OR REPLACE INTO deadlines (name, due_at) VALUES ('counts', 1)");
    });
    await ring(id);
    expect(await spent()).toBe(first);
  });

  it('tells how much the recordings take, and of many at least that', async () => {
    const page = (from: number) => ({
      objects: Array.from({ length: 1_000 }, () => ({ size: 2_000 })),
      truncated: from < 6,
      cursor: String(from + 1),
    });
    const list = vi.fn(async ({ cursor = '1' }: { cursor?: string }) => page(Number(cursor)));
    const of = async (MEDIA: object) => (await look(operator({ MEDIA: { head: async () => null, ...MEDIA } }))).storage;
    expect((await of({ list: async () => page(6) })).recordings).toEqual({
      objects: 1_000,
      bytes: 2_000_000,
      isAll: true,
    });
    expect((await of({ list })).recordings).toEqual({ objects: 5_000, bytes: 10_000_000, isAll: false });
    expect(list).toHaveBeenCalledTimes(5);
    expect((await of({ list: () => Promise.reject(new Error('away')) })).recordings).toBeNull();
  });

  it('counts what failed on our side, and asks a database that is away no more for it than any other', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 5, 1, 10) });
    takeDownLogs();
    const closed = (DB = env.DB) => new Visitor({ settings: { STT_ENGINE: 'parrot', DB } as object });
    const fail = async (visitor: Visitor) => {
      expect((await visitor.call('GET', '/api/config')).status).toBe(503);
      await visitor.afterAnswer;
    };
    const of = async () => (await look()).errors.find(({ kind }) => kind === 'unavailable')?.count;
    await fail(closed());
    expect(await of()).toBe(1);

    vi.setSystemTime(Date.UTC(2031, 5, 1, 10, 0, 15));
    const prepare = vi.fn(() => {
      throw new Error('away');
    });
    const away = { prepare, batch: prepare } as unknown as D1Database;
    for (let n = 0; n < 20; n += 1) await fail(closed(away));
    expect(prepare).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.UTC(2031, 5, 1, 10, 0, 26));
    await fail(closed());
    expect(await of()).toBe(22);
  });
});

describe('the id of a request', () => {
  const ID = '0b7e5c1a-9f1d-4c55-8a51-0123456789ab';

  it('goes from the browser into the answer, a refusal, and the lines of Worker and object', async () => {
    equip({ engines: withFallback({ judge: judgeOf(() => Promise.reject(new Error('away'))) }) });
    const visitor = await signedInTo(await storeAccount());
    const id = await visitor.startInterview();
    await visitor.answer(id, GOOD_ANSWER);
    const logs = takeDownLogs();
    const answer = await finish(visitor, id, { 'x-request-id': ID });
    expect(answer.headers.get('x-request-id')).toBe(ID);
    expect(logs.entries).toContainEqual(expect.objectContaining({ event: 'engine_fell_back', requestId: ID }));
    const refused = await visitor.call('GET', '/api/nowhere', undefined, { 'x-request-id': ID });
    expect([refused.headers.get('x-request-id'), refused.body.requestId]).toEqual([ID, ID]);
  });

  it('is ours where a browser sends none, or anything else', async () => {
    const { headers } = await new Visitor().call('GET', '/api/health', undefined, {
      'x-request-id': 'zoe@example.com',
    });
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('the line of a request', () => {
  const lineOf = async (method: string, path: string, settings: object = {}) => {
    const logs = takeDownLogs();
    const visitor = new Visitor({ settings: { ENVIRONMENT: 'production', ...settings } as object });
    const { headers } = await visitor.call(method, path);
    const lines = logs.entries.filter(({ event }) => event === 'request');
    expect(logs.text()).not.toContain('zoe');
    vi.restoreAllMocks();
    return { lines, requestId: headers.get('x-request-id') };
  };

  it('has the route as it is declared, how it ended and its id, and nothing of the address', async () => {
    const { lines, requestId } = await lineOf('GET', '/api/interview/int_zoe?name=zoe');
    expect(lines).toEqual([
      { event: 'request', method: 'GET', route: '/api/interview/:id', status: 403, ms: expect.any(Number), requestId },
    ]);
  });

  it('is there where there is no such route, where nothing is served, and not on a developer’s machine', async () => {
    expect((await lineOf('GET', '/api/zoe')).lines).toMatchObject([{ route: 'none', status: 404 }]);
    expect((await lineOf('GET', '/api/config', { STT_ENGINE: 'parrot' })).lines).toMatchObject([{ status: 503 }]);
    expect((await lineOf('GET', '/api/config', { ENVIRONMENT: 'development' })).lines).toEqual([]);
  });
});

describe('alerts', () => {
  // Other files leave interviews in the one database that wait for a report for ever, and are done with them.
  beforeEach(async () => {
    await env.DB.exec("DELETE FROM interviews WHERE status = 'processing'");
  });

  const settings = { ...env, MEDIA: broken, ALERT_WEBHOOK_URL: ALERTS, API_KEY: KEY };
  const takePosts = (status = 200) => {
    const posts: { url: string; body: string; headers: Headers }[] = [];
    vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
      posts.push({ url: String(url), body: String(init?.body), headers: new Headers(init?.headers) });
      return new Response('{}', { status });
    });
    return posts;
  };

  it('are posted signed, once an hour of a kind, and say numbers alone', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 1, 10, 30) });
    const posts = takePosts();
    await keepHouse(settings);
    await keepHouse(settings);
    expect(posts.map(({ url }) => url)).toEqual([ALERTS]);
    const [post] = posts;
    const told = JSON.parse(post?.body ?? '');
    expect(told).toMatchObject({ event: 'alert', kind: 'recordings_failed', at: '2031-01-01T10:30:00.000Z' });
    expect(Object.values(told.figures).every((figure) => typeof figure === 'number')).toBe(true);
    const mac = createHmac('sha256', KEY).update(`${post?.headers.get('x-greenroom-timestamp')}.${post?.body}`);
    expect(post?.headers.get('x-greenroom-signature')).toBe(`v1=${mac.digest('hex')}`);

    vi.setSystemTime(Date.UTC(2031, 0, 1, 11, 31));
    await keepHouse(settings);
    expect(posts).toHaveLength(2);
  });

  it('are posted an hour after another isolate posted one', async () => {
    const begun = Date.UTC(2031, 0, 1, 20, 30);
    await env.DB.prepare("INSERT OR REPLACE INTO rate_counters VALUES ('alert:recordings_failed', 1, ?)")
      .bind(begun + 3_600_000)
      .run();
    const posts = takePosts();
    for (const [minute, posted] of [
      [59, 0],
      [60, 1],
      [119, 1],
      [120, 2],
    ] as const) {
      vi.useFakeTimers({ toFake: ['Date'], now: begun + minute * 60_000 });
      await keepHouse(settings);
      expect(posts, `minute ${minute}`).toHaveLength(posted);
    }
  });

  it('are posted again the next minute where nobody took them', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2031, 0, 2, 10, 30) });
    const logs = takeDownLogs();
    const posts = takePosts(500);
    await keepHouse(settings);
    await keepHouse(settings);
    expect(posts).toHaveLength(2);
    expect(logs.entries).toContainEqual({ event: 'alert_failed', kind: 'recordings_failed', status: 500 });
  });

  it('tell of an ended interview that has no report for a quarter of an hour', async () => {
    const now = Date.UTC(2031, 0, 3, 10, 30);
    vi.useFakeTimers({ toFake: ['Date'], now });
    const id = await (await signedInTo(await storeAccount())).startInterview();
    await env.DB.prepare("UPDATE interviews SET status = 'processing', completed_at = ? WHERE id = ?")
      .bind(now - 20 * 60_000, id)
      .run();
    const posts = takePosts();
    await keepHouse({ ...env, ALERT_WEBHOOK_URL: ALERTS, API_KEY: KEY });
    const told = posts.map(({ body }) => JSON.parse(body)).find(({ kind }) => kind === 'report_waits');
    expect(told?.figures).toEqual({ minutes: 20 });
    await env.DB.prepare('DELETE FROM interviews WHERE id = ?').bind(id).run();
  });

  it('keep the server closed where their address or key cannot be used', async () => {
    const logs = takeDownLogs();
    const at = (given: object) => new Visitor({ settings: given }).call('GET', '/api/config');
    expect((await at({ ALERT_WEBHOOK_URL: ALERTS })).status).toBe(503);
    expect((await at({ ALERT_WEBHOOK_URL: 'https://10.0.0.1/', API_KEY: KEY })).status).toBe(503);
    expect(logs.text()).toContain('alert_webhook_url needs api_key');
  });
});
