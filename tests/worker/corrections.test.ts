import { describe, expect, it } from 'vitest';
import { accountExport } from '#contract/account-export.ts';
import type { InterviewResults } from '#contract/results.ts';
import type { PlacedWord } from '#contract/speech-metrics-calls.ts';
import { placeWords } from '#domain/speech-metrics/place-words.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { METRICS } from './support/call-requests.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

/** What a recogniser makes of the good answer: "grocery" where "query" was said. */
const HEARD = GOOD_ANSWER.replace('worst query', 'worst grocery').replace('queries', 'groceries');
const ENTRY = 'first';

const words = (text: string): PlacedWord[] =>
  placeWords(
    text,
    text.split(' ').map((word, i) => ({ word, startMs: i * 400, endMs: i * 400 + 300 })),
    [],
    60_000,
  );

/** An owner's interview whose only answer was heard wrongly, finished. */
async function finished({ measured = true } = {}) {
  const owner = await signedInTo(await storeAccount());
  const id = await owner.startInterview();
  await owner.answer(id, HEARD, { entryId: ENTRY });
  const saveWords = () =>
    owner.call('POST', '/api/speech-metrics/save', {
      interviewId: id,
      questionIndex: 0,
      entryId: ENTRY,
      timestamp: 0,
      metrics: METRICS,
      words: words(HEARD),
    });
  if (measured) await saveWords();
  await owner.call('POST', '/api/webhook/process-results', { interviewId: id });
  const correct = (text: string, entryId = ENTRY) =>
    owner.call('POST', `/api/interview/${id}/corrections`, { entryId, text });
  const report = async (): Promise<InterviewResults> => (await owner.call('GET', `/api/results/${id}`)).body.data;
  const transcript = async () => (await owner.call('GET', `/api/transcript/full/${id}`)).body.data.entries;
  const timed = async (): Promise<PlacedWord[]> =>
    (await owner.call('GET', `/api/speech-metrics/interview/${id}`)).body.data[0].words;
  return { owner, id, correct, report, transcript, timed, saveWords };
}

