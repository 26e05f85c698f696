import { Silero } from '@ricky0123/vad-web/dist/models/silero.js';
import modelUrl from '@ricky0123/vad-web/dist/silero_vad_v5.onnx?url';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import * as ort from 'onnxruntime-web/wasm';
import type { FromSilero, ToSilero } from './silero-messages.ts';

/** Runs the voice model beside the page, which has a picture to draw. */

const say = (message: FromSilero): void => postMessage(message);

// One thread needs no cross-origin isolation, and a frame takes it a few milliseconds.
ort.env.wasm.numThreads = 1;
ort.env.wasm.wasmPaths = { wasm: wasmUrl };
ort.env.logLevel = 'error';

const loading = Silero.new(ort, fetchModel);
let done: Promise<unknown> = loading.then(
  () => say({ type: 'ready' }),
  () => say({ type: 'failed' }),
);

addEventListener('message', ({ data }: MessageEvent<ToSilero>) => {
  // The model carries what it heard from frame to frame, so no frame overtakes another.
  done = done.then(() => handle(data)).catch(() => say({ type: 'failed' }));
});

async function handle(message: ToSilero): Promise<void> {
  const model = await loading;
  if (message.type === 'reset') model.reset_state();
  else say({ type: 'probability', probability: (await model.process(message.frame)).isSpeech });
}

async function fetchModel(): Promise<ArrayBuffer> {
  const response = await fetch(modelUrl);
  if (!response.ok) throw new Error(`The voice model answered ${response.status}`);
  return response.arrayBuffer();
}
