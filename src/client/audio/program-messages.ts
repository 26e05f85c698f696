import type { ProgramManifest } from '#domain/speech-program/manifest.ts';

/**
 * Why fetching ended early: it was to, the host or the connection, a file that is not the one that was meant, the room
 * on this device, another tab that is at it.
 */
export type FetchFault = 'stopped' | 'unreachable' | 'damaged' | 'no_room' | 'elsewhere';

/** What the page and the program's worker say to each other. */
export type ToProgram =
  | { type: 'fetch'; manifest: ProgramManifest; address: string }
  | { type: 'stop' }
  | { type: 'load'; manifest: ProgramManifest }
  | { type: 'hear'; id: number; samples: Float32Array<ArrayBuffer> };

export type FromProgram =
  | { type: 'bytes'; more: number }
  | { type: 'fetched' }
  | { type: 'not_fetched'; fault: FetchFault }
  | { type: 'loaded' }
  /** `isDamaged` when a file was not what it should be, and is gone. */
  | { type: 'not_loaded'; isDamaged: boolean }
  | { type: 'heard'; id: number; text: string; tookMs: number }
  | { type: 'not_heard'; id: number };
