import { LiveSocket, type SocketState } from '#client/api/live-socket.ts';
import { type Tape, tapeOf } from '#client/audio/answer-tape.ts';
import { ANSWER_RATE_HZ, samplesOf } from '#client/audio/audio-rate.ts';
import type { RealtimeClientMessage, RealtimeServerMessage } from '#contract/socket-messages.ts';
import { readHearingMessage } from '#domain/answers/read-socket-message.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import { writeWav } from '#domain/speech/wav.ts';
import { FINAL_WORDS_MS, SOCKET_TROUBLE_MS, SOCKET_WAIT_MS } from '#domain/stage/timing.ts';
import { FileSender } from './file-sender.ts';
import type { Recognised, Recogniser, RecogniserEvents, RecordedSound } from './recogniser.ts';
import { SoundSender } from './sound-sender.ts';
import { type KeptWords, Utterance, wholeMs } from './utterance.ts';

/** A server that has not told by then what it heard of an answer before is not waited for. */
const KEPT_WORDS_LIMIT_MS = 3_000;
/** A server that asks for the same sound more often than this does not hear it. */
const MAX_REPLAYS = 8;

const AUDIO = { encoding: 'linear16', sample_rate: ANSWER_RATE_HZ, channels: 1 } as const;
/** A recorder's file, whatever it has inside. */
const FILE_AUDIO = { encoding: 'opus', sample_rate: 48_000, channels: 1 } as const;
/** A larger one would be taken for a flood. */
const MAX_FILE_BYTES = 2_000_000;

/** Sound is kept over a reload in pieces of this length. */
const KEPT_SAMPLES = samplesOf(250);

/** Keeps the sound of the answer that is being said over a reload. */
interface KeptSound {
  keep(entryId: string, samples: Int16Array<ArrayBuffer>): void;
  read(): Promise<{ entryId: string; samples: Int16Array<ArrayBuffer> } | undefined>;
  forget(): void;
}

/** One recording on its way to its words. */
interface Segment {
  utterance: Utterance;
  tape: Tape;
  /** What the browser's own recorder made of it, in place of the tape. */
  file: Uint8Array<ArrayBuffer> | undefined;
  /** Where in the utterance it begins, and where the sound begins that nobody has heard yet. */
  start: number;
  freshFrom: number;
  /** By the page's clock; undefined while it is being recorded. */
  endedAtMs: number | undefined;
  replays: number;
  /** All words of its utterance; undefined when the socket cannot tell them. */
  words: Promise<string | undefined>;
  tell: (words: string | undefined) => void;
}

/**
 * The server's recognition while it is said: sound goes over the socket in frames and comes back as words. The tape has
 * all of it, so what is lost on its way goes again; what the socket cannot do the call does with the recording.
 */
export class RealtimeRecogniser implements Recogniser {
  readonly kind = 'server';
  /** Set by the first words that came while they were said: not every server sends them, nor for every sound. */
  hearsWords?: true;
  readonly #events: RecogniserEvents;
  readonly #byCall: Recogniser;
  readonly #socket: LiveSocket<RealtimeClientMessage, RealtimeServerMessage>;
  #kept: KeptWords | undefined;
  #hasMet = false;
  #wasOpen = false;
  /** The utterance of each recording that has no sound yet. */
  readonly #begun = new Map<number, Utterance>();
  readonly #segments = new Map<number, Segment>();
  /** Segments whose words are waited for; the first is on the wire, the next begins when that is answered. */
  #queue: Segment[] = [];
  #newest: Utterance | undefined;
  readonly #sound: KeptSound;
  /** So much of the newest utterance is kept. */
  #keptTo = 0;
  /** The utterance that the server heard of last. */
  #told: string | undefined;
  #isConfigured = false;
  #hasEnded = false;
  readonly #sender: SoundSender;
  readonly #fileSender: FileSender;
  #left = 0;
  #progressAtMs = 0;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #trouble: ReturnType<typeof setTimeout> | undefined;

