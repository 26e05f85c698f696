import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveSocket, type SocketState } from '#client/api/live-socket.ts';
import { readSpeakingMessage } from '#domain/answers/read-socket-message.ts';
import { fakeSockets } from './support/fake-socket.ts';

function open() {
  const sockets = fakeSockets();
  const states: SocketState[] = [];
  const messages: unknown[] = [];
  const outdated = vi.fn();
  const socket = new LiveSocket({
    kind: 'tts',
    interviewId: 'int_1',
    read: readSpeakingMessage,
    onMessage: (message) => messages.push(message),
    onState: (state) => states.push(state),
    onOutdated: outdated,
  });
  socket.open();
  return { socket, sockets, states, messages, outdated };
}

/** How many attempts there are within so long. */
async function attemptsWithin(sockets: ReturnType<typeof fakeSockets>, ms: number): Promise<number> {
  const before = sockets.all.length;
  await vi.advanceTimersByTimeAsync(ms);
  return sockets.all.length - before;
}

describe("an interview's socket", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('is connecting, open once the server has greeted, and closed when it is lost', () => {
    const { socket, sockets, states } = open();
    expect(sockets.newest.address.href).toBe('wss://greenroom.example/api/tts?interviewId=int_1');
    expect(socket.send({ type: 'say' })).toBe(false);
    sockets.newest.greet();
    expect(socket.send({ type: 'say' })).toBe(true);
    sockets.newest.drop();
    expect(socket.send({ type: 'say' })).toBe(false);
    expect(states).toEqual(['connecting', 'open', 'closed']);
    socket.close();
  });

  it('comes back by itself, ever later while there is no server', async () => {
    const { socket, sockets, states } = open();
    sockets.newest.greet();
    sockets.newest.drop();
    const waits: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      const since = Date.now();
      while ((await attemptsWithin(sockets, 50)) === 0);
      waits.push(Date.now() - since);
      sockets.newest.drop();
    }
    expect(waits).toEqual([250, 500, 1_000, 2_000, 5_000, 5_000]);
    await vi.advanceTimersByTimeAsync(5_000);
    sockets.newest.greet();
    expect(states.at(-1)).toBe('open');
    socket.close();
  });

  it('gives up on a server that does not greet', async () => {
    const { socket, sockets, states } = open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(['connecting', 'closed']);
    expect(await attemptsWithin(sockets, 250)).toBe(1);
    socket.close();
  });

  it('tells a server of another version, and does not talk to it', () => {
    const { sockets, states, messages, outdated } = open();
    sockets.newest.greet({ protocol: 1 });
    expect(outdated).toHaveBeenCalledOnce();
    expect([states.at(-1), messages]).toEqual(['closed', []]);
  });

  it('stays away when another page has taken it over', async () => {
    const { socket, sockets } = open();
    sockets.newest.greet();
    sockets.newest.drop(4001);
    expect(await attemptsWithin(sockets, 60_000)).toBe(0);
    socket.open();
    expect(sockets.all).toHaveLength(1);
  });

  it('rests after a quarter of an hour of silence until it is wanted again', async () => {
    const { socket, sockets } = open();
    sockets.newest.greet();
    sockets.newest.drop(4002);
    expect(socket.isResting).toBe(true);
    expect(await attemptsWithin(sockets, 60_000)).toBe(0);
    socket.open();
    sockets.newest.greet();
    expect(socket.state).toBe('open');
    socket.close();
  });

  it('tries once more, as whoever is signed in now, when its visitor may not have it any more', async () => {
    const { sockets } = open();
    sockets.newest.greet();
    sockets.newest.drop(4003);
    expect(await attemptsWithin(sockets, 250)).toBe(1);
    sockets.newest.drop();
    expect(await attemptsWithin(sockets, 60_000)).toBe(0);
    const again = open();
    again.sockets.newest.greet();
    again.sockets.newest.drop(4003);
    await vi.advanceTimersByTimeAsync(250);
    again.sockets.newest.greet();
    expect(again.socket.state).toBe('open');
    again.socket.close();
  });

  it('passes over what nobody knows', () => {
    const { socket, sockets, messages } = open();
    sockets.newest.greet();
    sockets.newest.say({ type: 'dance' });
    sockets.newest.dispatchEvent(new MessageEvent('message', { data: '{' }));
    sockets.newest.say({ type: 'tts_end' });
    expect(messages.slice(1)).toEqual([{ type: 'tts_end' }]);
    socket.close();
  });
});
