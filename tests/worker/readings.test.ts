import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { InterviewObject } from '#durable/interview-object.ts';
import type { Reader, ReaderAnswer } from '#engines/reader.ts';
import { withFallback } from '#engines/with-fallback.ts';
import { equip, Held } from './support/equipment.ts';
import { GOOD_ANSWER, Visitor } from './support/visitor.ts';

const SAID = 'I work with computers, mostly the slow ones.';

const equipReader = (reader: Reader) => equip({ engines: { ...withFallback({}), reader } });
const readingOf = (id: string, entryId: string) =>
  runInDurableObject(env.INTERVIEWS.getByName(id), (_object: InterviewObject, state) => {
    const [row] = state.storage.sql.exec('SELECT reading, scored FROM entries WHERE id = ?', entryId).toArray();
    return { reading: row?.reading === null ? null : JSON.parse(String(row?.reading)).value, scored: row?.scored };
  });

afterEach(() => {
  equip({});
  vi.restoreAllMocks();
});

describe('what was said', () => {
  it('is stored before it is read, and read once: the turn, the report and an eviction use what is kept', async () => {
    const held = new Held<ReaderAnswer>();
    equipReader({ name: 'held', read: () => held.ask() });
    const guest = new Visitor();
    const id = await guest.startInterview();
    const reply = guest.answer(id, SAID, { entryId: 'ans_1' });
    await held.wasAsked();
    expect(await readingOf(id, 'ans_1')).toEqual({ reading: null, scored: 1 });
    const { reading } = await withFallback({}).reader.read(
      { ...MADE_REQUEST, userText: 'Can we skip this one?' },
      { env: {}, signal: new AbortController().signal, timeLimitMs: 1_000 },
    );
    held.answer({ reading, warnings: [] });
    expect((await reply).body.parsed.is_follow_up).toBe(false);
    expect(await readingOf(id, 'ans_1')).toMatchObject({ reading: { intent: { name: 'skip' } }, scored: 0 });
    await evictDurableObject(env.INTERVIEWS.getByName(id));
    const { asideIds } = (await guest.call('GET', `/api/interview/${id}`)).body.data;
    expect(asideIds).toEqual(['ans_1']);
    expect(held.asked).toBe(1);
  });

  it('is an answer where the reader breaks, and no word of it reaches the log', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    equipReader({ name: 'broken', read: () => Promise.reject(new Error(SAID)) });
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await guest.answer(id, SAID, { entryId: 'ans_1' })).status).toBe(200);
    expect(await readingOf(id, 'ans_1')).toMatchObject({
      reading: { by: 'none', intent: { name: 'answer' } },
      scored: 1,
    });
    expect(logged).toHaveBeenCalledWith(expect.objectContaining({ event: 'reading_failed', error: 'Error' }));
    expect(JSON.stringify(logged.mock.calls)).not.toContain('computers');
  });

  it('is read again after an eviction that came in between, and the turn goes on', async () => {
    const held = new Held<ReaderAnswer>();
    equipReader({ name: 'held', read: () => held.ask() });
    const guest = new Visitor();
    const id = await guest.startInterview();
    const lost = guest.answer(id, SAID, { entryId: 'ans_1' }).catch(() => undefined);
    await held.wasAsked();
    equip({});
    await runInDurableObject(env.INTERVIEWS.getByName(id), (object: InterviewObject) => {
      (object as unknown as { wakeAnew(): void }).wakeAnew();
    });
    held.fail();
    await lost;
    const again = await guest.answer(id, SAID, { entryId: 'ans_1' });
    expect(again.status).toBe(200);
    expect((await readingOf(id, 'ans_1')).reading).toMatchObject({ by: 'embedded' });
  });

  it('is read before it is scored where it came late, and what is no answer is left out', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    for (let asks = true; asks; ) asks = (await guest.answer(id, GOOD_ANSWER)).body.parsed.is_follow_up;
    const late = [
      { id: 'late_1', speaker: 'human', text: 'Could you repeat the question, please?', current_question: 1 },
      {
        id: 'late_2',
        speaker: 'human',
        text: 'And since then I have checked the queries of every release.',
        current_question: 1,
      },
    ];
    await guest.call('POST', '/api/webhook/results-agent', { interviewId: id, isComplete: true, transcript: late });
    expect(await readingOf(id, 'late_1')).toMatchObject({ reading: { intent: { name: 'repeat' } }, scored: 0 });
    expect(await readingOf(id, 'late_2')).toMatchObject({ reading: { intent: { name: 'answer' } }, scored: 1 });
  });
});

const MADE_REQUEST = {
  interviewId: 'int_1',
  question: {
    id: 'q_1',
    text: 'Tell me about yourself.',
    type: 'intro' as const,
    expectedStructure: [],
    signals: [],
    topic: '',
  },
  isLastQuestion: false,
  putOff: 'may_be' as const,
  length: '10min' as const,
  profile: { role: 'Baker', company: 'Larch Lane' },
  turnsInQuestion: [],
  followUpsUsed: 0,
  reactionsUsed: 0,
  soFar: {
    answered: 0,
    followedUp: 0,
    probes: [],
    pace: 'even' as const,
    tellsTime: false,
    said: [],
    questionsLeft: 3,
  },
};
