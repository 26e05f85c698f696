import type { z } from 'zod';
import type { TurnReply } from '#contract/interview-calls.ts';
import type { ttsClientMessage } from '#contract/socket-messages.ts';
import { speakableText } from '#domain/speech/speakable-text.ts';
import { spokenParts } from '#domain/speech/spoken-parts.ts';
import type { MinuteAllowance } from '#durable/minute-allowance.ts';
import type { Outcome } from '#durable/outcome.ts';
import type { Principal } from '#durable/principal.ts';
import { refusalWords, speechRefusalWords } from '#durable/refusal-words.ts';
import type { SpeechPurse } from '#durable/speech/speech-purse.ts';
import type { Asked } from '#durable/turn/reply-asking.ts';
import type { Turn } from '#durable/turn/take-turn.ts';
import { untilAborted } from '#engines/engine-call.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import { isPaid, type SpeechStream, type SynthesisRequest, type TextToSpeech } from '#engines/tts.ts';
import { principalOf, readAttachment, send, sendError } from './live-socket.ts';
import { PreparedSound } from './prepared-sound.ts';
import { forgetSpeech, Speech } from './speech.ts';
import type { SpeechSpending } from './speech-spending.ts';

type Message = z.infer<typeof ttsClientMessage>;

export const SPOKEN_A_MINUTE = 60;

interface SpeakingNeeds {
  interviewId: () => string | undefined;
  allowance: MinuteAllowance;
  spending: SpeechSpending;
  purse: SpeechPurse;
  takeTurn(principal: Principal, turn: Turn): Asked;
  /** The voice of this installation; undefined when there is none. */
  voice: () => Promise<TextToSpeech | undefined>;
  /** The one that costs nothing. */
  builtIn: () => Promise<TextToSpeech | undefined>;
  /** A voice that makes no sound for so long has broken off. */
  soundMs: number;
}

/** A part of a text, and its sound. */
interface Part {
  text: string;
  stream: SpeechStream;
}

/**
 * The interviewer's turn and voice over a socket. The newest speech wins: an older one ends first, as cancelled. A
 * cancel silences what is spoken and what is still to be answered; the reply itself is told all the same.
 */
export class Speaking {
  readonly #given: SpeakingNeeds;
  readonly #prepared = new PreparedSound();
  #newest: Speech | undefined;
  /** Whether the voice makes whole files, which cannot be put one behind the other. */
  #makesFiles = false;

  constructor(given: SpeakingNeeds) {
    this.#given = given;
  }

