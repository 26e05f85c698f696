import { z } from 'zod';
import { ERROR_KINDS } from './errors.ts';
import { interviewState } from './interview-calls.ts';
import { MAX_ANSWER_CHARS } from './limits.ts';
import { MAX_SPOKEN_CHARS } from './speech-calls.ts';

export {
  CLOSE_IDLE,
  CLOSE_REPLACED,
  CLOSE_SIGNED_OUT,
  MAX_FRAME_BYTES,
  MAX_MESSAGE_CHARS,
  SOCKET_KINDS,
  SOCKET_PROTOCOL,
  type SocketKind,
} from './socket-protocol.ts';

const hello = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  /** Id of the interviewer's latest entry: where a client that was away goes on. */
  resumeFrom: z.string(),
});
const entryId = z.string().min(1).max(100);
/** Since the first sample of an utterance. */
const offsetMs = z.int().min(0).max(3_600_000);
const failure = z.object({
  type: z.literal('error'),
  code: z.enum(ERROR_KINDS),
  /** A sentence for people. */
  message: z.string(),
  /** Where the interview stands, when it stands elsewhere than the client thought. */
  state: interviewState.optional(),
});

/**
 * What an utterance is sent as: `config`, sound in binary frames, then `end_utterance` or `discard`. A socket carries
 * one utterance after the other; a `config` with another `utterance` begins the next.
 */
export const realtimeClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('config'),
    enable_partials: z.boolean().optional(),
    audio: z.object({
      encoding: z.enum(['linear16', 'opus']),
      sample_rate: z.int().min(8_000).max(48_000),
      channels: z.int().min(1).max(2),
    }),
    /** The id that its answer will have; without one the server makes one and tells it with `final`. */
    utterance: entryId.optional(),
    /** Where in the utterance the next sound begins: more than 0 where it is gone on with. */
    fromMs: offsetMs.optional(),
  }),
  /** All of its sound was sent. */
  z.object({ type: z.literal('end_utterance') }),
  /** Nobody wants its words any more. */
  z.object({ type: z.literal('discard') }),
]);

export const realtimeServerMessage = z.discriminatedUnion('type', [
  hello.extend({
    /** Words that were heard and are no answer yet, of the utterance with this id. */
    heard: z.object({ entryId: z.string(), text: z.string() }).optional(),
    /** How far into its sound those words reach: the utterance is gone on with from there. */
    receivedMs: z.int().optional(),
  }),
  /**
   * The newest words. They replace the last ones, unless those came with `end_of_turn`: these are settled, and what
   * comes next is said after them.
   */
  z.object({ type: z.literal('partial'), text: z.string(), end_of_turn: z.literal(true).optional() }),
  /** All words of the utterance, blank when there were none. They are stored. */
  z.object({ type: z.literal('final'), text: z.string(), entryId: z.string() }),
  /**
   * The sound from there on was lost on its way to the recogniser: send a `config` of the same utterance with this
   * `fromMs`, and its sound again. What comes before that `config` is not heard.
   */
  z.object({ type: z.literal('replay'), fromMs: z.int() }),
  /** This utterance is not recognised here; told once of each. Its sound goes to the call instead. */
  z.object({ type: z.literal('asr_error'), message: z.string() }),
  failure,
]);

/** How sound is coded that goes down: raw samples (16 bit, one channel) by frames, or one whole file in pieces. */
export const SPOKEN_ENCODINGS = ['linear16', 'wav', 'mp3', 'mp4', 'ogg', 'webm', 'flac'] as const;
export type SpokenEncoding = (typeof SPOKEN_ENCODINGS)[number];

export const ttsClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    interviewId: z.string().max(200),
    userText: z.string().max(MAX_ANSWER_CHARS),
    entryId: entryId.optional(),
    replyTo: entryId.optional(),
  }),
  z.object({ type: z.literal('say'), text: z.string().trim().min(1).max(MAX_SPOKEN_CHARS) }),
  z.object({
    type: z.literal('cancel'),
    /** How much of it was heard. */
    heardMs: offsetMs.optional(),
  }),
]);

export const ttsServerMessage = z.discriminatedUnion('type', [
  hello,
  z.object({
    type: z.literal('reply'),
    text: z.string(),
    is_follow_up: z.boolean(),
    entryId: z.string(),
    followUpIndex: z.int(),
    /** 0-based: the question that is still to be asked again after the last one. */
    putOffIndex: z.int().optional(),
  }),
  z.object({
    type: z.literal('tts_info'),
    encoding: z.enum(SPOKEN_ENCODINGS),
    /** In Hz; 0 where only a decoder of the file knows. */
    sampleRate: z.int(),
  }),
  /** Of raw samples: what is spoken next. The parts before it are all sent; joined by spaces they are the text. */
  z.object({ type: z.literal('tts_part'), text: z.string() }),
  /** Ends every speech that began or was cancelled. */
  z.object({ type: z.literal('tts_end'), cancelled: z.literal(true).optional() }),
  z.object({ type: z.literal('tts_error'), message: z.string() }),
  failure,
]);

export type RealtimeClientMessage = z.infer<typeof realtimeClientMessage>;
export type TtsClientMessage = z.infer<typeof ttsClientMessage>;
export type RealtimeServerMessage = z.infer<typeof realtimeServerMessage>;
export type TtsServerMessage = z.infer<typeof ttsServerMessage>;
