import { connect } from 'node:net';

export interface RawAnswer {
  /** 0 when the connection was closed without a word. */
  status: number;
  contentType: string;
  /** Everything that came back, the head included. */
  text: string;
}

interface RawRequest {
  /** The request line: `TRACE /home`. */
  line: string;
  headers?: Record<string, string>;
  bodyBytes?: number;
  /** A body as it goes down the line, with whatever frames it. */
  body?: string;
}

/**
 * What no HTTP client lets one send, or what a client would hide: the answer to a request as it comes down the line.
 * Ends when the answer's body is there or the connection is closed, whoever closes it.
 */
export function sendRaw(
  address: string,
  { line, headers = {}, bodyBytes = 0, body = '' }: RawRequest,
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(address);
  const all = { Host: host, ...headers, ...(bodyBytes > 0 ? { 'Content-Length': String(bodyBytes) } : {}) };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return new Promise((resolve) => {
    const socket = connect({ port: Number(port), host: hostname });
    let text = '';
    const finish = () => {
      socket.destroy();
      resolve(readAnswer(text));
    };
    socket.on('data', (chunk) => {
      text += chunk;
      if (isComplete(text)) finish();
    });
    // A connection that is closed in mid-body breaks; what was answered before it did is the answer.
    socket.on('error', finish);
    socket.on('close', finish);
    socket.write(`${line} HTTP/1.1\r\n${head.join('')}\r\n${body}`);
    const chunk = Buffer.alloc(65_536, 'a');
    let left = bodyBytes;
    const pump = () => {
      while (left > 0 && !socket.destroyed) {
        const next = chunk.subarray(0, Math.min(left, chunk.length));
        left -= next.length;
        if (!socket.write(next)) {
          socket.once('drain', pump);
          return;
        }
      }
    };
    pump();
  });
}

function isComplete(text: string): boolean {
  const end = text.indexOf('\r\n\r\n');
  const length = /^content-length: (\d+)/im.exec(text.slice(0, Math.max(end, 0)))?.[1];
  return end > 0 && length !== undefined && Buffer.byteLength(text.slice(end + 4)) >= Number(length);
}

function readAnswer(text: string): RawAnswer {
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1] ?? 0),
    contentType: /^content-type: (.*)\r$/im.exec(text)?.[1] ?? '',
    text,
  };
}
