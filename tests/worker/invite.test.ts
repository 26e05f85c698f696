import { env } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { signedInTo, storeAccount } from './support/account.ts';
import { METRICS } from './support/call-requests.ts';
import { equip } from './support/equipment.ts';
import { ScriptedVoice } from './support/scripted-voice.ts';
import { openTts } from './support/tts.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const INVITE = 'Is there anything that you would like to ask?';
const POSTING = [
  'Senior Software Engineer - Acme Corp',
  'Location: Leeds, two days a week in the office.',
  'You will own our order service. We need Python, SQL and Docker.',
  'Salary: £52,000 to £58,000 a year.',
].join('\n');

async function start(visitor: Visitor, length = '30min'): Promise<string> {
  const body = { start: true, description: POSTING, client_ts: 0, length, interviewType: 'normal' };
  return (await visitor.call('POST', '/api/webhook/initialize', body)).body.interview_id;
}
const stateOf = async (visitor: Visitor, id: string) => (await visitor.call('GET', `/api/interview/${id}`)).body.data;

afterEach(() => {
  vi.useRealTimers();
  equip({});
});

/** Answers all questions until the candidate is invited to ask; gives that reply. */
async function answerAll(visitor: Visitor, id: string, first = GOOD_ANSWER) {
  const { questions } = await stateOf(visitor, id);
  let said = first;
  for (let turns = 0; turns < 60; turns++) {
    const reply = (await visitor.answer(id, said)).body.data;
    said = GOOD_ANSWER;
    if (reply.finished || reply.response.endsWith(INVITE)) return reply;
    if (reply.is_follow_up) continue;
    const questionId = questions[reply.questionIndex].id;
    await visitor.call('POST', `/api/interview/${id}/next`, { questionId, entryId: reply.entryId });
  }
  throw new Error('The interview does not end');
}

