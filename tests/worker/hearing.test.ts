import { env, runInDurableObject } from 'cloudflare:test';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ENGINE_LIMITS } from '#engines/engine-limits.ts';
import type { SpeechToText } from '#engines/stt.ts';
import { signedInTo, storeAccount } from './support/account.ts';
import { equip } from './support/equipment.ts';
import { takeDownLogs } from './support/logged.ts';
import { LINEAR_16K, openRealtime } from './support/realtime.ts';
import { type ScriptedListening, ScriptedRecogniser, tapeOf } from './support/scripted-recogniser.ts';
import { GOOD_ANSWER, PASSWORD, Visitor } from './support/visitor.ts';
import type { InterviewObject } from './support/worker-under-test.ts';

/** An interview whose object hears by a recogniser that does what the test says. */
async function begin(limits = ENGINE_LIMITS) {
  const recogniser = new ScriptedRecogniser();
  equip({ recogniser: () => recogniser, limits });
  const guest = new Visitor();
  const id = await guest.startInterview();
  const stub = env.INTERVIEWS.getByName(id);
  /** What a recogniser tells it tells within the object. */
  const within = (work: (listening: ScriptedListening) => void) =>
    runInDurableObject(stub, () => work(recogniser.newest));
  const keptSegments = () =>
    runInDurableObject(stub, (_instance, { storage }) =>
      storage.sql.exec('SELECT entry_id, text, reach_ms FROM heard_segments ORDER BY n').toArray(),
    );
  return { recogniser, guest, id, stub, within, keptSegments };
}

const CONFIG = { type: 'config', audio: LINEAR_16K, utterance: 'ans_1', enable_partials: true } as const;
const END = { type: 'end_utterance' } as const;

afterEach(() => equip({}));

describe('an utterance', () => {
  it('is listened to from its config to its end and no longer, and its words are kept when they are told', async () => {
    const { recogniser, guest, id, within, keptSegments } = await begin();
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
    const { guest, id, within } = await begin();
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
    const { recogniser, guest, id } = await begin();
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
    const { recogniser, guest, id, within, keptSegments } = await begin();
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
    const { recogniser, guest, id } = await begin();
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
    const { guest, id } = await begin();
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
    const { guest, id, keptSegments } = await begin();
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
    const { guest, id, keptSegments } = await begin();
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

describe('sound that is lost on its way', () => {
  it('is asked for again after what is settled, when the recogniser breaks off in mid-word', async () => {
    const { recogniser, guest, id, within } = await begin();
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
    const { guest, id, stub, within } = await begin();
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
    const { recogniser, guest, id } = await begin();
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, fromMs: 500 });
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 0 });
    expect(recogniser.listenings).toHaveLength(0);
  });

  it('is given up after some tries, in one word, and at once where trying cannot help', async () => {
    const { recogniser, guest, id, within } = await begin();
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
    const { recogniser, guest, id } = await begin({ ...ENGINE_LIMITS, settleMs: 50 });
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
    const { guest, id } = await begin({ ...ENGINE_LIMITS, replayMs: 50 });
    const socket = await openRealtime(guest, id);
    socket.send({ ...CONFIG, fromMs: 500 });
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 0 });
    expect(await socket.next()).toMatchObject({ type: 'asr_error' });
    socket.send(END);
    await socket.expectSilence();
  });

  it('is asked for again of a recogniser that takes no more', async () => {
    const { recogniser, guest, id } = await begin();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    await socket.expectSilence();
    recogniser.newest.waitingBytes = 61 * 32_000;
    socket.sound(tapeOf([1]));
    expect(await socket.next()).toEqual({ type: 'replay', fromMs: 0 });
    expect(recogniser.newest.over).toBe('stopped');
  });
});

