import { createExecutionContext, env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountExport } from '#contract/account-export.ts';
import { TICKET_MS, UPLOAD_MS } from '#contract/recording-limits.ts';
import { createApp } from '#worker/app.ts';
import { keepHouse } from '#worker/housekeeping.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { METRICS, WEBM } from './support/call-requests.ts';
import { takeDownLogs } from './support/logged.ts';
import { put, Recorder, webmOf } from './support/recorder.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';
import { withoutTable } from './support/without-table.ts';

const DAY_MS = 24 * 3_600_000;

async function anOwner() {
  const visitor = await signedInTo(await storeAccount(), { livesMs: 100 * DAY_MS });
  return new Recorder(visitor, await visitor.startInterview());
}

const stored = async ({ interviewId }: Recorder) =>
  (await env.MEDIA.list({ prefix: `rec/${interviewId}/` })).objects.map(({ key }) => key);
const deadlines = ({ interviewId }: Recorder) =>
  runInDurableObject(env.INTERVIEWS.getByName(interviewId), (_, { storage }) =>
    Object.fromEntries(
      storage.sql
        .exec('SELECT name, due_at FROM deadlines')
        .toArray()
        .map((row) => [row.name, row.due_at]),
    ),
  );
const rowsOf = ({ interviewId }: Recorder) =>
  runInDurableObject(env.INTERVIEWS.getByName(interviewId), (_, { storage }) =>
    storage.sql
      .exec('SELECT n FROM recordings')
      .toArray()
      .map(({ n }) => n),
  );
const ring = ({ interviewId }: Recorder) =>
  runInDurableObject(env.INTERVIEWS.getByName(interviewId), (instance) => instance.alarm());
/** Other files leave some behind in the one database. */
const sweepsOf = async (...recorders: Recorder[]) => {
  const { results } = await env.DB.prepare('SELECT * FROM media_sweeps').all();
  return results.filter((row) => recorders.some(({ interviewId }) => interviewId === row.interview_id));
};

const setClock = (ms: number) => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(ms);
};

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('what was never confirmed', () => {
  it('goes after a day, and what was confirmed stays', async () => {
    const recorder = await anOwner();
    const begunMs = Date.now();
    setClock(begunMs);
    await recorder.keep();
    const arrived = await recorder.room({ fileSize: 100 });
    await put(arrived.uploadUrl, webmOf(100));
    await recorder.room();
    expect(await stored(recorder)).toHaveLength(2);
    setClock(begunMs + DAY_MS - 1_000);
    await ring(recorder);
    expect(await stored(recorder)).toHaveLength(2);
    setClock(begunMs + DAY_MS + 1_000);
    await ring(recorder);
    expect(await stored(recorder)).toEqual([`rec/${recorder.interviewId}/1`]);
    expect(await rowsOf(recorder)).toEqual([1]);
    expect(await recorder.segments()).toHaveLength(1);
    expect((await deadlines(recorder)).uploads).toBeUndefined();
  });
});

describe('what was deleted', () => {
  it('is gone within the request, and swept once more when no upload of it can be under way', async () => {
    const recorder = await anOwner();
    const begunMs = Date.now();
    setClock(begunMs);
    await recorder.keep();
    await recorder.keep(webmOf(100));
    await recorder.visitor.call('DELETE', `/api/segmented-recording/cleanup/${recorder.interviewId}`);
    expect(await stored(recorder)).toEqual([]);
    expect(await recorder.segments()).toEqual([]);
    // As an upload leaves it whose server was killed right behind the storing.
    await env.MEDIA.put(`rec/${recorder.interviewId}/2`, WEBM);
    setClock(begunMs + TICKET_MS + UPLOAD_MS + 1_000);
    await ring(recorder);
    expect(await stored(recorder)).toEqual([]);
    expect(await rowsOf(recorder)).toEqual([]);
  });

  it('is deleted by the alarm when its request ended half-way', async () => {
    const recorder = await anOwner();
    await recorder.keep();
    await runInDurableObject(env.INTERVIEWS.getByName(recorder.interviewId), (_, { storage }) => {
      storage.sql.exec('UPDATE recordings SET removed_at = 1');
      storage.sql.exec("INSERT OR REPLACE INTO deadlines (name, due_at) VALUES ('uploads', 1)");
    });
    expect(await stored(recorder)).toHaveLength(1);
    await ring(recorder);
    expect(await stored(recorder)).toEqual([]);
  });
});

