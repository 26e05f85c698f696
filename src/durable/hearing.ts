import type { z } from 'zod';
import type { realtimeClientMessage } from '#contract/socket-messages.ts';
import { readAttachment, send, sendError, writeAttachment } from './live-socket.ts';

type Message = z.infer<typeof realtimeClientMessage>;

/**
 * What comes over the socket for speech to text. Recognition over a socket is not there yet: every utterance is
 * answered with one `asr_error`, and the client transcribes by the call instead.
 */
export class Hearing {
  /** Sockets whose present utterance has failed: each fails at most once. */
  readonly #failed = new WeakSet<WebSocket>();

  take(socket: WebSocket, message: Message): void {
    if (message.type === 'config') {
      writeAttachment(socket, { ...readAttachment(socket), encoding: message.audio.encoding });
      this.#failed.delete(socket);
    } else if (readAttachment(socket).encoding === undefined) {
      sendError(socket, 'bad_request', 'Send a config before an utterance');
    } else {
      this.#fail(socket);
      this.#failed.delete(socket);
    }
  }

  hear(socket: WebSocket, audio: ArrayBuffer): void {
    const { encoding } = readAttachment(socket);
    if (encoding === undefined) sendError(socket, 'bad_request', 'Send a config before audio');
    else if (encoding === 'linear16' && audio.byteLength % 2 === 1) {
      sendError(socket, 'bad_request', 'Audio comes in whole samples of two bytes');
    } else this.#fail(socket);
  }

  #fail(socket: WebSocket): void {
    if (this.#failed.has(socket)) return;
    this.#failed.add(socket);
    send(socket, { type: 'asr_error', message: 'No speech recognition is set up' });
  }
}
