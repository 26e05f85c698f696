import type { Ear } from './worklet-ear.ts';

/** The most that an analyser holds: 0.7 s at 48 kHz. What nobody fetches in time is lost. */
const HELD_SAMPLES = 32_768;
const LOOK_MS = 50;

/**
 * Hears a source where the browser has no worklets: good enough to judge how loud it is and when somebody speaks, and
 * not to be recognised, because at the seams of what is fetched a few samples may be missing or come twice.
 */
export function hearByAnalyser(
  context: AudioContext,
  source: AudioNode,
  take: (samples: Float32Array<ArrayBuffer>) => void,
): Ear {
  const analyser = new AnalyserNode(context, { fftSize: HELD_SAMPLES });
  source.connect(analyser);
  const held = new Float32Array(HELD_SAMPLES);
  const now = () => Math.round(context.currentTime * context.sampleRate);
  let heardTo = now();
  const look = () => {
    const fresh = Math.min(now() - heardTo, HELD_SAMPLES);
    heardTo = now();
    if (fresh <= 0) return;
    analyser.getFloatTimeDomainData(held);
    take(held.slice(HELD_SAMPLES - fresh));
  };
  const looking = setInterval(look, LOOK_MS);
  return { flush: async () => look(), close: () => clearInterval(looking) };
}
