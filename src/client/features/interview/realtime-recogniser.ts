import { LiveSocket, type SocketState } from '#client/api/live-socket.ts';
import type { RecordedAnswer } from '#client/audio/answer-hearing.ts';
import type { Tape } from '#client/audio/answer-tape.ts';
import { ANSWER_RATE_HZ, samplesOf } from '#client/audio/audio-rate.ts';
import type { RealtimeClientMessage, RealtimeServerMessage } from '#contract/socket-messages.ts';
import { readHearingMessage } from '#domain/answers/read-socket-message.ts';
import {
  FINAL_WORDS_MS,
  REPLAY_SPEED,
  SOCKET_TROUBLE_MS,
  SOCKET_WAIT_MS,
  SOUND_FRAME_MS,
} from '#domain/interview/timing.ts';
import { heardText } from '#domain/speech/heard-text.ts';
import type { Recognised, Recogniser, RecogniserEvents } from './recogniser.ts';
import { type KeptWords, Utterance, wholeMs } from './utterance.ts';

const FRAME_SAMPLES = samplesOf(SOUND_FRAME_MS);
/** So much may go out at once, and more than this on its way out is waited for. */
const BURST_SAMPLES = FRAME_SAMPLES * REPLAY_SPEED;
const MAX_BUFFERED_BYTES = 262_144;
/** A server that has not told by then what it heard of an answer before is not waited for. */
const KEPT_WORDS_LIMIT_MS = 3_000;
/** A server that asks for the same sound more often than this does not hear it. */
const MAX_REPLAYS = 8;

const AUDIO = { encoding: 'linear16', sample_rate: ANSWER_RATE_HZ, channels: 1 } as const;

/** One recording on its way to its words. */
interface Segment {
  utterance: Utterance;
  tape: Tape;
  /** Where in the utterance it begins. */
  start: number;
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
  /** The utterance that the server heard of last. */
  #told: string | undefined;
  #isConfigured = false;
  #cursor = 0;
  #hasEnded = false;
  #allowance = 0;
  #allowedAtMs = 0;
  #progressAtMs = 0;
  #pump: ReturnType<typeof setTimeout> | undefined;
  #limit: ReturnType<typeof setTimeout> | undefined;
  #trouble: ReturnType<typeof setTimeout> | undefined;

