import { describe, expect, it } from 'vitest';
import { readWav } from '#domain/speech/wav.ts';
import { SpeakingLine } from '#engines/embedded/flite/speaking-line.ts';
import { fliteForTests } from '#tests/support/flite-speech.ts';

const LONG = 'Tell me about a team that you led, and what you did when they did not agree. '.repeat(12);

const never = () => new AbortController().signal;

/** Each is a round of the event loop, in which a server would answer. */
async function rounds(events: string[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    await new Promise((resolve) => setImmediate(resolve));
    events.push('other work');
  }
}

describe('the embedded voice among others', () => {
  it('lets other work be done between the slices of long speeches', async () => {
    const events: string[] = [];
    const voice = await fliteForTests({ onSlice: () => events.push('slice') });
    let isOver = false;
    const others = rounds(events, () => isOver);
    const spoken = await Promise.all([LONG, LONG, LONG].map((text) => voice.synthesise({ text })));
    isOver = true;
    await others;
    expect(spoken.map(({ audio }) => readWav(audio).samples.length / 16_000 > 30)).toEqual([true, true, true]);
    const slices = events.flatMap((event, at) => (event === 'slice' ? [at] : []));
    expect(slices.length).toBeGreaterThan(12);
    // A loop that lies behind may run two timers in one round.
    expect(slices.filter((at) => events[at + 1] === 'other work').length).toBeGreaterThan(slices.length / 2);
  });

  it('speaks a short text before a long one that was asked for earlier', async () => {
    const voice = await fliteForTests();
    const ended: string[] = [];
    await Promise.all([
      voice.synthesise({ text: LONG }).then(() => ended.push('long')),
      voice.synthesise({ text: 'Hello.' }).then(() => ended.push('short')),
    ]);
    expect(ended).toEqual(['short', 'long']);
  });

  it('stops working on a speech that is cancelled', async () => {
    let slices = 0;
    const cancel = new AbortController();
    const voice = await fliteForTests({
      onSlice: () => {
        slices += 1;
        if (slices === 2) cancel.abort(new Error('superseded'));
      },
    });
    await expect(voice.stream({ text: LONG }, cancel.signal)).rejects.toThrow('superseded');
    await voice.stream({ text: 'Hello.' }, never());
    expect(slices).toBe(3);
  });

  it('is busy where too many wait for it, and not any more once one has left', async () => {
    const voice = await fliteForTests({ most: 2 });
    const cancel = new AbortController();
    const first = voice.stream({ text: LONG }, cancel.signal);
    const second = voice.stream({ text: LONG }, never());
    await expect(voice.stream({ text: 'Hello.' }, never())).rejects.toMatchObject({ reason: 'busy', retryable: true });
    cancel.abort(new Error('superseded'));
    await expect(first).rejects.toThrow('superseded');
    expect((await voice.stream({ text: 'Hello.' }, never())).encoding).toBe('linear16');
    await second;
  });
});

describe('the line for the embedded voice', () => {
  it('gives the turn to one after the other', () => {
    const line = new SpeakingLine(3);
    const [one, other] = [line.join(0), line.join(0)];
    expect([line.isTurnOf(one, 0), line.isTurnOf(other, 0)]).toEqual([true, false]);
    line.goBehind(one, 0);
    expect([line.isTurnOf(one, 0), line.isTurnOf(other, 0)]).toEqual([false, true]);
    line.leave(other);
    expect(line.isTurnOf(one, 0)).toBe(true);
  });

  it('is not held up by one that the runtime ended without a word', () => {
    const line = new SpeakingLine(2);
    line.join(0);
    const other = line.join(0);
    expect(line.isTurnOf(other, 4_000)).toBe(false);
    expect(line.isTurnOf(other, 8_000)).toBe(true);
    expect(line.isTurnOf(line.join(8_000), 8_000)).toBe(false);
  });

  it('takes one in again that was only late', () => {
    const line = new SpeakingLine(2);
    const late = line.join(0);
    const other = line.join(8_000);
    expect(line.isTurnOf(late, 8_000)).toBe(false);
    line.leave(other);
    expect(line.isTurnOf(late, 8_000)).toBe(true);
  });
});
