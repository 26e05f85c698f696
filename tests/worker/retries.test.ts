import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountExport } from '#contract/account-export.ts';
import type { Retry } from '#contract/retry-calls.ts';
import { tougherQuestion } from '#domain/report/tougher-question.ts';
import { ENGINE_VERSION } from '#domain/scoring/engine-version.ts';
import { proposeFindings } from '#domain/scoring/propose-findings.ts';
import type { Judge, Judgement } from '#engines/judge.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { equip, Held } from './support/equipment.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const WEAK_ANSWER = 'Um, well, basically we just, you know, did stuff, basically, and then, um, we did stuff again.';

/** An owner's interview with one answered question, finished. */
async function finished(answer = WEAK_ANSWER) {
  const owner = await signedInTo(await storeAccount());
  const id = await owner.startInterview();
  await owner.answer(id, answer, { entryId: 'first' });
  await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
  const path = `/api/interview/${id}/retries`;
  const retry = (text: string, questionId = 'q_1') => owner.call('POST', path, { questionId, text });
  const report = async () => (await owner.call('GET', `/api/results/${id}`)).body.data;
  return { owner, id, path, retry, report };
}

const judgeOf = (judge: Judge['judge']): Judge => ({ name: 'other', version: '1', judge });

afterEach(() => {
  equip({});
  vi.restoreAllMocks();
});

