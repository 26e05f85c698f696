import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { signedInTo, storeAccount } from './support/account.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const STARTS = [
  ['POST /api/interview/start', { selectedInterview: 'company: Acme title: Barista' }],
  ['POST /api/webhook/initialize', { start: true, description: 'Barista - Acme\nWe need espresso.' }],
] as const;

const start = (visitor: Visitor, which: number) => {
  const [name, body] = STARTS[which % 2] ?? STARTS[0];
  const [method = '', path = ''] = name.split(' ');
  return visitor.call(method, path, body);
};

describe('starting interviews', () => {
  it('is limited to thirty an hour from one address, by both calls together', async () => {
    const settings = { ENVIRONMENT: 'production' };
    const headers = { 'cf-connecting-ip': '203.0.113.7' };
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++) {
      statuses.push((await start(new Visitor({ headers, settings }), n)).status);
    }
    expect(statuses.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200));
    expect(statuses[30]).toBe(429);
    const elsewhere = new Visitor({ headers: { 'cf-connecting-ip': '203.0.113.8' }, settings });
    expect((await start(elsewhere, 0)).status).toBe(200);
  });

  it('is limited to sixty an hour for one account, wherever it is signed in', async () => {
    const account = await storeAccount();
    const user = await signedInTo(account);
    for (let n = 0; n < 60; n++) expect((await start(user, n)).status).toBe(200);
    const refused = await start(await signedInTo(account), 0);
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect((await start(await signedInTo(await storeAccount()), 0)).status).toBe(200);
  });
});

describe('the turns of an interview', () => {
  it('are sixty in a minute, also over an eviction, and an answer that is known is taken all the same', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    // Nobody talks so fast: the turns before this minute's last one are put there.
    const spend = (count: number) =>
      runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) => {
        storage.kv.put('allowance:turns', new Array(count).fill(Date.now()));
      });
    await spend(59);
    const known = await owner.answer(id, 'I served coffee.', { entryId: 'ans_1' });
    expect(known.status).toBe(200);
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    const refused = await owner.answer(id, 'And I trained others.');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect((await owner.answer(id, 'I served coffee.', { entryId: 'ans_1' })).body).toEqual(known.body);
    await spend(59);
    expect((await owner.answer(id, 'And I trained others.')).status).toBe(200);
  });
});

describe('a transcript', () => {
  it('takes two megabytes and no more, by whichever call, and the interview still ends', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    const LONG = 'word '.repeat(3_900);
    const entries = Array.from({ length: 60 }, (_, n) => ({
      speaker: 'human',
      text: `${n} ${LONG}`,
      questionNumber: 1,
    }));
    const merge = (transcript: object[]) =>
      owner.call('POST', '/api/webhook/process-interview', { interviewId: id, transcript });
    await merge([...entries, { speaker: 'ai', text: 'Thank you.', questionNumber: 1 }]);
    const more = entries.map((entry) => ({ ...entry, text: `more ${entry.text}` }));
    const tooMuch = await merge([...more, { speaker: 'ai', text: 'Thank you.', questionNumber: 1 }]);
    expect([tooMuch.status, tooMuch.body.code]).toEqual([413, 'too_large']);

    const save = (n: number) =>
      owner.call('POST', `/api/transcript/save-entry/${id}/0`, {
        transcriptEntry: { id: `long_${n}`, speaker: 'human', text: `${n} again ${LONG}` },
      });
    let stored = 0;
    while (stored < 60 && (await save(stored)).status === 200) stored += 1;
    expect((await save(stored)).status).toBe(413);
    expect((await owner.answer(id, LONG)).status).toBe(413);
    // What is there already is taken again.
    expect((await save(0)).body.data).toEqual({ id: 'long_0', stored: false });
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) => {
      const { bytes } = storage.sql.exec('SELECT SUM(LENGTH(text)) AS bytes FROM entries').one();
      expect(Number(bytes)).toBeGreaterThan(1_950_000);
      expect(Number(bytes)).toBeLessThanOrEqual(2_000_000);
    });
    await owner.call('DELETE', `/api/transcript/interview/${id}`);
    await owner.answer(id, GOOD_ANSWER);
    expect((await owner.call('POST', '/api/webhook/process-results', { interviewId: id })).body.status).toBe('ready');
  });
});