  constructor(
    interviewId: string,
    byCall: Recogniser,
    sound: KeptSound,
    events: RecogniserEvents,
    onOutdated: () => void,
  ) {
    this.#byCall = byCall;
    this.#sound = sound;
    this.#events = events;
    this.#socket = new LiveSocket({
      kind: 'realtime',
      interviewId,
      read: readHearingMessage,
      onMessage: (message) => this.#take(message),
      onState: (state) => this.#stateChanged(state),
      onOutdated,
    });
    this.#sender = new SoundSender(this.#socket, () => this.#send());
    this.#fileSender = new FileSender(this.#socket, () => this.#send());
  }

  async open(): Promise<KeptWords | undefined> {
    const reading = this.#sound.read().catch(() => undefined);
    await this.#socket.opened(KEPT_WORDS_LIMIT_MS);
    this.#hasMet = true;
    const stored = await reading;
    const heard = this.#kept ?? (stored && { entryId: stored.entryId, text: '', receivedMs: 0 });
    if (this.#newest || !heard) return undefined;
    const isHere = stored?.entryId === heard.entryId;
    this.#kept = isHere ? { ...heard, sound: tapeOf(stored.samples) } : heard;
    return this.#kept;
  }

  begin(recording: number, entryId: string): void {
    this.#socket.open();
    this.#events.onTrouble(null);
    const isGoneOnWith = this.#newest?.entryId === entryId;
    const kept = this.#kept?.entryId === entryId ? this.#kept : undefined;
    const utterance = isGoneOnWith && this.#newest ? this.#newest : new Utterance(entryId, kept);
    this.#newest = utterance;
    this.#kept = undefined;
    if (!isGoneOnWith) this.#keptTo = utterance.samples;
    if (!isGoneOnWith && utterance.samples === 0) this.#sound.forget();
    this.#begun.set(recording, utterance);
    this.#events.onWords(utterance.words);
  }

  hear(recording: number, tape: Tape): void {
    if (!this.#segments.has(recording)) this.#add(recording, tape);
    if (this.#queue[0]?.tape === tape) this.#send();
    const utterance = this.#segments.get(recording)?.utterance;
    if (utterance && utterance === this.#newest && utterance.samples - this.#keptTo >= KEPT_SAMPLES)
      this.#keep(utterance);
  }

  end(recording: number): void {
    const segment = this.#segments.get(recording);
    if (!segment || segment.endedAtMs !== undefined) return;
    segment.endedAtMs = performance.now();
    if (this.#queue[0] === segment) {
      this.#send();
      this.#arm();
    }
  }

  async finish(recording: number, sound: RecordedSound, signal: AbortSignal): Promise<Recognised> {
    if (sound.container) await this.#addFile(recording, sound.container);
    const segment = this.#segments.get(recording);
    this.end(recording);
    const whole = segment && (await Promise.race([segment.words, whenAborted(signal)]));
    const heard: Recognised =
      whole === undefined
        ? await this.#byCall.finish(recording, withKept(sound, segment), signal)
        : { text: heardText(whole), words: [], ...(segment?.file ? {} : { isWhole: true }) };
    this.#segments.delete(recording);
    // Words that are told are kept as words.
    if (segment?.utterance === this.#newest && this.#segments.size === 0) this.#sound.forget();
    return heard;
  }

  forget(entryId: string): void {
    for (const segment of this.#queue.filter(({ utterance }) => utterance.entryId === entryId)) segment.tell('');
    const isOnWire = this.#queue[0]?.utterance.entryId === entryId;
    this.#queue = this.#queue.filter(({ utterance }) => utterance.entryId !== entryId);
    if (this.#kept?.entryId === entryId) this.#kept = undefined;
    if (this.#newest?.entryId === entryId || this.#newest === undefined) this.#sound.forget();
    if (this.#newest?.entryId === entryId) this.#newest = undefined;
    // What it was replaced by stays.
    if (this.#told === entryId) this.#socket.send({ type: 'discard' });
    if (isOnWire) this.#goOn();
  }

  close(): void {
    for (const timer of [this.#limit, this.#trouble]) clearTimeout(timer);
    this.#sender.stop();
    this.#fileSender.stop();
    for (const segment of this.#queue) segment.tell(undefined);
    this.#queue = [];
    this.#socket.close();
  }

  #add(recording: number, tape: Tape): void {
    const utterance = this.#begun.get(recording);
    this.#begun.delete(recording);
    if (!utterance || utterance.isFailed || this.#socket.isOver) return;
    const start = utterance.add(tape);
    const freshFrom = utterance.takeKeptFrom() ?? start;
    this.#enqueue(recording, { utterance, tape, file: undefined, start, freshFrom });
  }

  /** A file is heard whole and by itself, whatever its answer has besides. */
  async #addFile(recording: number, container: Blob): Promise<void> {
    const begun = this.#begun.get(recording);
    this.#begun.delete(recording);
    if (!begun || container.size > MAX_FILE_BYTES || this.#socket.isOver) return;
    const file = new Uint8Array(await container.arrayBuffer());
    const utterance = new Utterance(begun.entryId);
    this.#enqueue(recording, { utterance, tape: tapeOf(new Int16Array()), file, start: 0, freshFrom: 0 });
  }

  #enqueue(recording: number, part: Pick<Segment, 'utterance' | 'tape' | 'file' | 'start' | 'freshFrom'>): void {
    let tell: Segment['tell'] = () => undefined;
    const words = new Promise<string | undefined>((resolve) => {
      tell = resolve;
    });
    const segment = { ...part, endedAtMs: undefined, replays: 0, words, tell };
    this.#segments.set(recording, segment);
    this.#queue.push(segment);
    if (this.#queue.length === 1) this.#goOn();
  }

  #keep(utterance: Utterance): void {
    this.#sound.keep(utterance.entryId, utterance.read(this.#keptTo, utterance.samples));
    this.#keptTo = utterance.samples;
  }

  /** The next recording goes over the wire. */
  #goOn(): void {
    this.#isConfigured = false;
    clearTimeout(this.#limit);
    const [segment] = this.#queue;
    if (!segment) return;
    if (this.#socket.state === 'open') this.#configure(segment, segment.freshFrom);
    this.#arm();
  }

  #configure(segment: Segment, fromSample: number): void {
    const { utterance, file } = segment;
    const fromMs = file ? 0 : utterance.msOf(fromSample);
    this.#told = utterance.entryId;
    this.#hasEnded = false;
    if (file) this.#fileSender.begin(file);
    else this.#sender.begin(utterance, fromSample);
    this.#isConfigured = this.#socket.send({
      type: 'config',
      enable_partials: true,
      audio: file ? FILE_AUDIO : AUDIO,
      utterance: utterance.entryId,
      ...(fromMs > 0 ? { fromMs } : {}),
    });
    this.#send();
  }

  /** Sends what there is, and the end behind all of it. */
  #send(): void {
    const [segment] = this.#queue;
    if (!segment || !this.#isConfigured) return;
    const isOver = segment.endedAtMs !== undefined;
    const left = segment.file ? this.#fileSender.send() : this.#sendSamples(segment, isOver);
    if (left < this.#left) this.#progressed();
    this.#left = left;
    if (!isOver || left > 0 || this.#hasEnded) return;
    this.#hasEnded = this.#socket.send({ type: 'end_utterance' });
    this.#progressed();
  }

  #sendSamples({ start, tape: { samples } }: Segment, isOver: boolean): number {
    return this.#sender.send(start + (isOver ? wholeMs(samples) : samples), isOver);
  }

  #take(message: RealtimeServerMessage): void {
    const [segment] = this.#queue;
    switch (message.type) {
      case 'hello':
        this.#greeted(message.heard && { ...message.heard, receivedMs: message.receivedMs ?? 0 });
        return;
      case 'partial':
        if (!segment || !this.#isConfigured) return;
        this.hearsWords = true;
        segment.utterance.hear(message.text, message.end_of_turn ?? false);
        this.#events.onWords(segment.utterance.words);
        return;
      case 'final':
        if (!segment || !this.#hasEnded || message.entryId !== segment.utterance.entryId) return;
        segment.utterance.settle(message.text);
        this.#events.onWords(segment.utterance.words);
        this.#answer(segment, segment.utterance.words.settled);
        return;
      case 'replay':
        if (segment) this.#replay(segment, message.fromMs);
        return;
      case 'asr_error':
      case 'error':
        // What was on its way when it failed is refused too, and no news.
        if (!segment || !this.#isConfigured) return;
        console.warn('ASR error');
        this.#fail(segment);
        this.#events.onTrouble('ASR error');
        return;
    }
  }

  /** The socket has opened, and the server tells what it has of an utterance. */
  #greeted(heard: KeptWords | undefined): void {
    const [segment] = this.#queue;
    if (!this.#hasMet && !segment) this.#kept = heard;
    this.#hasMet = true;
    this.#isConfigured = false;
    if (!segment) return;
    this.#progressed();
    const { utterance } = segment;
    const reached = heard?.entryId === utterance.entryId ? utterance.sampleAt(heard.receivedMs) : -1;
    if (heard && reached >= 0) utterance.settle(heard.text);
    else utterance.startOver();
    this.#events.onWords(utterance.words);
    this.#configure(segment, Math.max(0, reached));
  }

  #replay(segment: Segment, fromMs: number): void {
    const { utterance } = segment;
    if (++segment.replays > MAX_REPLAYS) {
      this.#fail(segment);
      return;
    }
    const from = utterance.sampleAt(fromMs);
    if (from < 0) {
      // It asks for sound from before this page was opened.
      this.#socket.send({ type: 'discard' });
      utterance.startOver();
    } else {
      utterance.unsettle();
    }
    this.#events.onWords(utterance.words);
    this.#configure(segment, Math.max(0, from));
  }

  #answer(segment: Segment, words: string | undefined): void {
    this.#queue = this.#queue.filter((other) => other !== segment);
    segment.tell(words);
    this.#goOn();
  }

  /** Its words are not to be had over the socket: the recording goes to the call, as do others of the same answer. */
  #fail({ utterance }: Segment): void {
    utterance.isFailed = true;
    const failed = this.#queue.filter((segment) => segment.utterance === utterance);
    this.#queue = this.#queue.filter((segment) => segment.utterance !== utterance);
    for (const segment of failed) segment.tell(undefined);
    this.#goOn();
  }

  #progressed(): void {
    this.#progressAtMs = performance.now();
    this.#arm();
  }

  /** Words that are waited for are waited for so long, and no longer. */
  #arm(): void {
    clearTimeout(this.#limit);
    const [segment] = this.#queue;
    if (segment?.endedAtMs === undefined) return;
    const limitMs = this.#socket.state === 'open' ? FINAL_WORDS_MS : SOCKET_WAIT_MS;
    const sinceMs = Math.max(segment.endedAtMs, this.#progressAtMs);
    this.#limit = setTimeout(
      () => {
        this.#socket.send({ type: 'discard' });
        this.#fail(segment);
      },
      Math.max(0, sinceMs + limitMs - performance.now()),
    );
  }

  #stateChanged(state: SocketState): void {
    if (state === 'connecting') return;
    this.#isConfigured = false;
    if (state === 'open') {
      this.#wasOpen = true;
      clearTimeout(this.#trouble);
      this.#trouble = undefined;
      this.#events.onTrouble(null);
      return;
    }
    if (this.#socket.isOver) {
      for (const segment of this.#queue) segment.tell(undefined);
      this.#queue = [];
      return;
    }
    if (this.#wasOpen) this.#progressed();
    else this.#arm();
    this.#wasOpen = false;
    if (this.#socket.isResting) return;
    this.#trouble ??= setTimeout(() => {
      console.warn('WebSocket error');
      this.#events.onTrouble('WebSocket error');
    }, SOCKET_TROUBLE_MS);
  }
}

/** The recording and, before it, what an earlier page kept and nobody has heard. */
function withKept(sound: RecordedSound, segment: Segment | undefined): RecordedSound {
  if (!segment || segment.freshFrom === segment.start) return sound;
  const { utterance, freshFrom, start, tape } = segment;
  const samples = utterance.read(freshFrom, start + tape.samples);
  return { ...sound, wav: new Blob([writeWav({ samples, sampleRateHz: ANSWER_RATE_HZ })], { type: 'audio/wav' }) };
}

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
