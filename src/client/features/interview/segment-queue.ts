import { LiveSocket, type SocketState } from '#client/api/live-socket.ts';
import type { Tape } from '#client/audio/answer-tape.ts';
import { ANSWER_RATE_HZ } from '#client/audio/audio-rate.ts';
import type { RealtimeClientMessage, RealtimeServerMessage } from '#contract/socket-messages.ts';
import { readHearingMessage } from '#domain/answers/read-socket-message.ts';
import { FINAL_WORDS_MS, SOCKET_TROUBLE_MS, SOCKET_WAIT_MS } from '#domain/stage/timing.ts';
import { FileSender } from './file-sender.ts';
import type { RecogniserEvents } from './recogniser.ts';
import { SoundSender } from './sound-sender.ts';
import { type KeptWords, type Utterance, wholeMs } from './utterance.ts';

/** A server that asks for the same sound more often than this does not hear it. */
const MAX_REPLAYS = 8;

const AUDIO = { encoding: 'linear16', sample_rate: ANSWER_RATE_HZ, channels: 1 } as const;
/** A recorder's file, whatever it has inside. */
const FILE_AUDIO = { encoding: 'opus', sample_rate: 48_000, channels: 1 } as const;

/** One recording on its way to its words. */
export interface Segment {
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

/** What is known of a recording when it comes. */
type NewSegment = Pick<Segment, 'utterance' | 'tape' | 'file' | 'start' | 'freshFrom'>;

interface SegmentQueueEvents extends RecogniserEvents {
  /** The socket has opened: what the server heard of an answer before. */
  onGreeted(heard: KeptWords | undefined): void;
}

/** Recordings on their way to their words: one behind the other over the socket, and again where they were lost. */
export class SegmentQueue {
  readonly #events: SegmentQueueEvents;
  readonly #socket: LiveSocket<RealtimeClientMessage, RealtimeServerMessage>;
  /** Segments whose words are waited for; the first is on the wire, the next begins when that is answered. */
  #queue: Segment[] = [];
  #wasOpen = false;
  #hearsWords = false;
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

  constructor(interviewId: string, events: SegmentQueueEvents, onOutdated: () => void) {
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

  /** Whether words came while they were said: not every server sends them, nor for every sound. */
  get hearsWords(): boolean {
    return this.#hearsWords;
  }

  get isEmpty(): boolean {
    return this.#queue.length === 0;
  }

  /** Nothing can go over the socket any more. */
  get isOver(): boolean {
    return this.#socket.isOver;
  }

  open(): void {
    this.#socket.open();
  }

  /** Opens, and waits for the server's greeting, but not for long. */
  async opened(limitMs: number): Promise<void> {
    await this.#socket.opened(limitMs);
  }

  add(part: NewSegment): Segment {
    let tell: Segment['tell'] = () => undefined;
    const words = new Promise<string | undefined>((resolve) => {
      tell = resolve;
    });
    const segment: Segment = { ...part, endedAtMs: undefined, replays: 0, words, tell };
    this.#queue.push(segment);
    if (this.#queue.length === 1) this.#goOn();
    return segment;
  }

  /** There is more sound of a recording. */
  hear(tape: Tape): void {
    if (this.#queue[0]?.tape === tape) this.#send();
  }

  end(segment: Segment): void {
    if (segment.endedAtMs !== undefined) return;
    segment.endedAtMs = performance.now();
    if (this.#queue[0] !== segment) return;
    this.#send();
    this.#arm();
  }

  forget(entryId: string): void {
    for (const segment of this.#queue.filter(({ utterance }) => utterance.entryId === entryId)) segment.tell('');
    const isOnWire = this.#queue[0]?.utterance.entryId === entryId;
    this.#queue = this.#queue.filter(({ utterance }) => utterance.entryId !== entryId);
    // What it was replaced by stays.
    if (this.#told === entryId) this.#socket.send({ type: 'discard' });
    if (isOnWire) this.#goOn();
  }

  close(): void {
    for (const timer of [this.#limit, this.#trouble]) clearTimeout(timer);
    this.#sender.stop();
    this.#fileSender.stop();
    this.#giveUp();
    this.#socket.close();
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
        this.#hearsWords = true;
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
    this.#events.onGreeted(heard);
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
      this.#giveUp();
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

  #giveUp(): void {
    for (const segment of this.#queue) segment.tell(undefined);
    this.#queue = [];
  }
}