describe('listening ends', () => {
  it('with the socket that was spoken over, and goes on over the next one', async () => {
    const { recogniser, guest, id, within } = await begin();
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
    const { recogniser, guest, id, within } = await begin({ ...ENGINE_LIMITS, unheardMs: 2_000 });
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
    const { recogniser, guest, id } = await begin();
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

describe('what hearing may cost', () => {
  it('counts each second once, however often it is sent', async () => {
    const { guest, id, stub, within } = await begin();
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
    const { recogniser, guest, id, stub } = await begin();
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
    const { guest, id, stub, within } = await begin();
    const socket = await openRealtime(guest, id);
    socket.send(CONFIG);
    socket.sound(tapeOf([1]));
    await socket.expectSilence();
    const looks = await runInDurableObject(stub, (_instance, { storage }) => vi.spyOn(storage.sql, 'exec'));
    for (let n = 0; n < 20; n++) socket.sound(tapeOf([7]));
    await socket.expectSilence();
    await within((listening) => listening.tellPartial());
    expect(await socket.next()).toMatchObject({ type: 'partial' });
    expect(looks.mock.calls.map(([query]) => query)).toEqual([]);
    await within((listening) => listening.settle());
    await socket.next();
    expect(looks).toHaveBeenCalled();
    vi.restoreAllMocks();
  });

  it('is told to the operator when the report is made, in numbers alone', async () => {
    const { guest, id } = await begin();
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
    const { guest, id } = await begin();
    const socket = await openRealtime(guest, id);
    for (let n = 0; n < 60; n++) socket.send({ ...CONFIG, utterance: `ans_${n}` });
    await socket.expectSilence();
    socket.send({ ...CONFIG, utterance: 'ans_60' });
    expect(await socket.next()).toMatchObject({ type: 'error', code: 'rate_limited' });
  });

  it('lets sound be sent again at four times its speed, whatever that is in bytes', async () => {
    const { guest, id, within } = await begin();
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

describe('a recorder’s file', () => {
  const OPUS = {
    type: 'config',
    utterance: 'ans_1',
    audio: { encoding: 'opus', sample_rate: 48_000, channels: 1 },
  } as const;
  const webm = Uint8Array.from({ length: 999 }, (_, at) => [0x1a, 0x45, 0xdf, 0xa3][at] ?? at % 251);
  const transcribing = (transcribe: SpeechToText['transcribe']): SpeechToText => ({
    name: 'openai',
    formats: ['webm'],
    maxBytes: 1_000,
    models: [],
    transcribe,
  });

  it('is collected and transcribed whole', async () => {
    const files: Uint8Array[] = [];
    const transcriber = transcribing(async ({ audio }) => {
      files.push(audio);
      return { text: ' Said into a recorder. ', warnings: [] };
    });
    equip({ transcriber: () => transcriber });
    const guest = new Visitor();
    const socket = await openRealtime(guest, await guest.startInterview());
    socket.send(OPUS);
    for (let at = 0; at < webm.length; at += 333) socket.sound(webm.subarray(at, at + 333));
    socket.send(END);
    expect(await socket.next()).toEqual({ type: 'final', text: 'Said into a recorder.', entryId: 'ans_1' });
    expect(files).toEqual([webm]);
    // Once more it is the same words, and no more of them.
    socket.send(OPUS);
    socket.sound(webm);
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'final', text: 'Said into a recorder.' });
  });

  it('is refused in one word when it is no recording or too large', async () => {
    equip({ transcriber: () => transcribing(() => Promise.reject(new Error('never asked'))) });
    const guest = new Visitor();
    const socket = await openRealtime(guest, await guest.startInterview());
    socket.send(OPUS);
    socket.sound(new Uint8Array(100));
    socket.send(END);
    expect(await socket.next()).toMatchObject({ type: 'asr_error' });
    socket.send(OPUS);
    socket.sound(new Uint8Array(1_001));
    expect(await socket.next()).toMatchObject({ type: 'asr_error' });
    socket.send(END);
    await socket.expectSilence();
  });
});
