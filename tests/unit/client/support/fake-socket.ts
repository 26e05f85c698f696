import { vi } from 'vitest';
import { SOCKET_PROTOCOL } from '#contract/socket-protocol.ts';

/** A browser's socket whose server is the test. */
export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  binaryType = '';
  bufferedAmount = 0;
  readonly address: URL;
  /** What the page sent: messages, and sound as its samples. */
  readonly sent: (Record<string, unknown> | Int16Array)[] = [];

  constructor(address: URL) {
    super();
    this.address = address;
    sockets.push(this);
  }

  send(data: string | Int16Array): void {
    this.sent.push(typeof data === 'string' ? JSON.parse(data) : Int16Array.from(data));
  }

  close(): void {
    this.readyState = 3;
  }

  greet(more: object = {}): void {
    this.readyState = 1;
    this.say({ type: 'hello', protocol: SOCKET_PROTOCOL, resumeFrom: 'ent_1', ...more });
  }

  say(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  sound(bytes: Uint8Array): void {
    this.dispatchEvent(new MessageEvent('message', { data: Uint8Array.from(bytes).buffer }));
  }

  /** The connection is gone. */
  drop(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }

  get messages(): Record<string, unknown>[] {
    return this.sent.filter((each): each is Record<string, unknown> => !(each instanceof Int16Array));
  }

  get sound16(): number[] {
    return this.sent.flatMap((each) => (each instanceof Int16Array ? [...each] : []));
  }
}

let sockets: FakeSocket[] = [];

/** Puts it in place of the browser's; `newest` is the one that was opened last. */
export function fakeSockets() {
  sockets = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'https://greenroom.example/interview' });
  return {
    all: sockets,
    get newest(): FakeSocket {
      const newest = sockets.at(-1);
      if (!newest) throw new Error('No socket was opened');
      return newest;
    },
  };
}
