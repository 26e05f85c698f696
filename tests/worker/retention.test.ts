import { env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { withFallback } from '#engines/with-fallback.ts';
import { openDatabase } from '#storage/database.ts';
import { saveSession } from '#storage/sessions.ts';
import { keepHouse } from '#worker/housekeeping.ts';
import { storeAccount } from './support/account.ts';
import { equip, phraserThat } from './support/equipment.ts';
import { takeDownLogs } from './support/logged.ts';
import { LINEAR_16K, openRealtime } from './support/realtime.ts';
import { ScriptedRecogniser, tapeOf } from './support/scripted-recogniser.ts';
import { ScriptedVoice } from './support/scripted-voice.ts';
import { openTts } from './support/tts.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';
import { withoutTable } from './support/without-table.ts';

afterEach(() => {
  equip({});
  vi.useRealTimers();
  vi.restoreAllMocks();
});

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

describe('what is deleted is logged only where it fails', () => {
  it('tells of an expiry that broke by its name and attempt, tries it again later, and then says nothing', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview(`Barista - Xylophone Coffee\nWe need espresso and latte art.`);
    await guest.answer(id, GOOD_ANSWER);
    const stub = env.INTERVIEWS.getByName(id);
    const ring = (deadline: 'expiry' | 'erasure') =>
      runInDurableObject(stub, async (instance, { storage }) => {
        storage.sql.exec('UPDATE interview SET last_activity_at = 1');
        storage.sql.exec('UPDATE deadlines SET due_at = CASE name WHEN ? THEN 1 ELSE 1e13 END', deadline);
        await instance.alarm();
      });
    // By a clock that stands ten minutes ahead, so that no alarm rings by itself meanwhile.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 600_000 });
    const logged = takeDownLogs();
    const failed = { event: 'deadline_failed', error: 'Error', attempts: 0 };
    await withoutTable('issue_reports', () => ring('expiry'));
    expect(logged.entries).toEqual([{ ...failed, name: 'expiry' }]);
    // What was begun to be erased is gone on with by a deadline of its own, each time later.
    for (const attempts of [0, 1, 2, 3, 4]) {
      await withoutTable('issue_reports', () => ring('erasure'));
      expect(logged.entries.slice(1 + attempts)).toEqual([{ ...failed, attempts, name: 'erasure' }]);
      await runInDurableObject(stub, async (_instance, { storage }) => {
        const { due_at: dueAt } = storage.sql.exec("SELECT due_at FROM deadlines WHERE name = 'erasure'").one();
        expect(Number(dueAt) - Date.now()).toBe(1_000 * 2 ** attempts);
        expect(await storage.getAlarm()).toBe(dueAt);
      });
    }
    await ring('erasure');
    vi.useRealTimers();
    expect(logged.entries).toHaveLength(6);
    expect((await guest.call('GET', `/api/interview/${id}`)).status).toBe(403);
    expect(logged.text()).not.toContain('xylophone');
  });

  it('tells of a chore that broke by its name alone, and does the others', async () => {
    // A round that somebody's request has left to be done is over then, and none begins within a minute.
    await keepHouse(env);
    await saveSession(
      openDatabase(env.DB),
      {
        tokenHash: 'past',
        userId: (await storeAccount()).id,
        remember: true,
        device: '',
        createdAt: 1,
        lastSeenAt: 1,
        expiresAt: 2,
      },
      'no hash',
    );
    const logged = takeDownLogs();
    await withoutTable('one_time_codes', () => keepHouse(env));
    expect(logged.entries).toEqual([{ event: 'chore_failed', chore: 'codes', error: 'Error' }]);
    expect(await env.DB.prepare("SELECT * FROM sessions WHERE token_hash = 'past'").first()).toBeNull();
    await keepHouse(env);
    expect(logged.entries).toHaveLength(1);
  });
});

