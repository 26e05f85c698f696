import type { ContainerRecording } from './container-recording.ts';
import { HearingError, type HearingReason } from './hearing-reason.ts';
import type { MicrophoneChoice } from './list-microphones.ts';
import type { Microphone } from './microphone.ts';
import type { RecorderDevices } from './recorder-devices.ts';
import type { ToldTroubles } from './told-troubles.ts';

export interface HeldMicrophoneEvents {
  /** It is being opened; the visitor may have to be asked. */
  onOpening(isAsking: boolean): void;
  onOpened(): void;
  /** It cannot be had; the troubles say why. */
  onRefused(): void;
  /** It is closed next: nothing more will be heard of it. */
  onClosing(): void;
  onClosed(): void;
  onShut(): void;
  onSamples(samples: Float32Array<ArrayBuffer>): void;
  /** Which one is open, and which there are. */
  onMicrophones(inUse: MicrophoneChoice, all: readonly MicrophoneChoice[]): void;
}

/** Reasons that an open microphone disproves. */
const CLOSED_REASONS: readonly HearingReason[] = [
  'not_supported',
  'permission_denied',
  'no_microphone',
  'microphone_busy',
  'microphone_lost',
];

/** One microphone at a time: the chosen one, or another when that one is not there any more. */
export class HeldMicrophone {
  readonly #devices: RecorderDevices;
  readonly #troubles: ToldTroubles;
  readonly #events: HeldMicrophoneEvents;
  #deviceId: string | undefined;
  #microphone: Microphone | undefined;
  #opening: Promise<boolean> | undefined;
  #isShut = false;
  #isDisposed = false;

  constructor(
    devices: RecorderDevices,
    deviceId: string | undefined,
    troubles: ToldTroubles,
    events: HeldMicrophoneEvents,
  ) {
    this.#devices = devices;
    this.#deviceId = deviceId;
    this.#troubles = troubles;
    this.#events = events;
    navigator.mediaDevices?.addEventListener?.('devicechange', this.#devicesChanged);
  }

  get isOpen(): boolean {
    return this.#microphone !== undefined;
  }

  /** Whether the last asking for one was in vain. */
  get isRefused(): boolean {
    return CLOSED_REASONS.some((reason) => this.#troubles.has(reason));
  }

  /** Asks for it and opens it, unless it is open or being opened; false when it cannot be had. */
  open(): Promise<boolean> {
    return this.#openOnce(false);
  }

  /** Opens another one instead. */
  change(deviceId: string): Promise<boolean> {
    this.#deviceId = deviceId;
    this.#close();
    return this.open();
  }

  /** Settles once all that was heard until now has been told. */
  async flush(): Promise<void> {
    await this.#microphone?.flush();
  }

  /** Records with the browser's own recorder, where its samples are too rough to be recognised. */
  record(): ContainerRecording | undefined {
    return this.#microphone?.record?.();
  }

  /** Closes it until it is opened again; `isSoundComing` while the last sound of an answer is still to come. */
  shut(isSoundComing: boolean): void {
    this.#isShut = true;
    const close = () => {
      if (!this.#isShut) return;
      this.#close();
      this.#events.onShut();
    };
    if (isSoundComing) void this.#microphone?.flush().then(close);
    else close();
  }

  dispose(): void {
    this.#isDisposed = true;
    navigator.mediaDevices?.removeEventListener?.('devicechange', this.#devicesChanged);
    this.#close();
  }

  #openOnce(isLost: boolean): Promise<boolean> {
    if (this.#isDisposed) return Promise.resolve(false);
    this.#isShut = false;
    if (this.#microphone) return Promise.resolve(true);
    this.#opening ??= this.#open(isLost).finally(() => {
      this.#opening = undefined;
    });
    return this.#opening;
  }

  async #open(isLost: boolean): Promise<boolean> {
    this.#events.onOpening(false);
    try {
      if (await mayAsk()) this.#events.onOpening(true);
      const stream = await this.#findStream(isLost);
      this.#events.onOpening(false);
      const microphone = await this.#devices.open(stream, {
        onSamples: (samples) => this.#events.onSamples(samples),
        onLost: () => void this.#lost(),
        onTrouble: (reason) => this.#troubles.begin(reason),
        onTroubleOver: (reason) => this.#troubles.end(reason),
      });
      if (this.#isDisposed || this.#isShut) {
        microphone.close();
        return false;
      }
      this.#microphone = microphone;
    } catch (error) {
      if (this.#isDisposed || this.#isShut) return false;
      const reason = error instanceof HearingError ? error.reason : 'microphone_busy';
      this.#troubles.begin(isLost && reason !== 'permission_denied' ? 'microphone_lost' : reason);
      this.#events.onRefused();
      return false;
    }
    for (const reason of CLOSED_REASONS) this.#troubles.end(reason);
    void this.#tellMicrophones();
    this.#events.onOpened();
    return true;
  }

  /** The chosen microphone, or any other when that one is not there any more. */
  async #findStream(isLost: boolean): Promise<MediaStream> {
    try {
      return await this.#devices.ask(this.#deviceId, isLost);
    } catch (error) {
      if (!this.#deviceId || !(error instanceof HearingError) || error.reason !== 'no_microphone') throw error;
      this.#deviceId = undefined;
      return this.#devices.ask(undefined, isLost);
    }
  }

  /** The device is gone. Another one takes over if there is one; what was heard so far is kept either way. */
  async #lost(): Promise<void> {
    this.#close();
    this.#deviceId = undefined;
    if (await this.#openOnce(true)) this.#troubles.begin('microphone_changed');
  }

  #close(): void {
    if (!this.#microphone) return;
    this.#events.onClosing();
    const microphone = this.#microphone;
    this.#microphone = undefined;
    microphone.close();
    this.#events.onClosed();
  }

  #devicesChanged = (): void => {
    if (this.#microphone) void this.#tellMicrophones();
    else if (this.#troubles.has('microphone_lost') || this.#troubles.has('no_microphone')) void this.open();
  };

  async #tellMicrophones(): Promise<void> {
    const all = await this.#devices.list().catch(() => []);
    const microphone = this.#microphone;
    if (!microphone) return;
    this.#events.onMicrophones({ deviceId: microphone.deviceId, label: microphone.label }, all);
    if (all.length > 1) this.#troubles.begin('several_microphones');
    else this.#troubles.end('several_microphones');
  }
}

/** Whether the browser will ask the visitor. */
async function mayAsk(): Promise<boolean> {
  const status = await navigator.permissions?.query({ name: 'microphone' }).catch(() => undefined);
  return status?.state === 'prompt';
}
