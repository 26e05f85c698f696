import type { Page } from '@playwright/test';
import { speakAloud } from './flite-speech.ts';

/**
 * A microphone that speaks whenever the test says so, for conversations whose pace is the page's own:
 *
 * ```ts
 * const microphone = await TalkingMicrophone.install(page); // before the page is opened
 * ...
 * await microphone.say('I led a team of five engineers.'); // spoken aloud; settles when it has been said
 * ```
 *
 * It is a real audio stream, so everything behind `getUserMedia` is the product's own. Cameras stay as they are. Between
 * sentences there is faint noise, as in a room. The browser must let sound start by itself or the page must have been
 * clicked before the microphone is opened.
 */
export class TalkingMicrophone {
  readonly #page: Page;
  readonly #learned = new Map<string, string>();

  private constructor(page: Page) {
    this.#page = page;
  }

  static async install(page: Page): Promise<TalkingMicrophone> {
    await page.addInitScript(installInPage);
    return new TalkingMicrophone(page);
  }

  /** Has the sound of texts made beforehand, for a test in which they must begin at once. */
  async learn(...texts: string[]): Promise<void> {
    for (const text of texts) {
      const wav = this.#learned.get(text) ?? Buffer.from(await speakAloud(text)).toString('base64');
      this.#learned.set(text, wav);
    }
  }

  /**
   * Says a text into every microphone that is open; settles when it has been said, with how long that took. It begins at
   * once, or as soon as the page shows something, which no test can see in time from outside.
   */
  async say(text: string, { onceShown = '' } = {}): Promise<{ durationMs: number }> {
    await this.learn(text);
    const wav = this.#learned.get(text) ?? '';
    return this.#page.evaluate(([spoken, shown]) => window.speakIntoMicrophone(spoken, shown), [
      wav,
      onceShown,
    ] as const);
  }

  /** A burst of noise, as of a cough or a door. */
  async cough(durationMs: number): Promise<void> {
    await this.#page.evaluate((ms) => window.coughIntoMicrophone(ms), durationMs);
  }

  /**
   * Takes every open microphone away, as when it is unplugged or its permission withdrawn. Whatever is asked for next is
   * refused by this name; without one there is another microphone.
   */
  async takeAway(refusal: 'NotFoundError' | 'NotAllowedError' | '' = ''): Promise<void> {
    await this.#page.evaluate((name) => window.takeMicrophones(name), refusal);
  }

  /** There is one again; the browser tells the page so. */
  async giveBack(): Promise<void> {
    await this.#page.evaluate(() => {
      window.refuseMicrophones('');
      navigator.mediaDevices.dispatchEvent(new Event('devicechange'));
    });
  }

  /** How often the page was refused a microphone, by `takeAway` or by the browser itself. */
  async refusedCount(): Promise<number> {
    return this.#page.evaluate(() => window.refusedMicrophones());
  }

  /** How many microphones the page has opened and not closed. */
  async openCount(): Promise<number> {
    return this.#page.evaluate(() => window.openMicrophones());
  }
}

declare global {
  interface Window {
    speakIntoMicrophone(wavBase64: string, onceShown: string): Promise<{ durationMs: number }>;
    coughIntoMicrophone(durationMs: number): Promise<void>;
    openMicrophones(): number;
    refusedMicrophones(): number;
    takeMicrophones(refusal: string): void;
    refuseMicrophones(refusal: string): void;
    /** Where sound goes that all microphones hear. */
    roomOfMicrophones(): { context: AudioContext; mouth: AudioNode };
  }
}

/** Runs in the page, so it can use nothing from outside. */
function installInPage(): void {
  const NOISE = 0.0005;
  const tracks = new Set<MediaStreamTrack>();
  let refusal = '';
  let refused = 0;
  let room: { context: AudioContext; mouth: GainNode } | undefined;

  const enter = () => {
    if (room) return room;
    const context = new AudioContext({ sampleRate: 48_000 });
    const mouth = new GainNode(context);
    const noise = new AudioBuffer({ length: 48_000, sampleRate: 48_000 });
    const samples = noise.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = NOISE * (2 * Math.random() - 1);
    const source = new AudioBufferSourceNode(context, { buffer: noise, loop: true });
    source.connect(mouth);
    source.start();
    room = { context, mouth };
    return room;
  };

  const devices = MediaDevices.prototype;
  const original = devices.getUserMedia;
  devices.getUserMedia = async function (constraints?: MediaStreamConstraints) {
    if (!constraints?.audio) return original.call(this, constraints);
    // The browser's own decides on permission and devices; of its stream only the sound is another.
    const asked = refusal
      ? Promise.reject(new DOMException('There is no microphone', refusal))
      : original.call(this, constraints);
    const stream = await asked.catch((reason: unknown) => {
      refused += 1;
      throw reason;
    });
    const { context, mouth } = enter();
    await context.resume();
    const ear = new MediaStreamAudioDestinationNode(context, { channelCount: 1 });
    mouth.connect(ear);
    const [track] = ear.stream.getAudioTracks();
    if (!track) throw new Error('No track');
    tracks.add(track);
    for (const replaced of stream.getAudioTracks()) {
      const settings = { ...replaced.getSettings(), sampleRate: context.sampleRate };
      Object.defineProperty(track, 'label', { value: replaced.label });
      track.getSettings = () => settings;
      stream.removeTrack(replaced);
      replaced.stop();
    }
    stream.addTrack(track);
    return stream;
  };

  window.roomOfMicrophones = enter;
  window.refuseMicrophones = (name) => {
    refusal = name;
  };
  window.takeMicrophones = (name) => {
    refusal = name;
    const taken = [...tracks].filter(({ readyState }) => readyState === 'live');
    for (const track of taken) track.stop();
    // A page that stops a track is told nothing; one that loses its device is.
    for (const track of taken) track.dispatchEvent(new Event('ended'));
  };
  window.openMicrophones = () => [...tracks].filter(({ readyState }) => readyState === 'live').length;
  window.refusedMicrophones = () => refused;
  const play = (buffer: AudioBuffer) => {
    const { context, mouth } = enter();
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(mouth);
    return new Promise<void>((resolve) => {
      source.addEventListener('ended', () => resolve());
      source.start();
    });
  };
  window.coughIntoMicrophone = (durationMs) => {
    const { context } = enter();
    const buffer = new AudioBuffer({
      length: (durationMs * context.sampleRate) / 1_000,
      sampleRate: context.sampleRate,
    });
    const samples = buffer.getChannelData(0);
    for (let i = 0; i < samples.length; i++) samples[i] = 0.5 * (2 * Math.random() - 1) * (1 - i / samples.length);
    return play(buffer);
  };
  const decode = (wavBase64: string) => {
    const bytes = Uint8Array.from(atob(wavBase64), (character) => character.charCodeAt(0));
    return enter().context.decodeAudioData(bytes.buffer);
  };
  const shown = (selector: string) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!document.querySelector(selector)) return;
        watch.disconnect();
        resolve();
      };
      const watch = new MutationObserver(look);
      watch.observe(document, { subtree: true, childList: true, attributes: true });
      look();
    });
  window.speakIntoMicrophone = async (wavBase64, onceShown) => {
    const buffer = await decode(wavBase64);
    if (onceShown !== '') await shown(onceShown);
    await play(buffer);
    return { durationMs: Math.round(buffer.duration * 1_000) };
  };
}
