import { expect } from 'vitest';
import { openSocket } from './open-socket.ts';
import type { Visitor } from './visitor.ts';

/** What came from one `tts_info` to the end of its speech. */
export interface HeardSpeech {
  info: Record<string, unknown> | undefined;
  /** The reply, where one was told meanwhile. */
  reply: Record<string, unknown> | undefined;
  frames: Uint8Array[];
  bytes: Uint8Array;
  end: Record<string, unknown>;
}

/** Opens the speaking socket of an interview and passes its greeting. */
export async function openTts(visitor: Visitor, id: string) {
  const tts = await openSocket(visitor, `/api/tts?interviewId=${id}`);
  expect(await tts.next()).toMatchObject({ type: 'hello' });
  const send = (message: object) => tts.socket?.send(JSON.stringify(message));
  const parts: string[] = [];
  /** What comes next but for the names of parts, which are noted. */
  const next = async (): Promise<unknown> => {
    for (;;) {
      const message = (await tts.next()) as { type?: string; text?: string };
      if (message.type !== 'tts_part') return message;
      parts.push(message.text ?? '');
    }
  };
  return {
    ...tts,
    send,
    next,
    parts,
    /** One speech to its end. */
    hear: async (): Promise<HeardSpeech> => {
      const frames: Uint8Array[] = [];
      let info: HeardSpeech['info'];
      let reply: HeardSpeech['reply'];
      for (;;) {
        const message = await next();
        if (message instanceof ArrayBuffer) {
          expect(info, 'no sound before its announcement').toBeDefined();
          frames.push(new Uint8Array(message));
          continue;
        }
        const told = message as Record<string, unknown>;
        if (told.type === 'tts_info') {
          expect(info, 'one announcement a speech').toBeUndefined();
          info = told;
        } else if (told.type === 'reply') reply = told;
        else return { info, reply, frames, bytes: joined(frames), end: told };
      }
    },
    /** That nothing more came: the next thing to come is the answer to a message that nobody knows. */
    expectSilence: async () => {
      send({ type: 'dance' });
      expect(await next()).toMatchObject({ type: 'error', message: 'Unknown message' });
    },
  };
}

export type Tts = Awaited<ReturnType<typeof openTts>>;

function joined(frames: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(frames.flatMap((frame) => [...frame]));
}
