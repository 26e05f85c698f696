import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#client/api/call-api.ts';
import type { IncomingSpeech } from '#client/features/interview/incoming-speech.ts';
import { SpeakingSocket, type Start } from '#client/features/interview/speaking-socket.ts';
import { fakeSockets } from './support/fake-socket.ts';

const NEVER = new AbortController().signal;
const START: Start = { type: 'start', interviewId: 'int_1', userText: 'I led it.', entryId: 'ans_1', replyTo: 'ent_1' };
const REPLY = { type: 'reply', text: 'How many were you?', is_follow_up: true, entryId: 'ent_2', followUpIndex: 1 };
const INFO = { type: 'tts_info', encoding: 'linear16', sampleRate: 24_000 };

function open() {
  const sockets = fakeSockets();
  const speaking = new SpeakingSocket('int_1', () => undefined);
  sockets.newest.greet();
  return { speaking, sockets };
}

/** What has come of a speech, to its end. */
async function partsOf(speech: IncomingSpeech | undefined): Promise<string[]> {
  const kinds: string[] = [];
  for (;;) {
    const part = await speech?.next(0, NEVER);
    kinds.push(part?.kind === 'sound' ? `sound ${part.bytes}` : (part?.kind ?? 'none'));
    if (part?.kind !== 'info' && part?.kind !== 'sound') return kinds;
  }
}

describe('the socket that the interviewer speaks over', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('takes an answer, tells the reply, and has the speech that came with it', async () => {
    const { speaking, sockets } = open();
    const asked = speaking.ask(START, NEVER);
    const { newest } = sockets;
    expect(newest.messages).toEqual([START]);
    newest.say(INFO);
    newest.sound(Uint8Array.of(1, 2));
    newest.say(REPLY);
    newest.sound(Uint8Array.of(3));
    newest.say({ type: 'tts_end' });
    expect(await asked).toEqual({ text: REPLY.text, isFollowUp: true, followUpIndex: 1, entryId: 'ent_2' });
    expect(await partsOf(speaking.say(REPLY.text))).toEqual(['info', 'sound 1,2', 'sound 3', 'end']);
    // It was not asked for a second time.
    expect(newest.messages).toEqual([START]);
    speaking.close();
  });

  it('stops the speech of a reply that nobody speaks', async () => {
    const { speaking, sockets } = open();
    const asked = speaking.ask(START, NEVER);
    sockets.newest.say(REPLY);
    await asked;
    vi.advanceTimersByTime(500);
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'cancel', heardMs: 0 });
    sockets.newest.say({ type: 'tts_end', cancelled: true });
    speaking.say(REPLY.text);
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'say', text: REPLY.text });
    speaking.close();
  });

  it('gives each speech what belongs to it when one takes the place of another', async () => {
    const { speaking, sockets } = open();
    const older = speaking.say('Welcome.');
    const newer = speaking.say('Who are you?');
    const { newest } = sockets;
    newest.say({ type: 'tts_end', cancelled: true });
    newest.say(INFO);
    newest.sound(Uint8Array.of(7));
    newest.say({ type: 'tts_end' });
    expect(await partsOf(older)).toEqual(['cancelled']);
    expect(await partsOf(newer)).toEqual(['info', 'sound 7', 'end']);
    speaking.close();
  });

  it('throws what was refused as the call does, with where the interview stands', async () => {
    const { speaking, sockets } = open();
    const asked = speaking.ask(START, NEVER).catch((error: unknown) => error);
    const state = { interviewId: 'int_1', questions: [{ id: 'q_1', text: 'Who are you?' }] };
    sockets.newest.say({ type: 'error', code: 'stale_turn', message: 'The interview has moved on.', state });
    const error = await asked;
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      status: 409,
      body: 'The interview has moved on.',
      envelope: { data: { interviewId: 'int_1' } },
    });
    speaking.close();
  });

  it('is a broken connection when it is lost before the reply, and the speech that was coming has failed', async () => {
    const { speaking, sockets } = open();
    const said = speaking.say('Welcome.');
    const asked = speaking.ask(START, NEVER).catch((error: unknown) => error);
    sockets.newest.drop();
    expect(await asked).toBeInstanceOf(TypeError);
    expect(await partsOf(said)).toEqual(['failed']);
    expect(speaking.say('Again.')).toBeUndefined();
    speaking.close();
  });

  it('tells a voice that fails, in the words that came', async () => {
    const { speaking, sockets } = open();
    const said = speaking.say('Welcome.');
    sockets.newest.say({ type: 'tts_error', message: 'The voice failed' });
    expect(await said?.next(0, NEVER)).toEqual({ kind: 'failed', message: 'The voice failed' });
    speaking.close();
  });

  it('says what was heard of a speech that is cancelled, and takes back an answer that is not waited for', async () => {
    const { speaking, sockets } = open();
    const said = speaking.say('Welcome.');
    if (said) speaking.cancel(said, 640);
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'cancel', heardMs: 640 });
    const leaving = new AbortController();
    const asked = speaking.ask(START, leaving.signal).catch((error: unknown) => error);
    leaving.abort();
    expect(await asked).toMatchObject({ name: 'AbortError' });
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'cancel', heardMs: 0 });
    speaking.close();
  });
});
