import { z } from 'zod';
import { ERROR_KINDS } from './errors.ts';
import { interviewState } from './interview-calls.ts';
import { MAX_ANSWER_CHARS } from './limits.ts';
import { MAX_SPOKEN_CHARS } from './speech-calls.ts';

/**
 * Version of the socket messages. A browser that finds another version reloads. A test keeps a fingerprint of the
 * schemas below and fails when they change without this number.
 */
export const SOCKET_PROTOCOL = 3;

/** Largest binary frame, either way. */
export const MAX_FRAME_BYTES = 32_768;
/** Largest text frame. */
export const MAX_MESSAGE_CHARS = 65_536;

/** Two sockets an interview: speech to text, and the interviewer's turn and voice. */
export const SOCKET_KINDS = ['realtime', 'tts'] as const;
export type SocketKind = (typeof SOCKET_KINDS)[number];

/** Close codes of our own. */
export const CLOSE_REPLACED = { code: 4001, reason: 'replaced' } as const;
/** How a socket is closed that nothing came over for a quarter of an hour. */
export const CLOSE_IDLE = { code: 4002, reason: 'idle' } as const;
/** How a socket is closed whose principal no longer holds the interview: signed out, new password, claimed, erased. */
export const CLOSE_SIGNED_OUT = { code: 4003, reason: 'signed out' } as const;

const hello = z.object({
  type: z.literal('hello'),
  protocol: z.int(),
  /** Id of the interviewer's latest entry: where a client that was away goes on. */
  resumeFrom: z.string(),
});
const failure = z.object({
  type: z.literal('error'),
  code: z.enum(ERROR_KINDS),
  /** A sentence for people. */
  message: z.string(),
  /** Where the interview stands, when it stands elsewhere than the client thought. */
  state: interviewState.optional(),
});

export const realtimeClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('config'),
    enable_partials: z.boolean().optional(),
    audio: z.object({
      encoding: z.enum(['linear16', 'opus']),
      sample_rate: z.int().min(8_000).max(48_000),
      channels: z.int().min(1).max(2),
    }),
  }),
  z.object({ type: z.literal('end_utterance') }),
]);

export const realtimeServerMessage = z.discriminatedUnion('type', [
  hello,
  z.object({ type: z.literal('partial'), text: z.string() }),
  z.object({ type: z.literal('final'), text: z.string(), entryId: z.string() }),
  z.object({ type: z.literal('asr_error'), message: z.string() }),
  failure,
]);

export const ttsClientMessage = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('start'),
    interviewId: z.string().max(200),
    userText: z.string().max(MAX_ANSWER_CHARS),
    entryId: z.string().min(1).max(100).optional(),
    replyTo: z.string().min(1).max(100).optional(),
  }),
  z.object({ type: z.literal('say'), text: z.string().trim().min(1).max(MAX_SPOKEN_CHARS) }),
  z.object({ type: z.literal('cancel') }),
]);

export const ttsServerMessage = z.discriminatedUnion('type', [
  hello,
  z.object({ type: z.literal('reply'), text: z.string(), is_follow_up: z.boolean(), entryId: z.string() }),
  z.object({ type: z.literal('tts_info'), encoding: z.literal('linear16'), sampleRate: z.int() }),
  /** Ends every speech that began or was cancelled. */
  z.object({ type: z.literal('tts_end'), cancelled: z.literal(true).optional() }),
  z.object({ type: z.literal('tts_error'), message: z.string() }),
  failure,
]);

export type RealtimeServerMessage = z.infer<typeof realtimeServerMessage>;
export type TtsServerMessage = z.infer<typeof ttsServerMessage>;
