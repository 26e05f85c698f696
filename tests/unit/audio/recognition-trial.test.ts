import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offeredRecognition } from '#client/audio/recognition-offer.ts';
import { tryRecognition } from '#client/audio/recognition-trial.ts';

const SILENCE = { kind: 'audio' };

/** A browser's recognition that answers a start with the events named, and tells what it was to listen to. */
function giveRecognition(events: readonly string[], { takesTracks = true } = {}) {
  const listenedTo: unknown[] = [];
  class Recognition extends EventTarget {
    start(track?: unknown) {
      listenedTo.push(track ?? 'microphone');
      setTimeout(() => {
        for (const event of events) {
          const [type = '', error] = event.split(':');
          this.dispatchEvent(Object.assign(new Event(type), { error }));
        }
      }, 100);
    }
    abort() {
      this.dispatchEvent(new Event('end'));
    }
  }
  const available = async () => 'downloadable';
  vi.stubGlobal('SpeechRecognition', Object.assign(Recognition, takesTracks ? { available } : {}));
  return listenedTo;
}

describe("trying the browser's recognition", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const node = { connect: (to: unknown) => to, start: () => undefined, gain: { value: 1 } };
    vi.stubGlobal(
      'AudioContext',
      class {
        createOscillator = () => node;
        createGain = () => node;
        createMediaStreamDestination = () => ({ stream: { getAudioTracks: () => [SILENCE] } });
        close = async () => undefined;
      },
    );
    vi.stubGlobal('navigator', { userAgent: 'Chrome/140.0' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const outcome = async (tried: Promise<unknown>) => {
    await vi.advanceTimersByTimeAsync(2_000);
    return tried;
  };

  it.each([
    [['start', 'audiostart'], 'works'],
    [['start', 'audiostart', 'error:network', 'end'], 'unreachable'],
    [['error:service-not-allowed', 'end'], 'refused'],
    [['error:not-allowed', 'end'], 'refused'],
    [['error:language-not-supported', 'end'], 'language'],
    [['error:audio-capture', 'end'], 'unknown'],
    [[], 'unknown'],
  ])('that answers %j finds out: %s', async (events, found) => {
    giveRecognition(events);
    expect(await outcome(tryRecognition())).toBe(found);
  });

  it('lets it hear nothing but silence', async () => {
    const listenedTo = giveRecognition(['audiostart']);
    await outcome(tryRecognition('microphone'));
    expect(listenedTo).toEqual([SILENCE]);
  });

  it('opens no microphone in a browser that takes no track, until it is open anyway', async () => {
    const listenedTo = giveRecognition(['error:service-not-allowed'], { takesTracks: false });
    expect(await outcome(tryRecognition())).toBe('unknown');
    expect(listenedTo).toEqual([]);
    expect(await outcome(tryRecognition('microphone'))).toBe('refused');
  });

  it('makes an offer of a service that cannot be reached one to type', async () => {
    giveRecognition(['start', 'audiostart', 'error:network']);
    expect(await outcome(offeredRecognition())).toMatchObject({
      kind: 'failed',
      browser: 'Chrome',
      fault: 'unreachable',
    });
  });
});
