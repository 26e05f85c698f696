import { env, listDurableObjectIds, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { accountExport } from '#contract/account-export.ts';
import { anyPhone, GOOD_ANSWER, PASSWORD, Visitor } from './support/visitor.ts';

const MARK = 'Quokkamarker';

/** Every row of every table of D1. */
async function rowsInD1(): Promise<Record<string, unknown[]>> {
  const { results } = await env.DB.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").all<{
    name: string;
  }>();
  const tables = results.map(({ name }) => name).filter((name) => !name.startsWith('_cf'));
  const rows = tables.map(async (name) => [name, (await env.DB.prepare(`SELECT * FROM "${name}"`).all()).results]);
  return Object.fromEntries(await Promise.all(rows));
}

const everythingInD1 = async () => JSON.stringify(await rowsInD1());

/** How much there is: rows by table, rows in all objects, recordings. */
async function countEverything() {
  const tables = Object.entries(await rowsInD1()).map(([name, rows]) => [name, rows.length]);
  const ids = await listDurableObjectIds(env.INTERVIEWS);
  const inObjects = await Promise.all(
    ids.map((id) => runInDurableObject(env.INTERVIEWS.get(id), (_, { storage }) => rowsInObject(storage))),
  );
  const alarms = await Promise.all(
    ids.map((id) => runInDurableObject(env.INTERVIEWS.get(id), (_, { storage }) => storage.getAlarm())),
  );
  return {
    d1: Object.fromEntries(tables) as Record<string, number>,
    objectRows: inObjects.reduce((sum, rows) => sum + rows, 0),
    alarms: alarms.filter((alarm) => alarm !== null).length,
    recordings: (await env.MEDIA.list()).objects.length,
  };
}

function rowsInObject({ sql }: DurableObjectStorage): number {
  const tables = sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf%'").toArray();
  return tables.reduce((sum, { name }) => sum + Number(sql.exec(`SELECT COUNT(*) AS n FROM "${name}"`).one().n), 0);
}

async function ownerOfAnInterview(email: string, phone = anyPhone()) {
  const owner = new Visitor();
  const id = await owner.startInterview(`Barista - ${MARK} Coffee\nWe need espresso and latte art.`);
  await owner.answer(id, `${MARK} ${GOOD_ANSWER}`);
  await owner.register(email, phone);
  await owner.call('POST', '/api/user/interviews', { interviewId: id });
  await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
  await env.MEDIA.put(`rec/${id}/1`, MARK);
  await owner.call('POST', '/api/issue-reports', {
    interviewId: id,
    issueType: 'other',
    description: `${MARK} report`,
  });
  return { owner, id };
}

const tablesOf = (id: string) =>
  runInDurableObject(env.INTERVIEWS.getByName(id), (_, state) =>
    state.storage.sql.exec("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '_cf%'").toArray(),
  );

describe('the export of an account', () => {
  it('holds what its owner reported as a guest, before the interview was theirs, and nobody else’s report', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const report = (description: string) =>
      guest.call('POST', '/api/issue-reports', { interviewId: id, issueType: 'other', description });
    await report('as a guest');
    const other = new Visitor();
    const others = await other.startInterview();
    await other.call('POST', '/api/issue-reports', {
      interviewId: others,
      issueType: 'other',
      description: 'by another',
    });
    await guest.register(`${crypto.randomUUID()}@example.com`);
    await guest.call('POST', '/api/user/interviews', { interviewId: id });
    await report('as its owner');
    const { data } = accountExport.parse((await guest.call('GET', '/api/user/export')).body);
    expect(data.issueReports.map(({ description }) => description).sort()).toEqual(['as a guest', 'as its owner']);
  });

  it('holds everything that is stored about its owner, and nothing of anybody else', async () => {
    const { owner, id } = await ownerOfAnInterview('exporter@example.com');
    await ownerOfAnInterview('somebody-else@example.com');
    const { body, headers } = await owner.call('GET', '/api/user/export');
    const { data } = accountExport.parse(body);
    expect(headers.get('content-disposition')).toContain('attachment');
    expect(data.profile.email).toBe('exporter@example.com');
    expect(data.interviews.map(({ summary }) => summary.interviewId)).toEqual([id]);
    const [interview] = data.interviews;
    expect(interview?.content?.transcript.some(({ text }) => text.includes(MARK))).toBe(true);
    expect(interview?.content?.jobDescription).toContain(MARK);
    expect(interview?.content?.results?.questions).toHaveLength(1);
    expect(interview?.recordings).toMatchObject([{ key: `rec/${id}/1`, bytes: MARK.length }]);
    expect(data.issueReports).toMatchObject([{ description: `${MARK} report` }]);
    expect(data.sessions).toHaveLength(1);
    expect(JSON.stringify(body)).not.toContain('scrypt$');
  });
});

