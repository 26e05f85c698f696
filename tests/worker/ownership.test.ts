import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from './support/account.ts';
import { openSocket } from './support/open-socket.ts';
import { type Answer, GOOD_ANSWER, PASSWORD, Visitor } from './support/visitor.ts';

const HOUR_MS = 3_600_000;

const claim = (visitor: Visitor, interviewId: string) => visitor.call('POST', '/api/user/interviews', { interviewId });
const list = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.call('GET', '/api/user/interviews')).body.data.map((row: { interviewId: string }) => row.interviewId);

/** A guest's interview that was answered and has its report. */
async function finishedInterview(guest: Visitor): Promise<string> {
  const id = await guest.startInterview();
  await guest.answer(id, GOOD_ANSWER);
  const finished = await guest.call('POST', '/api/webhook/process-results', { interviewId: id });
  expect(finished.body).toEqual({ success: true, status: 'ready' });
  return id;
}

/** Lets an interview's time pass: everything that it remembers happened so much earlier, and its alarm rings. */
const letPass = (id: string, ms: number) =>
  runInDurableObject(env.INTERVIEWS.getByName(id), async (instance, state) => {
    state.storage.sql.exec('UPDATE interview SET last_activity_at = last_activity_at - ?', ms);
    state.storage.sql.exec('UPDATE deadlines SET due_at = due_at - ?', ms);
    await instance.alarm();
  });

describe('an interview of a guest', () => {
  it('is refused with 403 until it is claimed, and then its report is its owner’s alone', async () => {
    const guest = new Visitor();
    const id = await finishedInterview(guest);
    const cookie = guest.copy();
    await guest.signIn((await storeAccount()).email);
    expect((await guest.call('GET', `/api/results/${id}`)).status).toBe(403);
    expect((await claim(guest, id)).body).toMatchObject({ success: true, data: { interviewId: id } });
    expect((await guest.call('GET', `/api/results/${id}`)).status).toBe(200);
    expect((await guest.call('GET', '/api/results')).body.data).toBeDefined();
    expect(await list(guest)).toEqual([id]);
    // The guest's cookie alone opens nothing any more, and whoever else has it cannot claim.
    expect((await cookie.call('GET', `/api/interview/${id}`)).status).toBe(403);
    await cookie.signIn((await storeAccount()).email);
    expect((await claim(cookie, id)).status).toBe(403);
    expect((await cookie.call('GET', `/api/results/${id}`)).status).toBe(403);
    expect(await list(cookie)).toEqual([]);
    expect((await claim(guest, id)).status).toBe(200);
  });

  it('is not claimed by somebody who knows its id and has an account', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const stranger = await signedInTo(await storeAccount());
    expect((await claim(stranger, id)).status).toBe(403);
    await stranger.startInterview();
    expect((await claim(stranger, id)).status).toBe(403);
    expect((await guest.call('GET', `/api/interview/${id}`)).body.data.owned).toBe(false);
  });

  it('is not claimed without an account', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await claim(guest, id)).status).toBe(401);
  });

  it('gives its report to nobody while it is unclaimed, by any call', async () => {
    const guest = new Visitor();
    const id = await finishedInterview(guest);
    const body = { interviewId: id };
    const answers: Answer[] = [];
    for (const call of ['results-agent', 'process-results']) {
      answers.push(await guest.call('POST', `/api/webhook/${call}`, body));
    }
    answers.push(await guest.call('POST', '/api/webhook/process-interview', { ...body, isComplete: true }));
    for (const { body: answer } of answers) expect(answer).toEqual({ success: true, status: 'ready' });
    expect((await guest.call('GET', `/api/results/${id}`)).status).toBe(401);
  });

  it('is claimed by the account that its guest makes, in one way from the last answer to the report', async () => {
    const guest = new Visitor();
    const id = await finishedInterview(guest);
    expect((await guest.call('POST', `/api/interviews/extend-session/${id}`)).status).toBe(200);
    await guest.register(`${crypto.randomUUID()}@example.com`);
    expect((await claim(guest, id)).status).toBe(200);
    expect((await guest.call('GET', `/api/results/${id}`)).status).toBe(200);
  });
});

