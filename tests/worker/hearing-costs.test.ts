import { runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { equip } from './support/equipment.ts';
import { beginHearing, CONFIG, END } from './support/hearing-interview.ts';
import { takeDownLogs } from './support/logged.ts';
import { openRealtime } from './support/realtime.ts';
import { tapeOf } from './support/scripted-recogniser.ts';
import { GOOD_ANSWER } from './support/visitor.ts';
import type { InterviewObject } from './support/worker-under-test.ts';

afterEach(() => equip({}));

describe('what hearing may cost', () => {
  it('counts each second once, however often it is sent', async () => {
    const { guest, id, stub, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    const second = new Uint8Array(32_000);
    const speak = () => {
      for (let n = 0; n < 6; n++) socket.sound(second);
    };
    socket.send(CONFIG);
    speak();
    await socket.expectSilence();
    await within((listening) => listening.fail());
    await socket.next();
    socket.send(CONFIG);
    speak();
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final' });
    const counted = await runInDurableObject(stub, (_instance, { storage }) => ({
      taken: storage.kv.get('allowance:audio'),
      ...storage.sql.exec('SELECT heard_ms FROM speech_spending').one(),
    }));
    // The recogniser was sent all of it twice, and that is what it costs.
    expect(counted).toEqual({ taken: 6_000, heard_ms: 12_000 });
  });

  it('is three times the length of the interview, also over an eviction, and refused in words after that', async () => {
    const { recogniser, guest, id, stub } = await beginHearing();
    const THIRTY_MINUTES_MS = 1_800_000;
    await runInDurableObject(stub, (_instance, { storage }) =>
      storage.kv.put('allowance:audio', THIRTY_MINUTES_MS - 6_000),
    );
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    const second = () => socket.sound(new Uint8Array(32_000));
    for (let n = 0; n < 6; n++) second();
    await socket.expectSilence();
    second();
    second();
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
    expect(recogniser.newest.heardMs).toBe(6_000);
    expect(recogniser.newest.over).toBe('stopped');
    await socket.expectSilence();
    await runInDurableObject(stub, (instance) => (instance as InterviewObject).wakeAnew());
    socket.send({ ...CONFIG, utterance: 'ans_2', audio: { encoding: 'linear16', sample_rate: 8_000, channels: 1 } });
    socket.sound(new Uint8Array(100));
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
  });

  it('is counted without a look into the store for each frame', async () => {
    const { guest, id, stub, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    socket.sound(tapeOf([1]));
    await socket.expectSilence();
    const [looks, values] = await runInDurableObject(stub, (_instance, { storage }) => [
      vi.spyOn(storage.sql, 'exec'),
      vi.spyOn(Object.getPrototypeOf(storage.kv), 'get'),
    ]);
    for (let n = 0; n < 20; n++) socket.sound(tapeOf([7]));
    await socket.expectSilence();
    await within((listening) => listening.tellPartial());
    expect(await socket.next()).toMatchObject({ type: 'partial' });
    expect(looks.mock.calls.map(([query]) => query)).toEqual([]);
    expect(values.mock.calls).toEqual([]);
    await within((listening) => listening.settle());
    await socket.next();
    expect(looks).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is told to the operator when the report is made, in numbers alone', async () => {
    const { guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    for (let n = 0; n < 3; n++) socket.sound(tapeOf(Array.from({ length: 10 }, () => 7)));
    socket.send(END);
    await socket.next();
    await socket.next();
    const logged = takeDownLogs();
    await guest.answer(id, GOOD_ANSWER);
    await guest.call('POST', '/api/webhook/process-results', { interviewId: id });
    expect(logged.entries).toContainEqual({
      event: 'speech_spending',
      heardSeconds: 3,
      spokenCharacters: 0,
      spokenSeconds: 0,
      unheardSeconds: 0,
    });
    expect(logged.text()).not.toContain('w7');
    vi.restoreAllMocks();
  });

  it('takes sixty utterances a minute', async () => {
    const { guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    for (let n = 0; n < 60; n++) socket.send({ ...CONFIG, utterance: `ans_${n}` });
    await socket.expectSilence();
    socket.send({ ...CONFIG, utterance: 'ans_60' });
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
  });

  it('lets sound be sent again at four times its speed, whatever that is in bytes', async () => {
    const { guest, id, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    const wide = { ...CONFIG, audio: { encoding: 'linear16', sample_rate: 48_000, channels: 2 } } as const;
    // 12 s: in one go it is a flood where it is new.
    const frames = Array.from({ length: 75 }, () => new Uint8Array(32_000));
    socket.send(wide);
    for (const frame of frames) socket.sound(frame);
    await socket.expectSilence();
    await within((listening) => listening.fail());
    await socket.next();
    socket.send(wide);
    for (const frame of frames.slice(0, 20)) socket.sound(frame);
    await socket.expectSilence();
  });
});
