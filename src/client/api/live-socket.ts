import {
  CLOSE_IDLE,
  CLOSE_REPLACED,
  CLOSE_SIGNED_OUT,
  SOCKET_PROTOCOL,
  type SocketKind,
} from '#contract/socket-protocol.ts';

/** `open` once the server has greeted; `closed` also while the next attempt is waited for. */
export type SocketState = 'connecting' | 'open' | 'closed';

/** Waits before the next attempt, in milliseconds; the last one is repeated. */
const WAITS_MS = [250, 500, 1_000, 2_000, 5_000];
/** A server that has not greeted by then is not waited for. */
const GREETING_LIMIT_MS = 10_000;
/** A socket that lived shorter than this was none: the next attempt waits longer. */
const STEADY_MS = 5_000;

interface Greeting {
  type: 'hello';
  protocol: number;
}

/** Samples, or a piece of a file. */
export type SocketSound = Int16Array<ArrayBuffer> | Uint8Array<ArrayBuffer>;

export interface LiveSocketOptions<Down extends { type: string }> {
  kind: SocketKind;
  interviewId: string;
  /** Makes sense of what came; undefined for a message that nobody knows. */
  read: (message: unknown) => Down | Greeting | undefined;
  /** The server's greeting comes first, each time that the socket opens. */
  onMessage: (message: Down) => void;
  onSound?: (bytes: ArrayBuffer) => void;
  onState: (state: SocketState) => void;
  /** The server speaks another version of the messages than this page. */
  onOutdated: () => void;
}

/**
 * One of an interview's sockets. It comes back by itself when it is lost, ever later; it stays away when another page
 * has taken it over, when nothing was said over it for long (until it is opened again), and when its visitor may not
 * have it any more.
 */
export class LiveSocket<Up extends { type: string }, Down extends { type: string }> {
  readonly #options: LiveSocketOptions<Down>;
  #socket: WebSocket | undefined;
  #state: SocketState = 'closed';
  #attempts = 0;
  #openedAtMs = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #greeting: ReturnType<typeof setTimeout> | undefined;
  #isWanted = false;
  /** It will not come back, whatever is tried. */
  #isOver = false;
  /** Its visitor was another one: a new sign-in may have it, once. */
  #wasSignedOut = false;

  constructor(options: LiveSocketOptions<Down>) {
    this.#options = options;
  }

  get state(): SocketState {
    return this.#state;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  /** It is closed until somebody opens it again. */
  get isResting(): boolean {
    return !this.#isWanted && !this.#isOver;
  }

  /** How often in a row it was lost or could not be opened. */
  get failures(): number {
    return this.#attempts;
  }

  /** Bytes that were sent and have not left this machine. */
  get bufferedBytes(): number {
    return this.#socket?.bufferedAmount ?? 0;
  }

  /** Opens it, or has it opened as soon as may be. */
  open(): void {
    if (this.#isWanted || this.#isOver) return;
    this.#isWanted = true;
    this.#attempts = 0;
    globalThis.addEventListener?.('online', this.#online);
    this.#connect();
  }

  /** Says whether it could be sent; what was sent on a socket that breaks may be lost all the same. */
  send(message: Up): boolean {
    return this.#sendRaw(JSON.stringify(message));
  }

  sendSound(sound: SocketSound): boolean {
    return this.#sendRaw(sound);
  }

  /** Settles when it is open; false when it is not after so long. */
  async opened(limitMs: number): Promise<boolean> {
    this.open();
    const deadline = performance.now() + limitMs;
    while (this.#state !== 'open' && !this.#isOver && performance.now() < deadline)
      await new Promise((resolve) => setTimeout(resolve, 50));
    return this.#state === 'open';
  }

  close(): void {
    this.#isOver = true;
    this.#leave();
    this.#become('closed');
  }

  #sendRaw(data: string | SocketSound): boolean {
    if (this.#state !== 'open' || this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(data);
    return true;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const { kind, interviewId } = this.#options;
    this.#become('connecting');
    const address = new URL(`/api/${kind}?${new URLSearchParams({ interviewId })}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    socket.binaryType = 'arraybuffer';
    this.#socket = socket;
    this.#greeting = setTimeout(() => this.#lost(socket, 0), GREETING_LIMIT_MS);
    socket.addEventListener('message', ({ data }) => {
      if (this.#socket === socket) this.#take(data);
    });
    socket.addEventListener('close', ({ code }) => this.#lost(socket, code));
  }

  #take(data: string | ArrayBuffer): void {
    const { read, onMessage, onSound } = this.#options;
    if (typeof data !== 'string') {
      onSound?.(data);
      return;
    }
    const message = read(jsonOf(data));
    if (!message) return;
    if (message.type === 'hello' && !this.#greet((message as Greeting).protocol)) return;
    onMessage(message as Down);
  }

  #greet(protocol: number): boolean {
    clearTimeout(this.#greeting);
    if (protocol !== SOCKET_PROTOCOL) {
      this.close();
      this.#options.onOutdated();
      return false;
    }
    this.#wasSignedOut = false;
    this.#openedAtMs = performance.now();
    this.#become('open');
    return true;
  }

  #lost(socket: WebSocket, code: number): void {
    if (this.#socket !== socket) return;
    clearTimeout(this.#greeting);
    this.#socket = undefined;
    socket.close();
    if (this.#state === 'open' && performance.now() - this.#openedAtMs > STEADY_MS) this.#attempts = 0;
    const isRefused = this.#wasSignedOut && this.#state !== 'open';
    if (code === CLOSE_REPLACED.code || isRefused) {
      this.close();
      return;
    }
    if (code === CLOSE_SIGNED_OUT.code) this.#wasSignedOut = true;
    if (code === CLOSE_IDLE.code) this.#leave();
    else this.#retry = setTimeout(() => this.#connect(), WAITS_MS[Math.min(this.#attempts++, WAITS_MS.length - 1)]);
    this.#become('closed');
  }

  #leave(): void {
    this.#isWanted = false;
    clearTimeout(this.#retry);
    clearTimeout(this.#greeting);
    globalThis.removeEventListener?.('online', this.#online);
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  #online = (): void => {
    if (this.#isWanted && !this.#socket) this.#connect();
  };

  #become(state: SocketState): void {
    if (this.#state === state) return;
    this.#state = state;
    this.#options.onState(state);
  }
}

function jsonOf(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}
