import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The thread that looks words up, as slow and as broken as the test makes it. */
class Speller extends EventTarget {
  static readonly all: Speller[] = [];
  readonly asked: string[] = [];

  constructor() {
    super();
    Speller.all.push(this);
  }

  postMessage(word: string): void {
    this.asked.push(word);
  }

  answer(word: string, suggestions: string[]): void {
    this.dispatchEvent(new MessageEvent('message', { data: { word, suggestions } }));
  }
}

/** The module as a page has it that has just been opened. */
async function openPage() {
  vi.resetModules();
  return (await import('#client/features/setup/suggest-words.ts')).suggestWords;
}

const speller = () => Speller.all.at(-1) as Speller;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Speller);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  Speller.all.length = 0;
});

test('the dictionary is waited for however long it takes to come', async () => {
  const suggestWords = await openPage();
  const suggested = suggestWords('enginerr');
  await vi.advanceTimersByTimeAsync(60_000);
  speller().answer('enginerr', ['engineer']);
  expect(await suggested).toEqual(['engineer']);
});

test('each word gets its own answer, from one thread', async () => {
  const suggestWords = await openPage();
  const [first, second] = [suggestWords('enginerr'), suggestWords('plave')];
  speller().answer('plave', ['place']);
  speller().answer('enginerr', ['engineer']);
  expect([await first, await second]).toEqual([['engineer'], ['place']]);
  expect(Speller.all.map(({ asked }) => asked)).toEqual([['enginerr', 'plave']]);
});

test('a dictionary that does not come suggests nothing, to who waits for it and to who asks later', async () => {
  const suggestWords = await openPage();
  const suggested = suggestWords('enginerr');
  speller().dispatchEvent(new Event('error'));
  expect(await suggested).toEqual([]);
  expect(await suggestWords('plave')).toEqual([]);
  expect(speller().asked).toEqual(['enginerr']);
});
