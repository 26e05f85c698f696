import { exports } from 'cloudflare:workers';
import type { Visitor } from './visitor.ts';

/** Opens a socket as a page of the product does; `socket` is null when it was refused. */
export async function openSocket(visitor: Visitor, path: string, origin = visitor.origin) {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await exports.default.fetch(visitor.origin + path, {
    headers: { upgrade: 'websocket', origin, cookie },
  });
  const socket = response.webSocket;
  if (!socket) return { status: response.status, socket: null, next: async () => null, closed: Promise.resolve(0) };
  const waiting: ((message: unknown) => void)[] = [];
  const messages: unknown[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = typeof data === 'string' ? JSON.parse(data) : data;
    const receiver = waiting.shift();
    if (receiver) receiver(message);
    else messages.push(message);
  });
  /** The code that it is closed with. */
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  socket.binaryType = 'arraybuffer';
  socket.accept();
  const next = () =>
    new Promise<unknown>((resolve) => (messages.length > 0 ? resolve(messages.shift()) : waiting.push(resolve)));
  return { status: 101, socket, next, closed };
}
