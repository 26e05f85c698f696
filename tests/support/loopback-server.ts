import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { type Misbehaviour, misbehave, sentAs } from './vendor-script.ts';

export interface LoopbackRequest {
  method: string;
  url: URL;
  headers: Headers;
  body: Buffer<ArrayBuffer>;
}

interface LoopbackMore {
  /** Takes what asks for another protocol. */
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Told of an answer, by the path of its request, that whoever asked did not wait for. */
  abandoned?: (path: string) => void;
}

/** A server on this machine that answers each request by a function, or misbehaves as told. */
export class LoopbackServer {
  readonly address: string;
  readonly #server: Server;

  private constructor(server: Server) {
    this.#server = server;
    this.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  }

  static async start(
    next: (path: string, body: Buffer) => Misbehaviour | undefined,
    answer: (request: LoopbackRequest) => Promise<Response>,
    more: LoopbackMore = {},
  ): Promise<LoopbackServer> {
    const server = createServer((incoming, outgoing) => {
      handle(incoming, outgoing, next, answer, more.abandoned).catch(() => outgoing.destroy());
    });
    if (more.upgrade) server.on('upgrade', more.upgrade);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return new LoopbackServer(server);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }
}

async function handle(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next: (path: string, body: Buffer) => Misbehaviour | undefined,
  answer: (request: LoopbackRequest) => Promise<Response>,
  abandoned: (path: string) => void = () => {},
): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk);
  const url = new URL(incoming.url ?? '/', 'http://loopback');
  const misbehaviour = next(url.pathname, Buffer.concat(chunks));
  if (misbehaviour?.kind === 'hang') return;
  if (misbehaviour?.kind === 'drop') {
    outgoing.destroy();
    return;
  }
  if (misbehaviour?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, misbehaviour.delayMs));
  const isToldWhat = misbehaviour?.kind === 'status' || misbehaviour?.kind === 'body';
  const response = isToldWhat
    ? misbehave(misbehaviour)
    : sentAs(
        misbehaviour,
        await answer({
          method: incoming.method ?? '',
          url,
          headers: new Headers(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        }),
        () => abandoned(url.pathname),
      );
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.flushHeaders();
  const reader = response.body?.getReader();
  // Whoever asked may have gone.
  outgoing.on('close', () => void reader?.cancel().catch(() => {}));
  // As it comes: an answer may be written slowly, and breaks off where its stream fails.
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) outgoing.write(next.value);
  outgoing.end();
}
