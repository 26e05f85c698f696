import type { z } from 'zod';
import type { RealtimeServerMessage, realtimeClientMessage } from '#contract/socket-messages.ts';
import { OPUS_BYTES_PER_MS } from '#domain/speech/sound-length.ts';
import { REPLAY_SPEED } from '#domain/stage/timing.ts';
import type { MinuteAllowance } from '#durable/minute-allowance.ts';
import { newEntryId } from '#durable/new-entry-id.ts';
import { collectContainer } from '#durable/recordings/collect-container.ts';
import { refusalWords, speechRefusalWords } from '#durable/refusal-words.ts';
import type { SpeechPurse } from '#durable/speech/speech-purse.ts';
import type { HeardWords } from '#durable/turn/heard-words.ts';
import { EngineFailure } from '#engines/engine-failure.ts';
import type { Listener, Listening, LiveSpeechToText, SpeechToText } from '#engines/stt.ts';
import type { AudioAllowance } from './audio-allowance.ts';
import { type LiveAudio, readAttachment, type SpeechChoice, send, sendError, writeAttachment } from './live-socket.ts';
import type { SpeechSpending } from './speech-spending.ts';
import { type HearingLimits, Utterance } from './utterance.ts';

type Message = z.infer<typeof realtimeClientMessage>;
type Config = Extract<Message, { type: 'config' }>;

/** Each opens a connection to a recogniser. */
export const UTTERANCES_A_MINUTE = 60;

const BYTES_A_SAMPLE = 2;
/** The product's interviews are in English. */
const DEFAULT_LANGUAGE = 'en';
/** Of sound that is sent again the first second may come at once. */
const REPLAY_START_MS = 1_000;

const TOO_MUCH = 'That is more than this interview can listen to. Please type your answers; they count the same.';
const NOT_SET_UP = 'No speech recognition is set up';
const BROKE_OFF = 'Speech recognition broke off';

interface HearingNeeds {
  words: HeardWords;
  audio: AudioAllowance;
  utterances: MinuteAllowance;
  spending: SpeechSpending;
  purse: SpeechPurse;
  /** What listens in this installation, and what transcribes a file; undefined when there is none. */
  recogniser: () => LiveSpeechToText | undefined;
  transcriber: () => SpeechToText | undefined;
  /** Words that are likely to come up. */
  terms: () => readonly string[];
  /** Whether words are stored under this id already, or were deleted. */
  isAnswer: (entryId: string) => boolean;
  /** Told once the words of an utterance are kept, and before that where they are as good as known. */
  heard: (entryId: string, text: string) => void;
  limits: HearingLimits;
}

/**
 * What comes over the socket for speech to text: one utterance after the other, each between its `config` and its
 * end. Whoever listens does so from the one to the other only.
 */
export class Hearing {
  readonly #given: HearingNeeds;
  /** The newest utterance, the socket that it comes over, and how its sound comes. */
  #present: { utterance: Utterance; socket: WebSocket; audio: LiveAudio } | undefined;
  /** Since when sound is sent again, and how much of it came. */
  #replay = { sinceMs: 0, bytes: 0 };
  /** Whether it was said that what comes now belongs to no utterance. */
  #strayTold = false;

  constructor(given: HearingNeeds) {
    this.#given = given;
  }

