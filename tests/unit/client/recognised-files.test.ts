import { describe, expect, it, vi } from 'vitest';
import type { RecordedSound } from '#client/features/interview/recogniser.ts';
import { begunRecogniser, CONFIG, NEVER, SOUND, withItsOwnClock } from './support/opened-recogniser.ts';

describe('recognition of a recorder’s file', () => {
  withItsOwnClock();

  const FILE_CONFIG = { ...CONFIG, audio: { encoding: 'opus', sample_rate: 48_000, channels: 1 } };
  const BYTES = Uint8Array.from({ length: 80_000 }, (_, at) => at % 251);
  const recorded = (bytes: Uint8Array<ArrayBuffer>): RecordedSound => ({ ...SOUND, container: new Blob([bytes]) });
  const sizesOf = (sent: readonly unknown[]) =>
    sent.flatMap((each) => (each instanceof Int16Array ? [each.length] : []));

  it('sends it at the end of the utterance, in frames that the server takes', async () => {
    const { recogniser, sockets, words, called } = await begunRecogniser();
    recogniser.end(1);
    expect(sockets.newest.messages).toEqual([]);
    const finished = recogniser.finish(1, recorded(BYTES), NEVER);
    await vi.advanceTimersByTimeAsync(0);
    const { newest } = sockets;
    expect(newest.messages).toEqual([FILE_CONFIG, { type: 'end_utterance' }]);
    expect(sizesOf(newest.sent)).toEqual([32_768, 32_768, 14_464]);
    expect(newest.sound16).toEqual([...BYTES]);
    newest.say({ type: 'partial', text: 'I led a team.', end_of_turn: true });
    expect(words.at(-1)).toEqual({ settled: 'I led a team.', unsettled: '' });
    newest.say({ type: 'final', text: 'I led a team.', entryId: 'ans_1' });
    // A further recording of the answer is a file of its own, and its words are its own.
    expect(await finished).toEqual({ text: 'I led a team.', words: [] });
    expect(called).toEqual([]);
    recogniser.close();
  });

  it('does not fill up a slow connection, and says the end when all of it has left', async () => {
    const { recogniser, sockets } = await begunRecogniser();
    const { newest } = sockets;
    newest.bufferedAmount = 300_000;
    void recogniser.finish(1, recorded(BYTES), NEVER);
    await vi.advanceTimersByTimeAsync(500);
    expect(newest.messages).toEqual([FILE_CONFIG]);
    expect(newest.sound16).toEqual([]);
    newest.bufferedAmount = 0;
    await vi.advanceTimersByTimeAsync(100);
    expect(newest.sound16).toEqual([...BYTES]);
    expect(newest.messages.at(-1)).toEqual({ type: 'end_utterance' });
    recogniser.close();
  });

  it('sends all of it again over a new socket, and when it is asked to', async () => {
    const { recogniser, sockets } = await begunRecogniser();
    const finished = recogniser.finish(1, recorded(BYTES), NEVER);
    await vi.advanceTimersByTimeAsync(0);
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(250);
    const { newest } = sockets;
    newest.greet();
    expect(newest.messages).toEqual([FILE_CONFIG, { type: 'end_utterance' }]);
    newest.say({ type: 'replay', fromMs: 0 });
    expect(newest.messages.slice(2)).toEqual([FILE_CONFIG, { type: 'end_utterance' }]);
    expect(newest.sound16).toEqual([...BYTES, ...BYTES]);
    newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    expect((await finished).text).toBe('I led.');
    recogniser.close();
  });

  it('gives it to the call where the server cannot read it, or it is too large for a socket', async () => {
    const { recogniser, sockets, calledWith } = await begunRecogniser();
    const finished = recogniser.finish(1, recorded(BYTES), NEVER);
    await vi.advanceTimersByTimeAsync(0);
    sockets.newest.say({ type: 'asr_error', message: 'No.' });
    expect((await finished).text).toBe('By the call.');
    expect(calledWith[0]?.container?.size).toBe(80_000);
    recogniser.begin(2, 'ans_2');
    const sent = sockets.newest.sent.length;
    expect((await recogniser.finish(2, recorded(new Uint8Array(2_000_001)), NEVER)).text).toBe('By the call.');
    expect(sockets.newest.sent).toHaveLength(sent);
    recogniser.close();
  });
});
