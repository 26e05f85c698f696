import type { TurnReply } from '#contract/interview-calls.ts';
import {
  CLOSE_REPLACED,
  MAX_FRAME_BYTES,
  MAX_MESSAGE_CHARS,
  type RealtimeServerMessage,
  realtimeClientMessage,
  SOCKET_PROTOCOL,
  type SocketKind,
  type TtsServerMessage,
  ttsClientMessage,
} from '#contract/socket-messages.ts';
import { readWav } from '#domain/speech/wav.ts';
import type { EngineEnv } from '#engines/engine-settings.ts';
import { textToSpeech } from '#engines/registry.ts';
import type { Outcome } from './outcome.ts';
import type { Principal } from './principal.ts';
import type { Turn } from './take-turn.ts';

/** Close codes of the protocol: a frame that cannot be read, a frame that is too large. */
const CLOSE_MALFORMED = 1007;
const CLOSE_TOO_LARGE = 1009;

/** What a socket needs of its interview. */
export interface SocketHost {
  latestEntryId(): string;
  takeTurn(principal: Principal, turn: Turn): Promise<Outcome<TurnReply>>;
}

/**
 * The live sockets of one interview, one of a kind at a time. They hibernate: whose a socket is lives in its
 * attachment, and nothing is kept here but which speech was cancelled.
 */
export class InterviewSockets {
  readonly #ctx: DurableObjectState;
  readonly #host: SocketHost;
  readonly #env: EngineEnv;
  /** Grows with each cancel and each new speech; an older speech stops when it sees that. */
  #speech = 0;

  constructor(ctx: DurableObjectState, env: EngineEnv, host: SocketHost) {
    this.#ctx = ctx;
    this.#env = env;
    this.#host = host;
  }

  /** Accepts a socket for a principal that was found to hold the interview; it replaces an older one of its kind. */
  accept(kind: SocketKind, principal: Principal): Response {
    for (const older of this.#ctx.getWebSockets(kind)) older.close(CLOSE_REPLACED.code, CLOSE_REPLACED.reason);
    const { 0: client, 1: server } = new WebSocketPair();
    this.#ctx.acceptWebSocket(server, [kind]);
    server.serializeAttachment({ kind, principal });
    send(server, { type: 'hello', protocol: SOCKET_PROTOCOL, resumeFrom: this.#host.latestEntryId() });
    return new Response(null, { status: 101, webSocket: client });
  }

  async receive(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const [kind] = this.#ctx.getTags(socket);
    if (typeof message !== 'string') {
      if (message.byteLength > MAX_FRAME_BYTES) socket.close(CLOSE_TOO_LARGE, 'frame too large');
      else if (kind === 'realtime') send(socket, { type: 'asr_error', message: 'No speech recognition is set up' });
      else send(socket, { type: 'error', message: 'This socket takes no audio' });
      return;
    }
    if (message.length > MAX_MESSAGE_CHARS) {
      socket.close(CLOSE_TOO_LARGE, 'message too large');
      return;
    }
    let parsed: unknown;
    try {
      parsed = JSON.parse(message);
    } catch {
      socket.close(CLOSE_MALFORMED, 'not JSON');
      return;
    }
    if (kind === 'realtime') this.#receiveRealtime(socket, parsed);
    else await this.#receiveTts(socket, parsed);
  }

  #receiveRealtime(socket: WebSocket, parsed: unknown): void {
    const message = realtimeClientMessage.safeParse(parsed);
    if (!message.success) send(socket, { type: 'error', message: 'Unknown message' });
    else if (message.data.type === 'end_utterance') {
      send(socket, { type: 'asr_error', message: 'No speech recognition is set up' });
    }
  }

  async #receiveTts(socket: WebSocket, parsed: unknown): Promise<void> {
    const message = ttsClientMessage.safeParse(parsed);
    if (!message.success) {
      send(socket, { type: 'error', message: 'Unknown message' });
      return;
    }
    switch (message.data.type) {
      case 'cancel':
        this.#speech += 1;
        return;
      case 'say':
        await this.#speak(socket, message.data.text);
        return;
      case 'start': {
        const { principal } = socket.deserializeAttachment() as { principal: Principal };
        const { userText, entryId, replyTo } = message.data;
        const outcome = await this.#host.takeTurn(principal, {
          userText,
          ...(entryId === undefined ? {} : { entryId }),
          ...(replyTo === undefined ? {} : { replyTo }),
        });
        if (!outcome.ok) {
          send(socket, { type: 'error', message: outcome.reason });
          return;
        }
        const { response: text, is_follow_up, entryId: replyEntryId } = outcome.value;
        send(socket, { type: 'reply', text, is_follow_up, entryId: replyEntryId });
        await this.#speak(socket, text);
      }
    }
  }

  async #speak(socket: WebSocket, text: string): Promise<void> {
    this.#speech += 1;
    const speech = this.#speech;
    const voice = await textToSpeech(this.#env);
    if (!voice) {
      send(socket, { type: 'tts_error', message: 'This installation has no voice of its own' });
      return;
    }
    try {
      const { audio } = await voice.synthesise({ text });
      if (speech !== this.#speech) return;
      const { samples, sampleRateHz } = readWav(audio);
      send(socket, { type: 'tts_info', encoding: 'linear16', sampleRate: sampleRateHz });
      const bytes = new Uint8Array(samples.buffer);
      for (let at = 0; at < bytes.length; at += MAX_FRAME_BYTES) {
        sendFrame(socket, bytes.subarray(at, at + MAX_FRAME_BYTES));
      }
      send(socket, { type: 'tts_end' });
    } catch {
      send(socket, { type: 'tts_error', message: 'The voice failed' });
    }
  }
}

/** Sending on a socket that has closed meanwhile throws; its client comes back by itself. */
function send(socket: WebSocket, message: RealtimeServerMessage | TtsServerMessage): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

function sendFrame(socket: WebSocket, frame: Uint8Array): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(frame);
}
