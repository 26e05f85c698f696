import { type ExpectedSentence, SentenceEars } from './sentence-ears.ts';
import { type HeardWord, ToneEars } from './tone-words.ts';

/** What a Flux does with its next connection besides its work, or instead of it. */
export type FluxMisbehaviour =
  /** Answers the request for a connection with a status. */
  | { kind: 'refuse'; status: number }
  /** Never answers it. */
  | { kind: 'hang' }
  /** Answers it letter by letter. */
  | { kind: 'trickle'; everyMs: number }
  /** Answers it after so long. */
  | { kind: 'slow'; delayMs: number }
  /** Closes what was just opened. */
  | { kind: 'close' }
  /** Breaks the connection after so much sound. */
  | { kind: 'drop'; afterMs: number }
  /** Says nothing any more after so much sound, and goes on listening. */
  | { kind: 'mute'; afterMs: number; garbage?: boolean }
  /** Tells of an error after so much sound, and closes. */
  | { kind: 'error'; afterMs: number }
  /** Sends frames between the others that nobody can read. */
  | { kind: 'garbage' }
  /** Ends a turn without repeating its words. */
  | { kind: 'blank end' }
  /** Takes its time for what is told after the last sound. */
  | { kind: 'late'; delayMs: number }
  /** Never hangs up. */
  | { kind: 'never close' }
  /** Takes nothing from the network any more. */
  | { kind: 'deaf' };

/** One connection, as the service saw it. */
export interface FluxRecord {
  query: [name: string, value: string][];
  /** The sizes of the frames of sound. */
  frameBytes: number[];
  /** The messages, as they came. */
  messages: string[];
  sound: Uint8Array<ArrayBuffer>;
  isOpen: boolean;
  /** Set when the other side closed it. */
  closeCode?: number;
}

/** The other end of a connection. */
export interface FluxWire {
  send(frame: string | Uint8Array): void;
  /** Without a status code when there is none. */
  close(code?: number): void;
  drop(): void;
}

const TAKEN_HZ = [8_000, 16_000, 24_000, 44_100, 48_000];
const ALLOWED =
  'model encoding sample_rate eot_threshold eager_eot_threshold eot_timeout_ms keyterm language_hint mip_opt_out tag numerals profanity_filter'.split(
    ' ',
  );
const UPDATE_MS = 250;
/** Without sound it closes after so long. */
const IDLE_MS = 20_000;

export interface FluxOptions {
  /** A turn ends after so much without a word. */
  pauseMs?: number;
  /**
   * What will be said, over this connection and the next ones: what is settled is taken out. Tone words are heard when
   * nothing is given.
   */
  sentences?: ExpectedSentence[];
  /** As reached through Workers AI, where a turn cannot be ended by force. */
  variant?: 'deepgram' | 'workers-ai';
}

/** Deepgram's Flux, but for its ears: what it refuses, and what it tells when. Runs in Node and in a Worker. */
export class FluxService {
  readonly calls: FluxRecord[] = [];
  /** Requests for a connection, also those that were refused. */
  requests = 0;
  options: FluxOptions;
  readonly #misbehaviours: FluxMisbehaviour[] = [];

  constructor(options: FluxOptions = {}) {
    this.options = options;
  }

  /** The next connections meet these, one each. */
  misbehave(...misbehaviours: FluxMisbehaviour[]): void {
    this.#misbehaviours.push(...misbehaviours);
  }

  /** Called once for each request for a connection. */
  next(): FluxMisbehaviour | undefined {
    this.requests += 1;
    return this.#misbehaviours.shift();
  }

  /** What is wrong with how a connection is asked for. */
  faultIn(query: URLSearchParams): string | undefined {
    const { variant = 'deepgram' } = this.options;
    const unknown = [...query.keys()].find((name) => !ALLOWED.includes(name));
    if (unknown !== undefined) return `Unknown parameter ${unknown}`;
    if (variant === 'deepgram' && !/^flux-general-(en|multi)$/.test(query.get('model') ?? '')) return 'No such model';
    if (query.get('encoding') !== 'linear16') return 'Unsupported encoding';
    if (!TAKEN_HZ.includes(Number(query.get('sample_rate')))) return 'Unsupported sample rate';
    const threshold = Number(query.get('eot_threshold') ?? 0.7);
    if (!(threshold >= 0.5 && threshold <= (variant === 'deepgram' ? 1 : 0.9))) return 'eot_threshold out of range';
    const timeoutMs = Number(query.get('eot_timeout_ms') ?? 5_000);
    if (!(timeoutMs >= 500 && timeoutMs <= 60_000)) return 'eot_timeout_ms out of range';
    return undefined;
  }