describe('an answer that was heard wrongly', () => {
  it('is scored again with what was said, and what was heard is kept beside it', async () => {
    const { owner, id, correct, report, transcript } = await finished();
    const before = await report();
    const { status, body } = await correct(GOOD_ANSWER);
    expect(status).toBe(200);
    const after = await report();
    expect(body.data.results).toEqual(after);
    expect(after.questions[0]?.responses[0]).toMatchObject({
      answer: GOOD_ANSWER,
      sources: [{ entry_id: ENTRY, start_char: 0, end_char: GOOD_ANSWER.length, heard: HEARD }],
    });
    expect(before.questions[0]?.responses[0]?.sources?.[0]).not.toHaveProperty('heard');
    expect(after.completed_at).toBe(before.completed_at);
    const penalties = after.questions.flatMap(({ responses }) =>
      responses.flatMap(({ answer, conciseness }) =>
        conciseness.penalties.map((penalty) => [answer.slice(penalty.start_char, penalty.end_char), penalty.quote]),
      ),
    );
    for (const [there, quote] of penalties) expect(there).toBe(quote);
    expect((await transcript()).find((entry: { id: string }) => entry.id === ENTRY).text).toBe(GOOD_ANSWER);
    const { data } = accountExport.parse((await owner.call('GET', '/api/user/export')).body);
    expect(data.interviews[0]?.content?.corrections).toEqual([{ entryId: ENTRY, heard: HEARD }]);
    const { body: listed } = await owner.call('GET', '/api/user/interviews');
    expect(listed.data).toMatchObject([{ interviewId: id, overallScore: after.overall.score }]);
  });

  it('keeps the times of its words, and gives a corrected word the time of the one that was heard', async () => {
    const { correct, timed } = await finished();
    const before = await timed();
    await correct(GOOD_ANSWER);
    const after = await timed();
    expect(after.map(({ word }) => word)).toEqual(GOOD_ANSWER.split(' '));
    expect(after.map(({ startMs, endMs }) => [startMs, endMs])).toEqual(
      before.map(({ startMs, endMs }) => [startMs, endMs]),
    );
    for (const { word, start_char, end_char } of after) expect(GOOD_ANSWER.slice(start_char, end_char)).toBe(word);
    expect(after.some(({ estimated }) => estimated)).toBe(false);
  });

  it('gets the times also where they come after the correction', async () => {
    const { correct, timed, saveWords } = await finished({ measured: false });
    await correct(GOOD_ANSWER);
    await saveWords();
    const after = await timed();
    expect(after.map(({ word }) => word)).toEqual(GOOD_ANSWER.split(' '));
    await saveWords();
    expect(await timed()).toEqual(after);
  });

  it('is measured by what was heard first, and is as it was when the correction is taken back', async () => {
    const { correct, report, timed } = await finished();
    const [before, times] = [await report(), await timed()];
    const twoThirds = (text: string, from: number) =>
      text
        .split(' ')
        .map((word, i) => (i % 3 === from ? 'other' : word))
        .join(' ');
    await correct(
      HEARD.split(' ')
        .toSpliced(0, 10, ...Array(10).fill('other'))
        .join(' '),
    );
    expect((await correct(twoThirds(HEARD, 1))).status).toBe(422);
    expect((await correct(HEARD)).status).toBe(200);
    expect(await report()).toEqual(before);
    expect(await timed()).toEqual(times);
  });

  it('may differ in three words of ten and in no more', async () => {
    const { correct, report } = await finished();
    const said = HEARD.split(' ');
    const most = Math.floor(said.length * 0.3);
    const changed = (count: number) => said.map((word, i) => (i < count ? `other${i}` : word)).join(' ');
    const { status, body } = await correct(changed(most + 1));
    expect([status, body.code]).toEqual([422, 'unprocessable']);
    expect(
      (
        await correct(
          `${HEARD} ${Array(most + 1)
            .fill('more')
            .join(' ')}`,
        )
      ).status,
    ).toBe(422);
    expect((await correct(said.slice(0, said.length - most - 1).join(' '))).status).toBe(422);
    expect((await report()).questions[0]?.responses[0]?.answer).toBe(HEARD);
    expect((await correct(changed(most))).status).toBe(200);
  });

  it('is no other answer for case and marks: they are as free as the words are not', async () => {
    const { correct } = await finished();
    expect((await correct(HEARD.toUpperCase().replaceAll('.', '!'))).status).toBe(200);
  });

  it('is not told again by a browser that still has what was heard', async () => {
    const { owner, id, correct, transcript } = await finished();
    await correct(GOOD_ANSWER);
    const before = await transcript();
    const late = [{ speaker: 'human', text: HEARD, questionNumber: 1 }];
    await owner.call('POST', '/api/webhook/process-results', { interviewId: id, transcript: late });
    await owner.call('POST', `/api/transcript/save-entry/${id}/0`, { transcriptEntry: late[0] });
    expect(await transcript()).toEqual(before);
  });

  it('is compared as it stands now with what was said when its question was answered again', async () => {
    const { owner, id, correct } = await finished();
    const path = `/api/interview/${id}/retries`;
    await owner.call('POST', path, { questionId: 'q_1', text: 'I fixed it in a day.' });
    await correct(GOOD_ANSWER);
    const { retries } = (await owner.call('GET', path)).body.data;
    expect(retries[0].before.responses[0].answer).toBe(GOOD_ANSWER);
  });

  it('is refused blank, of what is no answer, before the end, and for anybody but its owner', async () => {
    const { id, correct, owner } = await finished();
    expect((await correct('  ')).status).toBe(400);
    for (const other of ['ent_greeting', 'nothing']) expect((await correct(GOOD_ANSWER, other)).status).toBe(404);
    const stranger = await signedInTo(await storeAccount());
    const body = { entryId: ENTRY, text: GOOD_ANSWER };
    expect((await stranger.call('POST', `/api/interview/${id}/corrections`, body)).status).toBe(403);
    expect((await new Visitor().call('POST', `/api/interview/${id}/corrections`, body)).status).toBe(401);
    const open = await owner.startInterview();
    await owner.answer(open, HEARD, { entryId: ENTRY });
    expect((await owner.call('POST', `/api/interview/${open}/corrections`, body)).status).toBe(409);
  });

  it('is taken twenty times an interview; the same words again are none', async () => {
    const { correct } = await finished();
    for (let n = 0; n < 20; n++) {
      expect((await correct(`${HEARD} ${n}`)).status).toBe(200);
      expect((await correct(`${HEARD} ${n}`)).status).toBe(200);
    }
    const { status, body } = await correct(GOOD_ANSWER);
    expect([status, body.code]).toEqual([429, 'rate_limited']);
  });

  it('leaves nothing of what was heard when its transcript is deleted', async () => {
    const { owner, id, correct } = await finished();
    await correct(GOOD_ANSWER);
    await owner.call('DELETE', `/api/transcript/interview/${id}`);
    const { body } = await owner.call('GET', '/api/user/export');
    expect(JSON.stringify(body)).not.toContain('grocer');
  });
});