describe('the invitation to ask', () => {
  it('comes after the last question, has two exchanges, and none of its words counts', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await start(owner);
    const { questions } = await stateOf(owner, id);
    const invited = await answerAll(owner, id);
    expect(invited).toMatchObject({ is_follow_up: true, finished: false, questionIndex: questions.length - 1 });
    const before = await stateOf(owner, id);
    // Asked for anew, as a page does that is loaded again, it stands there as before.
    expect(before).toMatchObject({ phase: 'user_turn_pending', latestEntryId: invited.entryId, finished: false });
    expect(before.transcript.at(-1)).toMatchObject({ isFollowup: true, text: invited.response });

    const pay = (await owner.answer(id, 'Yes, what would the salary be?', { entryId: 'asks_1' })).body.data;
    expect(pay).toMatchObject({ is_follow_up: true, finished: false });
    expect(pay.response).toContain('“Salary: £52,000 to £58,000 a year”');
    expect(pay.response).toMatch(/the employer/);
    expect(pay.response).toMatch(/Is there anything else that you would like to ask\?$/);
    expect((await owner.answer(id, 'Yes, what would the salary be?', { entryId: 'asks_1' })).body.data).toEqual(pay);
    const pension = (await owner.answer(id, 'And is there a pension?', { entryId: 'asks_2' })).body.data;
    expect(pension).toMatchObject({ is_follow_up: false, finished: true });
    expect(pension.response).toMatch(/posting/);
    expect((await owner.answer(id, 'One more?')).status).toBe(409);
    const last = questions.at(-1).id;
    const next = await owner.call('POST', `/api/interview/${id}/next`, { questionId: last, entryId: pension.entryId });
    expect(next.body.data).toEqual({ completed: true });

    const { transcript, asideIds } = await stateOf(owner, id);
    expect(transcript.slice(-5).map(({ text }: { text: string }) => text)).toEqual([
      invited.response,
      'Yes, what would the salary be?',
      pay.response,
      'And is there a pension?',
      pension.response,
    ]);
    expect(asideIds).toEqual(expect.arrayContaining(['asks_1', 'asks_2']));
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const report = (await owner.call('GET', `/api/results/${id}`)).body.data;
    expect(report.questions).toHaveLength(questions.length);
    for (const { responses } of report.questions) expect(responses.length).toBeGreaterThan(0);
    expect(JSON.stringify(report.questions)).not.toMatch(/what would the salary be|is there a pension/);
    expect(report.asked_at_end).toEqual([
      { asked: 'Yes, what would the salary be?', answered: expect.stringContaining('£52,000') },
      { asked: 'And is there a pension?', answered: expect.stringMatching(/posting/) },
    ]);
  });

  it('is ended kindly by a no, and is not put twice', async () => {
    const visitor = new Visitor();
    const id = await start(visitor);
    await answerAll(visitor, id);
    const over = (await visitor.answer(id, 'No, thank you.')).body.data;
    expect(over).toMatchObject({ is_follow_up: false, finished: true });
    expect(over.response).toMatch(/^(?:That is|Of course).*Your results/);
  });

  it('comes after a question that was put off, and words that come late to it do not count either', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await start(owner);
    const invited = await answerAll(owner, id, 'Can I come back to that one later, please?');
    expect(invited).toMatchObject({ is_follow_up: true, questionIndex: 0 });
    expect(invited.response).toContain(INVITE);
    const late = { id: 'late', speaker: 'human', text: 'Last year I measured how often trains leave for Leeds.' };
    await owner.call('POST', `/api/transcript/save-entry/${id}/0`, { transcriptEntry: late });
    expect((await stateOf(owner, id)).asideIds).toContain('late');
    const place = { interviewId: id, questionIndex: 0, timestamp: 0, metrics: METRICS };
    const saves = (followUpIndex: number) =>
      owner.call('POST', '/api/speech-metrics/save', { ...place, followUpIndex });
    expect((await saves(invited.followUpIndex)).body.data).toEqual({ stored: false });
    expect((await saves(invited.followUpIndex - 1)).body.data).toEqual({ stored: true });
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const { questions } = (await owner.call('GET', `/api/results/${id}`)).body.data;
    expect(JSON.stringify(questions[0].responses)).not.toContain('trains leave');
  });

  it('is not part of the time that was talked', async () => {
    const owner = await signedInTo(await storeAccount());
    const id = await start(owner);
    const begun = Date.now();
    await answerAll(owner, id);
    vi.useFakeTimers({ toFake: ['Date'], now: begun + 4 * 60_000 });
    await owner.answer(id, 'No, thank you.');
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
    const row = await env.DB.prepare('SELECT duration_ms FROM interviews WHERE id = ?').bind(id).first();
    expect(row?.duration_ms).toBeLessThan(4 * 60_000);
  });

  it('is met over the speaking socket too, and by a new one after that broke', async () => {
    equip({ voice: async () => new ScriptedVoice() });
    const guest = new Visitor();
    const id = await start(guest);
    const { entryId: replyTo } = await answerAll(guest, id);
    const ask = {
      type: 'start',
      interviewId: id,
      userText: 'What is the salary?',
      entryId: 'asks_1',
      replyTo,
    } as const;
    const tts = await openTts(guest, id);
    tts.send(ask);
    const { reply } = await tts.hear();
    expect(reply).toMatchObject({ is_follow_up: true });
    expect(reply?.text).toMatch(/£52,000.*anything else that you would like to ask\?$/);
    const again = await openTts(guest, id);
    again.send(ask);
    expect((await again.hear()).reply).toEqual(reply);
    again.send({ type: 'start', interviewId: id, userText: 'No, that is all.', entryId: 'asks_2' });
    expect((await again.hear()).reply).toMatchObject({ is_follow_up: false });
    expect((await stateOf(guest, id)).transcript.at(-1)).toMatchObject({ transitionTo: 'end' });
  });

  it('is met in a whole transcript that a page of the earlier flow sends', async () => {
    const guest = new Visitor();
    const id = await start(guest);
    await answerAll(guest, id);
    const send = async (text: string) => {
      const { transcript } = await stateOf(guest, id);
      const whole = [...transcript, { speaker: 'User', text, questionNumber: 6 }];
      return (await guest.call('POST', '/api/webhook/process-interview', { interviewId: id, transcript: whole })).body;
    };
    expect(await send('What is the salary?')).toMatchObject({
      is_follow_up: true,
      response: expect.stringContaining('£52,000'),
    });
    expect(await send('No, thank you.')).toMatchObject({ is_follow_up: false });
  });

  it('is not put in ten minutes', async () => {
    const visitor = new Visitor();
    const id = await start(visitor, '10min');
    expect(await answerAll(visitor, id)).toMatchObject({ is_follow_up: false, finished: true });
  });
});