describe('the erasure of an account', () => {
  it('leaves nothing in D1, in the interview’s object or among the recordings', async () => {
    const email = 'erased@example.com';
    const phone = anyPhone();
    const { owner, id } = await ownerOfAnInterview(email, phone);
    const session = await owner.call('GET', '/api/auth/get-session');
    const userId = session.body.data.user.id;
    await new Visitor().call('POST', '/api/auth/forget-password', { email });
    await new Visitor().call('POST', '/api/auth/request-password-reset-sms', { phone });
    const thief = owner.copy();
    const there = await everythingInD1();
    for (const trace of [email, phone, userId, id]) expect(there, trace).toContain(trace);
    const erased = await owner.call('DELETE', '/api/user');
    expect(erased.status).toBe(200);
    expect([...owner.cookies.keys()]).toEqual([]);
    const left = await everythingInD1();
    for (const trace of [email, phone, userId, id]) expect(left, trace).not.toContain(trace);
    expect(await tablesOf(id)).toEqual([]);
    expect((await env.MEDIA.list({ prefix: `rec/${id}/` })).objects).toEqual([]);
    expect(await thief.isSignedIn()).toBe(false);
    expect((await thief.call('GET', `/api/results/${id}`)).status).toBe(401);
    await new Visitor().register(email, phone);
  });

  it('leaves as many rows, objects and recordings as there were before the account, and the others’ alone', async () => {
    const { owner: other, id: othersId } = await ownerOfAnInterview('stays@example.com');
    const before = await countEverything();
    const { owner } = await ownerOfAnInterview('goes@example.com');
    await owner.startInterview();
    await owner.signUp('goes@example.com', PASSWORD);
    await new Visitor().signIn('goes@example.com');
    const during = await countEverything();
    for (const table of ['users', 'sessions', 'interviews', 'issue_reports', 'outbox'] as const) {
      expect(during.d1[table], table).toBeGreaterThan(before.d1[table] ?? 0);
    }
    expect(during.objectRows).toBeGreaterThan(before.objectRows);
    expect(during.recordings).toBe(before.recordings + 1);
    expect((await owner.call('DELETE', '/api/user')).status).toBe(200);
    const after = await countEverything();
    // Counters of attempts hold no name, only the server's HMAC of one, and go by themselves within the hour.
    expect({ ...after, d1: { ...after.d1, rate_counters: 0 } }).toEqual({
      ...before,
      d1: { ...before.d1, rate_counters: 0 },
    });
    expect((await other.call('GET', `/api/results/${othersId}`)).status).toBe(200);
  });

  it('asks for the password once the sign-in is an hour old', async () => {
    const owner = new Visitor();
    await owner.register('old-session@example.com');
    await env.DB.prepare('UPDATE sessions SET created_at = ?')
      .bind(Date.now() - 2 * 3_600_000)
      .run();
    const stale = await owner.call('DELETE', '/api/user');
    expect([stale.status, stale.body.code]).toEqual([403, 'sign_in_again']);
    const wrong = await owner.call('POST', '/api/auth/delete-user', { password: 'Wrong horse 1' });
    expect([wrong.status, wrong.body.code]).toEqual([401, 'invalid_credentials']);
    expect(await owner.isSignedIn()).toBe(true);
    expect((await owner.call('POST', '/api/auth/delete-user', { password: PASSWORD })).status).toBe(200);
    expect((await new Visitor().signIn('old-session@example.com')).status).toBe(401);
  });

  it('takes an interview with it that the index did not know of yet', async () => {
    const { owner, id } = await ownerOfAnInterview('unindexed@example.com');
    await env.DB.prepare('DELETE FROM interviews WHERE id = ?').bind(id).run();
    await owner.call('DELETE', '/api/user');
    await runInDurableObject(env.INTERVIEWS.getByName(id), async (instance, state) => {
      state.storage.sql.exec("INSERT OR REPLACE INTO deadlines (name, due_at) VALUES ('projection', 0)");
      await instance.alarm();
    });
    expect(await tablesOf(id)).toEqual([]);
    expect(await everythingInD1()).not.toContain(id);
  });
});

describe('changing an account', () => {
  it('takes a name, and refuses a number that another account has', async () => {
    const taken = anyPhone();
    await new Visitor().register('has-number@example.com', taken);
    const owner = new Visitor();
    await owner.register('changing@example.com');
    const renamed = await owner.call('POST', '/api/auth/update-user', { name: 'Grace Hopper' });
    expect(renamed.body.data.user).toMatchObject({ name: 'Grace Hopper', firstName: 'Grace' });
    const clash = await owner.call('POST', '/api/auth/update-user', { phoneNumber: taken });
    expect([clash.status, clash.body.error]).toEqual([
      409,
      'This phone number is already registered. Please use a different number or sign in.',
    ]);
  });

  it('takes no other field: neither address, password nor a proof of the number', async () => {
    const owner = new Visitor();
    await owner.register('fixed@example.com');
    for (const field of ['email', 'passwordHash', 'phoneVerifiedAt', 'id', 'emailVerified', 'role']) {
      const answer = await owner.call('POST', '/api/auth/update-user', { name: 'Ada', [field]: 'x' });
      expect(answer.status, field).toBe(400);
    }
  });
});
