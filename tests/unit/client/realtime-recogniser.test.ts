import { describe, expect, it, vi } from 'vitest';
import {
  begunRecogniser,
  CONFIG,
  NEVER,
  SAMPLES_A_MS,
  SOUND,
  stretches,
  withItsOwnClock,
} from './support/opened-recogniser.ts';

describe('recognition while it is said', () => {
  withItsOwnClock();

  it('sends the sound in frames of 100 ms as it is said, all of it, and then its end', async () => {
    const { recogniser, sockets, hear } = await begunRecogniser();
    await hear(1, 0, 950);
    const { newest } = sockets;
    expect(newest.messages).toEqual([CONFIG]);
    expect(newest.sent.filter((sent) => sent instanceof Int16Array).map(({ length }) => length)).toEqual(
      Array(9).fill(1_600),
    );
    recogniser.end(1);
    expect(newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    expect(stretches(newest.sound16)).toEqual([[0, 950]]);
    recogniser.close();
  });

  it('tells the words as they come, settled or not, and all of them at the end', async () => {
    const { recogniser, sockets, words, called, hear } = await begunRecogniser();
    await hear(1, 0, 200);
    const { newest } = sockets;
    newest.say({ type: 'partial', text: 'I let' });
    newest.say({ type: 'partial', text: 'I led a team.', end_of_turn: true });
    newest.say({ type: 'partial', text: 'Of fi' });
    expect(words.slice(1)).toEqual([
      { settled: '', unsettled: 'I let' },
      { settled: 'I led a team.', unsettled: '' },
      { settled: 'I led a team.', unsettled: 'Of fi' },
    ]);
    const finished = recogniser.finish(1, SOUND, NEVER);
    newest.say({ type: 'final', text: 'I led a team. Of five.', entryId: 'ans_1' });
    expect(await finished).toEqual({ text: 'I led a team. Of five.', words: [], isWhole: true });
    expect(called).toEqual([]);
    recogniser.close();
  });

  it('sends again what the server asks for, at four times its speed at most, and says none of it twice', async () => {
    const { recogniser, sockets, words, hear } = await begunRecogniser();
    await hear(1, 0, 8_000);
    const { newest } = sockets;
    newest.say({ type: 'partial', text: 'One.', end_of_turn: true });
    newest.say({ type: 'partial', text: 'Two' });
    newest.sent.length = 0;
    newest.say({ type: 'replay', fromMs: 4_000 });
    expect(words.at(-1)).toEqual({ settled: 'One.', unsettled: '' });
    expect(newest.messages).toEqual([{ ...CONFIG, fromMs: 4_000 }]);
    await hear(1, 8_000, 8_500);
    // Half a second has brought two seconds of it, and a burst of 0.4 s.
    expect(newest.sound16.length / SAMPLES_A_MS).toBeLessThanOrEqual(2_400);
    expect(newest.sound16.length / SAMPLES_A_MS).toBeGreaterThan(1_900);
    recogniser.end(1);
    expect(newest.messages).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stretches(newest.sound16)).toEqual([[4_000, 8_500]]);
    expect(newest.messages.at(-1)).toEqual({ type: 'end_utterance' });
    recogniser.close();
  });

  it('goes on after a drop in mid-word from where the server has its words', async () => {
    const { recogniser, sockets, words, hear } = await begunRecogniser();
    await hear(1, 0, 3_000);
    sockets.newest.say({ type: 'partial', text: 'I led.', end_of_turn: true });
    sockets.newest.say({ type: 'partial', text: 'A te' });
    sockets.newest.drop();
    await hear(1, 3_000, 3_500);
    const { newest } = sockets;
    newest.greet({ heard: { entryId: 'ans_1', text: 'I led.' }, receivedMs: 1_200 });
    expect(words.at(-1)).toEqual({ settled: 'I led.', unsettled: '' });
    expect(newest.messages).toEqual([{ ...CONFIG, fromMs: 1_200 }]);
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(stretches(newest.sound16)).toEqual([[1_200, 3_500]]);
    const finished = recogniser.finish(1, SOUND, NEVER);
    newest.say({ type: 'final', text: 'I led. A team.', entryId: 'ans_1' });
    expect((await finished).text).toBe('I led. A team.');
    recogniser.close();
  });

  it('begins at the beginning with a server that has nothing of it', async () => {
    const { recogniser, sockets, words, hear } = await begunRecogniser();
    await hear(1, 0, 1_000);
    sockets.newest.say({ type: 'partial', text: 'I led.', end_of_turn: true });
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(250);
    sockets.newest.greet();
    expect(words.at(-1)).toEqual({ settled: '', unsettled: '' });
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([[0, 1_000]]);
    recogniser.close();
  });

  it('gets the last words again when the socket went before they came', async () => {
    const { recogniser, sockets, hear } = await begunRecogniser();
    await hear(1, 0, 1_000);
    const finished = recogniser.finish(1, SOUND, NEVER);
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(250);
    const { newest } = sockets;
    newest.greet({ heard: { entryId: 'ans_1', text: 'I led.' }, receivedMs: 1_000 });
    expect(newest.messages).toEqual([{ ...CONFIG, fromMs: 1_000 }, { type: 'end_utterance' }]);
    newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    expect((await finished).text).toBe('I led.');
    recogniser.close();
  });

  it('goes on with an answer in another recording once the first has its words', async () => {
    const { recogniser, sockets, hear } = await begunRecogniser();
    await hear(1, 0, 505);
    recogniser.end(1);
    recogniser.begin(2, 'ans_1');
    await hear(2, 1_000, 1_200);
    const { newest } = sockets;
    expect(newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    expect((await recogniser.finish(1, SOUND, NEVER)).text).toBe('I led.');
    expect(newest.messages.at(-1)).toEqual({ ...CONFIG, fromMs: 505 });
    recogniser.end(2);
    await vi.advanceTimersByTimeAsync(100);
    expect(stretches(newest.sound16)).toEqual([
      [0, 505],
      [1_000, 1_200],
    ]);
    newest.say({ type: 'final', text: 'I led. A team.', entryId: 'ans_1' });
    expect((await recogniser.finish(2, SOUND, NEVER)).text).toBe('I led. A team.');
    recogniser.close();
  });

  it('gives the recording to the call when the server cannot recognise it, and says so', async () => {
    const { recogniser, sockets, troubles, called, hear } = await begunRecogniser();
    await hear(1, 0, 300);
    sockets.newest.say({ type: 'asr_error', message: 'No speech recognition is set up' });
    const sent = sockets.newest.sent.length;
    await hear(1, 300, 600);
    expect(sockets.newest.sent).toHaveLength(sent);
    expect(troubles.at(-1)).toBe('ASR error');
    expect(await recogniser.finish(1, SOUND, NEVER)).toEqual({ text: 'By the call.', words: [] });
    expect(called).toEqual([1]);
    // The next answer is tried over the socket again.
    recogniser.begin(2, 'ans_2');
    await hear(2, 600, 800);
    expect(troubles.at(-1)).toBeNull();
    expect(sockets.newest.messages.at(-1)).toMatchObject({ type: 'config', utterance: 'ans_2' });
    recogniser.close();
  });

  it('gives the recording to the call when there is no socket, after a moment', async () => {
    const { recogniser, sockets, troubles, called, hear } = await begunRecogniser();
    await hear(1, 0, 300);
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(troubles.at(-1)).toBe('WebSocket error');
    const finished = recogniser.finish(1, SOUND, NEVER);
    await vi.advanceTimersByTimeAsync(3_900);
    expect(called).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect((await finished).text).toBe('By the call.');
    recogniser.close();
  });

  it('does not wait for ever for the last words', async () => {
    const { recogniser, sockets, called, hear } = await begunRecogniser();
    await hear(1, 0, 300);
    const finished = recogniser.finish(1, SOUND, NEVER);
    await vi.advanceTimersByTimeAsync(15_000);
    await finished;
    expect(called).toEqual([1]);
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'discard' });
    recogniser.close();
  });

  it('tells the server of words that were thrown away', async () => {
    const { recogniser, sockets, hear } = await begunRecogniser();
    await hear(1, 0, 300);
    recogniser.end(1);
    sockets.newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    recogniser.forget('ans_1');
    expect(sockets.newest.messages.at(-1)).toEqual({ type: 'discard' });
    recogniser.close();
  });
});