  constructor(interviewId: string, byCall: Recogniser, events: RecogniserEvents, onOutdated: () => void) {
    this.#byCall = byCall;
    this.#events = events;
    this.#socket = new LiveSocket({
      kind: 'realtime',
      interviewId,
      read: readHearingMessage,
      onMessage: (message) => this.#take(message),
      onState: (state) => this.#stateChanged(state),
      onOutdated,
    });
  }

  async open(): Promise<KeptWords | undefined> {
    await this.#socket.opened(KEPT_WORDS_LIMIT_MS);
    this.#hasMet = true;
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
    this.#begun.set(recording, utterance);
    this.#events.onWords(utterance.words);
  }

  hear(recording: number, tape: Tape): void {
    if (!this.#segments.has(recording)) this.#add(recording, tape);
    if (this.#queue[0]?.tape === tape) this.#send();
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

  async finish(recording: number, sound: RecordedAnswer, signal: AbortSignal): Promise<Recognised> {
    const segment = this.#segments.get(recording);
    this.end(recording);
    const whole = segment && (await Promise.race([segment.words, whenAborted(signal)]));
    if (whole === undefined) return this.#byCall.finish(recording, sound, signal);
    this.#segments.delete(recording);
    return { text: heardText(whole), words: [], isWhole: true };
  }

  forget(entryId: string): void {
    for (const segment of this.#queue.filter(({ utterance }) => utterance.entryId === entryId)) segment.tell('');
    const isOnWire = this.#queue[0]?.utterance.entryId === entryId;
    this.#queue = this.#queue.filter(({ utterance }) => utterance.entryId !== entryId);
    if (this.#kept?.entryId === entryId) this.#kept = undefined;
    if (this.#newest?.entryId === entryId) this.#newest = undefined;
    // What it was replaced by stays.
    if (this.#told === entryId) this.#socket.send({ type: 'discard' });
    if (isOnWire) this.#goOn();
  }

  close(): void {
    for (const timer of [this.#pump, this.#limit, this.#trouble]) clearTimeout(timer);
    for (const segment of this.#queue) segment.tell(undefined);
    this.#queue = [];
    this.#socket.close();
  }

  #add(recording: number, tape: Tape): void {
    const utterance = this.#begun.get(recording);
    this.#begun.delete(recording);
    if (!utterance || utterance.isFailed || this.#socket.isOver) return;
    let tell: Segment['tell'] = () => undefined;
    const words = new Promise<string | undefined>((resolve) => {
      tell = resolve;
    });
    const start = utterance.add(tape);
    const segment = { utterance, tape, start, endedAtMs: undefined, replays: 0, words, tell };
    this.#segments.set(recording, segment);
    this.#queue.push(segment);
    if (this.#queue.length === 1) this.#goOn();
  }

  /** The next recording goes over the wire. */
  #goOn(): void {
    this.#isConfigured = false;
    clearTimeout(this.#limit);
    const [segment] = this.#queue;
    if (!segment) return;
    if (this.#socket.state === 'open') this.#configure(segment, segment.start);
    this.#arm();
  }

  #configure(segment: Segment, fromSample: number): void {
    const { utterance } = segment;
    const fromMs = utterance.msOf(fromSample);
    this.#told = utterance.entryId;
    this.#cursor = fromSample;
    this.#hasEnded = false;
    this.#allowance = BURST_SAMPLES;
    this.#allowedAtMs = performance.now();
    this.#isConfigured = this.#socket.send({
      type: 'config',
      enable_partials: true,
      audio: AUDIO,
      utterance: utterance.entryId,
      ...(fromMs > 0 ? { fromMs } : {}),
    });
    this.#send();
  }

  /** Sends what there is, at most four times as fast as it was said. */
  #send(): void {
    clearTimeout(this.#pump);
    const [segment] = this.#queue;
    if (!segment || !this.#isConfigured) return;
    const isOver = segment.endedAtMs !== undefined;
    const end = segment.start + (isOver ? wholeMs(segment.tape.samples) : segment.tape.samples);
    this.#allow();
    for (;;) {
      const samples = Math.min(FRAME_SAMPLES, end - this.#cursor);
      if (samples <= 0 || (samples < FRAME_SAMPLES && !isOver)) break;
      if (this.#allowance < samples || this.#socket.bufferedBytes > MAX_BUFFERED_BYTES) {
        this.#pump = setTimeout(() => this.#send(), SOUND_FRAME_MS / 2);
        return;
      }
      if (!this.#socket.sendSound(segment.utterance.read(this.#cursor, this.#cursor + samples))) return;
      this.#cursor += samples;
      this.#allowance -= samples;
      this.#progressed();
    }
    if (!isOver || this.#hasEnded) return;
    this.#hasEnded = this.#socket.send({ type: 'end_utterance' });
    this.#progressed();
  }

  #allow(): void {
    const now = performance.now();
    const more = ((now - this.#allowedAtMs) * ANSWER_RATE_HZ * REPLAY_SPEED) / 1_000;
    this.#allowance = Math.min(BURST_SAMPLES, this.#allowance + more);
    this.#allowedAtMs = now;
  }

  #take(message: RealtimeServerMessage): void {
    const [segment] = this.#queue;
    switch (message.type) {
      case 'hello':
        this.#greeted(message.heard && { ...message.heard, receivedMs: message.receivedMs ?? 0 });
        return;
      case 'partial':
        if (!segment || !this.#isConfigured) return;
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

const whenAborted = (signal: AbortSignal): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
