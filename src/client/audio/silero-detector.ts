import { isProbableEnough } from '#domain/speech-metrics/speech-gate.ts';
import { DETECTOR_LOADING_MS } from '#domain/stage/timing.ts';
import { type FromSilero, SILERO_FRAME_SAMPLES, type ToSilero } from './silero-messages.ts';
import type { SpeechDetector } from './speech-detector.ts';

/** Loads the Silero voice model into a worker; rejects when that fails or takes too long. */
export async function loadSileroDetector(): Promise<SpeechDetector & { close(): void }> {
  const worker = new Worker(new URL('./silero-worker.ts', import.meta.url), { type: 'module' });
  const tell = (message: ToSilero) => worker.postMessage(message);
  /** Who waits for a verdict, in the order of the frames. */
  const waiting: { resolve(probability: number): void; reject(error: Error): void }[] = [];
  let isClosed = false;
  const close = () => {
    isClosed = true;
    worker.terminate();
    for (const { reject } of waiting.splice(0)) reject(new Error('The voice model is gone'));
  };
  try {
    await new Promise<void>((resolve, reject) => {
      const failed = () => reject(new Error('The voice model cannot be loaded'));
      const timer = setTimeout(failed, DETECTOR_LOADING_MS);
      worker.onerror = failed;
      worker.onmessage = ({ data }: MessageEvent<FromSilero>) => {
        clearTimeout(timer);
        if (data.type === 'ready') resolve();
        else failed();
      };
    });
  } catch (error) {
    close();
    throw error;
  }
  worker.onerror = close;
  worker.onmessage = ({ data }: MessageEvent<FromSilero>) => {
    if (data.type === 'probability') waiting.shift()?.resolve(data.probability);
    else close();
  };

  let wasSpeech = false;
  return {
    kind: 'model',
    frameSamples: SILERO_FRAME_SAMPLES,
    async judge(frame) {
      if (isClosed) throw new Error('The voice model is gone');
      const probability = await new Promise<number>((resolve, reject) => {
        waiting.push({ resolve, reject });
        tell({ type: 'frame', frame });
      });
      wasSpeech = isProbableEnough(probability, wasSpeech);
      return wasSpeech;
    },
    reset() {
      wasSpeech = false;
      tell({ type: 'reset' });
    },
    close,
  };
}
