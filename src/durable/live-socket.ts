import { z } from 'zod';
import type { ErrorKind } from '#contract/errors.ts';
import type { InterviewState } from '#contract/interview-calls.ts';
import { type RealtimeServerMessage, SOCKET_KINDS, type TtsServerMessage } from '#contract/socket-messages.ts';
import { type Principal, principalSchema } from './principal.ts';

const attachment = z.object({
  kind: z.enum(SOCKET_KINDS),
  principal: principalSchema,
  /** When something last came over it, to the minute. */
  heardAt: z.number(),
  /** Of the audio that comes over it, once that was said. */
  encoding: z.enum(['linear16', 'opus']).exactOptional(),
  /** How many bytes a millisecond of that sound has. */
  bytesPerMs: z.number().positive().exactOptional(),
});
export type Attachment = z.infer<typeof attachment>;

/** What is kept with a socket while its object sleeps. */
export const readAttachment = (socket: WebSocket): Attachment => attachment.parse(socket.deserializeAttachment());

export const writeAttachment = (socket: WebSocket, value: Attachment): void => socket.serializeAttachment(value);

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
