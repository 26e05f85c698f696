import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { InterviewResults } from '#contract/results.ts';
import { createProgress } from '#domain/interview/progress.ts';
import { summariseInterview } from '#domain/report/summarise-interview.ts';
import { billQuestion } from '#domain/scoring/bill-question.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import { newInterviewId } from '#durable/door.ts';
import { InterviewStore } from '#durable/store.ts';
import { storedFormat } from '#durable/stored/stored-format.ts';
import { storedProgress } from '#durable/stored/stored-progress.ts';
import { storedReport, storedScoredQuestion } from '#durable/stored/stored-report.ts';
import finished from '#tests/fixtures/stored-schema-1/finished.json';
import inProgress from '#tests/fixtures/stored-schema-1/in-progress.json';
import report from '#tests/fixtures/stored-schema-1/report.json';
import { signedInTo, storeAccount } from './support/account.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

interface Dump {
  schema: string[];
  rows: Record<string, Record<string, string | number | null>[]>;
}

/** Puts an interview into an object of its own, table by table as an earlier version kept it, for an owner. */
async function restore(dump: Dump, ownerId: string): Promise<string> {
  const id = newInterviewId();
  await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage: { sql } }) => {
    for (const statement of dump.schema) sql.exec(statement);
    for (const [table, rows] of Object.entries(dump.rows)) {
      for (const row of rows) {
        const places = Object.keys(row).map(() => '?');
        sql.exec(`INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`, ...Object.values(row));
      }
    }
    sql.exec('UPDATE interview SET id = ?, owner_id = ?', id, ownerId);
  });
  await evictDurableObject(env.INTERVIEWS.getByName(id));
  return id;
}

describe('what the first version kept', () => {
  it('opens: the report is the one that was answered then', async () => {
    const account = await storeAccount();
    const owner = await signedInTo(account);
    const id = await restore(finished, account.id);
    const { body } = await owner.call('GET', `/api/results/${id}`);
    expect(body.data).toEqual(report);
    const { body: state } = await owner.call('GET', `/api/interview/${id}`);
    expect(state.data).toMatchObject({ finished: true, owned: true, questions: { length: 3 } });
  });

  it('opens also where it names a style, length or seniority that is none today', async () => {
    const account = await storeAccount();
    const owner = await signedInTo(account);
    const id = await restore(finished, account.id);
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage: { sql } }) => {
      const kept = JSON.parse(String(sql.exec('SELECT results FROM report').one().results));
      sql.exec('UPDATE report SET results = ?', JSON.stringify({ ...kept, style: 'casual', length: '45min' }));
      const profile = JSON.parse(String(sql.exec('SELECT profile FROM interview').one().profile));
      sql.exec('UPDATE interview SET profile = ?', JSON.stringify({ ...profile, seniority: 'wizard' }));
      sql.exec("UPDATE entries SET transition_to = 'elsewhere', gap = 'some' WHERE speaker = 'ai'");
    });
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    const { body } = await owner.call('GET', `/api/results/${id}`);
    expect(body.data).toEqual({ ...report, style: 'normal', length: '30min' });
    const { body: state } = await owner.call('GET', `/api/interview/${id}`);
    expect(state.data.profile.seniority).toBe('');
    const { body: kept } = await owner.call('GET', `/api/transcript/full/${id}`);
    expect(kept.data.entries.length).toBeGreaterThan(0);
    for (const entry of kept.data.entries) expect(entry).not.toHaveProperty('transitionTo');
  });

  it('goes on: an interview in the middle of a question is answered, moved on from and finished', async () => {
    const account = await storeAccount();
    const owner = await signedInTo(account);
    const id = await restore(inProgress, account.id);
    const { body: before } = await owner.call('GET', `/api/interview/${id}`);
    expect(before.data).toMatchObject({ questionIndex: 0, phase: 'processing_user_response' });
    // A repeated answer still gets the reply that it got then.
    const repeated = await owner.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    expect(before.data.transcript.map(({ id }: { id: string }) => id)).toContain(repeated.body.data.entryId);
    await owner.call('POST', `/api/interview/${id}/next`, { questionId: 'q_1' });
    expect((await owner.answer(id, GOOD_ANSWER)).status).toBe(200);
    const { body } = await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    expect(body).toMatchObject({ status: 'ready', data: { questions: { length: 2 } } });
  });
});

