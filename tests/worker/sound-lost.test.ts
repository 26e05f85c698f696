import { runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it } from 'vitest';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { equip } from './support/equipment.ts';
import { beginHearing, CONFIG, END } from './support/hearing-interview.ts';
import { openRealtime } from './support/realtime.ts';
import { tapeOf } from './support/scripted-recogniser.ts';
import type { InterviewObject } from './support/worker-under-test.ts';

afterEach(() => equip({}));

describe('sound that is lost on its way', () => {
  it('is asked for again after what is settled, when the recogniser breaks off in mid-word', async () => {
    const { recogniser, guest, id, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    const tape = tapeOf([1, 2, 3, 4]);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tape.subarray(0, 3_200 * 2));
    await socket.expectSilence();
    await within((listening) => listening.settle());
    socket.sound(tape.subarray(3_200 * 2, 3_200 * 2 + 1_600));
    await socket.expectSilence();
    await within((listening) => listening.fail());
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 200 });
    // What was under way meanwhile is not heard.
    socket.sound(tape.subarray(3_200 * 2 + 1_600));
    socket.send(END);
    socket.send({ ...CONFIG, enable_partials: false, fromMs: 200 });
    socket.sound(tape.subarray(3_200 * 2));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w1 w2 w3 w4' });
    expect(recogniser.listenings.map(({ over }) => over)).toEqual(['failed', 'ended']);
  });

  it('is asked for again after an eviction, and heard where the words end that were settled', async () => {
    const { guest, id, stub, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    const tape = tapeOf([1, 2, 3]);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tape.subarray(0, 3_200));
    await socket.expectSilence();
    await within((listening) => listening.settle());
    await runInDurableObject(stub, (instance) => (instance as InterviewObject).wakeAnew());
    socket.sound(tape.subarray(3_200, 6_400));
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 100 });
    // A client that knows less begins earlier, and nothing comes twice.
    socket.send({ ...CONFIG, enable_partials: false, fromMs: 0 });
    socket.sound(tape);
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w1 w2 w3' });
  });

  it('is asked for where a client goes on too late', async () => {
    const { recogniser, guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, fromMs: 500 });
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 0 });
    expect(recogniser.listenings).toHaveLength(0);
  });

  it('is given up after some tries, in one word, and at once where trying cannot help', async () => {
    const { recogniser, guest, id, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    for (let tries = 1; tries <= 3; tries++) {
      await socket.expectSilence();
      await within((listening) => listening.fail());
      expect(await socket.next()).toMatchObject({ type: 'replay' });
      socket.send(CONFIG);
    }
    await socket.expectSilence();
    await within((listening) => listening.fail());
    expect(await socket.next()).toEqual({ type: 'asr_error', message: 'Speech recognition broke off' });
    socket.sound(tapeOf([1]));
    socket.send(END);
    await socket.expectSilence();
    expect(recogniser.listenings).toHaveLength(4);
    socket.send({ ...CONFIG, utterance: 'ans_2' });
    await socket.expectSilence();
    await within((listening) => listening.fail('misconfigured'));
    expect(await socket.next()).toMatchObject({ type: 'asr_error' });
    expect(recogniser.listenings).toHaveLength(5);
  });

  it('is asked for again of a recogniser that never settles', async () => {
    const { recogniser, guest, id } = await beginHearing({ ...ENGINE_LIMITS, settleMs: 50 });
    recogniser.onListen = (listening) => {
      if (recogniser.listenings.length === 1) listening.endsWhen = () => new Promise(() => undefined);
    };
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tapeOf([1]));
    socket.send(END);
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 0 });
    expect(recogniser.newest.over).toBe('stopped');
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tapeOf([1]));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w1' });
  });

  it('is waited for, and given up when it does not come', async () => {
    const { guest, id } = await beginHearing({ ...ENGINE_LIMITS, replayMs: 50 });
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, fromMs: 500 });
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 0 });
    expect(await socket.next()).toMatchObject({ type: 'asr_error' });
    socket.send(END);
    await socket.expectSilence();
  });

  it('is asked for again of a recogniser that takes no more', async () => {
    const { recogniser, guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    await socket.expectSilence();
    recogniser.newest.waitingBytes = 61 * 32_000;
    socket.sound(tapeOf([1]));
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 0 });
    expect(recogniser.newest.over).toBe('stopped');
  });
});
