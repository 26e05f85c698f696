import { env, runInDurableObject } from 'cloudflare:test';
import { describe, expect, it } from 'vitest';
import { STOP_REASONS } from '#contract/words.ts';
import { METRICS } from './support/call-requests.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const WORDS = [
  { word: 'Last', start_char: 0, end_char: 4, startMs: 500, endMs: 800 },
  { word: 'year', start_char: 5, end_char: 9, startMs: 820, endMs: 1_100, estimated: true },
];

async function started() {
  const visitor = new Visitor();
  const id = await visitor.startInterview();
  const save = (more: Record<string, unknown> = {}) =>
    visitor.call('POST', '/api/speech-metrics/save', {
      interviewId: id,
      questionIndex: 0,
      timestamp: '2026-11-20T10:00:00Z',
      metrics: METRICS,
      ...more,
    });
  const read = async (path = '') => (await visitor.call('GET', `/api/speech-metrics/interview/${id}${path}`)).body.data;
  return { visitor, id, save, read };
}

describe('what was measured of an answer', () => {
  it('is kept with every field, and read with the times of its words', async () => {
    const { save, read } = await started();
    const saved = await save({ followUpIndex: 1, entryId: 'ent_1', words: WORDS });
    expect(saved.body.data).toEqual({ stored: true });
    expect(await read()).toEqual([
      {
        questionIndex: 0,
        followUpIndex: 1,
        entryId: 'ent_1',
        timestamp: '2026-11-20T10:00:00.000Z',
        metrics: METRICS,
        words: WORDS,
      },
    ]);
  });

  it('is read by question, whichever way it is asked for, in the order it was said', async () => {
    const { save, read } = await started();
    await save({ questionIndex: 1, timestamp: 3_000 });
    await save({ questionIndex: 0, timestamp: 2_000 });
    await save({ questionIndex: 1, timestamp: 1_000 });
    const times = (answers: { timestamp: string }[]) => answers.map(({ timestamp }) => Date.parse(timestamp));
    expect(times(await read())).toEqual([1_000, 2_000, 3_000]);
    expect(times(await read('?questionIndex=1'))).toEqual([1_000, 3_000]);
    expect(times(await read('/question/0'))).toEqual([2_000]);
    expect(await read('/question/2')).toEqual([]);
  });

  it('stays as it is when the same entry is saved again', async () => {
    const { save, read } = await started();
    await save({ entryId: 'ent_1' });
    const again = await save({ entryId: 'ent_1', metrics: { ...METRICS, pauseCount: 9 }, words: WORDS });
    expect(again.body.data).toEqual({ stored: false });
    expect(await read()).toMatchObject([{ metrics: { pauseCount: 1 } }]);
    expect((await read())[0]).not.toHaveProperty('words');
  });

  it('is taken for each reason that an answer ends by, and for silence', async () => {
    const { save, read } = await started();
    for (const stopReason of STOP_REASONS) await save({ metrics: { ...METRICS, stopReason } });
    const { wordsPerMinute: _, ...unspoken } = METRICS;
    const silence = { ...unspoken, speechDurationMs: 0, silenceDurationMs: 10_000, pauseCount: 0, vadPattern: [] };
    await save({ metrics: { ...silence, stopReason: 'initial_idle_timeout' } });
    expect(await read()).toHaveLength(STOP_REASONS.length + 1);
  });

  it('is refused for questions that there are not, negative and foreign values', async () => {
    const { save, read, visitor, id } = await started();
    const metrics = (changes: object) => ({ metrics: { ...METRICS, ...changes } });
    for (const bad of [
      { questionIndex: 3 },
      { questionIndex: 99 },
      { questionIndex: -1 },
      { questionIndex: 0.5 },
      { questionIndex: '0' },
      { followUpIndex: -1 },
      { timestamp: 'soon' },
      { timestamp: -1 },
      { metrics: {} },
      metrics({ stopReason: 'tired' }),
      metrics({ durationMs: -1 }),
      metrics({ pauseCount: -1 }),
      metrics({ pauseCount: 1.5 }),
      metrics({ avgAudioLevel: 101 }),
      metrics({ wordsPerMinute: -5 }),
      metrics({ avgPauseLength: 'long' }),
      metrics({ vadPattern: [{ isSpeech: true, durationMs: -1 }] }),
      metrics({ vadPattern: '1101' }),
      metrics({ vadPattern: { isSpeech: true, durationMs: 1 } }),
      { words: WORDS },
      { entryId: 'ent_1', words: [{ ...WORDS[0], startMs: 900 }] },
      { entryId: 'ent_1', words: [{ ...WORDS[0], start_char: -1 }] },
    ]) {
      const { status, body } = await save(bad);
      expect([status, body.code], JSON.stringify(bad)).toEqual([400, 'bad_request']);
    }
    for (const path of ['?questionIndex=-1', '?questionIndex=one', '/question/1.5', '/question/x']) {
      expect((await visitor.call('GET', `/api/speech-metrics/interview/${id}${path}`)).status, path).toBe(400);
    }
    expect(await read()).toEqual([]);
  });

  it('that was kept while its pattern might be one text is read as a list', async () => {
    const { save, read, id } = await started();
    await save();
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_, { storage }) => {
      const old = JSON.stringify({ version: 1, value: { ...METRICS, vadPattern: '1101' } });
      storage.sql.exec('UPDATE speech_metrics SET metrics = ?', old);
    });
    expect(await read()).toMatchObject([{ metrics: { vadPattern: ['1101'] } }]);
  });

  it('is kept 200 times without an entry, and still with one after that', async () => {
    const { save, id } = await started();
    await save();
    await runInDurableObject(env.INTERVIEWS.getByName(id), (_, { storage }) => {
      const columns = 'question_index, follow_up_index, measured_at, metrics';
      for (let i = 0; i < 199; i++) {
        storage.sql.exec(`INSERT INTO speech_metrics (${columns}) SELECT ${columns} FROM speech_metrics WHERE seq = 1`);
      }
    });
    const refused = await save();
    expect([refused.status, refused.body.code]).toEqual([413, 'too_large']);
    expect((await save({ entryId: 'ent_1' })).status).toBe(200);
  });

  it('goes when its holder deletes it', async () => {
    const { save, read, visitor, id } = await started();
    await save();
    await save({ questionIndex: 1 });
    const deleted = await visitor.call('DELETE', `/api/speech-metrics/interview/${id}`);
    expect(deleted.body.data).toEqual({ removed: 2 });
    expect(await read()).toEqual([]);
  });
});

