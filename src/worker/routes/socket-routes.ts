import type { Context, Hono } from 'hono';
import type { SocketKind } from '#contract/socket-messages.ts';
import {
  interviewObject,
  NOT_YOURS,
  PRINCIPAL_HEADER,
  SOCKET_ID_HEADER,
  SPEECH_CHOICE_HEADER,
  SPEECH_PAYERS_HEADER,
} from '#durable/door.ts';
import { openDatabase } from '#storage/database.ts';
import { saveLiveSocket } from '#storage/live-sockets.ts';
import type { AppEnv } from '#worker/app-env.ts';
import { CallFailure } from '#worker/call-failure.ts';
import { admit } from '#worker/principal.ts';
import { speechPayers } from '#worker/speech-allowance.ts';
import { readSpeechChoice } from '#worker/speech-choice.ts';

/** The two socket upgrades; the interview's object accepts them or refuses. */
export function serveSocketUpgrades(app: Hono<AppEnv>): void {
  app.get('/api/realtime', (c) => upgrade(c, 'realtime'));
  app.get('/api/tts', (c) => upgrade(c, 'tts'));
}

async function upgrade(c: Context<AppEnv>, kind: SocketKind): Promise<Response> {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') {
    throw new CallFailure('bad_request', 'This address takes WebSocket connections only');
  }
  const principal = await admit(c, 'holder');
  const interviewId = c.req.query('interviewId') ?? '';
  const object = interviewObject(c.env, interviewId);
  if (!object) throw new CallFailure('forbidden', NOT_YOURS);
  const socketId = crypto.randomUUID();
  const answer = await object.fetch(`https://interview/${kind}`, {
    headers: {
      upgrade: 'websocket',
      [PRINCIPAL_HEADER]: JSON.stringify(principal),
      [SOCKET_ID_HEADER]: socketId,
      [SPEECH_CHOICE_HEADER]: JSON.stringify(readSpeechChoice(c)),
      [SPEECH_PAYERS_HEADER]: JSON.stringify(await speechPayers(c, principal)),
    },
  });
  if (answer.status !== 101) throw new CallFailure('forbidden', NOT_YOURS);
  const { sessionId = null, guestHash = null } = principal;
  const row = { id: socketId, interviewId, sessionId, guestHash, openedAt: Date.now() };
  const db = openDatabase(c.env.DB);
  if (sessionId === null) {
    // No guest waits for the index, and none is refused because it is away.
    c.executionCtx.waitUntil(saveLiveSocket(db, row).catch(() => console.warn({ event: 'note_socket_failed' })));
    return answer;
  }
  // After it was accepted: a session that ends from now on finds it, and one that ended before leaves nothing to note.
  if (await saveLiveSocket(db, row)) return answer;
  await object.dropSocket(socketId);
  answer.webSocket?.accept();
  answer.webSocket?.close();
  throw new CallFailure('forbidden', NOT_YOURS);
}
