import { untilAborted } from '#engines/engine-call.ts';
import { EngineFailure, type EngineFailureReason, failureOfStatus } from '#engines/engine-failure.ts';
import type { LiveLimits } from '#engines/live-limits.ts';
import { SoundFrames } from '#engines/sound-frames.ts';
import type { Listener, Listening, ListenRequest } from '#engines/stt.ts';
import { FluxTurns } from './flux-turns.ts';
import { SlippedSilence } from './slipped-silence.ts';

/** Rates that Flux takes; sound of any other is brought to the second. */
const TAKEN_HZ = [8_000, 16_000, 24_000, 44_100, 48_000];
const OTHERWISE_HZ = 16_000;

/** Silence that is sent at a time: enough for an answer to come, which tells that the other side lives. */
const SLIPPED_MS = 500;
/** An answer is due for more than this; Flux gives one for each quarter of a second. */
const UNANSWERED_MS = 1_000;
/** For an answer to the last sound, before the turn is ended by force. */
const DRAIN_MS = 500;
/** So close to the end of the sound nothing that was said is missing. */
const ALL_HEARD_MS = 100;
/** How a connection ends that was to end; 1005 stands for no code, which is what Flux gives. */
const ORDERLY_CODES = [1000, 1005];
/** Looked after so many times within the shortest limit. */
const LOOKS = 5;
/** No frame of Flux's is longer. */
const MAX_FRAME_CHARS = 1_048_576;

/** How one Flux is reached. */
export interface FluxLine {
  /** Answers with the socket, or with a status that refuses it. */
  dial(sampleRateHz: number, signal: AbortSignal): Promise<Response>;
  /** Whether a turn can be ended by force here. */
  canForceEnd: boolean;
}

/** As much of a Worker's socket as is used; browsers' have no `accept`. */
interface VendorSocket {
  accept(): void;
  send(data: Uint8Array | string): void;
  close(code?: number): void;
  readonly bufferedAmount?: number;
  addEventListener(type: 'message', take: (event: { data: unknown }) => void): void;
  addEventListener(type: 'close', take: (event: { code: number }) => void): void;
  addEventListener(type: 'error', take: () => void): void;
}

export function listenToFlux(
  line: FluxLine,
  request: ListenRequest,
  listener: Listener,
  limits: LiveLimits,
): Listening {
  return new FluxListening(line, request, listener, limits);
}

type State = 'connecting' | 'open' | 'draining' | 'ending' | 'over';

/** One utterance over one connection to Flux. */
class FluxListening implements Listening {
  readonly #line: FluxLine;
  readonly #listener: Listener;
  readonly #limits: LiveLimits;
  readonly #inputHz: number;
  readonly #outputHz: number;
  readonly #frames: SoundFrames;
  readonly #turns = new FluxTurns();
  readonly #slipped = new SlippedSilence();
  readonly #connecting = new AbortController();
  readonly #ended: Promise<void>;
  readonly #looking: ReturnType<typeof setInterval>;
  #resolveEnded: () => void = () => {};
  #state: State = 'connecting';
  #isEnding = false;
  #socket: VendorSocket | undefined;
  /** Sound that came before the connection. */
  readonly #waiting: Uint8Array[] = [];
  #waitingBytes = 0;
  #heardBytes = 0;
  #sentBytes = 0;
  #reachMs = 0;
  /** By the recogniser's clock, when nothing more comes. */
  #soundEndMs = 0;
  #draining: ReturnType<typeof setTimeout> | undefined;
  #isForced = false;
  #stateSince = Date.now();
  #sentAt = Date.now();
  /** Since when an answer is due. */
  #dueSince: number | undefined;

  constructor(line: FluxLine, request: ListenRequest, listener: Listener, limits: LiveLimits) {
    this.#line = line;
    this.#listener = listener;
    this.#limits = limits;
    this.#inputHz = request.sampleRateHz;
    this.#outputHz = TAKEN_HZ.includes(this.#inputHz) ? this.#inputHz : OTHERWISE_HZ;
    this.#frames = new SoundFrames(this.#inputHz, this.#outputHz);
    this.#ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
    const { connectMs, answerMs, lastWordsMs, silenceMs } = limits;
    const shortestMs = Math.min(connectMs, answerMs, lastWordsMs, silenceMs);
    this.#looking = setInterval(() => this.#look(), shortestMs / LOOKS);
    void this.#connect();
  }