describe('how long recordings are kept', () => {
  it('is 30 days from the last one, is told with state, report and list, and then they are gone', async () => {
    const recorder = await anOwner();
    const { visitor, interviewId } = recorder;
    const begunMs = Date.now();
    setClock(begunMs);
    const read = async () => (await visitor.call('GET', `/api/interview/${interviewId}`)).body.data;
    expect(await read()).not.toHaveProperty('recordingsKeptUntil');
    await visitor.answer(interviewId, GOOD_ANSWER);
    await recorder.keep();
    setClock(begunMs + 5 * DAY_MS);
    await recorder.keep(webmOf(100));
    await visitor.call('POST', '/api/webhook/process-results', { interviewId });
    const keptUntil = new Date(begunMs + 35 * DAY_MS).toISOString();
    const list = await visitor.call('GET', `/api/segmented-recording/segments/${interviewId}`);
    const report = await visitor.call('GET', `/api/results/${interviewId}`);
    for (const data of [await read(), list.body.data, report.body.data]) {
      expect(data.recordingsKeptUntil).toBe(keptUntil);
    }
    setClock(begunMs + 35 * DAY_MS - 1_000);
    await ring(recorder);
    expect(await stored(recorder)).toHaveLength(2);
    setClock(begunMs + 35 * DAY_MS + 1_000);
    await ring(recorder);
    expect(await stored(recorder)).toEqual([]);
    // A session does not live that long unused.
    setClock(begunMs + 6 * DAY_MS);
    expect(await recorder.segments()).toEqual([]);
    expect(await read()).not.toHaveProperty('recordingsKeptUntil');
    expect((await visitor.call('GET', `/api/results/${interviewId}`)).status).toBe(200);
  });

  it('begins anew with nothing once all were deleted', async () => {
    const recorder = await anOwner();
    await recorder.keep();
    expect((await deadlines(recorder)).media).toBeGreaterThan(Date.now() + 29 * DAY_MS);
    await recorder.visitor.call('DELETE', `/api/segmented-recording/cleanup/${recorder.interviewId}`);
    expect((await deadlines(recorder)).media).toBeUndefined();
  });

  it('ends for a guest with the interview', async () => {
    const guest = new Visitor();
    const recorder = new Recorder(guest, await guest.startInterview());
    const begunMs = Date.now();
    await recorder.keep();
    const { body } = await guest.call('GET', `/api/segmented-recording/segments/${recorder.interviewId}`);
    const keptUntil = Date.parse(body.data.recordingsKeptUntil);
    expect(keptUntil).toBeLessThanOrEqual(begunMs + DAY_MS + 1_000);
    setClock(keptUntil + 1_000);
    await ring(recorder);
    expect(await stored(recorder)).toEqual([]);
    expect((await guest.call('GET', `/api/interview/${recorder.interviewId}`)).status).toBe(403);
  });

  it('is as the operator sets it, told by /api/config, and a setting that is no number of days is refused', async () => {
    const keepDays = async (RECORDING_KEEP_DAYS: string) => {
      const settings = { ...env, RECORDING_KEEP_DAYS };
      const answer = await createApp().request('/api/config', {}, settings, createExecutionContext());
      // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever came back
      const body = (await answer.json()) as any;
      return answer.status === 200 ? body.data.recordings.keepDays : body.code;
    };
    expect(await keepDays('7')).toBe(7);
    expect(await keepDays('0')).toBe(0);
    expect(await keepDays('')).toBe(30);
    for (const bad of ['-1', 'a month', '1.5', '99999']) expect(await keepDays(bad), bad).toBe('unavailable');
  });
});

