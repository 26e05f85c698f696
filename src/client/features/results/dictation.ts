import { type AnswerRecorder, createAnswerRecorder } from '#client/audio/answer-recorder.ts';
import { BrowserRecognition } from '#client/audio/browser-recognition.ts';
import { candidateDevices } from '#client/audio/candidate-devices.ts';
import type { HearingReason } from '#client/audio/hearing-reason.ts';
import { microphoneProblem } from '#client/audio/microphone-problem.ts';
import { hasBrowserRecognition, localRecognition } from '#client/audio/recognition-api.ts';
import { createStore } from '#client/state/store.ts';
import { recognitionFailure, transcribe } from '#client/state/transcribe.ts';

/** Who turns what is said into text. */
export type DictationBy = 'server' | 'browser' | 'nobody';

export interface DictationView {
  status: 'off' | 'opening' | 'listening' | 'writing';
  /** What a browser has heard so far; it may still change. */
  words: string;
  problem: string;
}

/** What it needs of the browser and the server. */
export interface DictationPorts {
  createRecorder: typeof createAnswerRecorder;
  transcribe: typeof transcribe;
  recognise: (events: { onWords: (text: string) => void; onFailed: () => void }) => Promise<{
    finish: () => Promise<string>;
    close: () => void;
  }>;
  release: () => void;
}

const BROWSER: DictationPorts = {
  createRecorder: createAnswerRecorder,
  transcribe,
  recognise: async ({ onWords, onFailed }) =>
    new BrowserRecognition((await localRecognition()) === 'available', {
      onWords: ({ settled, unsettled }) => onWords(`${settled} ${unsettled}`.trim()),
      onFailed,
    }),
  release: () => candidateDevices.release(),
};

const NOTHING_HEARD = 'Nothing was heard. Speak whenever you are ready, or type.';
const NO_RECOGNITION = 'Your browser’s recognition does not work here. Please type your answer.';
const OFF: DictationView = { status: 'off', words: '', problem: '' };

export const dictationBy = (hasServer: boolean): DictationBy =>
  hasServer ? 'server' : hasBrowserRecognition() ? 'browser' : 'nobody';

/** Turns what is said into text, and keeps no sound: what was heard is gone once it is written down. */
export class Dictation {
  readonly view = createStore(OFF);
  readonly #by: DictationBy;
  readonly #hint: string;
  readonly #onText: (text: string) => void;
  readonly #ports: DictationPorts;
  readonly #left = new AbortController();
  #recorder: AnswerRecorder | undefined;
  #trouble: HearingReason = 'microphone_busy';
  #recognition: { finish: () => Promise<string>; close: () => void } | undefined;

  constructor(by: DictationBy, hint: string, onText: (text: string) => void, ports = BROWSER) {
    this.#by = by;
    this.#hint = hint;
    this.#onText = onText;
    this.#ports = ports;
  }

  /** Loudness of this moment, 0..1; null while nothing is recorded here. */
  level = (): number | null => (this.view.get().status === 'listening' ? (this.#recorder?.level ?? null) : null);

  start(): void {
    if (this.view.get().status !== 'off') return;
    this.view.set({ ...OFF, status: 'opening' });
    if (this.#by === 'server') this.#record();
    else void this.#recognise();
  }

  /** Ends it by hand; it ends by itself behind a silence. */
  stop(): void {
    if (this.view.get().status !== 'listening') return;
    if (this.#by === 'server') void this.#recorder?.stop('manual');
    else void this.#finish();
  }

  dispose(): void {
    this.#left.abort();
    this.#recorder?.dispose();
    this.#recognition?.close();
    this.#ports.release();
  }

  #record(): void {
    this.#recorder ??= this.#ports.createRecorder(
      {
        onStart: () => this.#show({ status: 'listening', problem: '' }),
        onEnd: () => this.#show({ status: 'writing' }),
        onStop: ({ container, wav }) => void this.#write(container ?? wav),
        onTrouble: (reason) => {
          this.#trouble = reason;
        },
        onState: (state) => {
          if (state !== 'error') return;
          // What was heard until it broke is written down all the same.
          if (this.view.get().status === 'listening') void this.#recorder?.stop('manual');
          else this.#end(microphoneProblem(this.#trouble));
        },
      },
      { soundAlone: true },
    );
    this.#recorder.start();
  }

  async #write(recording: Blob): Promise<void> {
    this.#show({ status: 'writing' });
    // What was told is no longer listened to, and the light goes out.
    this.#recorder?.shut();
    this.#ports.release();
    try {
      const { text } = await this.#ports.transcribe(recording, this.#hint, this.#left.signal);
      this.#tell(text);
    } catch (error) {
      this.#end(recognitionFailure(error).message);
    }
  }

  async #recognise(): Promise<void> {
    const recognition = await this.#ports.recognise({
      onWords: (words) => this.#show({ words }),
      onFailed: () => {
        this.#recognition = undefined;
        this.#end(NO_RECOGNITION);
      },
    });
    if (this.#left.signal.aborted) {
      recognition.close();
      return;
    }
    if (this.view.get().status !== 'opening') return;
    this.#recognition = recognition;
    this.#show({ status: 'listening' });
  }

  async #finish(): Promise<void> {
    this.#show({ status: 'writing' });
    this.#tell((await this.#recognition?.finish()) ?? '');
  }

  #tell(text: string): void {
    if (this.#left.signal.aborted) return;
    const said = text.trim();
    if (said !== '') this.#onText(said);
    this.#end(said === '' ? NOTHING_HEARD : '');
  }

  #end(problem: string): void {
    this.#show({ status: 'off', words: '', problem });
  }

  #show(change: Partial<DictationView>): void {
    if (!this.#left.signal.aborted) this.view.set({ ...this.view.get(), ...change });
  }
}
