import { createStore } from '#client/state/store.ts';

/** What the last microphone test heard, at 16 kHz; null before the first. It is forgotten with the page. */
export const lastSample = createStore<Float32Array | null>(null);
