/** What both ends of a socket know without a validator, so that the browser has it at no cost. */

/**
 * Version of the socket messages. A browser that finds another version reloads. A test keeps a fingerprint of the
 * schemas in `socket-messages.ts` and fails when they change without this number.
 */
export const SOCKET_PROTOCOL = 7;

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
