import { MICROPHONE_FLUSH_MS, WORKLET_LOADING_MS } from '#domain/stage/timing.ts';

/** A real file of ours, because the content security policy refuses worklets from blobs. */
const WORKLET = '/audio/capture-worklet.js';

/** What hears a source. */
export interface Ear {
  /** Settles once all that was heard until now has been handed over, and before long in any case. */
  flush(): Promise<void>;
  close(): void;
}

/** Hears every sample of a source. Undefined where the browser has no worklets, or ours does not come. */
export async function hearByWorklet(
  context: AudioContext,
  source: AudioNode,
  take: (samples: Float32Array<ArrayBuffer>) => void,
): Promise<Ear | undefined> {
  if (typeof AudioWorkletNode === 'undefined') return undefined;
  if (!(await isLoaded(context))) return undefined;
  const worklet = new AudioWorkletNode(context, 'capture', { numberOfInputs: 1, numberOfOutputs: 0 });
  /** By the number that comes back from the worklet behind its sound. */
  const flushes = new Map<number, () => void>();
  let asked = 0;
  worklet.port.onmessage = ({ data }: MessageEvent<Float32Array<ArrayBuffer> | number>) => {
    if (typeof data === 'number') flushes.get(data)?.();
    else take(data);
  };
  source.connect(worklet);
  return {
    flush: () =>
      new Promise((resolve) => {
        const flush = ++asked;
        const done = () => {
          clearTimeout(limit);
          flushes.delete(flush);
          resolve();
        };
        // A browser that lets no sound in does not answer.
        const limit = setTimeout(done, MICROPHONE_FLUSH_MS);
        flushes.set(flush, done);
        worklet.port.postMessage(flush);
      }),
    close: () => {
      worklet.port.onmessage = null;
      for (const done of [...flushes.values()]) done();
    },
  };
}

/** A module that is waited for in vain would leave the candidate's turn without a microphone for ever. */
function isLoaded(context: AudioContext): Promise<boolean> {
  return new Promise((resolve) => {
    const limit = setTimeout(() => resolve(false), WORKLET_LOADING_MS);
    const settle = (isThere: boolean) => {
      clearTimeout(limit);
      resolve(isThere);
    };
    context.audioWorklet.addModule(WORKLET).then(
      () => settle(true),
      () => settle(false),
    );
  });
}
