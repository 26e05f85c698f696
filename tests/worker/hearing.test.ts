import { env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { equip } from './support/equipment.ts';
import { beginHearing, CONFIG, END } from './support/hearing-interview.ts';
import { takeDownLogs } from './support/logged.ts';
import { LINEAR_16K, openRealtime } from './support/realtime.ts';
import { ScriptedRecogniser, tapeOf } from './support/scripted-recogniser.ts';
import { PASSWORD, Visitor } from './support/visitor.ts';

afterEach(() => equip({}));

describe('an utterance', () => {
  it('is listened to from its config to its end and no longer, and its words are kept when they are told', async () => {
    const { recogniser, guest, id, within, keptSegments } = await beginHearing();
    const socket = await openRealtime(guest, id);
    expect(socket.hello).not.toHaveProperty('heard');
    expect(recogniser.listenings).toHaveLength(0);
    socket.send(CONFIG);
    socket.sound(tapeOf([1, 2, 3]));
    await socket.expectSilence();
    await within((listening) => listening.tellPartial());
    expect(await socket.next()).toEqual({ type: 'partial', text: 'w1 w2 w3' });
    await within((listening) => listening.settle());
    expect(await socket.next()).toEqual({ type: 'partial', text: 'w1 w2 w3', end_of_turn: true });
    expect(await keptSegments()).toEqual([{ entry_id: 'ans_1', text: 'w1 w2 w3', reach_ms: 300 }]);
    socket.sound(tapeOf([4]));
    socket.send(END);
    expect(await socket.next()).toEqual({ type: 'partial', text: 'w4', end_of_turn: true });
    expect(await socket.next()).toEqual({ type: 'final', text: 'w1 w2 w3 w4', entryId: 'ans_1' });
    expect(recogniser.listenings.map(({ over }) => over)).toEqual(['ended']);
    expect(recogniser.newest.request).toMatchObject({ sampleRateHz: 16_000, language: 'en' });
    expect(recogniser.newest.request.terms).toContain('Acme Corp');
    const state = await guest.call('GET', `/api/interview/${id}`);
    expect(state.body.data.transcript).toHaveLength(2);
  });

  it('has a blank final where nothing was said, and no partials unless they are asked for', async () => {
    const { guest, id, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send({ type: 'config', audio: LINEAR_16K });
    socket.sound(tapeOf([0, 0]));
    await socket.expectSilence();
    await within((listening) => {
      listening.tellPartial();
      listening.settle();
    });
    socket.send(END);
    expect(await socket.next()).toEqual({ type: 'final', text: '', entryId: expect.stringMatching(/^ent_/) });
  });

  it('goes on under its id after a final: the next one has all its words', async () => {
    const { recogniser, guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tapeOf([1, 2]));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w1 w2' });
    socket.send({ ...CONFIG, enable_partials: false, fromMs: 200 });
    socket.sound(tapeOf([3]));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w1 w2 w3' });
    expect(recogniser.listenings).toHaveLength(2);
  });

  it('gives way to a newer one, and to a discard', async () => {
    const { recogniser, guest, id, within, keptSegments } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    socket.sound(tapeOf([1]));
    await socket.expectSilence();
    await within((listening) => listening.settle());
    await socket.next();
    socket.send({ ...CONFIG, utterance: 'ans_2' });
    socket.sound(tapeOf([7]));
    await socket.expectSilence();
    expect(recogniser.listenings.map(({ over }) => over)).toEqual(['stopped', undefined]);
    await within(() => recogniser.listenings[0]?.tellLate('stale'));
    await within((listening) => listening.settle());
    expect(await socket.next()).toEqual({ type: 'partial', text: 'w7', end_of_turn: true });
    expect(await keptSegments()).toEqual([{ entry_id: 'ans_2', text: 'w7', reach_ms: 100 }]);
    socket.send({ type: 'discard' });
    await socket.expectSilence();
    expect(await keptSegments()).toEqual([]);
    expect(recogniser.newest.over).toBe('stopped');
  });

  it('is mixed of two channels, and comes at the rate that its config says', async () => {
    const { recogniser, guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, audio: { encoding: 'linear16', sample_rate: 16_000, channels: 2 } });
    const mono = new Int16Array(tapeOf([4, 8]).buffer);
    const stereo = new Int16Array(mono.length * 2);
    for (const [at, sample] of mono.entries()) stereo.set([sample * 2, 0], at * 2);
    socket.sound(new Uint8Array(stereo.buffer));
    socket.sound(new Uint8Array(2));
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'bad_request' });
    socket.send(END);
    await socket.next();
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w4 w8' });
    expect(recogniser.newest.heardMs).toBe(200);
  });

  it('is told once what belongs to none, and that its answer is stored already', async () => {
    const { guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tapeOf([1]));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final' });
    for (let frame = 0; frame < 3; frame++) socket.sound(tapeOf([2]));
    expect(await socket.next()).toMatchObject({ type: 'error', message: 'Send a config before audio' });
    await socket.expectSilence();
    await guest.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    socket.send(CONFIG);
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'conflict' });
    await socket.expectSilence();
  });
});

describe('a server without recognition', () => {
  it('says so once an utterance, and what is no utterance is told so once', async () => {
    const guest = new Visitor();
    const socket = await openRealtime(guest, await guest.startInterview());
    socket.sound(new Uint8Array(4));
    expect(await socket.next()).toMatchObject({ type: 'error', message: 'Send a config before audio' });
    for (const utterance of ['ans_1', 'ans_2']) {
      socket.send({ ...CONFIG, utterance });
      expect(await socket.next()).toEqual({ type: 'asr_error', message: 'No speech recognition is set up' });
      for (let frame = 0; frame < 5; frame++) socket.sound(new Uint8Array(3_200));
      socket.send(END);
      await socket.expectSilence();
    }
  });

  it('closes the socket over which more comes than any microphone sends', async () => {
    const guest = new Visitor();
    const socket = await openRealtime(guest, await guest.startInterview());
    for (let sent = 0; sent <= 10 * 256 * 1024; sent += 32_768) socket.sound(new Uint8Array(32_768));
    expect(await socket.closed).toBe(1008);
  });
});