describe('a question that is answered again', () => {
  it('is scored at once beside what was said before, and the report stays as it is', async () => {
    const { owner, path, retry, report } = await finished();
    const before = await report();
    const { status, body } = await retry(`  ${GOOD_ANSWER}  `);
    expect(status).toBe(200);
    const taken: Retry = body.data;
    expect(taken.questionId).toBe('q_1');
    expect(taken.after.responses.map(({ answer }) => answer)).toEqual([GOOD_ANSWER]);
    expect(taken.after.question).toBe(before.questions[0].question);
    expect(taken.before.responses.map(({ answer }) => answer)).toEqual([WEAK_ANSWER]);
    expect(taken.before.overall_score).toBe(before.questions[0].overall_score);
    expect(taken.after.overall_score).toBeGreaterThan(taken.before.overall_score);
    expect(await report()).toEqual(before);
    expect((await owner.call('GET', path)).body.data).toEqual({ retries: [taken] });
    expect((await owner.call('GET', `${path}?questionId=q_2`)).body.data).toEqual({ retries: [] });
    const { body: overview } = await owner.call('GET', '/api/user/interviews');
    expect(overview.data).toMatchObject([{ overallScore: before.overall.score }]);
  });

  it('is kept once, however often the same words come: who heard no answer sends them again', async () => {
    const { owner, path, retry } = await finished();
    const [first, twin] = await Promise.all([retry(GOOD_ANSWER), retry(GOOD_ANSWER)]);
    const later = await retry(GOOD_ANSWER);
    expect([twin.body, later.body]).toEqual([first.body, first.body]);
    expect((await owner.call('GET', path)).body.data).toEqual({ retries: [first.body.data] });
    await retry(`${GOOD_ANSWER} And nobody was hurt.`);
    await retry(GOOD_ANSWER);
    expect((await owner.call('GET', path)).body.data.retries).toHaveLength(3);
  });

  it('is compared with all that was said to it, follow-ups included', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    await owner.answer(id, 'I help people.');
    await owner.answer(id, GOOD_ANSWER);
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const { body } = await owner.call('POST', `/api/interview/${id}/retries`, { questionId: 'q_1', text: GOOD_ANSWER });
    expect(body.data.before.responses).toHaveLength(2);
    expect(body.data.after.responses).toHaveLength(1);
  });

  it('is judged with the old words anew when the engine is another one since', async () => {
    const { id, retry, report } = await finished();
    const object = env.INTERVIEWS.getByName(id);
    await runInDurableObject(object, (_, { storage }) => {
      storage.sql.exec(
        `UPDATE scored_questions SET scored = replace(scored, '"engine_version":"${ENGINE_VERSION}"', '"engine_version":"0"')`,
      );
    });
    const { data } = (await retry(GOOD_ANSWER)).body;
    expect([data.before.engine_version, data.after.engine_version]).toEqual([ENGINE_VERSION, ENGINE_VERSION]);
    expect(data.before.responses[0].answer).toBe(WEAK_ANSWER);
    expect((await report()).questions[0].overall_score).toBe(data.before.overall_score);
  });

  it('and its old words are judged by the same judge when one of two answers comes from the built-in one', async () => {
    const { id, retry } = await finished();
    let asked = 0;
    const judge = judgeOf(async (request) => {
      asked += 1;
      if (asked === 2) throw new Error('It broke');
      return { findings: { ...proposeFindings(request), engine: 'other', engineVersion: '1' }, warnings: [] };
    });
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    equip({ engines: withFallback({ judge }) });
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    const { data } = (await retry(GOOD_ANSWER)).body;
    expect(asked).toBe(2);
    expect([data.before.engine, data.after.engine]).toEqual(['embedded', 'embedded']);
  });

  it('holds nothing else up while it is judged', async () => {
    const { owner, id, retry, report } = await finished();
    const held = new Held<Judgement>();
    equip({ engines: withFallback({ judge: judgeOf(() => held.ask()) }) });
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    const pending = retry(GOOD_ANSWER);
    await held.wasAsked();
    expect((await report()).questions).toHaveLength(1);
    // Deleted meanwhile: then there is nothing left to be compared with, and nothing is kept.
    expect((await owner.call('DELETE', `/api/transcript/interview/${id}`)).status).toBe(200);
    vi.spyOn(console, 'warn').mockReturnValue(undefined);
    held.fail();
    await held.wasAsked(2);
    held.fail();
    expect((await pending).status).toBe(409);
    expect((await owner.call('GET', `/api/interview/${id}/retries`)).body.data.retries).toEqual([]);
  });

  it('is refused blank, too long, to a question without an answer, and before the end', async () => {
    const { retry } = await finished();
    for (const text of ['', ' \n ', 'x'.repeat(20_001)]) {
      const { status, body } = await retry(text);
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
    for (const unknown of ['q_2', 'q_99', 'nonsense']) expect((await retry(GOOD_ANSWER, unknown)).status).toBe(404);
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    await owner.answer(id, GOOD_ANSWER);
    const early = await owner.call('POST', `/api/interview/${id}/retries`, { questionId: 'q_1', text: GOOD_ANSWER });
    expect([early.status, early.body.code]).toEqual([409, 'conflict']);
  });

  it('is taken twenty times, also when they come all at once', async () => {
    const { owner, path, retry } = await finished();
    const answers = await Promise.all(Array.from({ length: 23 }, (_, n) => retry(`I fixed it in ${n} days.`)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
    expect((await owner.call('GET', path)).body.data.retries).toHaveLength(20);
  });

  it('can be the tougher one that goes on from it: asked in its own words, and compared with nothing', async () => {
    const { path, owner, retry, report } = await finished(GOOD_ANSWER);
    const [planned] = (await report()).questions;
    const { text } = tougherQuestion({ ...planned, id: 'q_1', type: planned.question_type, text: planned.question });
    const { status, body } = await retry(WEAK_ANSWER, 'q_1_tougher');
    expect(status).toBe(200);
    const taken: Retry = body.data;
    expect([taken.questionId, taken.after.question]).toEqual(['q_1_tougher', text]);
    expect(taken.after.responses).toMatchObject([{ asked: text, answer: WEAK_ANSWER }]);
    expect([taken.before.overall_score, taken.before.responses]).toEqual([-1, []]);
    // The same words to the question itself are another answer, and neither stands among the other's.
    const { data: again } = (await retry(WEAK_ANSWER)).body;
    expect(again.after.question).toBe(planned.question);
    const kept = async (id: string) => (await owner.call('GET', `${path}?questionId=${id}`)).body.data.retries;
    expect([await kept('q_1_tougher'), await kept('q_1')]).toEqual([[taken], [again]]);
    for (const unknown of ['q_2_tougher', 'q_1_tougher_tougher']) {
      expect((await retry(GOOD_ANSWER, unknown)).status).toBe(404);
    }
  });

  it('is its owner’s alone: not the holder’s who has no account, nor anybody else’s', async () => {
    const { id, path } = await finished();
    const stranger = await signedInTo(await storeAccount());
    const body = { questionId: 'q_1', text: GOOD_ANSWER };
    expect((await stranger.call('POST', path, body)).status).toBe(403);
    expect((await stranger.call('GET', path)).status).toBe(403);
    const guest = new Visitor();
    const guests = await guest.startInterview();
    expect((await guest.call('POST', `/api/interview/${guests}/retries`, body)).status).toBe(401);
    expect((await guest.call('GET', `/api/interview/${id}/retries`)).status).toBe(401);
  });

  it('goes with the transcript of its question, and is part of the export until then', async () => {
    const { owner, id, path, retry } = await finished();
    await retry(GOOD_ANSWER);
    const { data } = accountExport.parse((await owner.call('GET', '/api/user/export')).body);
    expect(data.interviews[0]?.content?.retries[0]?.after.responses[0]?.answer).toBe(GOOD_ANSWER);
    await owner.call('DELETE', `/api/transcript/question/${id}/1`);
    expect((await owner.call('GET', path)).body.data.retries).toHaveLength(1);
    await owner.call('DELETE', `/api/transcript/question/${id}/0`);
    expect((await owner.call('GET', path)).body.data.retries).toEqual([]);
    const rows = await runInDurableObject(
      env.INTERVIEWS.getByName(id),
      (_, { storage }) => storage.sql.exec('SELECT COUNT(*) AS n FROM retries').one().n,
    );
    expect(rows).toBe(0);
  });
});
