import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from './support/account.ts';
import { openSocket } from './support/open-socket.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const finish = (visitor: Visitor, interviewId: string) =>
  visitor.call('POST', '/api/webhook/process-results', { interviewId });
const reopen = (visitor: Visitor, id: string) => visitor.call('POST', `/api/interview/${id}/reopen`);

describe('an interview that was ended by mistake', () => {
  it('goes on where it was, and is scored again at its end', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    await owner.answer(id, 'I work with computers.');
    const { body: before } = await owner.call('GET', `/api/interview/${id}`);
    expect((await finish(owner, id)).body.status).toBe('ready');
    expect((await owner.call('GET', `/api/results/${id}`)).status).toBe(200);

    const reopened = await reopen(owner, id);
    expect(reopened.status).toBe(200);
    expect(before.data).toMatchObject(reopened.body.data);
    expect((await owner.call('GET', `/api/results/${id}`)).body).toMatchObject({
      code: 'not_ready',
      status: 'in_progress',
    });
    const { body: list } = await owner.call('GET', '/api/user/interviews');
    expect(list.data).toMatchObject([{ status: 'in_progress', completedAt: null, overallScore: -1 }]);

    expect((await owner.answer(id, GOOD_ANSWER)).status).toBe(200);
    const again = await finish(owner, id);
    expect(again.body.data.questions[0].responses.map(({ answer }: { answer: string }) => answer)).toEqual([
      'I work with computers.',
      GOOD_ANSWER,
    ]);
  });

  it('is gone back to by its guest too, and by nobody else', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await finish(guest, id);
    expect((await reopen(new Visitor(), id)).status).toBe(403);
    expect((await reopen(guest, id)).body.data.finished).toBe(false);
    // It goes on already.
    expect((await reopen(guest, id)).status).toBe(409);
  });

  it('is over after a minute', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await finish(guest, id);
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) => {
      storage.sql.exec('UPDATE interview SET finished_at = finished_at - 61000');
    });
    const refused = await reopen(guest, id);
    expect([refused.status, refused.body.code]).toEqual([409, 'conflict']);
  });

  it('is over when it came to its own end', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    for (const questionId of ['q_1', 'q_2', 'q_3']) {
      await guest.answer(id, GOOD_ANSWER);
      await guest.call('POST', `/api/interview/${id}/next`, { questionId });
    }
    await finish(guest, id);
    expect((await reopen(guest, id)).status).toBe(409);
  });
});

describe('an interview that is erased', () => {
  it('is gone everywhere: tables, index row, media and open sockets', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    await env.MEDIA.put(`rec/${id}/1`, 'media');
    const socket = await openSocket(owner, `/api/realtime?interviewId=${id}`);
    expect((await owner.call('DELETE', `/api/interview/${id}`)).body).toEqual({ success: true });
    expect(await socket.closed).toBe(4003);
    expect((await owner.call('GET', `/api/interview/${id}`)).status).toBe(403);
    expect((await owner.call('GET', '/api/user/interviews')).body.data).toEqual([]);
    expect(await env.MEDIA.head(`rec/${id}/1`)).toBeNull();
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) => {
      expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'interview'").toArray()).toEqual([]);
    });
  });

  it('is gone at once for everybody, and wholly once its alarm goes on with an interrupted erasure', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) => {
      storage.sql.exec('UPDATE interview SET erasing = 1');
      storage.sql.exec("INSERT INTO deadlines (name, due_at) VALUES ('erasure', 1)");
    });
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(403);
    await runInDurableObject(env.INTERVIEWS.getByName(id), async (instance, { storage }) => {
      await instance.alarm();
      expect(storage.sql.exec("SELECT name FROM sqlite_master WHERE name = 'interview'").toArray()).toEqual([]);
    });
    expect(await env.DB.prepare('SELECT id FROM interviews WHERE id = ?').bind(id).first()).toBeNull();
  });
});