describe('what is kept today', () => {
  it('comes back as it was given, with the version of its format', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    await owner.answer(id, 'I work with computers.');
    await owner.answer(id, GOOD_ANSWER);
    const { body } = await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) => {
      const row = storage.sql.exec('SELECT results FROM report').one();
      expect(JSON.parse(String(row.results))).toEqual({ version: expect.any(Number), value: body.data });
    });
  });

  it('leaves out nothing that the scorer says', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    const [question] = await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) =>
      new InterviewStore(storage).questions(),
    );
    if (!question) throw new Error('The interview has no question');
    const asked = question.text;
    const questions = [
      [GOOD_ANSWER],
      ['I work with computers.', GOOD_ANSWER],
      ['No.'],
      ['Um, well, basically we just, you know, did stuff, basically, and everybody was very, very happy. '.repeat(8)],
    ].map((answers) => {
      const request = {
        question,
        role: 'Engineer',
        company: 'Acme',
        responses: answers.map((answer) => ({ asked, answer })),
      };
      return billQuestion(request, proposeFindings(request));
    });
    for (const scored of questions) {
      expect(storedScoredQuestion.read(storedScoredQuestion.write(scored))).toEqual(scored);
    }
    const whole = {
      ...(report as InterviewResults),
      overall: summariseInterview(questions),
      questions,
      note: 'A note.',
    };
    expect(storedReport.read(storedReport.write(whole))).toEqual(whole);
  });

  it('is refused when it is no progress: going on from it would lose answers', () => {
    const progress = createProgress();
    expect(storedProgress.read(storedProgress.write(progress))).toEqual(progress);
    for (const broken of [null, {}, { ...progress, followUpsUsed: -1 }, { ...progress, phase: 'greeting_only' }]) {
      expect(() => storedProgress.read(JSON.stringify(broken))).toThrow();
    }
  });

  it('is upgraded version by version, and refused when no version fits', () => {
    const words = storedFormat(z.object({ words: z.array(z.string()) }), [
      (old) => ({ text: (old as { line: string }).line }),
      (old) => ({ words: (old as { text: string }).text.split(' ') }),
    ]);
    expect(words.read('{"line":"one two"}')).toEqual({ words: ['one', 'two'] });
    expect(words.read('{"version":2,"value":{"text":"one two"}}')).toEqual({ words: ['one', 'two'] });
    expect(words.read(words.write({ words: ['one'] }))).toEqual({ words: ['one'] });
    expect(() => words.read('{"version":3,"value":{"text":"one"}}')).toThrow();
  });
});

describe('what the index is told', () => {
  it('counts the time that was talked, not the time that it was left open', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    await guest.answer(id, GOOD_ANSWER);
    const MINUTE_MS = 60_000;
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_instance, { storage }) => {
      // Greeting and question at once, an answer after two minutes, the reply nine hours later.
      [0, 0, 2 * MINUTE_MS, 9 * 60 * MINUTE_MS].forEach((ms, i) => {
        storage.sql.exec(
          'UPDATE entries SET created_at = ? WHERE seq = (SELECT seq FROM entries ORDER BY seq LIMIT 1 OFFSET ?)',
          ms,
          i,
        );
      });
    });
    await guest.call('POST', '/api/webhook/process-results', { interviewId: id });
    const row = await env.DB.prepare('SELECT duration_ms FROM interviews WHERE id = ?').bind(id).first();
    expect(row).toEqual({ duration_ms: 7 * MINUTE_MS });
  });
});
