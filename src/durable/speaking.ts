import type { z } from 'zod';
import type { TurnReply } from '#contract/interview-calls.ts';
import { MAX_FRAME_BYTES, type ttsClientMessage } from '#contract/socket-messages.ts';
import { readWav } from '#domain/speech/wav.ts';
import type { TextToSpeech } from '#engines/tts.ts';
import { principalOf, send, sendAudio, sendError } from './live-socket.ts';
import type { MinuteAllowance } from './minute-allowance.ts';
import type { Outcome } from './outcome.ts';
import type { Principal } from './principal.ts';
import { refusalWords } from './refusal-words.ts';
import type { Turn } from './take-turn.ts';

type Message = z.infer<typeof ttsClientMessage>;

export const SPOKEN_A_MINUTE = 60;

interface Surroundings {
  interviewId: () => string | undefined;
  allowance: MinuteAllowance;
  takeTurn(principal: Principal, turn: Turn): Promise<Outcome<TurnReply>>;
  /** The voice of this installation; undefined when there is none. */
  voice: () => Promise<TextToSpeech | undefined>;
}

/** One text on its way to be heard. It ends once: spoken, failed or cancelled. */
class Speech {
  readonly #socket: WebSocket;
  #isOver = false;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  get isOver(): boolean {
    return this.#isOver;
  }

  begin(sampleRateHz: number): void {
    if (!this.#isOver) send(this.#socket, { type: 'tts_info', encoding: 'linear16', sampleRate: sampleRateHz });
  }

  sound(frame: Uint8Array): void {
    if (!this.#isOver) sendAudio(this.#socket, frame);
  }

  end(): void {
    this.#finish(() => send(this.#socket, { type: 'tts_end' }));
  }

  cancel(): void {
    this.#finish(() => send(this.#socket, { type: 'tts_end', cancelled: true }));
  }

  fail(message: string): void {
    this.#finish(() => send(this.#socket, { type: 'tts_error', message }));
  }

  /** Ends without a word: what went wrong was said otherwise. */
  drop(): void {
    this.#finish(() => undefined);
  }

  #finish(tell: () => void): void {
    if (this.#isOver) return;
    this.#isOver = true;
    tell();
  }
}

/**
 * The interviewer's turn and voice over a socket. The newest speech wins: an older one ends first, as cancelled. A
 * cancel silences what is spoken and what is still to be answered; the reply itself is told all the same.
 */
export class Speaking {
  readonly #given: Surroundings;
  #newest: Speech | undefined;

  constructor(given: Surroundings) {
    this.#given = given;
  }

  async take(socket: WebSocket, message: Message): Promise<void> {
    switch (message.type) {
      case 'cancel':
        this.#newest?.cancel();
        return;
      case 'say': {
        const speech = this.#supersede(socket);
        if (speech) await this.#speak(speech, message.text);
        return;
      }
      case 'start':
        if (message.interviewId !== this.#given.interviewId()) {
          sendError(socket, 'forbidden', refusalWords({ reason: 'forbidden' }).message);
        } else {
          const speech = this.#supersede(socket);
          if (speech) await this.#answer(socket, speech, message);
        }
    }
  }

  /** A new speech in place of the older one; undefined when there were too many. */
  #supersede(socket: WebSocket): Speech | undefined {
    const retryAfterSeconds = this.#given.allowance.take(Date.now());
    if (retryAfterSeconds > 0) {
      const { code, message } = refusalWords({ reason: 'rate_limited', retryAfterSeconds });
      sendError(socket, code, message);
      return undefined;
    }
    this.#newest?.cancel();
    const speech = new Speech(socket);
    this.#newest = speech;
    return speech;
  }

  async #answer(
    socket: WebSocket,
    speech: Speech,
    { userText, entryId, replyTo }: Extract<Message, { type: 'start' }>,
  ): Promise<void> {
    let outcome: Outcome<TurnReply>;
    try {
      outcome = await this.#given.takeTurn(principalOf(socket), {
        userText,
        ...(entryId === undefined ? {} : { entryId }),
        ...(replyTo === undefined ? {} : { replyTo }),
      });
    } catch (error) {
      console.warn({ event: 'turn_failed', error: error instanceof Error ? error.name : 'unknown' });
      speech.drop();
      const { code, message } = refusalWords({ reason: 'failed' });
      sendError(socket, code, message);
      return;
    }
    if (!outcome.ok) {
      speech.drop();
      const { code, message } = refusalWords(outcome);
      sendError(socket, code, message, outcome.reason === 'stale_turn' ? outcome.state : undefined);
      return;
    }
    const { response: text, is_follow_up, entryId: replyEntryId, followUpIndex } = outcome.value;
    send(socket, { type: 'reply', text, is_follow_up, entryId: replyEntryId, followUpIndex });
    await this.#speak(speech, text);
  }

  async #speak(speech: Speech, text: string): Promise<void> {
    if (speech.isOver) return;
    try {
      const voice = await this.#given.voice();
      if (!voice) {
        speech.fail('This server has no voice of its own');
        return;
      }
      const { audio } = await voice.synthesise({ text });
      const { samples, sampleRateHz } = readWav(audio);
      speech.begin(sampleRateHz);
      const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength);
      for (let at = 0; at < bytes.length; at += MAX_FRAME_BYTES) speech.sound(bytes.subarray(at, at + MAX_FRAME_BYTES));
      speech.end();
    } catch {
      speech.fail('The voice failed');
    }
  }
}
