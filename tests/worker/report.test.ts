import { env } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import type { InterviewResults } from '#contract/results.ts';
import { ISSUE_TYPES } from '#contract/words.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

/** Takes an interview whose first question is passed over and whose second is answered in two turns. */
async function takeInterview(owner: Visitor): Promise<string> {
  const id = await owner.startInterview();
  const { body } = await owner.call('GET', `/api/interview/${id}`);
  await owner.call('POST', `/api/interview/${id}/next`, { questionId: body.data.questions[0].id });
  // Whatever is asked: so few words are asked after.
  const { body: asked } = await owner.answer(id, 'I help people.', { entryId: 'first' });
  expect(asked.parsed.is_follow_up).toBe(true);
  await owner.answer(id, GOOD_ANSWER, { entryId: 'second' });
  await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
  return id;
}

describe('a report', () => {
  it('says where its words stand in the transcript, of which question, and what that is about', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await takeInterview(owner);
    const { data }: { data: InterviewResults } = (await owner.call('GET', `/api/results/${id}`)).body;
    const { body: kept } = await owner.call('GET', `/api/transcript/full/${id}`);
    const texts = new Map<string, string>(
      kept.data.entries.map((entry: { id: string; text: string }) => [entry.id, entry.text]),
    );

    const [, question] = data.questions;
    expect(question?.topic).toMatch(/\S/);
    const sources = question?.responses.flatMap((response) => {
      expect(response.question_index).toBe(1);
      expect(response.follow_up).toBe(response.response_number);
      return (response.sources ?? []).map(({ entry_id: entryId, start_char: start, end_char: end }) => {
        expect(response.answer.slice(start, end)).toBe(texts.get(entryId));
        return entryId;
      });
    });
    expect(sources).toEqual(['first', 'second']);
  });

  it('keeps the number of a question that was passed over, and says that it is left out', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await takeInterview(owner);
    const { data }: { data: InterviewResults } = (await owner.call('GET', `/api/results/${id}`)).body;
    const [passedOver, answered] = data.questions;
    expect(data.questions).toHaveLength(2);
    expect(passedOver).toMatchObject({ overall_score: -1, responses: [] });
    expect(passedOver?.not_scored?.message).toBe('You gave no answer to this question, so it is left out.');
    expect(data.overall.score).toBe(answered?.overall_score);
    expect(data.overall.summary).toContain('” was passed over.');
    expect(data.overall.summary).not.toContain('could not be scored');
    expect(data.overall.exercise).toContain('question 1');
  });

  it('keeps a last question that was passed over, says why, and lets it be answered afterwards', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await owner.startInterview();
    for (const question of (await owner.call('GET', `/api/interview/${id}`)).body.data.questions.slice(0, 2)) {
      for (let more = true; more; ) more = (await owner.answer(id, GOOD_ANSWER)).body.parsed.is_follow_up;
      await owner.call('POST', `/api/interview/${id}/next`, { questionId: question.id });
    }
    const { body: left } = await owner.answer(id, 'I’ve just told you that one, it was Mrs P.');
    expect(left.parsed.is_follow_up).toBe(false);
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const { data }: { data: InterviewResults } = (await owner.call('GET', `/api/results/${id}`)).body;
    expect(data.questions.map(({ overall_score: score }) => score < 0)).toEqual([false, false, true]);
    const [, , last] = data.questions;
    expect(last?.not_scored?.message).toContain('You said that you had told this already.');
    expect(data.overall.summary).toContain('” was passed over.');
    const again = { questionId: last?.question_id, text: GOOD_ANSWER };
    const { status, body } = await owner.call('POST', `/api/interview/${id}/retries`, again);
    expect(status).toBe(200);
    expect(body.data.before).toMatchObject({ overall_score: -1, responses: [] });
    expect(body.data.after.overall_score).toBeGreaterThan(0);
  });
});

describe('the questions of an interview', () => {
  it('are told to its holder as they were planned, also those that were never answered', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await takeInterview(owner);
    const { body: state } = await owner.call('GET', `/api/interview/${id}`);
    const { status, body } = await owner.call('GET', `/api/webhook/interview/${id}/questions`);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: {
        questions: state.data.questions,
        company: state.data.company,
        metadata: { role: state.data.role, style: 'normal', length: '10min' },
      },
    });
    expect(body.data.questions).toHaveLength(3);
    for (const question of body.data.questions) expect(Object.keys(question).sort()).toEqual(['id', 'text']);
    expect((await new Visitor().call('GET', `/api/webhook/interview/${id}/questions`)).status).toBe(403);
  });
});

describe('an issue', () => {
  const report = (visitor: Visitor, interviewId: string, more: object = {}) =>
    visitor.call('POST', '/api/issue-reports', { interviewId, issueType: 'audio_problems', ...more });
  const keptOf = async (interviewId: string) => {
    const query = env.DB.prepare('SELECT issue_type, description FROM issue_reports WHERE interview_id = ?');
    return (await query.bind(interviewId).all()).results;
  };

  it('of any of the eleven types is kept, with what is told about it', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    for (const issueType of ISSUE_TYPES)
      expect((await report(guest, id, { issueType })).body).toEqual({ success: true });
    const description = 'x'.repeat(5_000);
    expect((await report(guest, id, { description })).status).toBe(200);
    expect(await keptOf(id)).toEqual([
      ...ISSUE_TYPES.map((issue_type) => ({ issue_type, description: '' })),
      { issue_type: 'audio_problems', description },
    ]);
  });

  it('of another type, or told at more length, is refused and not kept', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    for (const wrong of [{ issueType: 'boredom' }, { issueType: '' }, { description: 'x'.repeat(5_001) }]) {
      const { status, body } = await report(guest, id, wrong);
      expect([status, body.code]).toEqual([400, 'bad_request']);
    }
    expect(await keptOf(id)).toEqual([]);
  });

  it('is taken twenty times a day an interview, and a stranger’s attempts are not among them', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    for (let n = 0; n < 3; n++) expect((await report(new Visitor(), id)).status).toBe(403);
    for (let n = 0; n < 20; n++) expect((await report(guest, id)).status).toBe(200);
    const { status, body, headers } = await report(guest, id);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await keptOf(id)).toHaveLength(20);
    expect((await report(guest, await guest.startInterview())).status).toBe(200);
  });
});