  /** Takes a connection that was asked for rightly. */
  connect(query: URLSearchParams, wire: FluxWire, told: FluxMisbehaviour | undefined): FluxCall {
    const record = { query: [...query], frameBytes: [], messages: [], sound: new Uint8Array(), isOpen: true };
    this.calls.push(record);
    return new FluxCall(this.options, record, wire, told);
  }
}

/** One connection. */
export class FluxCall {
  readonly #options: FluxOptions;
  readonly #record: FluxRecord;
  readonly #wire: FluxWire;
  readonly #told: FluxMisbehaviour | undefined;
  readonly #hz: number;
  readonly #ears: { words: readonly HeardWord[]; hear(samples: Int16Array): void };
  /** Sentences that are taken out of those that will be said. */
  #settledSentences = 0;
  #idle: ReturnType<typeof setTimeout> | undefined;
  readonly #late: ReturnType<typeof setTimeout>[] = [];
  #bytes = 0;
  /** How far it has told what it heard. */
  #toldMs = 0;
  #turn = 0;
  /** The first of its words that is not in an ended turn. */
  #firstWord = 0;
  #isOpenTurn = false;
  #sequence = 0;

  constructor(options: FluxOptions, record: FluxRecord, wire: FluxWire, told: FluxMisbehaviour | undefined) {
    this.#options = options;
    this.#record = record;
    this.#wire = wire;
    this.#told = told;
    this.#hz = Number(new URLSearchParams(record.query).get('sample_rate'));
    this.#ears = options.sentences ? new SentenceEars(this.#hz, options.sentences) : new ToneEars(this.#hz);
    if (told?.kind === 'close') this.#hangUp(1011);
    else this.#tell({ type: 'Connected', request_id: 'a-request', sequence_id: this.#sequence++ });
    this.#awaitSound();
  }

