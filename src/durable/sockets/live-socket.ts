import { z } from 'zod';
import type { ErrorKind } from '#contract/errors.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { type RealtimeServerMessage, SOCKET_KINDS, type TtsServerMessage } from '#contract/socket-messages.ts';
import { type Principal, principalSchema } from '#durable/principal.ts';

/** A socket cannot travel by RPC, so its upgrade is a fetch and the choice comes in this header. */
export const SPEECH_CHOICE_HEADER = 'x-greenroom-speech-choice';

/** In this one comes the id that the socket is noted by, where those are found whose session has ended. */
export const SOCKET_ID_HEADER = 'x-greenroom-socket-id';

/** Which voice and language a caller chose; whether they are to be had is seen where they are used. */
export const speechChoice = z.object({
  voice: z.string().max(100).exactOptional(),
  voiceModel: z.string().max(100).exactOptional(),
  language: z.string().max(100).exactOptional(),
});
export type SpeechChoice = z.infer<typeof speechChoice>;

/** The utterance that comes over a socket, and how its sound comes. */
const liveAudio = z.object({
  /** The id that its answer will have. */
  utterance: z.string(),
  encoding: z.enum(['linear16', 'opus']),
  sampleRateHz: z.number(),
  channels: z.number(),
  bytesPerMs: z.number().positive(),
  /** Whether partials are wanted. */
  partials: z.boolean(),
  isOver: z.literal(true).exactOptional(),
});
export type LiveAudio = z.infer<typeof liveAudio>;

const attachment = z.object({
  /** Sockets that were opened before they were noted have none. */
  id: z.string().default(''),
  kind: z.enum(SOCKET_KINDS),
  principal: principalSchema,
  /** When something last came over it, to the minute. */
  heardAt: z.number(),
  choice: speechChoice.exactOptional(),
  audio: liveAudio.exactOptional(),
  /** Whether a speech was begun over it that has not ended. */
  isSpeaking: z.literal(true).exactOptional(),
});
export type Attachment = z.infer<typeof attachment>;

/** As they were last read or written: they are looked at with every frame. */
const known = new WeakMap<WebSocket, Attachment>();

/** What is kept with a socket while its object sleeps. */
export function readAttachment(socket: WebSocket): Attachment {
  const value = known.get(socket);
  if (value) return value;
  const kept = attachment.parse(socket.deserializeAttachment());
  known.set(socket, kept);
  return kept;
}

export function writeAttachment(socket: WebSocket, value: Attachment): void {
  socket.serializeAttachment(value);
  known.set(socket, value);
}

/** Whose a socket is. */
export const principalOf = (socket: WebSocket): Principal => readAttachment(socket).principal;

/** Sending on a socket that has closed meanwhile throws; its client comes back by itself. */
export function send(socket: WebSocket, message: RealtimeServerMessage | TtsServerMessage): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

export function sendAudio(socket: WebSocket, frame: Uint8Array): void {
  if (socket.readyState === WebSocket.OPEN) socket.send(frame);
}

export function sendError(socket: WebSocket, code: ErrorKind, message: string, state?: InterviewState): void {
  send(socket, { type: 'error', code, message, ...(state ? { state } : {}) });
}