describe('the times of words', () => {
  it('go with the transcript that they are of, and the measurements stay', async () => {
    const { save, read, visitor, id } = await started();
    await visitor.answer(id, GOOD_ANSWER, { entryId: 'ent_mine' });
    await save({ entryId: 'ent_mine', words: WORDS });
    await save({ entryId: 'ent_other', questionIndex: 1, words: WORDS });
    await visitor.call('DELETE', `/api/transcript/question/${id}/0`);
    const [mine, other] = await read();
    expect(mine).toMatchObject({ entryId: 'ent_mine', metrics: METRICS });
    expect(mine).not.toHaveProperty('words');
    expect(other.words).toEqual(WORDS);
    await visitor.call('DELETE', `/api/transcript/interview/${id}`);
    expect((await read()).some((answer: object) => 'words' in answer)).toBe(false);
  });

  it('are not taken any more once their transcript was deleted', async () => {
    const { save, read, visitor, id } = await started();
    await visitor.answer(id, GOOD_ANSWER, { entryId: 'ent_mine' });
    await visitor.call('DELETE', `/api/transcript/interview/${id}`);
    expect((await save({ entryId: 'ent_mine', words: WORDS })).body.data).toEqual({ stored: true });
    expect((await read())[0]).not.toHaveProperty('words');
  });
});

describe('the summary of how an interview was spoken', () => {
  it('adds the answers up, weighs averages by what they were taken over, and grades them', async () => {
    const { save, visitor, id } = await started();
    await save();
    await save({
      questionIndex: 1,
      metrics: {
        ...METRICS,
        durationMs: 30_000,
        speechDurationMs: 10_000,
        silenceDurationMs: 20_000,
        avgAudioLevel: 21.5,
        pauseCount: 4,
        avgPauseLength: 2_500,
        avgSpeechLength: 2_000,
        wordsPerMinute: 90,
      },
    });
    const { body } = await visitor.call('GET', `/api/speech-metrics/summary/${id}`);
    // The rates are weighed by 9 s and 20 s of talking with its pauses.
    expect(body.data).toMatchObject({
      interviewId: id,
      answers: 2,
      durationMs: 40_000,
      speechDurationMs: 18_000,
      silenceDurationMs: 22_000,
      pauseCount: 5,
      avgPauseLength: 2_200,
      avgSpeechLength: 2_571,
      avgAudioLevel: 26.5,
      wordsPerMinute: 106,
      speechShare: 0.45,
      grade: 'fair',
    });
    expect(
      body.data.questions.map(({ questionIndex, grade }: Record<string, unknown>) => [questionIndex, grade]),
    ).toEqual([
      [0, 'excellent'],
      [1, 'fair'],
    ]);
  });

  it('has no grade while nothing was measured', async () => {
    const { visitor, id } = await started();
    const { body } = await visitor.call('GET', `/api/speech-metrics/summary/${id}`);
    expect(body.data).toMatchObject({ answers: 0, wordsPerMinute: null, grade: null, questions: [] });
  });
});
