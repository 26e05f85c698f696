import type { Page } from '@playwright/test';
import { speakAloud } from './flite-speech.ts';

/**
 * What a microphone hears besides its candidate: what the page plays, out of a loudspeaker on the table, and others in
 * the room. Loudness is told in decibels below the candidate's own voice.
 *
 * ```ts
 * const room = await NoisyRoom.install(page); // behind TalkingMicrophone, before the page is opened
 * await room.echo(20);
 * const fallSilent = await room.talk('The weather for tomorrow is cloudy.', { below: 26, speaker: 'rms' });
 * ```
 */
export class NoisyRoom {
  readonly #page: Page;

  private constructor(page: Page) {
    this.#page = page;
  }

  static async install(page: Page): Promise<NoisyRoom> {
    await page.addInitScript(installInPage);
    return new NoisyRoom(page);
  }

  /** What is played comes into the microphones too, from now on and so late. */
  async echo(below: number, delayMs = 40): Promise<void> {
    await this.#page.evaluate(([gain, ms]) => window.hearLoudspeaker(gain, ms), [gainOf(below), delayMs] as const);
  }

  /** Somebody else talks on and on, until the answer is called. */
  async talk(text: string, { below, speaker }: { below: number; speaker: string }): Promise<() => Promise<void>> {
    const wav = Buffer.from(await speakAloud(text, speaker)).toString('base64');
    await this.#page.evaluate(([spoken, gain]) => window.talkInRoom(spoken, gain), [wav, gainOf(below)] as const);
    return () => this.#page.evaluate(() => window.fallSilentInRoom());
  }
}

const gainOf = (below: number) => 10 ** (-below / 20);

declare global {
  interface Window {
    hearLoudspeaker(gain: number, delayMs: number): void;
    talkInRoom(wavBase64: string, gain: number): Promise<void>;
    fallSilentInRoom(): void;
  }
}

/** Runs in the page, so it can use nothing from outside. */
function installInPage(): void {
  /** What the page lets out, each with its way into the room once that is open. */
  const outputs = new Map<AudioNode, { delay: DelayNode; gain: GainNode } | undefined>();
  let loudspeaker: { gain: number; delayMs: number } | undefined;

  const lead = (output: AudioNode) => {
    if (!loudspeaker) return;
    const { context, mouth } = window.roomOfMicrophones();
    let way = outputs.get(output);
    if (!way) {
      const out = new MediaStreamAudioDestinationNode(output.context as AudioContext);
      connect.call(output, out);
      way = { delay: new DelayNode(context, { maxDelayTime: 1 }), gain: new GainNode(context) };
      new MediaStreamAudioSourceNode(context, { mediaStream: out.stream })
        .connect(way.delay)
        .connect(way.gain)
        .connect(mouth);
      outputs.set(output, way);
    }
    way.delay.delayTime.value = loudspeaker.delayMs / 1_000;
    way.gain.gain.value = loudspeaker.gain;
  };

  const connect = AudioNode.prototype.connect as (this: AudioNode, ...to: unknown[]) => AudioNode;
  AudioNode.prototype.connect = function (this: AudioNode, ...to: unknown[]) {
    if (to[0] instanceof AudioDestinationNode && this.context instanceof AudioContext && !outputs.has(this)) {
      outputs.set(this, undefined);
      lead(this);
    }
    return connect.apply(this, to);
  } as typeof AudioNode.prototype.connect;

  window.hearLoudspeaker = (gain, delayMs) => {
    loudspeaker = { gain, delayMs };
    for (const output of outputs.keys()) lead(output);
  };
  let others: AudioBufferSourceNode | undefined;
  window.talkInRoom = async (wavBase64, gain) => {
    const { context, mouth } = window.roomOfMicrophones();
    const bytes = Uint8Array.from(atob(wavBase64), (character) => character.charCodeAt(0));
    const buffer = await context.decodeAudioData(bytes.buffer);
    others = new AudioBufferSourceNode(context, { buffer, loop: true });
    others.connect(new GainNode(context, { gain })).connect(mouth);
    others.start();
  };
  window.fallSilentInRoom = () => others?.stop();
}
