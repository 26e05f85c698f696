import type { IncomingMessage } from 'node:http';
import { createRequire } from 'node:module';
import type { Duplex } from 'node:stream';
import type { WebSocket } from 'ws';
import { type FluxMisbehaviour, type FluxOptions, FluxService } from './flux-service.ts';

// Set-ups of the Worker's tests are resolved as for a Worker, and for that `ws` is no server.
const { WebSocketServer }: typeof import('ws') = createRequire(import.meta.url)('ws');

/**
 * Deepgram's `/v2/listen` on a server of this machine. Under `/line/NAME` there is a service of its own for each name,
 * for tests that cannot reach into this process: `POST /line/NAME/script` tells it what to do, `GET /line/NAME/calls`
 * answers what it saw.
 */
export class FluxServer {
  readonly #apiKey: string;
  readonly #lines = new Map<string, FluxService>();
  readonly #sockets = new WebSocketServer({ noServer: true });
  readonly #connections = new Set<Duplex>();

  constructor(apiKey: string) {
    this.#apiKey = apiKey;
  }

  /** The one without a name is at the address of the server itself. */
  line(name = ''): FluxService {
    const line = this.#lines.get(name) ?? new FluxService();
    this.#lines.set(name, line);
    return line;
  }

  /** Answers what a test in another process asks; undefined for any other request. */
  answer(method: string, path: string, body: string): Response | undefined {
    const [, name = '', what] = /^\/line\/([^/]+)\/(script|calls)$/.exec(path) ?? [];
    const line = this.line(name);
    if (what === 'script' && method === 'POST') {
      const { misbehave = [], options = {} }: { misbehave?: FluxMisbehaviour[]; options?: FluxOptions } =
        JSON.parse(body);
      line.misbehave(...misbehave);
      line.options = options;
      return Response.json({});
    }
    if (what !== 'calls') return undefined;
    const calls = line.calls.map((call) => ({ ...call, sound: Buffer.from(call.sound).toString('base64') }));
    return Response.json({ requests: line.requests, calls });
  }

  /** Takes what asks for a connection. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    this.#connections.add(socket);
    socket.on('close', () => this.#connections.delete(socket));
    socket.on('error', () => {});
    const url = new URL(request.url ?? '/', 'http://loopback');
    const [, , name = '', path] = /^(\/line\/([^/]+))?(\/.*)$/.exec(url.pathname) ?? [];
    const line = this.line(name);
    const told = line.next();
    if (told?.kind === 'hang') return;
    if (told?.kind === 'trickle') {
      trickle(socket, told.everyMs);
      return;
    }
    const status = told?.kind === 'refuse' ? told.status : this.#refusal(request, path, line, url.searchParams);
    if (status !== undefined) {
      refuse(socket, status);
      return;
    }
    const open = () =>
      this.#sockets.handleUpgrade(request, socket, head, (ws) => take(line, url.searchParams, ws, socket, told));
    if (told?.kind === 'slow') setTimeout(open, told.delayMs);
    else open();
  }

  #refusal({ headers }: IncomingMessage, path: string | undefined, line: FluxService, query: URLSearchParams) {
    if (path !== '/v2/listen') return 404;
    if (headers.authorization !== `Token ${this.#apiKey}`) return 401;
    return line.faultIn(query) === undefined ? undefined : 400;
  }

  stop(): void {
    for (const connection of this.#connections) connection.destroy();
    this.#sockets.close();
  }
}

function take(
  line: FluxService,
  query: URLSearchParams,
  ws: WebSocket,
  socket: Duplex,
  told: FluxMisbehaviour | undefined,
): void {
  if (told?.kind === 'deaf') {
    ws.pause();
    return;
  }
  const wire = {
    send: (frame: string | Uint8Array) => ws.send(frame),
    close: (code?: number) => ws.close(code),
    drop: () => void socket.destroy(),
  };
  const call = line.connect(query, wire, told);
  ws.on('message', (data: Buffer, isBinary) => call.receive(isBinary ? new Uint8Array(data) : data.toString()));
  ws.on('close', (code) => call.closed(code));
  ws.on('error', () => call.closed());
}

function refuse(socket: Duplex, status: number): void {
  const body = JSON.stringify({ err_code: 'REFUSED', err_msg: 'SECRET words' });
  socket.end(
    `HTTP/1.1 ${status} Refused\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
  );
}

/** The beginning of an answer, letter by letter. */
function trickle(socket: Duplex, everyMs: number): void {
  const letters = [...'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n'];
  const timer = setInterval(() => socket.write(letters.shift() ?? ' '), everyMs);
  socket.on('close', () => clearInterval(timer));
}