  get waitingBytes(): number {
    if (this.#state === 'over') return 0;
    return this.#waitingBytes + this.#frames.heldBytes + (this.#socket?.bufferedAmount ?? 0);
  }

  hear(samples: Uint8Array): void {
    if (this.#isEnding || this.#state === 'over') return;
    this.#heardBytes += samples.length;
    for (const frame of this.#frames.take(samples)) this.#sendSound(frame);
    if (this.#msOf(this.waitingBytes) + this.#unheardMs > this.#limits.behindMs)
      this.#fail('timeout', 'The speech engine does not keep up');
  }

  end(): Promise<void> {
    if (!this.#isEnding && this.#state !== 'over') {
      this.#isEnding = true;
      if (this.#state === 'open') this.#sendEnd();
    }
    return this.#ended;
  }

  stop(): void {
    this.#finish();
  }

  async #connect(): Promise<void> {
    const { signal } = this.#connecting;
    try {
      const answer = this.#line.dial(this.#outputHz, signal).then(socketOf);
      // Whoever does not heed the signal may still bring a socket, which nobody wants any more.
      answer.then((late) => signal.aborted && hangUp(late)).catch(() => {});
      this.#open(await untilAborted(answer, signal));
    } catch (error) {
      if (error instanceof EngineFailure) this.#failWith(error);
      else this.#fail('network', 'The speech engine could not be reached');
    }
  }

  #open(socket: VendorSocket): void {
    if (this.#state === 'over') return;
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#read(data));
    socket.addEventListener('close', ({ code }) => this.#closed(code));
    socket.addEventListener('error', () => this.#fail('network', 'The connection to the speech engine broke'));
    socket.accept();
    this.#enter('open');
    for (const frame of this.#waiting.splice(0)) this.#sendSound(frame);
    this.#waitingBytes = 0;
    if (this.#isEnding) this.#sendEnd();
  }

  #sendSound(frame: Uint8Array): void {
    if (this.#state === 'connecting') {
      this.#waiting.push(frame);
      this.#waitingBytes += frame.length;
      return;
    }
    if (!this.#send(frame)) return;
    this.#sentBytes += frame.length;
    this.#sentAt = Date.now();
    if (this.#unheardMs > UNANSWERED_MS) this.#dueSince ??= this.#sentAt;
  }

  #sendEnd(): void {
    const rest = this.#frames.rest();
    if (rest.length > 0) this.#sendSound(rest);
    if (this.#state !== 'open') return;
    this.#soundEndMs = this.#msOf(this.#sentBytes);
    if (!this.#line.canForceEnd || this.#turns.unsettled === '') {
      this.#close();
      return;
    }
    // A turn that is ended by force ends with what is heard until then, in mid-word if need be. So it is told the rest
    // first, which it does when more comes.
    this.#enter('draining');
    this.#sendSilence();
    this.#draining = setTimeout(() => this.#forceEnd(), DRAIN_MS);
    this.#forceEndOnceHeard();
  }

  #forceEndOnceHeard(): void {
    if (this.#turns.unsettled === '') this.#close();
    else if (this.#hasHeardAll) this.#forceEnd();
  }

  #forceEnd(): void {
    if (this.#state !== 'draining') return;
    this.#isForced = true;
    this.#send('{"type":"ForceEndTurn"}');
    this.#close();
  }

  /** Flux decodes what it has, tells it and hangs up. */
  #close(): void {
    clearTimeout(this.#draining);
    if (this.#send('{"type":"CloseStream"}')) this.#enter('ending');
  }

  /** Sending to a socket that has closed throws. */
  #send(data: Uint8Array | string): boolean {
    if (this.#state === 'over') return false;
    try {
      this.#socket?.send(data);
      return true;
    } catch {
      this.#fail('network', 'The connection to the speech engine broke');
      return false;
    }
  }

  #read(data: unknown): void {
    if (this.#state === 'over' || typeof data !== 'string' || data.length > MAX_FRAME_CHARS) return;
    const news = this.#turns.read(parse(data));
    if (!news) return;
    this.#dueSince = this.#unheardMs > UNANSWERED_MS ? Date.now() : undefined;
    for (const one of news) {
      if (one.kind === 'error') this.#fail('fault', 'The speech engine broke off');
      else if (one.kind === 'settled') this.#settle(one.text, one.endMs);
      else this.#listener.partial(one.text);
    }
    if (this.#state === 'draining') this.#forceEndOnceHeard();
    // It was told the silence behind the last word before it ended its turn: nobody has to wait until it hangs up.
    else if (this.#state === 'ending' && this.#isForced && this.#turns.unsettled === '' && this.#hasHeardAll)
      this.#finish();
  }

  #settle(text: string, endMs: number | undefined): void {
    const soundMs = endMs === undefined ? this.#heardMs : this.#slipped.soundMs(endMs);
    this.#reachMs = Math.max(this.#reachMs, Math.min(Math.round(soundMs), this.#heardMs));
    this.#listener.settled(text, this.#reachMs);
  }

  #closed(code: number): void {
    if (this.#state === 'over') return;
    if (this.#state === 'ending' && ORDERLY_CODES.includes(code)) this.#finishWithLastWords();
    else this.#fail('network', 'The connection to the speech engine broke');
  }

  /** It heard everything and ends its turn no more: the last words that it told stand. */
  #finishWithLastWords(): void {
    if (this.#state === 'over') return;
    if (this.#turns.unsettled !== '') this.#settle(this.#turns.unsettled, undefined);
    this.#finish();
  }

  #look(): void {
    const now = Date.now();
    const { connectMs, answerMs, lastWordsMs, silenceMs } = this.#limits;
    const isLate =
      (this.#state === 'connecting' && now - this.#stateSince >= connectMs) ||
      (this.#state === 'open' && this.#dueSince !== undefined && now - this.#dueSince >= answerMs);
    if (isLate) this.#fail('timeout', 'The speech engine did not answer in time');
    else if (this.#state === 'ending' && now - this.#stateSince >= lastWordsMs) this.#lastWordsAreLate();
    else if (this.#state === 'open' && now - this.#sentAt >= silenceMs) this.#slipSilence();
  }

  #lastWordsAreLate(): void {
    // It may have heard everything and only not hang up.
    const heardMs = this.#turns.heardMs(this.#soundEndMs);
    if (this.#soundEndMs - heardMs <= ALL_HEARD_MS) this.#finishWithLastWords();
    else this.#fail('timeout', 'The speech engine did not answer in time');
  }

  #slipSilence(): void {
    const rest = this.#frames.rest();
    if (rest.length > 0) this.#sendSound(rest);
    this.#sendSilence();
  }

  /** Silence that is in nobody's count. */
  #sendSilence(): void {
    this.#slipped.add(this.#msOf(this.#sentBytes), SLIPPED_MS);
    this.#sendSound(new Uint8Array((SLIPPED_MS * this.#outputHz * 2) / 1_000));
  }

  #fail(reason: EngineFailureReason, message: string): void {
    this.#failWith(new EngineFailure(reason, message));
  }

  #failWith(failure: EngineFailure): void {
    if (this.#state === 'over') return;
    this.#finish();
    this.#listener.failed(failure);
  }

  #finish(): void {
    if (this.#state === 'over') return;
    this.#enter('over');
    clearInterval(this.#looking);
    clearTimeout(this.#draining);
    this.#waiting.length = 0;
    this.#waitingBytes = 0;
    if (this.#socket) closeQuietly(this.#socket);
    else this.#connecting.abort();
    this.#resolveEnded();
  }

  #enter(state: State): void {
    this.#state = state;
    this.#stateSince = Date.now();
    this.#sentAt = this.#stateSince;
  }

  get #hasHeardAll(): boolean {
    return this.#turns.heardMs(this.#soundEndMs) >= this.#soundEndMs;
  }

  get #heardMs(): number {
    return Math.floor(((this.#heardBytes >> 1) * 1_000) / this.#inputHz);
  }

  /** What was sent and is in no answer yet. */
  get #unheardMs(): number {
    const sentMs = this.#msOf(this.#sentBytes);
    return sentMs - this.#turns.heardMs(sentMs);
  }

  #msOf = (sentBytes: number) => (sentBytes * 1_000) / 2 / this.#outputHz;
}

async function socketOf(response: Response): Promise<VendorSocket> {
  const { webSocket } = response as unknown as { webSocket?: VendorSocket | null };
  if (webSocket) return webSocket;
  // Unread on purpose: a vendor's error may quote what it was sent.
  await response.body?.cancel();
  if (response.status >= 300) throw failureOfStatus(response.status);
  throw new EngineFailure('unreadable', 'The speech engine gave an answer that is none', response.status);
}

function hangUp(socket: VendorSocket): void {
  socket.accept();
  closeQuietly(socket);
}

/** With a code of our own always: the other side's may be one that nobody may send. */
function closeQuietly(socket: VendorSocket): void {
  try {
    socket.close(1000);
  } catch {
    // It was closed already.
  }
}

function parse(frame: string): unknown {
  try {
    return JSON.parse(frame);
  } catch {
    return undefined;
  }
}
