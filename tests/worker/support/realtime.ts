import { expect } from 'vitest';
import type { RealtimeClientMessage } from '#contract/socket-messages.ts';
import { openSocket } from './open-socket.ts';
import type { Visitor } from './visitor.ts';

export const LINEAR_16K = { encoding: 'linear16', sample_rate: 16_000, channels: 1 } as const;

/** Opens the socket for speech to text; `hello` is what it was greeted with. */
export async function openRealtime(visitor: Visitor, id: string) {
  const opened = await openSocket(visitor, `/api/realtime?interviewId=${id}`);
  const hello = (await opened.next()) as Record<string, unknown>;
  expect(hello).toMatchObject({ type: 'hello' });
  return {
    ...opened,
    hello,
    send: (message: RealtimeClientMessage) => opened.socket?.send(JSON.stringify(message)),
    sound: (bytes: Uint8Array) => opened.socket?.send(bytes),
    /** That nothing more came: the next thing to come is the answer to a message that nobody knows. */
    expectSilence: async () => {
      opened.socket?.send(JSON.stringify({ type: 'dance' }));
      expect(await opened.next()).toMatchObject({ type: 'error', message: 'Unknown message' });
    },
  };
}

export type Realtime = Awaited<ReturnType<typeof openRealtime>>;