  async take(socket: WebSocket, message: Message): Promise<void> {
    this.#endLost(socket);
    switch (message.type) {
      case 'cancel':
        this.#newest?.cancel(message.heardMs);
        return;
      case 'say': {
        const speech = this.#supersede(socket);
        if (speech) await this.#say(speech, message.text);
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

  /** Has the first sound made of what will be said over a socket if the turn is taken, unless that is dropped. */
  async prepare(socket: WebSocket, sentences: AsyncIterable<string>, dropped: AbortSignal): Promise<void> {
    if (this.#makesFiles) return;
    const voice = await this.#chooseVoice().catch(() => undefined);
    if (typeof voice !== 'object') return;
    const first = await speakable(spokenParts(sentences)).next();
    if (first.done || dropped.aborted) return;
    const request = requestOf(voice, socket, first.value);
    this.#prepared.prepare(request, (signal) => this.#make(voice, request, signal), dropped);
  }

  /** A socket is gone: nobody hears what is spoken. */
  leave(socket: WebSocket): void {
    this.#prepared.drop();
    if (this.#newest?.socket === socket) this.#newest.drop();
  }

  /** A speech that an eviction broke off ends before anything else is said. */
  #endLost(socket: WebSocket): void {
    if (!readAttachment(socket).isSpeaking || this.#newest?.isOver === false) return;
    forgetSpeech(socket);
    send(socket, { type: 'tts_error', message: BROKE_OFF });
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

  async #say(speech: Speech, text: string): Promise<void> {
    const failure = await this.#speak(speech, [text]);
    this.#end(speech, failure);
  }

  /** Speaks a reply while it is being worded; its end waits until all of its words are told. */
  async #answer(
    socket: WebSocket,
    speech: Speech,
    { userText, entryId, replyTo }: Extract<Message, { type: 'start' }>,
  ): Promise<void> {
    const { outcome, sentences } = this.#given.takeTurn(principalOf(socket), {
      userText,
      ...(entryId === undefined ? {} : { entryId }),
      ...(replyTo === undefined ? {} : { replyTo }),
    });
    const spoken = this.#speak(speech, sentences);
    const isTold = await tellReply(socket, outcome);
    if (!isTold) speech.drop();
    this.#end(speech, await spoken);
  }

  #end(speech: Speech, failure: string | undefined): void {
    if (failure === undefined) speech.end();
    else speech.fail(failure);
    const { soundMs, unheardMs } = speech.sent;
    this.#given.spending.sent(soundMs, unheardMs);
    // Whoever erased the interview meanwhile left nothing to write to.
    if (this.#given.interviewId() !== undefined) this.#given.spending.keep();
  }

  /** Sends the sound of these sentences; answers what is to be said where none could be made. */
  async #speak(speech: Speech, sentences: AsyncIterable<string> | Iterable<string>): Promise<string | undefined> {
    try {
      const voice = await this.#chooseVoice();
      if (typeof voice === 'string') return voice;
      await this.#speakBy(voice, speech, speakable(spokenParts(sentences)));
      return speech.isBegun ? undefined : NOTHING_TO_SPEAK;
    } catch (error) {
      if (speech.isOver) return undefined;
      const reason = error instanceof EngineFailure ? error.reason : 'fault';
      console.warn({ event: 'speaking_failed', reason });
      speech.fail(reason === 'busy' ? 'The voice is busy just now' : 'The voice failed');
      return undefined;
    }
  }

  /** What speaks now: the one that costs nothing where the other may not be paid. Else what there is to say of that. */
  async #chooseVoice(): Promise<TextToSpeech | string> {
    const chosen = await this.#given.voice();
    if (!chosen) return NO_VOICE;
    const refusal = isPaid(chosen) ? this.#given.purse.refusal('spoken') : undefined;
    if (!refusal) return chosen;
    return (await this.#given.builtIn()) ?? speechRefusalWords(refusal, 'spoken');
  }

  /** The next part is asked for while the one before is sent. */
  async #speakBy(voice: TextToSpeech, speech: Speech, parts: AsyncGenerator<string>): Promise<void> {
    if (this.#makesFiles) {
      await this.#speakWhole(voice, speech, await wholeOf(parts));
      return;
    }
    const first = await parts.next();
    if (first.done || speech.isOver) return;
    const unwanted = new AbortController();
    const part = await this.#ask(voice, speech, first.value, unwanted.signal);
    if (part.stream.encoding !== 'linear16') {
      this.#makesFiles = true;
      const rest = await wholeOf(parts);
      if (rest === '') await this.#send(speech, part);
      else {
        unwanted.abort();
        await this.#speakWhole(voice, speech, `${first.value} ${rest}`);
      }
      return;
    }
    let present: Part | undefined = part;
    while (present) {
      const upcoming = this.#askNext(voice, speech, parts);
      // Whether it failed is seen when its time comes.
      upcoming.catch(() => undefined);
      await this.#send(speech, present);
      present = await upcoming;
    }
  }

