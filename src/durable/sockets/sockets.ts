import {
  CLOSE_IDLE,
  CLOSE_REPLACED,
  CLOSE_SIGNED_OUT,
  MAX_FRAME_BYTES,
  MAX_MESSAGE_CHARS,
  realtimeClientMessage,
  SOCKET_PROTOCOL,
  type SocketKind,
  ttsClientMessage,
} from '#contract/socket-messages.ts';
import type { Principal } from '#durable/principal.ts';
import type { Hearing } from './hearing.ts';
import { principalOf, readAttachment, type SpeechChoice, send, sendError, writeAttachment } from './live-socket.ts';
import type { Speaking } from './speaking.ts';

/** Close codes of the protocol: a frame that cannot be read, one that is too large, and too much of everything. */
const CLOSE_MALFORMED = { code: 1007, reason: 'not JSON' };
const CLOSE_TOO_LARGE = { code: 1009, reason: 'too large' };
const CLOSE_FLOOD = { code: 1008, reason: 'too much' };

/** Longer than the longest answer: a socket over which nothing comes for so long is forgotten by its page. */
const IDLE_MS = 15 * 60_000;
const HEARD_EVERY_MS = 60_000;

/** Eight times what a microphone sends, for so long, is no microphone. */
const FLOOD_BYTES_A_SECOND = 256 * 1024;
const FLOOD_MS = 10_000;
/** Sound may be sent again in one go after a break; what is said about it comes a few times a minute. */
const FLOOD_MESSAGES = 500;
/** What a frame of sound counts for at least, since each costs more than its bytes: a sixtieth of a second of a microphone. */
const LEAST_FRAME_BYTES = 512;

interface SocketsNeeds {
  ctx: DurableObjectState;
  hearing: Hearing;
  speaking: Speaking;
  latestEntryId: () => string;
  /** Told of every socket that is gone; of one more than once. */
  left: (id: string) => void;
}

interface Accepted {
  id: string;
  kind: SocketKind;
  principal: Principal;
  choice: SpeechChoice;
}

/**
 * The live sockets of one interview, one of a kind at a time: accepts them, reads what comes and hands it on. They
 * hibernate: whose a socket is lives in its attachment.
 */
export class InterviewSockets {
  readonly #given: SocketsNeeds;
  readonly #received = new WeakMap<WebSocket, { sinceMs: number; bytes: number; messages: number }>();

  constructor(given: SocketsNeeds) {
    this.#given = given;
  }

  /** Accepts a socket for a principal that was found to hold the interview; it replaces an older one of its kind. */
  accept({ id, kind, principal, choice }: Accepted): Response {
    const { ctx, hearing, latestEntryId } = this.#given;
    for (const older of ctx.getWebSockets(kind)) this.#close(older, CLOSE_REPLACED);
    const { 0: client, 1: server } = new WebSocketPair();
    ctx.acceptWebSocket(server, [kind]);
    writeAttachment(server, { id, kind, principal, choice, heardAt: Date.now() });
    const hello = { type: 'hello', protocol: SOCKET_PROTOCOL, resumeFrom: latestEntryId() } as const;
    send(server, kind === 'realtime' ? { ...hello, ...hearing.kept } : hello);
    return new Response(null, { status: 101, webSocket: client });
  }

  /** Frames of sound come ten times a second from everybody: nobody waits for one, and nothing is made to wait with. */
  receive(socket: WebSocket, message: string | ArrayBuffer): Promise<void> | undefined {
    // What was under way when it was closed.
    if (socket.readyState !== WebSocket.OPEN) return undefined;
    const now = Date.now();
    const attachment = readAttachment(socket);
    const { kind, heardAt } = attachment;
    if (now - heardAt > HEARD_EVERY_MS) writeAttachment(socket, { ...attachment, heardAt: now });
    const size = typeof message === 'string' ? message.length : message.byteLength;
    if (size > (typeof message === 'string' ? MAX_MESSAGE_CHARS : MAX_FRAME_BYTES)) {
      this.#close(socket, CLOSE_TOO_LARGE);
    } else if (this.#isFlood(socket, message, size, now)) {
      this.#close(socket, CLOSE_FLOOD);
    } else if (typeof message === 'string') {
      return this.#read(socket, kind, message);
    } else if (kind === 'realtime') {
      this.#given.hearing.hear(socket, message);
    } else {
      sendError(socket, 'bad_request', 'This socket takes no audio');
    }
    return undefined;
  }

  /** Closes the sockets whose principal no longer holds the interview. */
  closeThoseOf(isOver: (principal: Principal) => boolean): void {
    for (const socket of this.#given.ctx.getWebSockets()) {
      if (isOver(principalOf(socket))) this.#close(socket, CLOSE_SIGNED_OUT);
    }
  }

  /** Closes the socket of this id, because the session that it was opened with is over. */
  closeOne(id: string): void {
    for (const socket of this.#given.ctx.getWebSockets()) {
      if (readAttachment(socket).id === id) this.#close(socket, CLOSE_SIGNED_OUT);
    }
  }

  /** A socket was closed by its client, or broke. */
  leave(socket: WebSocket): void {
    this.#given.hearing.leave(socket);
    this.#given.speaking.leave(socket);
    this.#given.left(readAttachment(socket).id);
  }

  /** Closes what nothing came over for too long; answers when to look again, if there is anything to look after. */
  closeIdle(now: number): number | undefined {
    let nextAt: number | undefined;
    for (const socket of this.#given.ctx.getWebSockets()) {
      if (socket.readyState !== WebSocket.OPEN) continue;
      const idleAt = readAttachment(socket).heardAt + IDLE_MS;
      if (idleAt <= now) this.#close(socket, CLOSE_IDLE);
      else nextAt = Math.min(nextAt ?? idleAt, idleAt);
    }
    return nextAt;
  }

  async #read(socket: WebSocket, kind: SocketKind, message: string): Promise<void> {
    let parsed: unknown;
    try {
      parsed = JSON.parse(message);
    } catch {
      this.#close(socket, CLOSE_MALFORMED);
      return;
    }
    await this.#handOn(socket, kind, parsed);
  }

  async #handOn(socket: WebSocket, kind: SocketKind, parsed: unknown): Promise<void> {
    if (kind === 'realtime') {
      const message = realtimeClientMessage.safeParse(parsed);
      if (message.success) await this.#given.hearing.take(socket, message.data);
      else sendError(socket, 'bad_request', 'Unknown message');
    } else {
      const message = ttsClientMessage.safeParse(parsed);
      if (message.success) await this.#given.speaking.take(socket, message.data);
      else sendError(socket, 'bad_request', 'Unknown message');
    }
  }

  #close(socket: WebSocket, { code, reason }: { code: number; reason: string }): void {
    socket.close(code, reason);
    this.leave(socket);
  }

  #isFlood(socket: WebSocket, message: string | ArrayBuffer, size: number, now: number): boolean {
    const flood = this.#floodOf(socket, now);
    if (typeof message === 'string') flood.messages += 1;
    const bytes = Math.max(size, LEAST_FRAME_BYTES);
    if (this.#given.hearing.mayFlood(socket, bytes, now)) flood.bytes += bytes;
    return flood.bytes > FLOOD_BYTES_A_SECOND * (FLOOD_MS / 1_000) || flood.messages > FLOOD_MESSAGES;
  }
  #floodOf(socket: WebSocket, now: number) {
    const known = this.#received.get(socket);
    if (known && now - known.sinceMs <= FLOOD_MS) return known;
    const flood = { sinceMs: now, bytes: 0, messages: 0 };
    this.#received.set(socket, flood);
    return flood;
  }
}