describe('an interview of somebody who is signed in', () => {
  it('is theirs from the start, whatever userId the body names, and needs no claim', async () => {
    const account = await storeAccount();
    const other = await storeAccount();
    const owner = await signedInTo(account);
    const started = await owner.call('POST', '/api/interview/start', {
      userId: other.id,
      interviewType: 'general',
      selectedInterview: 'company: Acme title: Barista',
    });
    const { interviewId } = started.body.data;
    expect(await list(owner)).toEqual([interviewId]);
    expect(await list(await signedInTo(other))).toEqual([]);
    expect((await owner.call('GET', `/api/interview/${interviewId}`)).body.data.owned).toBe(true);
    expect((await claim(owner, interviewId)).status).toBe(200);
    // The same account holds it in another browser.
    expect((await (await signedInTo(account)).call('GET', `/api/interview/${interviewId}`)).status).toBe(200);
  });

  it('stays theirs when somebody sends another owner along with a call', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    const thief = await storeAccount();
    const extra = { ownerId: thief.id, userId: thief.id, guestHash: 'x', owned: false, score: 100 };
    await owner.call('POST', '/api/webhook/save-interview-data', { interviewId: id, ...extra });
    await owner.call('POST', '/api/llm/complete', { interviewId: id, userText: GOOD_ANSWER, ...extra });
    await owner.call('POST', '/api/user/interviews', { interviewId: id, ...extra });
    expect((await (await signedInTo(thief)).call('GET', `/api/interview/${id}`)).status).toBe(403);
    expect(await list(owner)).toEqual([id]);
  });

  it('is listed newest first, and only to its owner', async () => {
    const owner = await signedInTo(await storeAccount());
    const ids = [await owner.startInterview(), await owner.startInterview(), await owner.startInterview()];
    expect(await list(owner)).toEqual(ids.reverse());
    expect(await list(await signedInTo(await storeAccount()))).toEqual([]);
  });
});

describe('the time that an unclaimed interview is kept', () => {
  it('is a day from its last activity, and seven once its maker was shown the way to an account', async () => {
    const [plain, extended] = [new Visitor(), new Visitor()];
    const ids = [await plain.startInterview(), await extended.startInterview()] as const;
    const answer = await extended.call('POST', `/api/interviews/extend-session/${ids[1]}`);
    const keptMs = Date.parse(answer.body.data.expiresAt) - Date.now();
    expect(Math.abs(keptMs - 7 * 24 * HOUR_MS)).toBeLessThan(60_000);
    for (const id of ids) await letPass(id, 23 * HOUR_MS);
    expect((await plain.call('GET', `/api/interview/${ids[0]}`)).status).toBe(200);
    for (const id of ids) await letPass(id, 2 * HOUR_MS);
    expect((await plain.call('GET', `/api/interview/${ids[0]}`)).status).toBe(403);
    expect((await extended.call('GET', `/api/interview/${ids[1]}`)).status).toBe(200);
    await letPass(ids[1], 7 * 24 * HOUR_MS);
    expect((await extended.call('GET', `/api/interview/${ids[1]}`)).status).toBe(403);
  });

  it('begins again with every answer', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await letPass(id, 20 * HOUR_MS);
    await guest.answer(id, GOOD_ANSWER);
    await letPass(id, 20 * HOUR_MS);
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(200);
    await letPass(id, 5 * HOUR_MS);
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(403);
  });

  it('is nobody’s but its maker’s to extend, and means nothing for an owned one', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await new Visitor().call('POST', `/api/interviews/extend-session/${id}`)).status).toBe(403);
    await guest.signIn((await storeAccount()).email);
    await claim(guest, id);
    const extended = await guest.call('POST', `/api/interviews/extend-session/${id}`);
    expect(extended.body.data).toEqual({ expiresAt: null });
    await letPass(id, 400 * 24 * HOUR_MS);
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(200);
  });
});

describe('signing out', () => {
  it('leaves the browser nothing of who sat there before: no session, no guest, no waiting sign-up', async () => {
    const visitor = new Visitor();
    const unclaimed = await visitor.startInterview();
    await visitor.signUp(`${crypto.randomUUID()}@example.com`);
    await visitor.signIn((await storeAccount()).email, PASSWORD);
    const owned = await visitor.startInterview();
    const socket = await openSocket(visitor, `/api/tts?interviewId=${owned}`);
    expect(visitor.cookies.size).toBe(3);
    expect((await visitor.call('POST', '/api/auth/sign-out')).body).toEqual({ success: true });
    expect([...visitor.cookies]).toEqual([]);
    expect(await socket.closed).toBe(4003);
    for (const id of [unclaimed, owned]) {
      expect((await visitor.call('GET', `/api/interview/${id}`)).status).toBe(403);
    }
    // The next guest in this browser is another guest.
    const next = await visitor.startInterview();
    expect((await visitor.call('GET', `/api/interview/${next}`)).status).toBe(200);
    expect((await visitor.call('GET', `/api/interview/${unclaimed}`)).status).toBe(403);
  });

  it('is fine for somebody who is not signed in', async () => {
    expect((await new Visitor().call('POST', '/api/auth/sign-out')).status).toBe(200);
  });
});
