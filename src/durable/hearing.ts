import type { z } from 'zod';
import type { realtimeClientMessage } from '#contract/socket-messages.ts';
import type { AudioAllowance } from './audio-allowance.ts';
import { readAttachment, send, sendError, writeAttachment } from './live-socket.ts';

type Message = z.infer<typeof realtimeClientMessage>;

const BYTES_A_SAMPLE = 2;
/** Of speech in opus, which says nothing of its length before it is decoded: 32 kbit/s. */
const OPUS_BYTES_PER_MS = 4;

/**
 * What comes over the socket for speech to text. Recognition over a socket is not there yet: every utterance is
 * answered with one `asr_error`, and the client transcribes by the call instead.
 */
export class Hearing {
  /** Sockets whose present utterance has failed: each fails at most once. */
  readonly #failed = new WeakSet<WebSocket>();
  readonly #allowance: AudioAllowance;

  constructor(allowance: AudioAllowance) {
    this.#allowance = allowance;
  }

  take(socket: WebSocket, message: Message): void {
    if (message.type === 'config') {
      const { encoding, sample_rate: sampleRateHz, channels } = message.audio;
      const bytesPerMs = encoding === 'opus' ? OPUS_BYTES_PER_MS : (sampleRateHz * channels * BYTES_A_SAMPLE) / 1_000;
      writeAttachment(socket, { ...readAttachment(socket), encoding, bytesPerMs });
      this.#failed.delete(socket);
    } else if (readAttachment(socket).encoding === undefined) {
      sendError(socket, 'bad_request', 'Send a config before an utterance');
    } else {
      this.#fail(socket);
      this.#failed.delete(socket);
    }
  }

  hear(socket: WebSocket, audio: ArrayBuffer): void {
    const { encoding, bytesPerMs = OPUS_BYTES_PER_MS } = readAttachment(socket);
    if (encoding === undefined) sendError(socket, 'bad_request', 'Send a config before audio');
    else if (encoding === 'linear16' && audio.byteLength % 2 === 1) {
      sendError(socket, 'bad_request', 'Audio comes in whole samples of two bytes');
    } else if (this.#allowance.take(audio.byteLength / bytesPerMs)) this.#fail(socket);
    else {
      const words = 'That is more than this interview can listen to. Please type your answers; they count the same.';
      this.#fail(socket, () => sendError(socket, 'rate_limited', words));
    }
  }

  #fail(
    socket: WebSocket,
    tell = () => send(socket, { type: 'asr_error', message: 'No speech recognition is set up' }),
  ): void {
    if (this.#failed.has(socket)) return;
    this.#failed.add(socket);
    tell();
  }
}