  /** What a client is told that comes back. */
  get kept(): Pick<Extract<RealtimeServerMessage, { type: 'hello' }>, 'heard' | 'receivedMs'> {
    const heard = this.#given.words.newest();
    if (!heard || this.#given.isAnswer(heard.entryId)) return {};
    return { heard: { entryId: heard.entryId, text: heard.text }, receivedMs: heard.reachMs };
  }

  async take(socket: WebSocket, message: Message): Promise<void> {
    if (message.type === 'config') {
      this.#begin(socket, message);
    } else if (message.type === 'discard') {
      this.#find(socket)?.stop();
      this.#setOver(socket);
      this.#given.words.forget();
    } else {
      const utterance = this.#find(socket);
      if (utterance) await utterance.end();
      else this.#tellStray(socket, 'Send a config before an utterance');
    }
  }

  hear(socket: WebSocket, sound: ArrayBuffer): void {
    const utterance = this.#find(socket);
    const audio = this.#present?.audio;
    if (!utterance || !audio) this.#tellStray(socket, 'Send a config before audio');
    else if (audio.encoding === 'linear16' && sound.byteLength % (BYTES_A_SAMPLE * audio.channels) !== 0)
      sendError(socket, 'bad_request', 'Audio comes in whole samples of two bytes');
    else if (!utterance.hear(new Uint8Array(sound))) this.#tellStray(socket, 'Send a config before audio');
  }

  /** Whether a frame counts as flood: sound that is sent again does not, up to a speed. */
  mayFlood(socket: WebSocket, bytes: number, now: number): boolean {
    if (this.#present?.socket !== socket) return true;
    const { utterance, audio } = this.#present;
    if (utterance.atMs >= this.#given.audio.countedMs(utterance.id)) return true;
    this.#replay.bytes += bytes;
    return this.#replay.bytes > (now - this.#replay.sinceMs + REPLAY_START_MS) * audio.bytesPerMs * REPLAY_SPEED;
  }

  /** A socket is gone: what it was hearing waits, and listening for nobody ends. */
  leave(socket: WebSocket): void {
    if (this.#present?.socket !== socket) return;
    this.#present.utterance.sleep();
    this.#keepCounts();
  }

  #begin(socket: WebSocket, config: Config): void {
    const { words, utterances, isAnswer } = this.#given;
    const retryAfterSeconds = utterances.take(Date.now());
    if (retryAfterSeconds > 0) {
      const { code, message } = refusalWords({ reason: 'rate_limited', retryAfterSeconds });
      sendError(socket, code, message);
      return;
    }
    const audio = audioOf(config, config.utterance ?? newEntryId());
    const older = this.#present;
    // An answer to `replay` goes on with what failed before, and counts its failures.
    const goesOn = older && hasSameSound(older.audio, audio);
    if (!goesOn) older?.utterance.stop();
    const utterance = goesOn ? older.utterance : this.#make(audio);
    this.#present = { utterance, socket, audio };
    this.#strayTold = false;
    writeAttachment(socket, { ...readAttachment(socket), audio });
    if (isAnswer(audio.utterance)) {
      utterance.stop();
      this.#setOver(socket);
      sendError(socket, 'conflict', 'This answer is stored already');
      return;
    }
    words.keepOnly(audio.utterance);
    // A container is whole or nothing.
    if (audio.encoding === 'opus') words.forget();
    this.#replay = { sinceMs: Date.now(), bytes: 0 };
    utterance.begin(audio.encoding === 'opus' ? 0 : (config.fromMs ?? 0));
  }

  /** The utterance that a socket carries; after an eviction it is made again of what is kept with the socket. */
  #find(socket: WebSocket): Utterance | undefined {
    if (this.#present?.socket !== socket) {
      const { audio } = readAttachment(socket);
      if (!audio || audio.isOver) return undefined;
      this.#present = { utterance: this.#make(audio), socket, audio };
    }
    const { utterance } = this.#present;
    return utterance.isOver ? undefined : utterance;
  }

  #make(audio: LiveAudio): Utterance {
    const id = audio.utterance;
    const { words, audio: allowance, spending, purse, isAnswer, heard, limits } = this.#given;
    const socket = () => this.#present?.socket;
    const tell = (message: RealtimeServerMessage) => {
      const to = socket();
      if (to) send(to, message);
    };
    const utterance: Utterance = new Utterance(id, audio, {
      limits,
      heard: () => words.of(id),
      keep: (segment) => {
        if (isAnswer(id)) return false;
        words.add({ entryId: id, ...segment });
        return true;
      },
      listen: (listener) => this.#listen(audio, listener),
      allow: (fromMs, toMs) => purse.refusal('heard') === undefined && allowance.take(id, fromMs, toMs),
      spend: (soundMs) => spending.heard(soundMs),
      tell: {
        partial: (text, isSettled) => {
          if (audio.partials) tell({ type: 'partial', text, ...(isSettled ? { end_of_turn: true } : {}) });
        },
        expected: (text) => heard(id, text),
        final: (text) => {
          this.#close();
          tell({ type: 'final', text, entryId: id });
          heard(id, text);
        },
        replay: (fromMs) => tell({ type: 'replay', fromMs }),
        failed: ({ reason, status }) => {
          console.warn({ event: 'hearing_failed', reason, ...(status === undefined ? {} : { status }) });
          this.#close();
          this.#strayTold = true;
          tell({ type: 'asr_error', message: reason === 'misconfigured' ? NOT_SET_UP : BROKE_OFF });
        },
        tooMuch: () => {
          this.#close();
          this.#strayTold = true;
          const refusal = purse.refusal('heard');
          const to = socket();
          if (to) sendError(to, 'rate_limited', refusal ? speechRefusalWords(refusal, 'heard') : TOO_MUCH);
        },
      },
    });
    return utterance;
  }

  #listen(audio: LiveAudio, listener: Listener): Listening {
    const { recogniser, transcriber, terms } = this.#given;
    const engine = audio.encoding === 'opus' ? transcriber() : undefined;
    const language = this.#choice.language ?? DEFAULT_LANGUAGE;
    if (engine) return collectContainer(engine, language, listener);
    const live = audio.encoding === 'opus' ? undefined : recogniser();
    if (live) return live.listen({ sampleRateHz: audio.sampleRateHz, language, terms: terms() }, listener);
    listener.failed(new EngineFailure('misconfigured', NOT_SET_UP));
    return NOBODY;
  }

