/** What the page and the voice model's worker say to each other. Every frame is answered, in order. */
export type ToSilero = { type: 'frame'; frame: Float32Array } | { type: 'reset' };
export type FromSilero = { type: 'ready' } | { type: 'probability'; probability: number } | { type: 'failed' };

/** Samples in a frame of the model, at 16 kHz: 32 ms. */
export const SILERO_FRAME_SAMPLES = 512;