describe('words that were heard', () => {
  it('are told again to who comes back, and become the answer once', async () => {
    const { guest, id, keptSegments } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tapeOf([1, 2]));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w1 w2' });
    const again = await openRealtime(guest, id);
    expect(again.hello).toMatchObject({ heard: { entryId: 'ans_1', text: 'w1 w2' }, receivedMs: 200 });
    // A turn that names them and says nothing else says these.
    const reply = await guest.answer(id, '', { entryId: 'ans_1' });
    expect(reply.status).toBe(200);
    expect(await keptSegments()).toEqual([]);
    expect((await openRealtime(guest, id)).hello).not.toHaveProperty('heard');
    const state = await guest.call('GET', `/api/interview/${id}`);
    expect(state.body.data.transcript.map(({ text }: { text: string }) => text)).toContain('w1 w2');
  });

  it('are what the candidate made of them, where that was changed', async () => {
    const { guest, id, keptSegments } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tapeOf([1, 2]));
    socket.send(END);
    await socket.next();
    await guest.answer(id, 'I work with computers.', { entryId: 'ans_1' });
    const state = await guest.call('GET', `/api/interview/${id}`);
    const said = state.body.data.transcript.filter(({ speaker }: { speaker: string }) => speaker === 'human');
    expect(said).toMatchObject([{ id: 'ans_1', text: 'I work with computers.' }]);
    expect(await keptSegments()).toEqual([]);
  });
});

describe('listening ends', () => {
  it('with the socket that was spoken over, and goes on over the next one', async () => {
    const { recogniser, guest, id, within } = await beginHearing();
    const socket = await openRealtime(guest, id);
    const tape = tapeOf([1, 2, 3]);
    socket.send({ ...CONFIG, enable_partials: false });
    socket.sound(tape.subarray(0, 6_400));
    await socket.expectSilence();
    await within((listening) => listening.settle());
    socket.sound(tape.subarray(6_400, 8_000));
    await socket.expectSilence();
    const next = await openRealtime(guest, id);
    expect(await socket.closed).toBe(4001);
    expect(recogniser.newest.over).toBe('stopped');
    expect(next.hello).toMatchObject({ heard: { entryId: 'ans_1', text: 'w1 w2' }, receivedMs: 200 });
    next.send({ ...CONFIG, enable_partials: false, fromMs: 200 });
    next.sound(tape.subarray(6_400));
    next.send(END);
    expect(await next.next()).toMatchObject({ type: 'final', text: 'w1 w2 w3' });
  });

  it('when no sound comes, and goes on with the next', async () => {
    // Long enough for what is heard before it.
    const { recogniser, guest, id, within } = await beginHearing({ ...ENGINE_LIMITS, unheardMs: 2_000 });
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, enable_partials: false });
    const tape = tapeOf([1, 2]);
    socket.sound(tape.subarray(0, 3_200));
    await socket.expectSilence();
    await within((listening) => listening.settle());
    await expect.poll(() => recogniser.newest.over).toBe('stopped');
    socket.sound(tape.subarray(3_200));
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 100 });
    socket.send({ ...CONFIG, enable_partials: false, fromMs: 100 });
    socket.sound(tape.subarray(3_200));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'w1 w2' });
  });

  it('when its client goes', async () => {
    const { recogniser, guest, id } = await beginHearing();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    await socket.expectSilence();
    socket.socket?.close(1000, 'gone');
    await expect.poll(() => recogniser.newest.over).toBe('stopped');
  });

  it('when its candidate signs out, or the interview is erased, and nothing is kept after that', async () => {
    for (const how of ['sign-out', 'delete-user']) {
      const recogniser = new ScriptedRecogniser();
      equip({ recogniser: () => recogniser });
      const owner = await signedInTo(await storeAccount());
      const id = await owner.startInterview();
      const socket = await openRealtime(owner, id);
      socket.send(CONFIG);
      socket.sound(tapeOf([1]));
      await socket.expectSilence();
      await owner.call('POST', `/api/auth/${how}`, how === 'sign-out' ? undefined : { password: PASSWORD });
      expect(await socket.closed).toBe(4003);
      expect(recogniser.newest.over).toBe('stopped');
      await runInDurableObject(env.INTERVIEWS.getByName(id), () => recogniser.newest.tellLate('late'));
    }
  });
});

describe('how an interview is spoken', () => {
  it('is told to clients, and a way that is none keeps the server closed', async () => {
    for (const [given, told] of [
      [undefined, 'legacy'],
      ['legacy', 'legacy'],
      ['realtime', 'realtime'],
    ] as const) {
      const visitor = new Visitor({ settings: given === undefined ? {} : { PIPELINE_MODE: given } });
      expect((await visitor.call('GET', '/api/config')).body.data.pipelineMode).toBe(told);
    }
    const logged = takeDownLogs();
    const refused = await new Visitor({ settings: { PIPELINE_MODE: 'streaming' } }).call('GET', '/api/health');
    expect(refused.status).toBe(503);
    expect(logged.entries).toEqual([
      { event: 'unusable_setting', message: 'PIPELINE_MODE must be one of legacy, realtime' },
    ]);
    vi.restoreAllMocks();
  });
});
