import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import type { Dice } from '#tests/support/dice.ts';

/** What a request or its answer meets: bytes that come late, a break, a request that arrives twice, a request that arrives once more behind those that were made after it, silence that is no end. */
export const LINE_FAULTS = ['delay', 'loss', 'double', 'reorder', 'half-open'] as const;
export type LineFault = (typeof LINE_FAULTS)[number];

const FAULTY_SHARE = 0.15;
const LONGEST_DELAY_MS = 300;
const LATEST_MS = 2_000;
/** Within how many bytes of a request or an answer it breaks: in its head, its body, or far in what is recorded. */
const REACHES = [200, 1_000, 5_000, 40_000];

/** A line on this machine to somebody who listens there, that does to what is said over it what chance tells. */
export class FaultyLine {
  /** How often it did what. */
  readonly met = new Map<LineFault, number>();
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor(server: Server) {
    this.#server = server;
  }

  /** `chance` is asked once a connection; where it answers none the line is good. */
  static async start(to: () => number, chance: () => Dice | undefined): Promise<FaultyLine> {
    const server = createServer({ noDelay: true });
    const line = new FaultyLine(server);
    server.on('connection', (near) => line.#join(near, to(), chance()));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return line;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #keep(socket: Socket): Socket {
    this.#sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
    return socket;
  }

  #join(near: Socket, port: number, chance: Dice | undefined): void {
    const far = this.#keep(connect({ port, host: 'localhost', noDelay: true }));
    this.#keep(near);
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    let exchange: Exchange | undefined;
    const up = new Way(near, far);
    const down = new Way(near, near);
    near.on('data', (bytes) => {
      // What is sent after an answer is the next request.
      if (!exchange || exchange.isAnswered) exchange = this.#draw(port, chance);
      exchange.twin?.write(bytes);
      exchange.copy?.push(bytes);
      up.pass(bytes, exchange, exchange.isUp);
    });
    far.on('data', (bytes) => {
      exchange ??= this.#draw(port, undefined);
      exchange.isAnswered = true;
      down.pass(bytes, exchange, !exchange.isUp);
    });
  }

  #draw(port: number, chance: Dice | undefined): Exchange {
    const fault = chance?.is(FAULTY_SHARE) ? chance.of(LINE_FAULTS) : undefined;
    if (!chance || !fault) return { fault: undefined, isUp: false, left: 0, delayMs: 0, isAnswered: false };
    this.met.set(fault, (this.met.get(fault) ?? 0) + 1);
    const twin = fault === 'double' ? this.#keep(connect({ port, host: 'localhost', noDelay: true })) : undefined;
    // What the twin is answered nobody hears.
    twin?.resume();
    const copy: Buffer[] = [];
    if (fault === 'reorder') setTimeout(() => this.#sendLate(copy, port), chance.between(100, LATEST_MS));
    return {
      fault,
      isUp: chance.is(0.5),
      left: chance.between(0, chance.of(REACHES)),
      delayMs: chance.between(1, LONGEST_DELAY_MS),
      isAnswered: false,
      twin,
      ...(fault === 'reorder' ? { copy } : {}),
    };
  }

  #sendLate(request: readonly Buffer[], port: number): void {
    if (!this.#server.listening) return;
    const late = this.#keep(connect({ port, host: 'localhost', noDelay: true }));
    late.resume();
    late.write(Buffer.concat(request));
  }
}

/** A request and the answer to it. */
interface Exchange {
  fault: LineFault | undefined;
  /** Whether the fault is on the way there. */
  isUp: boolean;
  /** How many bytes still pass before a break or silence. */
  left: number;
  delayMs: number;
  isAnswered: boolean;
  twin?: Socket | undefined;
  /** What arrives once more later. */
  copy?: Buffer[];
}

/** From one end to the other; nothing overtakes. */
class Way {
  readonly #near: Socket;
  readonly #to: Socket;
  #sentBefore = Promise.resolve();

  constructor(near: Socket, to: Socket) {
    this.#near = near;
    this.#to = to;
  }

  pass(bytes: Buffer, exchange: Exchange, isFaulty: boolean): void {
    const { fault } = exchange;
    const isCut = isFaulty && (fault === 'loss' || fault === 'half-open');
    const passing = isCut ? bytes.subarray(0, exchange.left) : bytes;
    if (isCut) exchange.left -= passing.length;
    const isLate = isFaulty && fault === 'delay';
    const arrival = isLate ? new Promise<void>((resolve) => setTimeout(resolve, exchange.delayMs)) : undefined;
    this.#sentBefore = this.#sentBefore.then(async () => {
      await arrival;
      if (!this.#to.destroyed && passing.length > 0) this.#to.write(passing);
      if (fault === 'loss' && passing.length < bytes.length) setTimeout(() => this.#near.destroy(), 5);
    });
  }
}