describe('the recordings of an interview that is erased', () => {
  it('are swept once more when its last ticket is dead, and then nothing knows of it', async () => {
    const recorder = await anOwner();
    const begunMs = Date.now();
    setClock(begunMs);
    await recorder.keep();
    await recorder.room();
    await recorder.visitor.call('DELETE', `/api/interview/${recorder.interviewId}`);
    expect(await stored(recorder)).toEqual([]);
    const dueAt = begunMs + TICKET_MS + UPLOAD_MS;
    expect(await sweepsOf(recorder)).toEqual([
      { interview_id: recorder.interviewId, due_at: expect.closeTo(dueAt, -4) },
    ]);
    // As an upload leaves it whose server was killed right behind the storing.
    await env.MEDIA.put(`rec/${recorder.interviewId}/2`, WEBM);
    await keepHouse(env);
    expect(await stored(recorder)).toHaveLength(1);
    setClock(dueAt + 60_000);
    await keepHouse(env);
    expect(await stored(recorder)).toEqual([]);
    expect(await sweepsOf(recorder)).toEqual([]);
  });

  it('need no second sweep when no ticket was given out, or the last is long dead', async () => {
    const recorder = await anOwner();
    const begunMs = Date.now();
    setClock(begunMs);
    await recorder.keep();
    const other = await anOwner();
    setClock(begunMs + 3_600_000);
    for (const { visitor, interviewId } of [recorder, other]) {
      expect((await visitor.call('DELETE', `/api/interview/${interviewId}`)).status).toBe(200);
    }
    expect(await sweepsOf(recorder, other)).toEqual([]);
    expect(await stored(recorder)).toEqual([]);
  });

  it('are gone although the database is away, and the rest goes when it is back', async () => {
    const recorder = await anOwner();
    setClock(Date.now());
    await recorder.keep();
    takeDownLogs();
    await withoutTable('media_sweeps', async () => {
      expect((await recorder.visitor.call('DELETE', `/api/interview/${recorder.interviewId}`)).status).toBe(500);
      expect(await stored(recorder)).toEqual([]);
    });
    setClock(Date.now() + 61_000);
    await ring(recorder);
    expect(await sweepsOf(recorder)).toHaveLength(1);
    const row = await env.DB.prepare('SELECT id FROM interviews WHERE id = ?').bind(recorder.interviewId).first();
    expect(row).toBeNull();
  });

  it('are swept too when the whole account is erased', async () => {
    const recorder = await anOwner();
    await recorder.keep();
    expect((await recorder.visitor.call('DELETE', '/api/user')).status).toBe(200);
    expect(await stored(recorder)).toEqual([]);
    expect(await sweepsOf(recorder)).toHaveLength(1);
    setClock(Date.now() + DAY_MS);
    await keepHouse(env);
    expect(await sweepsOf(recorder)).toEqual([]);
  });
});

describe('the export of an account', () => {
  it('holds segments, full recordings and measurements with the times of words', async () => {
    const recorder = await anOwner();
    const { visitor, interviewId } = recorder;
    const segmentId = await recorder.keep(WEBM, { entryId: 'ent_1' });
    const form = new FormData();
    form.set('recording', new File([WEBM], 'whole.webm', { type: 'video/webm' }));
    form.set('interviewId', interviewId);
    await visitor.call('POST', '/api/recordings/save', form);
    const words = [{ word: 'Yes', start_char: 0, end_char: 3, startMs: 0, endMs: 300 }];
    const metrics = { interviewId, questionIndex: 0, entryId: 'ent_1', timestamp: 0, metrics: METRICS, words };
    await visitor.call('POST', '/api/speech-metrics/save', metrics);
    const { data } = accountExport.parse((await visitor.call('GET', '/api/user/export')).body);
    expect(data.interviews[0]?.content).toMatchObject({
      segments: [{ segmentId, entryId: 'ent_1' }],
      fullRecordings: [{ filename: 'whole.webm' }],
      speechMetrics: [{ entryId: 'ent_1', metrics: METRICS, words }],
    });
    expect(data.interviews[0]?.recordings).toHaveLength(2);
  });
});