  receive(data: Uint8Array | string): void {
    if (!this.#record.isOpen) return;
    if (typeof data === 'string') this.#obey(data);
    else this.#hear(data);
  }

  /** The other side hung up, or the connection broke. */
  closed(code?: number): void {
    clearTimeout(this.#idle);
    for (const late of this.#late) clearTimeout(late);
    this.#record.isOpen = false;
    if (code !== undefined) this.#record.closeCode = code;
  }

  #hear(frame: Uint8Array): void {
    if (frame.length === 0) return;
    this.#record.frameBytes.push(frame.length);
    if (frame.length % 2 === 1) this.#breakOff('DATA-0000', 'Half a sample');
    else this.#take(frame);
  }

  #take(frame: Uint8Array): void {
    this.#awaitSound();
    const sound = new Uint8Array(this.#record.sound.length + frame.length);
    sound.set(this.#record.sound);
    sound.set(frame, this.#record.sound.length);
    this.#record.sound = sound;
    this.#bytes += frame.length;
    this.#ears.hear(new Int16Array(frame.slice().buffer));
    const told = this.#told;
    if (told?.kind === 'drop' && this.#heardMs >= told.afterMs) {
      this.closed();
      this.#wire.drop();
    } else if (told?.kind === 'error' && this.#heardMs >= told.afterMs) {
      this.#breakOff('INTERNAL_SERVER_ERROR', 'You said SECRET words');
    }
    while (this.#record.isOpen && this.#toldMs + UPDATE_MS <= this.#heardMs) this.#goOn(this.#toldMs + UPDATE_MS);
  }

  #obey(message: string): void {
    this.#record.messages.push(message);
    const { type } = JSON.parse(message);
    if (type === 'CloseStream') this.#inTime(() => this.#endStream());
    else if (type === 'ForceEndTurn' && this.#options.variant !== 'workers-ai') this.#inTime(() => this.#force());
    // KeepAlive and Finalize are an older service's: they cost the connection.
    else this.#hangUp();
  }

  #goOn(untilMs: number): void {
    this.#toldMs = untilMs;
    const words = this.#wordsOfTurn();
    const last = words.at(-1);
    const { pauseMs = 700 } = this.#options;
    if (!this.#isOpenTurn && last) {
      this.#isOpenTurn = true;
      this.#tellTurn('StartOfTurn');
    } else if (last && untilMs - last.endMs >= pauseMs) {
      this.#endTurn('model');
    } else {
      this.#tellTurn('Update');
    }
  }

  #force(): void {
    if (this.#isOpenTurn) this.#endTurn('manual');
    else this.#tell({ type: 'Warning', code: 'FORCE_END_TURN_NO_ACTIVE_TURN', description: 'There is no active turn' });
  }

  #endStream(): void {
    if (this.#toldMs < this.#heardMs) {
      this.#toldMs = this.#heardMs;
      if (this.#wordsOfTurn().length > 0) this.#isOpenTurn = true;
      this.#tellTurn('Update');
    }
    if (this.#ears instanceof SentenceEars) this.#takeOut(this.#ears.begun);
    if (this.#told?.kind !== 'never close') this.#hangUp();
  }

  #takeOut(sentences: number): void {
    this.#options.sentences?.splice(0, sentences - this.#settledSentences);
    this.#settledSentences = sentences;
  }

  #inTime(act: () => void): void {
    if (this.#told?.kind === 'late') this.#late.push(setTimeout(act, this.#told.delayMs));
    else act();
  }

  #endTurn(trigger: 'model' | 'manual'): void {
    const words = this.#wordsOfTurn();
    this.#tellTurn('EndOfTurn', { trigger }, this.#told?.kind === 'blank end' ? [] : words);
    if (this.#ears instanceof SentenceEars) this.#takeOut(this.#ears.ended);
    this.#firstWord += words.length;
    this.#turn += 1;
    this.#isOpenTurn = false;
  }

  #tellTurn(event: string, more: object = {}, words = this.#wordsOfTurn()): void {
    if (this.#told?.kind === 'garbage') {
      for (const garbage of ['no json', '[]', '{"type":"TurnInfo","event":5}', '{"type":"TurnInfo"}', 'null']) {
        this.#send(garbage);
      }
      this.#send(new Uint8Array([1, 2, 3]));
    }
    this.#tell({
      type: 'TurnInfo',
      request_id: 'a-request',
      sequence_id: this.#sequence++,
      event,
      turn_index: this.#turn,
      audio_window_start: (words[0]?.endMs ?? this.#toldMs) / 1_000,
      audio_window_end: this.#toldMs / 1_000,
      transcript: words.map(({ word }) => word).join(' '),
      words: words.map(({ word }) => ({ word, confidence: 0.98 })),
      end_of_turn_confidence: event === 'EndOfTurn' ? 0.9 : 0.1,
      ...more,
    });
  }

  #wordsOfTurn = (): HeardWord[] =>
    this.#ears.words.slice(this.#firstWord).filter(({ endMs }) => endMs <= this.#toldMs);

  #tell(frame: object): void {
    this.#send(JSON.stringify(frame));
  }

  #send(frame: string | Uint8Array): void {
    const told = this.#told;
    if (told?.kind === 'mute' && this.#heardMs >= told.afterMs) {
      if (told.garbage) this.#wire.send('no json');
      return;
    }
    this.#wire.send(frame);
  }

  #breakOff(code: string, description: string): void {
    this.#tell({ type: 'Error', sequence_id: this.#sequence++, code, description });
    this.#hangUp(1011);
  }

  #hangUp(code?: number): void {
    this.closed();
    this.#wire.close(code);
  }

  #awaitSound(): void {
    clearTimeout(this.#idle);
    if (this.#record.isOpen) this.#idle = setTimeout(() => this.#hangUp(1011), IDLE_MS);
  }

  get #heardMs(): number {
    return (this.#bytes * 1_000) / 2 / this.#hz;
  }
}
