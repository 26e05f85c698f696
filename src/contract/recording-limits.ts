/** What may be recorded and how much of it, without a validator, so that the browser can use it at no cost. */

/** Containers that recordings come in, as content types. */
export const MEDIA_TYPES = ['video/webm', 'video/mp4', 'audio/webm', 'audio/mp4'] as const;
export type MediaType = (typeof MEDIA_TYPES)[number];

const MB = 1_000_000;
export const MAX_SEGMENT_BYTES = 64 * MB;
/** A full recording is held in memory once, so it may be no larger than this. */
export const MAX_RECORDING_BYTES = 32 * MB;
/** All recordings of an interview together. */
export const MAX_MEDIA_BYTES = 2_000 * MB;
export const MAX_RECORDINGS = 200;

/** How many peaks the waveform of a segment has. */
export const SEGMENT_PEAKS = 200;

/** How long the address of an upload may be used to begin one … */
export const TICKET_MS = 15 * 60_000;
/** … and how long an upload may take that was begun. */
export const UPLOAD_MS = 15 * 60_000;
