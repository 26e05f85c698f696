import jspiUrl from 'onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?url';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import type { Runtime } from './moonshine.ts';

/** More threads than this make a network of this size no quicker. */
const MOST_THREADS = 4;

interface OpenedRuntime {
  runtime: Runtime;
  /** Where the encoder computes, the first that can. */
  places: ('webgpu' | 'wasm')[];
}

/**
 * The runtime as this browser can have it: with its graphics card where it has WebGPU and can wait for it inside
 * WebAssembly, else on as many threads as an isolated page may have, else on one.
 */
export async function openRuntime(): Promise<OpenedRuntime> {
  const hasGraphics = 'Suspending' in WebAssembly && (await hasAdapter());
  const runtime = hasGraphics ? await import('onnxruntime-web/jspi') : await import('onnxruntime-web/wasm');
  const { env } = runtime;
  env.wasm.numThreads = crossOriginIsolated ? Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1) : 1;
  env.wasm.wasmPaths = { wasm: hasGraphics ? jspiUrl : wasmUrl };
  env.logLevel = 'error';
  return { runtime, places: hasGraphics ? ['webgpu', 'wasm'] : ['wasm'] };
}

async function hasAdapter(): Promise<boolean> {
  const { gpu } = navigator as { gpu?: { requestAdapter(): Promise<unknown> } };
  return Boolean(await gpu?.requestAdapter().catch(() => null));
}
