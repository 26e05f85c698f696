import { WebSocket } from 'ws';

/** One candidate with one of the systems: speaks by frames and hears an answer. */
export interface LiveSession {
  send(frame: Uint8Array): void;
  /** The last frame was sent; answers when the first sound came back, by `performance.now()`. */
  end(): Promise<number>;
  /** How long it took until it said that the words are kept, in milliseconds, where it says so. */
  acknowledgements(): readonly number[];
  close(): void;
}

export interface LiveSystem {
  name: string;
  /** Whether a turn ends by a word of the client's; else the last frame shows it. */
  endsByWord: boolean;
  /** The process that costs; undefined where nothing stands between. */
  pid?: number;
  open(session: number): Promise<LiveSession>;
}

/** A socket whose messages are handed out as they come, text parsed. */
export class Wire {
  readonly socket: WebSocket;
  #take: (message: Record<string, unknown> | Buffer) => void = () => undefined;

  private constructor(socket: WebSocket) {
    this.socket = socket;
  }

  static async open(address: string, headers: Record<string, string> = {}): Promise<Wire> {
    const socket = new WebSocket(address.replace(/^http/, 'ws'), { headers, perMessageDeflate: false });
    const wire = new Wire(socket);
    socket.on('message', (data: Buffer, isBinary) => wire.#take(isBinary ? data : JSON.parse(data.toString())));
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    socket.on('error', () => undefined);
    return wire;
  }

  onMessage(take: (message: Record<string, unknown> | Buffer) => void): void {
    this.#take = take;
  }

  say(message: object): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits for a message in which these hold. */
  until(wanted: (message: Record<string, unknown>) => boolean): Promise<Record<string, unknown>> {
    return new Promise((resolve) =>
      this.onMessage((message) => {
        if (!Buffer.isBuffer(message) && wanted(message)) resolve(message);
      }),
    );
  }

  /** When the first sound comes. */
  firstSound(): Promise<number> {
    return new Promise((resolve) =>
      this.onMessage((message) => {
        if (Buffer.isBuffer(message)) resolve(performance.now());
      }),
    );
  }
}