  /** What the caller chose for speech. */
  get #choice(): SpeechChoice {
    return this.#present ? (readAttachment(this.#present.socket).choice ?? {}) : {};
  }

  /** The present utterance has ended: so it stays, also over an eviction. */
  #close(): void {
    if (this.#present) this.#setOver(this.#present.socket);
    this.#keepCounts();
  }

  #setOver(socket: WebSocket): void {
    const attachment = readAttachment(socket);
    if (attachment.audio) writeAttachment(socket, { ...attachment, audio: { ...attachment.audio, isOver: true } });
  }

  #keepCounts(): void {
    this.#given.audio.keep();
    this.#given.spending.keep();
  }

  /** Told once: a client may have frames under way when an utterance ends. */
  #tellStray(socket: WebSocket, message: string): void {
    if (this.#strayTold) return;
    this.#strayTold = true;
    sendError(socket, 'bad_request', message);
  }
}

/** Stands where nobody listens. */
const NOBODY: Listening = { hear() {}, waitingBytes: 0, async end() {}, stop() {} };

function audioOf({ enable_partials: partials = false, audio }: Config, utterance: string): LiveAudio {
  const { encoding, sample_rate: sampleRateHz } = audio;
  const isFile = encoding === 'opus';
  const channels = isFile ? 1 : audio.channels;
  const bytesPerMs = isFile ? OPUS_BYTES_PER_MS : (sampleRateHz * channels * BYTES_A_SAMPLE) / 1_000;
  return { utterance, encoding, sampleRateHz, channels, bytesPerMs, partials };
}

/** Whether two configs are of one utterance whose sound comes in one way. */
const hasSameSound = (one: LiveAudio, other: LiveAudio): boolean =>
  one.utterance === other.utterance &&
  one.encoding === other.encoding &&
  one.sampleRateHz === other.sampleRateHz &&
  one.channels === other.channels;
