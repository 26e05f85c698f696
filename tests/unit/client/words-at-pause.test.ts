import { afterEach, describe, expect, it, vi } from 'vitest';
import { rememberedPatience, rememberPatience } from '#client/features/interview/chosen-patience.ts';
import { WordsAtPause } from '#client/features/interview/words-at-pause.ts';
import { FakeStorage } from './support/fake-storage.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the words before a pause', () => {
  const listen = async (patience: 'take_your_time' | 'natural') => {
    const noted: { finished: number; areMore: boolean }[] = [];
    const words = new WordsAtPause((finished, areMore) => noted.push({ finished, areMore }));
    words.getReady(patience);
    await import('#domain/turn-end/fitted-turn-end.ts');
    await Promise.resolve();
    return { words, noted };
  };

  it('are told once each time that they change, and whether there are more of them', async () => {
    const { words, noted } = await listen('natural');
    for (const text of ['i fixed', 'i fixed it', 'i fixed it', 'I fixed it.', 'i fixed it and', '', 'so'])
      words.hear(text);
    expect(noted.map(({ areMore }) => areMore)).toEqual([true, true, false, true, true]);
    expect(noted[3]?.finished).toBeLessThan(noted[1]?.finished ?? 0);
  });

  it('are not weighed where only eight seconds count', async () => {
    const { words, noted } = await listen('take_your_time');
    words.hear('i fixed it');
    expect(noted).toEqual([]);
  });
});

describe('the chosen patience', () => {
  it('is that of the specification until another one is chosen, and then stays in the browser', () => {
    vi.stubGlobal('localStorage', new FakeStorage());
    expect(rememberedPatience()).toBe('take_your_time');
    rememberPatience('brisk');
    expect(rememberedPatience()).toBe('brisk');
    localStorage.setItem('interviewer_patience', 'hasty');
    expect(rememberedPatience()).toBe('take_your_time');
  });

  it('is that of the specification where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', undefined);
    rememberPatience('brisk');
    expect(rememberedPatience()).toBe('take_your_time');
  });
});
