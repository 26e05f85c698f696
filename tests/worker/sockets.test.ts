import { exports } from 'cloudflare:workers';
import { describe, expect, it } from 'vitest';
import { SOCKET_PROTOCOL } from '#contract/socket-messages.ts';
import { Visitor } from './support/visitor.ts';

async function open(visitor: Visitor, path: string, origin = 'http://localhost') {
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await exports.default.fetch(`http://localhost${path}`, {
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
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  socket.accept();
  const next = () =>
    new Promise<unknown>((resolve) => (messages.length > 0 ? resolve(messages.shift()) : waiting.push(resolve)));
  return { status: 101, socket, next, closed };
}

describe('the live sockets', () => {
  it('greet who holds the interview, and replace an older socket of their kind', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const older = await open(guest, `/api/tts?interviewId=${id}`);
    expect(await older.next()).toMatchObject({
      type: 'hello',
      protocol: SOCKET_PROTOCOL,
      resumeFrom: 'ent_question_1',
    });
    const newer = await open(guest, `/api/tts?interviewId=${id}`);
    expect(await newer.next()).toMatchObject({ type: 'hello' });
    expect(await older.closed).toBe(4001);
  });

  it('refuse strangers and foreign origins', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    expect((await open(new Visitor(), `/api/tts?interviewId=${id}`)).status).toBe(403);
    expect((await open(guest, `/api/tts?interviewId=${id}`, 'https://evil.example')).status).toBe(403);
  });

  it('take a turn and stay open over a message that they do not know', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const tts = await open(guest, `/api/tts?interviewId=${id}`);
    await tts.next();
    tts.socket?.send(JSON.stringify({ type: 'dance' }));
    expect(await tts.next()).toMatchObject({ type: 'error' });
    tts.socket?.send(JSON.stringify({ type: 'start', interviewId: id, userText: 'I work with computers.' }));
    expect(await tts.next()).toMatchObject({ type: 'reply', is_follow_up: true });
  });

  it('close on what is no JSON', async () => {
    const guest = new Visitor();
    const id = await guest.startInterview();
    const realtime = await open(guest, `/api/realtime?interviewId=${id}`);
    await realtime.next();
    realtime.socket?.send('{');
    expect(await realtime.closed).toBe(1007);
  });
});
