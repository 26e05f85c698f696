import { describe, expect, it, vi } from 'vitest';
import { AnswerTape } from '#client/audio/answer-tape.ts';
import { readWav } from '#domain/speech/wav.ts';
import {
  begunRecogniser,
  CONFIG,
  NEVER,
  openRecogniser,
  SOUND,
  stretches,
  withItsOwnClock,
} from './support/opened-recogniser.ts';

describe('recognition over a reload', () => {
  withItsOwnClock();

  it('tells what was heard before the page was opened, and goes on with it', async () => {
    const { recogniser, sockets, words, hear } = openRecogniser();
    const opened = recogniser.open();
    const kept = { entryId: 'ans_1', text: 'I led' };
    sockets.newest.greet({ heard: kept, receivedMs: 2_000 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await opened).toEqual({ ...kept, receivedMs: 2_000 });
    recogniser.begin(1, 'ans_1');
    expect(words.at(-1)).toEqual({ settled: 'I led', unsettled: '' });
    await hear(1, 0, 400);
    expect(sockets.newest.messages).toEqual([{ ...CONFIG, fromMs: 2_000 }]);
    // A server that has lost even those words: they are known here, and the sound that is here is an utterance anew.
    sockets.newest.drop();
    await vi.advanceTimersByTimeAsync(250);
    sockets.newest.greet();
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(500);
    expect(sockets.newest.messages).toEqual([CONFIG, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([[0, 400]]);
    sockets.newest.say({ type: 'final', text: 'a team.', entryId: 'ans_1' });
    expect((await recogniser.finish(1, SOUND, NEVER)).text).toBe('I led a team.');
    recogniser.close();
  });

  it('keeps the sound over a reload until its words are told', async () => {
    const { recogniser, sockets, hear, sound } = await begunRecogniser();
    await hear(1, 0, 1_000);
    expect(stretches(sound.samples)).toEqual([[0, 1_000]]);
    const finished = recogniser.finish(1, SOUND, NEVER);
    sockets.newest.say({ type: 'final', text: 'I led.', entryId: 'ans_1' });
    await finished;
    expect(sound.samples).toEqual([]);
    recogniser.close();
  });

  it('sends after a reload what nobody had heard of the sound before it, and what is said then', async () => {
    const before = await begunRecogniser();
    await before.hear(1, 0, 3_000);
    // The page goes; nothing of it runs any more. The server has the first words.
    const { recogniser, sockets, words, hear, sound } = openRecogniser(before.sound);
    const opened = recogniser.open();
    sockets.newest.greet({ heard: { entryId: 'ans_1', text: 'I led' }, receivedMs: 1_200 });
    await vi.advanceTimersByTimeAsync(100);
    expect(await opened).toMatchObject({ entryId: 'ans_1', text: 'I led', receivedMs: 1_200 });
    recogniser.begin(1, 'ans_1');
    expect(words.at(-1)).toEqual({ settled: 'I led', unsettled: '' });
    await hear(1, 5_000, 6_000);
    recogniser.end(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.newest.messages).toEqual([{ ...CONFIG, fromMs: 1_200 }, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([
      [1_200, 3_000],
      [5_000, 6_000],
    ]);
    expect(stretches(sound.samples)).toEqual([
      [0, 3_000],
      [5_000, 6_000],
    ]);
    recogniser.close();
  });

  it('finishes after a reload what was said before it, for who says no more', async () => {
    const before = await begunRecogniser();
    await before.hear(1, 0, 3_000);
    const { recogniser, sockets, sound, called } = openRecogniser(before.sound);
    const opened = recogniser.open();
    sockets.newest.greet({ heard: { entryId: 'ans_1', text: 'I led' }, receivedMs: 1_200 });
    await vi.advanceTimersByTimeAsync(100);
    await opened;
    recogniser.begin(0, 'ans_1');
    recogniser.hear(0, new AnswerTape());
    recogniser.end(0);
    const finished = recogniser.finish(0, SOUND, NEVER);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(sockets.newest.messages).toEqual([{ ...CONFIG, fromMs: 1_200 }, { type: 'end_utterance' }]);
    expect(stretches(sockets.newest.sound16)).toEqual([[1_200, 3_000]]);
    sockets.newest.say({ type: 'final', text: 'I led a team.', entryId: 'ans_1' });
    expect((await finished).text).toBe('I led a team.');
    expect(called).toEqual([]);
    expect(sound.samples).toEqual([]);
    recogniser.close();
  });

  it('gives the call what was said before a reload too, where nobody had heard it', async () => {
    const before = await begunRecogniser();
    await before.hear(1, 0, 1_000);
    const { recogniser, sockets, calledWith, hear } = openRecogniser(before.sound);
    const opened = recogniser.open();
    sockets.newest.greet();
    await vi.advanceTimersByTimeAsync(100);
    expect(await opened).toMatchObject({ entryId: 'ans_1', text: '' });
    recogniser.begin(1, 'ans_1');
    await hear(1, 5_000, 5_500);
    sockets.newest.say({ type: 'asr_error', message: 'No.' });
    await recogniser.finish(1, SOUND, NEVER);
    const wav = readWav(new Uint8Array((await calledWith[0]?.wav.arrayBuffer()) ?? new ArrayBuffer(0)));
    expect(stretches([...wav.samples])).toEqual([
      [0, 1_000],
      [5_000, 5_500],
    ]);
    recogniser.close();
  });
});
