import { type ProgramManifest, programBytes } from '#domain/speech-program/manifest.ts';
import { canHoldProgram, keptBytesOfAll, removeProgram } from './program-files.ts';
import type { FetchFault, FromProgram, ToProgram } from './program-messages.ts';

/** Where a speech program's files come from, and what they have to be. */
export interface ProgramSource {
  manifest: ProgramManifest;
  address: string;
}

export type ProgramState =
  | { kind: 'unknown' }
  /** This browser can neither keep nor run one. */
  | { kind: 'impossible' }
  /** Some of it is here, or nothing; `fault` says why it is not more. */
  | { kind: 'partly'; bytes: number; fault?: FetchFault }
  | { kind: 'coming'; bytes: number }
  | { kind: 'here' };

export interface HeardPiece {
  text: string;
  tookMs: number;
}

/** Whoever waits longer for a stretch, and twice as long as it is, is heard another way: nobody can type meanwhile. */
const HEARING_LIMIT_MS = 30_000;
const SAMPLES_PER_MS = 16;

/**
 * The speech program of this browser: fetched when somebody says yes, kept, removed, and run in a worker of its own
 * that is there only while it is needed. It outlives the page that asked for it, so that it is fetched on meanwhile.
 */
export class SpeechProgram {
  readonly bytes: number;
  readonly #source: ProgramSource;
  readonly #listeners = new Set<() => void>();
  #state: ProgramState = { kind: 'unknown' };
  #worker: Worker | undefined;
  #loading: Promise<void> | undefined;
  #toLoad: { resolve(): void; reject(error: Error): void } | undefined;
  readonly #asked = new Map<number, { resolve(piece: HeardPiece): void; reject(error: Error): void }>();
  #nextId = 1;

  constructor(source: ProgramSource) {
    this.#source = source;
    this.bytes = programBytes(source.manifest);
  }

  get state(): ProgramState {
    return this.#state;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Finds out how much of it is here. */
  async look(): Promise<ProgramState> {
    if (this.#state.kind === 'coming') return this.#state;
    if (!canHoldProgram()) return this.#become({ kind: 'impossible' });
    const fault = this.#state.kind === 'partly' ? this.#state.fault : undefined;
    const bytes = await keptBytesOfAll(this.#source.manifest).catch(() => undefined);
    // Somebody may have said yes meanwhile.
    if (this.state.kind === 'coming') return this.state;
    if (bytes === undefined) return this.#become({ kind: 'impossible' });
    if (bytes >= this.bytes) return this.#become({ kind: 'here' });
    return this.#become({ kind: 'partly', bytes, ...(fault && bytes > 0 ? { fault } : {}) });
  }

  /** Fetches what is not here yet; somebody has said yes. */
  async fetch(): Promise<void> {
    const found = await this.look();
    if (found.kind !== 'partly') return;
    this.#become({ kind: 'coming', bytes: found.bytes });
    // A browser that is asked may keep it for good; one that says no keeps it until it needs the room.
    void navigator.storage.persist?.().catch(() => false);
    this.#tell({ type: 'fetch', manifest: this.#source.manifest, address: this.#source.address });
  }

  /** What has come is kept. */
  stop(): void {
    if (this.#state.kind === 'coming') this.#tell({ type: 'stop' });
  }

  async remove(): Promise<void> {
    this.#end('The program is being removed');
    this.#become({ kind: 'unknown' });
    try {
      await removeProgram();
    } finally {
      await this.look();
    }
  }

  /** Gets it ready to hear, if it is not yet; rejects where it does not run here. */
  load(): Promise<void> {
    this.#loading ??= new Promise<void>((resolve, reject) => {
      this.#toLoad = { resolve, reject };
      this.#tell({ type: 'load', manifest: this.#source.manifest });
    });
    return this.#loading;
  }

  /** The words of speech at 16 kHz, and how long writing them down took. Stretches are heard in the order asked. */
  async hear(samples: Float32Array<ArrayBuffer>): Promise<HeardPiece> {
    await this.load();
    const limitMs = HEARING_LIMIT_MS + 2 * (samples.length / SAMPLES_PER_MS);
    const tooLong = setTimeout(() => this.#end('The program takes too long'), limitMs);
    return new Promise<HeardPiece>((resolve, reject) => {
      const id = this.#nextId++;
      this.#asked.set(id, { resolve, reject });
      this.#tell({ type: 'hear', id, samples });
    }).finally(() => clearTimeout(tooLong));
  }

  /** Lets go of what running it takes; it is loaded again when it is needed. */
  rest(): void {
    if (this.#state.kind !== 'coming') this.#end('The program rests');
  }

  #tell(message: ToProgram): void {
    this.#worker ??= this.#start();
    this.#worker.postMessage(message, message.type === 'hear' ? [message.samples.buffer] : []);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./speech-program-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromProgram>) => this.#heard(data);
    worker.onerror = () => {
      this.#end('The program’s worker failed');
      if (this.#state.kind === 'coming') this.#broke('unreachable');
    };
    return worker;
  }

  #heard(message: FromProgram): void {
    switch (message.type) {
      case 'bytes':
        if (this.#state.kind === 'coming')
          this.#become({ kind: 'coming', bytes: Math.max(0, this.#state.bytes + message.more) });
        return;
      case 'fetched':
        this.#become({ kind: 'here' });
        return;
      case 'not_fetched':
        this.#broke(message.fault);
        return;
      case 'loaded':
        this.#toLoad?.resolve();
        return;
      case 'not_loaded':
        this.#end('The program does not run here');
        if (message.isDamaged) this.#broke('damaged');
        return;
      case 'heard':
        this.#answer(message.id)?.resolve(message);
        return;
      case 'not_heard':
        // A graphics device that was lost does not come back to a program: the next stretch has a fresh one.
        this.#end('The program could not hear this');
        return;
    }
  }

  #answer(id: number) {
    const asked = this.#asked.get(id);
    this.#asked.delete(id);
    return asked;
  }

  #broke(fault: FetchFault): void {
    this.#become({ kind: 'partly', bytes: this.#state.kind === 'coming' ? this.#state.bytes : 0, fault });
    // What was not the file that was meant is gone.
    void this.look();
  }

  #end(why: string): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#loading = undefined;
    this.#toLoad?.reject(new Error(why));
    this.#toLoad = undefined;
    for (const { reject } of this.#asked.values()) reject(new Error(why));
    this.#asked.clear();
  }

  #become(state: ProgramState): ProgramState {
    this.#state = state;
    for (const listener of this.#listeners) listener();
    return state;
  }
}

let open: SpeechProgram | undefined;

/** The one program of this page, made for the first source that it is asked for. */
export function speechProgram(source: ProgramSource): SpeechProgram {
  open ??= new SpeechProgram(source);
  return open;
}

/** Removes whatever program this browser keeps. */
export const forgetSpeechProgram = (): Promise<void> => (open ? open.remove() : removeProgram());
