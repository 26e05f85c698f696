import jspiUrl from 'onnxruntime-web/ort-wasm-simd-threaded.jspi.wasm?url';
import wasmUrl from 'onnxruntime-web/ort-wasm-simd-threaded.wasm?url';
import { ANSWER_RATE_HZ } from './audio-rate.ts';
import { Moonshine, type ProgramParts } from './moonshine.ts';

/** The page and the voice detector need the rest of the machine. */
const MOST_THREADS = 4;

/**
 * The program as this browser can run it: with its graphics card where it has WebGPU and WebAssembly can wait for it, else
 * on as many threads as an isolated page may have, else on one.
 */
export async function loadMoonshine(parts: ProgramParts): Promise<Moonshine> {
  return (await onGraphicsCard(parts)) ?? onProcessor(parts);
}

/** A card that fails at a first second, of nothing, is not relied on. */
async function onGraphicsCard(parts: ProgramParts): Promise<Moonshine | undefined> {
  if (!('Suspending' in WebAssembly) || !(await hasAdapter())) return undefined;
  try {
    const runtime = await import('onnxruntime-web/jspi');
    prepare(runtime.env, jspiUrl);
    const moonshine = await Moonshine.load(runtime, parts, ['webgpu']);
    await moonshine.hear(new Float32Array(ANSWER_RATE_HZ));
    return moonshine;
  } catch {
    return undefined;
  }
}

async function onProcessor(parts: ProgramParts): Promise<Moonshine> {
  const runtime = await import('onnxruntime-web/wasm');
  prepare(runtime.env, wasmUrl);
  return Moonshine.load(runtime, parts);
}

function prepare(env: typeof import('onnxruntime-web/wasm').env, wasm: string): void {
  env.wasm.numThreads = crossOriginIsolated ? Math.min(MOST_THREADS, navigator.hardwareConcurrency || 1) : 1;
  env.wasm.wasmPaths = { wasm };
  env.logLevel = 'error';
}

async function hasAdapter(): Promise<boolean> {
  const { gpu } = navigator as { gpu?: { requestAdapter(): Promise<unknown> } };
  return Boolean(await gpu?.requestAdapter().catch(() => null));
}
