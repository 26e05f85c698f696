import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { BrowserRecognition } from '#client/audio/browser-recognition.ts';
import type { RecognitionConstructor } from '#client/audio/recognition-api.ts';

/** The one recognition that a browser has for all of its pages: who starts stops who had it. */
class Service {
  holder: FakeRecognition | undefined;
  starts = 0;
  /** The kind of recognition that a page finds. */
  readonly Recognition: RecognitionConstructor;

  constructor() {
    const take = (recognition: FakeRecognition) => {
      const before = this.holder;
      this.starts++;
      this.holder = recognition;
      before?.end('aborted');
    };
    this.Recognition = class extends FakeRecognition {
      override start() {
        take(this);
      }
    };
  }

  /** The last of them may still change. */
  guess(...words: string[]) {
    this.say(...words.slice(0, -1), { guessed: words.at(-1) ?? '' });
  }

  say(...words: (string | { guessed: string })[]) {
    const results = words.map((said) =>
      typeof said === 'string'
        ? { isFinal: true, 0: { transcript: said } }
        : { isFinal: false, 0: { transcript: said.guessed } },
    );
    this.holder?.dispatchEvent(Object.assign(new Event('result'), { results }));
  }
}

class FakeRecognition extends EventTarget {
  lang = '';
  continuous = false;
  interimResults = false;
  #isOver = false;
  start() {}
  stop() {
    setTimeout(() => this.end(), 50);
  }
  abort() {
    this.end();
  }
  end(error?: string) {
    if (this.#isOver) return;
    this.#isOver = true;
    if (error) this.dispatchEvent(Object.assign(new Event('error'), { error }));
    this.dispatchEvent(new Event('end'));
  }
}

const listen = (service: Service) => {
  const failed = vi.fn();
  const words: { settled: string; unsettled: string }[] = [];
  const recognition = new BrowserRecognition(
    false,
    { onWords: (text) => words.push(text), onFailed: failed },
    service.Recognition,
  );
  return { recognition, failed, words };
};

describe("the browser's own recognition", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('joins the words of the parts that the browser makes of one recording', async () => {
    const service = new Service();
    const { recognition, words } = listen(service);
    service.say('I led', 'a team');
    service.holder?.end();
    service.guess('of', 'wife');
    service.say('of', 'five');
    const finished = recognition.finish();
    await vi.runAllTimersAsync();
    expect(await finished).toBe('I led a team of five');
    expect(words).toEqual([
      { settled: 'I led a team', unsettled: '' },
      { settled: 'I led a team of', unsettled: 'wife' },
      { settled: 'I led a team of five', unsettled: '' },
    ]);
  });

  it('gives up after a few interruptions, so that two pages do not stop each other without end', async () => {
    const service = new Service();
    const one = listen(service);
    service.say('I led a team');
    const other = listen(service);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(service.starts).toBeLessThan(10);
    // One of the two has it in the end, the other says that it has not, and keeps the words that it heard.
    expect([one, other].filter(({ failed }) => failed.mock.calls.length > 0)).toHaveLength(1);
    const finished = one.recognition.finish();
    await vi.runAllTimersAsync();
    expect(await finished).toContain('I led a team');
  });

  it('hands over what it has when the next recording begins before it has ended', async () => {
    const service = new Service();
    const first = listen(service);
    service.say('I led a team');
    const finished = first.recognition.finish();
    first.recognition.close();
    const second = listen(service);
    service.say('of five');
    expect(await finished).toBe('I led a team');
    const rest = second.recognition.finish();
    await vi.runAllTimersAsync();
    expect(await rest).toBe('of five');
  });

  it.each(['network', 'not-allowed'])('says that it does not work here when it fails with %s', async (error) => {
    const service = new Service();
    const { failed } = listen(service);
    service.holder?.end(error);
    await vi.runAllTimersAsync();
    expect(failed).toHaveBeenCalledTimes(1);
    expect(service.starts).toBe(1);
  });
});
