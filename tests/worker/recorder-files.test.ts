import { afterEach, describe, expect, it } from 'vitest';
import type { SpeechToText } from '#engines/stt.ts';
import { equip } from './support/equipment.ts';
import { END } from './support/hearing-interview.ts';
import { openRealtime } from './support/realtime.ts';
import { Visitor } from './support/visitor.ts';

afterEach(() => equip({}));

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
