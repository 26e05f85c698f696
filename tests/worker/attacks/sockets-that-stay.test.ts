import { createExecutionContext, createScheduledController, env, waitOnExecutionContext } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from '#tests/worker/support/account.ts';
import { openSocket } from '#tests/worker/support/open-socket.ts';
import { openTts } from '#tests/worker/support/tts.ts';
import { GOOD_ANSWER, type Visitor } from '#tests/worker/support/visitor.ts';
import worker from '#worker/index.ts';

const DAY_MS = 24 * 3_600_000;
/** Longer than a busy machine needs, and shorter than anything else that closes a socket. */
const SOON_MS = 10_000;
const closedSoon = (closed: Promise<number>) =>
  Promise.race([closed, new Promise((resolve) => setTimeout(resolve, SOON_MS, 'still open'))]);

const signOut = (visitor: Visitor) => visitor.call('POST', '/api/auth/sign-out');
const noted = async (id: string) =>
  (await env.DB.prepare('SELECT id FROM live_sockets WHERE interview_id = ?').bind(id).all()).results.length;

async function tick(): Promise<void> {
  const context = createExecutionContext();
  await worker.scheduled(createScheduledController(), env);
  await waitOnExecutionContext(context);
}

describe('a live socket ends with the session that it was opened with', () => {
  it('however many newer interviews there are, and however long ago its own ended', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    await owner.answer(id, GOOD_ANSWER);
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const tts = await openTts(owner, id);
    const old = Date.now() - DAY_MS;
    await env.DB.prepare('UPDATE interviews SET completed_at = ?1, created_at = ?1 WHERE id = ?2').bind(old, id).run();
    await env.DB.prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60)
       INSERT INTO interviews (id, owner_id, role, company, style, length, question_count, status, created_at, last_activity_at, version)
       SELECT 'newer-' || i, owner_id, role, company, style, length, question_count, 'in_progress', ?1, ?1, 1
       FROM n, interviews WHERE interviews.id = ?2`,
    )
      .bind(Date.now(), id)
      .run();
    await signOut(owner);
    expect(await closedSoon(tts.closed)).toBe(4003);
  });

  it('when somebody else signs in in the same browser, and when the same person does', async () => {
    for (const next of [await storeAccount(), undefined]) {
      const account = await storeAccount();
      const browser = await signedInTo(account);
      const tts = await openTts(browser, await browser.startInterview());
      expect((await browser.signIn((next ?? account).email)).status).toBe(200);
      expect(await closedSoon(tts.closed)).toBe(4003);
    }
  });

  it('when that is over by itself', async () => {
    for (const ends of ['expires_at', 'last_seen_at']) {
      const account = await storeAccount();
      const owner = await signedInTo(account);
      const tts = await openTts(owner, await owner.startInterview());
      await env.DB.prepare(`UPDATE sessions SET ${ends} = ? WHERE user_id = ?`)
        .bind(Date.now() - 15 * DAY_MS, account.id)
        .run();
      await tick();
      expect(await closedSoon(tts.closed)).toBe(4003);
    }
  });

  it('and not with another session of the same person', async () => {
    const account = await storeAccount();
    const [here, there] = [await signedInTo(account), await signedInTo(account)];
    const id = await here.startInterview();
    const stays = await openTts(here, id);
    const goes = await openSocket(there, `/api/realtime?interviewId=${id}`);
    await signOut(there);
    expect(await closedSoon(goes.closed)).toBe(4003);
    await stays.expectSilence();
  });

  it('when it ends while the socket opens', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    const thief = owner.copy();
    const opening = Array.from({ length: 8 }, () => openSocket(thief, `/api/tts?interviewId=${id}`));
    await signOut(owner);
    for (const { status, closed } of await Promise.all(opening)) {
      if (status === 101) expect([4001, 4003]).toContain(await closedSoon(closed));
      else expect(status).toBe(403);
    }
    expect((await openSocket(thief, `/api/tts?interviewId=${id}`)).status).toBe(403);
  });
});

describe('the index of live sockets', () => {
  it('holds those that are open, and forgets them when they close or their interview is erased', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    const first = await openTts(owner, id);
    await openTts(owner, id);
    // The newer one of a kind has replaced the older.
    expect(await closedSoon(first.closed)).toBe(4001);
    await expect.poll(() => noted(id)).toBe(1);
    const realtime = await openSocket(owner, `/api/realtime?interviewId=${id}`);
    expect(await noted(id)).toBe(2);
    realtime.socket?.close(1000);
    await expect.poll(() => noted(id)).toBe(1);
    await owner.call('DELETE', `/api/interview/${id}`);
    await expect.poll(() => noted(id)).toBe(0);
  });

  it('loses what a server that died left in it, and nobody is closed by that', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    const tts = await openTts(owner, id);
    await env.DB.prepare("INSERT INTO live_sockets VALUES ('left', ?, 'a session that is over', NULL, 1)")
      .bind(id)
      .run();
    await env.DB.prepare("INSERT INTO live_sockets VALUES ('guest', ?, NULL, 'nobody', 1)").bind(id).run();
    await tick();
    expect(await noted(id)).toBe(1);
    await tts.expectSilence();
  });
});
