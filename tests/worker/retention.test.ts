import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

describe('what is deleted is gone', () => {
  it('erases an unclaimed interview after its time: tables, index row and media', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, GOOD_ANSWER);
    await env.MEDIA.put(`rec/${id}/1`, 'media');
    const stub = env.INTERVIEWS.getByName(id);
    await runInDurableObject(stub, async (instance, state) => {
      const dayAgo = Date.now() - 25 * 3_600_000;
      state.storage.sql.exec('UPDATE interview SET last_activity_at = ?', dayAgo);
      state.storage.sql.exec("UPDATE deadlines SET due_at = ? WHERE name = 'expiry'", dayAgo);
      await instance.alarm();
    });
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(403);
    expect(await env.MEDIA.head(`rec/${id}/1`)).toBeNull();
    const row = await env.DB.prepare('SELECT id FROM interviews WHERE id = ?').bind(id).first();
    expect(row).toBeNull();
  });

  it('keeps a claimed interview', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.register('keeper@example.com');
    await guest.call('POST', '/api/user/interviews', { interviewId: id });
    await runInDurableObject(env.INTERVIEWS.getByName(id), async (instance, state) => {
      state.storage.sql.exec('UPDATE interview SET last_activity_at = 0');
      await instance.alarm();
    });
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(200);
  });

  it('scores in the background as soon as the interview moves on', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, GOOD_ANSWER);
    await guest.call('POST', `/api/interview/${id}/next`, { questionId: 'q_1' });
    await runInDurableObject(env.INTERVIEWS.getByName(id), async (instance, state) => {
      await instance.alarm();
      const rows = state.storage.sql.exec('SELECT question_index FROM scored_questions').toArray();
      expect(rows).toEqual([{ question_index: 0 }]);
    });
  });
});

describe('nothing private is logged', () => {
  it('writes no word that a person said, wrote or is into any log', async () => {
    const marker = 'xylophonemarker';
    const logged: string[] = [];
    const methods = ['log', 'info', 'warn', 'error', 'debug'] as const;
    const originals = methods.map((method) => console[method]);
    for (const method of methods) {
      console[method] = (...args: unknown[]) => logged.push(JSON.stringify(args));
    }
    try {
      const guest = new Visitor();
      const id = await guest.startInterview(`Barista - Xylophonemarker Coffee\nWe need espresso and latte art.`);
      await guest.answer(id, `${marker} ${GOOD_ANSWER}`);
      await guest.call('POST', '/api/webhook/results-agent', {
        interviewId: id,
        transcript: [{ speaker: 'User', text: marker }],
      });
      await guest.call('POST', '/api/llm/complete', { interviewId: marker, userText: marker });
      await guest.register(`${marker}@example.com`);
      await guest.call('POST', '/api/user/interviews', { interviewId: id });
      await guest.call('GET', `/api/results/${id}`);
    } finally {
      methods.forEach((method, i) => {
        const original = originals[i];
        if (original) console[method] = original;
      });
    }
    expect(logged.filter((line) => line.toLowerCase().includes(marker))).toEqual([]);
  });
});
