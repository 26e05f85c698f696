import { ApiError } from '#client/api/call-api.ts';
import { LiveSocket } from '#client/api/live-socket.ts';
import { ERROR_STATUS } from '#contract/error-status.ts';
import type { TtsClientMessage, TtsServerMessage } from '#contract/socket-messages.ts';
import { MAX_MESSAGE_CHARS } from '#contract/socket-protocol.ts';
import { readSpeakingMessage } from '#domain/answers/read-socket-message.ts';
import type { ReadReply } from '#domain/answers/read-turn.ts';
import { IncomingSpeech } from './incoming-speech.ts';

/** A socket that is not open by then is not waited for; one that could not be opened again and again even less. */
const OPENING_MS = 5_000;
const REOPENING_MS = 500;
const MANY_FAILURES = 2;
/** A reply that has not come by then is asked for again. */
const REPLY_LIMIT_MS = 60_000;
/** A reply that nobody has spoken by then is only read. */
const UNSPOKEN_MS = 500;

export type Start = Extract<TtsClientMessage, { type: 'start' }>;

interface Asked {
  speech: IncomingSpeech;
  tell: (reply: ReadReply) => void;
  fail: (error: unknown) => void;
}

/** The interviewer's socket: takes turns, and hands out each speech as it comes. */
export class SpeakingSocket {
  readonly #socket: LiveSocket<TtsClientMessage, TtsServerMessage>;
  /** Speeches that have not ended, in the order asked for: what comes belongs to the first. */
  #speeches: IncomingSpeech[] = [];
  #asked: Asked | undefined;
  /** The speech of a reply that is told and not spoken yet. */
  #unspoken: IncomingSpeech | undefined;

  constructor(interviewId: string, onOutdated: () => void) {
    this.#socket = new LiveSocket({
      kind: 'tts',
      interviewId,
      read: readSpeakingMessage,
      onMessage: (message) => this.#take(message),
      onSound: (bytes) => this.#speeches[0]?.add({ kind: 'sound', bytes: new Uint8Array(bytes) }),
      onState: (state) => {
        if (state === 'closed') this.#lost();
      },
      onOutdated,
    });
    this.#socket.open();
  }

  /** Whether it is open, or comes to be in a moment. */
  isOpen(): Promise<boolean> {
    return this.#socket.opened(this.#socket.failures < MANY_FAILURES ? OPENING_MS : REOPENING_MS);
  }

  /** Whether one that was lost in mid-speech is there again, in a while: that is worth waiting for. */
  isBack(): Promise<boolean> {
    return this.#socket.opened(OPENING_MS);
  }

  /** Gives an answer and tells the reply. Throws what was refused, or as a broken connection does. */
  ask(start: Start, signal: AbortSignal): Promise<ReadReply> {
    if (JSON.stringify(start).length > MAX_MESSAGE_CHARS || !this.#socket.send(start)) return Promise.reject(broken());
    return new Promise((resolve, reject) => {
      const speech = this.#add('');
      const done = () => {
        clearTimeout(limit);
        signal.removeEventListener('abort', abort);
        if (this.#asked === asked) this.#asked = undefined;
      };
      const fail = (error: unknown) => {
        done();
        reject(error);
      };
      const abort = () => {
        fail(signal.reason);
        this.cancel(speech, 0);
      };
      const limit = setTimeout(() => fail(broken()), REPLY_LIMIT_MS);
      const asked: Asked = {
        speech,
        fail,
        tell: (reply) => {
          done();
          resolve(reply);
        },
      };
      this.#asked = asked;
      signal.addEventListener('abort', abort);
    });
  }

  /** Has a text spoken: the reply that came with its speech, or any other. Undefined where the socket is not open. */
  say(text: string): IncomingSpeech | undefined {
    const unspoken = this.#unspoken;
    this.#unspoken = undefined;
    if (unspoken?.text === text) return unspoken;
    return this.#socket.send({ type: 'say', text }) ? this.#add(text) : undefined;
  }

  /** Nobody listens to a speech any more. */
  cancel(speech: IncomingSpeech, heardMs: number): void {
    if (this.#unspoken === speech) this.#unspoken = undefined;
    if (this.#speeches.at(-1) === speech) this.#socket.send({ type: 'cancel', heardMs });
  }

  close(): void {
    this.#socket.close();
  }

  #add(text: string): IncomingSpeech {
    const speech = new IncomingSpeech(text);
    this.#speeches.push(speech);
    return speech;
  }

  #take(message: TtsServerMessage): void {
    const [speech] = this.#speeches;
    switch (message.type) {
      case 'hello':
        return;
      case 'reply':
        this.#replied(message);
        return;
      case 'tts_info':
        speech?.add({ kind: 'info', encoding: message.encoding, sampleRate: message.sampleRate });
        return;
      case 'tts_part':
        speech?.begin(message.text);
        return;
      case 'tts_end':
        this.#speeches.shift()?.add({ kind: message.cancelled ? 'cancelled' : 'end' });
        return;
      case 'tts_error':
        this.#speeches.shift()?.add({ kind: 'failed', message: message.message });
        return;
      case 'error':
        this.#refused(message);
        return;
    }
  }

  #replied({
    text,
    is_follow_up,
    entryId,
    followUpIndex,
    putOffIndex,
  }: Extract<TtsServerMessage, { type: 'reply' }>): void {
    const asked = this.#asked;
    if (!asked) return;
    const { speech } = asked;
    speech.text = text;
    this.#unspoken = speech;
    setTimeout(() => {
      if (this.#unspoken === speech) this.cancel(speech, 0);
    }, UNSPOKEN_MS);
    asked.tell({ text, isFollowUp: is_follow_up, followUpIndex, putOffIndex, entryId: entryId || undefined });
  }

  /** What was asked for last is not done; a turn before anything else. */
  #refused({ code, message, state }: Extract<TtsServerMessage, { type: 'error' }>): void {
    const speech = this.#asked?.speech ?? this.#speeches.at(-1);
    this.#speeches = this.#speeches.filter((other) => other !== speech);
    speech?.add({ kind: 'failed', message });
    this.#asked?.fail(new ApiError(ERROR_STATUS[code], message, { code, message, ...(state ? { data: state } : {}) }));
  }

  #lost(): void {
    const speeches = this.#speeches;
    this.#speeches = [];
    this.#unspoken = undefined;
    for (const speech of speeches) speech.add({ kind: 'failed', message: '' });
    this.#asked?.fail(broken());
  }
}

/** What fetch throws when there is no connection. */
const broken = () => new TypeError('TTS WS error');
