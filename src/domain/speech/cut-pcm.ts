import type { Pcm } from './wav.ts';

/** How far before its longest length a piece may end, to end in a pause. */
const SEARCH_MS = 15_000;
const WINDOW_MS = 300;

export interface PcmPiece extends Pcm {
  /** Where in the whole it begins. */
  startMs: number;
}

/**
 * Cuts a recording into pieces of at most `longestMs` each, where it is quietest, so that no word is cut if there is
 * any pause. Joined, the pieces are the whole. `longestMs` is more than 15 s.
 */
export function cutPcm({ samples, sampleRateHz }: Pcm, longestMs: number): PcmPiece[] {
  const samplesOf = (ms: number) => Math.floor((ms * sampleRateHz) / 1_000);
  const pieces: PcmPiece[] = [];
  for (let start = 0; start < samples.length || start === 0; ) {
    const latest = start + samplesOf(longestMs);
    const end =
      latest >= samples.length
        ? samples.length
        : quietestPlace(samples, latest - samplesOf(SEARCH_MS), latest, samplesOf(WINDOW_MS));
    pieces.push({ samples: samples.subarray(start, end), sampleRateHz, startMs: (start * 1_000) / sampleRateHz });
    if (end === samples.length) break;
    start = end;
  }
  return pieces;
}

/** The middle of the window with the least sound in it. */
function quietestPlace(samples: Int16Array, from: number, to: number, window: number): number {
  const step = Math.max(1, Math.floor(window / 2));
  let quietest = { at: to, sound: Number.POSITIVE_INFINITY };
  for (let at = from; at + window <= to; at += step) {
    let sound = 0;
    for (let i = at; i < at + window; i++) sound += Math.abs(samples[i] ?? 0);
    if (sound <= quietest.sound) quietest = { at: at + step, sound };
  }
  return quietest.at;
}
