import { describe, expect, it } from 'vitest';
import { LEAVING } from '#domain/interview/leaving.ts';
import { PROBE_WORDS } from '#domain/probes/probe-words.ts';
import { METRICS } from './support/call-requests.ts';
import { GOOD_ANSWER, POSTING, Visitor } from './support/visitor.ts';

const PROBES = Object.values(PROBE_WORDS).flatMap(({ asks }) => asks);
const isProbe = (text: string) => PROBES.some((ask) => text.endsWith(ask));
const tellsTime = (text: string) => LEAVING.time?.some((words) => text.includes(words)) ?? false;
/** Of half an hour ten minutes are planned for talking: of six questions each 250 words. */
const LONG_ANSWER = Array(8).fill(GOOD_ANSWER).join(' ');

interface Said {
  text: string;
  /** How long it was spoken; it is typed without. */
  spokenMs?: number;
}

/** A whole interview of half an hour; gives what the interviewer said back, by question, until the candidate may ask. */
async function interview(sayAt: (question: number, turn: number) => Said): Promise<string[][]> {
  const visitor = new Visitor();
  const body = { start: true, description: POSTING, client_ts: 0, length: '30min', interviewType: 'behavioral' };
  const { interview_id: id, data } = (await visitor.call('POST', '/api/webhook/initialize', body)).body;
  const said: string[][] = data.questions.map(() => []);
  for (let at = 0, turn = 0; turn < 60; turn++) {
    const { text, spokenMs } = sayAt(at, said[at]?.length ?? 0);
    const entryId = `says_${turn}`;
    if (spokenMs !== undefined) {
      const metrics = { ...METRICS, durationMs: spokenMs + 2_000, speechDurationMs: spokenMs };
      const place = { interviewId: id, questionIndex: at, followUpIndex: said[at]?.length ?? 0, entryId };
      const saved = await visitor.call('POST', '/api/speech-metrics/save', { ...place, timestamp: turn, metrics });
      expect(saved.status).toBe(200);
    }
    const { response, is_follow_up } = (await visitor.answer(id, text, { entryId })).body.data;
    said[at]?.push(response);
    if (response.includes('Is there anything that you would like to ask?')) return said;
    if (is_follow_up) continue;
    const next = await visitor.call('POST', `/api/interview/${id}/next`, { questionId: data.questions[at].id });
    at = next.body.data.question.index;
  }
  throw new Error('The interview does not end');
}

describe('an interview that minds the time', () => {
  it('asks on at each question where little of the time is used, once, and asks all of them', async () => {
    const said = await interview(() => ({ text: GOOD_ANSWER }));
    expect(said).toHaveLength(6);
    for (const replies of said) expect(replies.filter(isProbe).length).toBeLessThanOrEqual(1);
    // What the first answer used is known from the second question on. The last asks what one would do, and among the
    // others may be one about feedback: an answer that is about neither gets no probe. Every second question would be two.
    expect(said.slice(1, -1).filter((replies) => replies.length > 1).length).toBeGreaterThanOrEqual(3);
    expect(said.flat().some(tellsTime)).toBe(false);
  });

  it('asks no probe where half again as much is used, tells the time once, and asks all questions', async () => {
    const said = await interview(() => ({ text: LONG_ANSWER }));
    expect(said).toHaveLength(6);
    expect(said.every((replies) => replies.length > 0)).toBe(true);
    expect(said.slice(1).flat().filter(isProbe)).toEqual([]);
    expect(said.flat().filter(tellsTime)).toHaveLength(1);
  });

  it('tells it at the next question where there was something else to be said at the first', async () => {
    const hard = `My father died last spring, and I looked after him until the end. ${LONG_ANSWER}`;
    const said = await interview((at) => ({ text: at === 1 ? hard : LONG_ANSWER }));
    expect(said[1]?.join(' ')).toMatch(/sorry|must have been hard/);
    expect(said.map((replies) => replies.some(tellsTime))).toEqual([false, false, true, false, false, false]);
  });

  it('counts what was spoken by how long it took', async () => {
    const said = await interview(() => ({ text: GOOD_ANSWER, spokenMs: 170_000 }));
    expect(said.slice(1).flat().filter(isProbe)).toEqual([]);
    expect(said.flat().filter(tellsTime)).toHaveLength(1);
  });

  it('has time again where questions were passed over', async () => {
    const said = await interview((at) => ({ text: at === 1 || at === 2 ? 'Skip this one, please.' : LONG_ANSWER }));
    // 430 words to three questions are less than half again as much as the 750 that were due.
    expect(said.flat().filter(tellsTime)).toEqual([]);
  });
});