  async #askNext(voice: TextToSpeech, speech: Speech, parts: AsyncGenerator<string>): Promise<Part | undefined> {
    const next = await parts.next();
    return next.done || speech.isOver ? undefined : this.#ask(voice, speech, next.value);
  }

  async #speakWhole(voice: TextToSpeech, speech: Speech, text: string): Promise<void> {
    if (text !== '' && !speech.isOver) await this.#send(speech, await this.#ask(voice, speech, text));
  }

  async #ask(voice: TextToSpeech, speech: Speech, text: string, unwanted?: AbortSignal): Promise<Part> {
    const signal = unwanted ? AbortSignal.any([speech.signal, unwanted]) : speech.signal;
    const request = requestOf(voice, speech.socket, text);
    const making = this.#prepared.take(request, signal) ?? this.#make(voice, request, signal);
    return { text, stream: await this.#inTime(making, speech) };
  }

  #make(voice: TextToSpeech, request: SynthesisRequest, signal: AbortSignal): Promise<SpeechStream> {
    this.#given.spending.spoke(request.text.length, isPaid(voice));
    return voice.stream(request, signal);
  }

  async #send(speech: Speech, { text, stream }: Part): Promise<void> {
    const { encoding, sampleRateHz = 0, audio } = stream;
    if (!speech.takes(encoding, sampleRateHz))
      throw new EngineFailure('unreadable', 'The voice changed its sound in mid-speech');
    speech.begin(encoding, sampleRateHz);
    speech.part(text);
    const pieces = audio[Symbol.asyncIterator]();
    try {
      for (;;) {
        const piece = await this.#inTime(pieces.next(), speech);
        if (piece.done || speech.isOver) break;
        await speech.sound(piece.value);
      }
      speech.endPart();
    } finally {
      // Not waited for: it may not heed its signal.
      pieces.return?.().catch(() => undefined);
    }
  }

  /** Waits for a voice no longer than for its next sound, and no longer than anybody listens. */
  async #inTime<T>(work: Promise<T>, speech: Speech): Promise<T> {
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(
      () => late.reject(new EngineFailure('timeout', 'The voice makes no sound')),
      this.#given.soundMs,
    );
    try {
      return await untilAborted(Promise.race([work, late.promise]), speech.signal);
    } finally {
      clearTimeout(timer);
    }
  }
}

const NO_VOICE = 'This server has no voice of its own';
const BROKE_OFF = 'The voice broke off';
const NOTHING_TO_SPEAK = 'There is nothing to speak in this text';

/** Tells a reply, or why there is none; whether there is one. */
async function tellReply(socket: WebSocket, answered: Promise<Outcome<TurnReply>>): Promise<boolean> {
  let outcome: Outcome<TurnReply>;
  try {
    outcome = await answered;
  } catch (error) {
    console.warn({ event: 'turn_failed', error: error instanceof Error ? error.name : 'unknown' });
    outcome = { ok: false, reason: 'failed' };
  }
  if (outcome.ok) {
    const { response: text, is_follow_up, entryId, followUpIndex, putOffIndex } = outcome.value;
    const place = { followUpIndex, ...(putOffIndex === undefined ? {} : { putOffIndex }) };
    send(socket, { type: 'reply', text, is_follow_up, entryId, ...place });
  } else {
    const { code, message } = refusalWords(outcome);
    sendError(socket, code, message, outcome.reason === 'stale_turn' ? outcome.state : undefined);
  }
  return outcome.ok;
}

/** What a voice is asked for, with the voice that the caller chose if it is here. */
function requestOf({ voices, models }: TextToSpeech, socket: WebSocket, text: string): SynthesisRequest {
  const { choice } = readAttachment(socket);
  const voice = voices.find(({ id }) => id === choice?.voice)?.id;
  const model = models.find((id) => id === choice?.voiceModel);
  return { text, ...(voice === undefined ? {} : { voice }), ...(model === undefined ? {} : { model }) };
}

/** Those parts in which there is something to speak. */
async function* speakable(parts: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const part of parts) if (speakableText(part) !== '') yield part;
}

async function wholeOf(parts: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const part of parts) all.push(part);
  return all.join(' ');
}