describe('nothing private is logged', () => {
  it('of an address or a number that is asked about, answered or not', async () => {
    const [email, phone] = ['quizzed.marker@example.com', '+12025550166'];
    const logged = takeDownLogs();
    const ask = async (visitor: Visitor) => {
      const asked = [`check-email?email=${email}`, `check-phone?phone=${encodeURIComponent(phone)}`];
      return Promise.all(asked.map(async (path) => (await visitor.call('GET', `/api/auth/${path}`)).status));
    };
    expect(await ask(new Visitor())).toEqual([200, 200]);
    const broken: number[] = [];
    await withoutTable('users', async () => void broken.push(...(await ask(new Visitor()))));
    expect(broken.map((status) => status >= 500)).toEqual([true, true]);
    expect(logged.entries.length).toBeGreaterThan(0);
    for (const trace of [email, 'quizzed', phone, phone.slice(1)]) expect(logged.text()).not.toContain(trace);
  });

  it('writes no word that a person said, wrote or is into any log, also where engines and calls fail', async () => {
    const marker = 'xylophonemarker';
    const breaks = () => Promise.reject(new Error(marker, { cause: marker }));
    const recogniser = new ScriptedRecogniser(() => marker);
    equip({
      recogniser: () => recogniser,
      voice: async () => new ScriptedVoice({ before: breaks }),
      engines: withFallback({
        phraser: phraserThat(breaks),
        judge: { name: 'broken', version: '1', judge: breaks },
      }),
    });
    const logged = takeDownLogs();
    const guest = new Visitor();
    const id = await guest.startInterview(`Barista - Xylophonemarker Coffee\nWe need espresso and latte art.`);
    await guest.answer(id, `${marker} I work with computers.`);
    const realtime = await openRealtime(guest, id);
    const config = { type: 'config', audio: LINEAR_16K, utterance: 'ans_heard' } as const;
    realtime.send(config);
    realtime.sound(tapeOf([1]));
    realtime.send({ type: 'end_utterance' });
    expect(await realtime.next()).toMatchObject({ type: 'final', text: marker });
    realtime.send({ ...config, utterance: 'ans_broken' });
    await realtime.expectSilence();
    await runInDurableObject(env.INTERVIEWS.getByName(id), () => recogniser.newest.fail('misconfigured', marker));
    expect(await realtime.next()).toMatchObject({ type: 'asr_error' });
    const tts = await openTts(guest, id);
    tts.send({ type: 'say', text: marker });
    expect((await tts.hear()).end).toMatchObject({ type: 'tts_error' });
    await guest.call('POST', '/api/webhook/results-agent', {
      interviewId: id,
      transcript: [{ speaker: 'User', text: marker }],
    });
    await guest.call('POST', '/api/llm/complete', { interviewId: marker, userText: marker });
    await guest.register(`${marker}@example.com`);
    await guest.call('POST', '/api/user/interviews', { interviewId: id });
    await guest.call('GET', `/api/results/${id}`);
    const { body: kept } = await guest.call('GET', `/api/transcript/full/${id}`);
    const said = kept.data.entries.find(({ text }: { text: string }) => text.startsWith(marker));
    const again = { questionId: 'q_1', text: `${marker} again.` };
    expect((await guest.call('POST', `/api/interview/${id}/retries`, again)).status).toBe(200);
    const corrected = { entryId: said.id, text: said.text.replace('work', marker) };
    expect((await guest.call('POST', `/api/interview/${id}/corrections`, corrected)).status).toBe(200);
    await withoutTable('interviews', async () => {
      expect((await guest.call('GET', '/api/user/interviews')).status).toBe(500);
    });
    // What was logged is what had to be: without it the silence about words would show nothing.
    const seen = logged.entries.map(({ event, port }) => [event, port].filter(Boolean).join(' '));
    expect([...new Set(seen)].sort()).toEqual([
      'call_failed',
      'engine_fell_back judge',
      'engine_fell_back phraser',
      'hearing_failed',
      'speaking_failed',
      'speech_spending',
    ]);
    expect(logged.text()).not.toContain(marker);
  });
});
