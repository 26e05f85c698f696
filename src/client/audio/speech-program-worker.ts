import type { ProgramManifest, ProgramRole } from '#domain/speech-program/manifest.ts';
import { FetchFailed, fetchProgram } from './fetch-program.ts';
import { loadMoonshine } from './load-moonshine.ts';
import type { Moonshine } from './moonshine.ts';
import { readVerified } from './program-files.ts';
import type { FromProgram, ToProgram } from './program-messages.ts';

/** Fetches the speech program and runs it beside the page. */

const say = (message: FromProgram): void => postMessage(message);

let moonshine: Moonshine | undefined;
let done: Promise<unknown> = Promise.resolve();
let stopped = new AbortController();

addEventListener('message', ({ data }: MessageEvent<ToProgram>) => {
  if (data.type === 'stop') {
    stopped.abort();
    stopped = new AbortController();
    return;
  }
  // One after the other: a device that hears two stretches at once hears neither in time.
  done = done.then(() => handle(data));
});

async function handle(message: Exclude<ToProgram, { type: 'stop' }>): Promise<void> {
  if (message.type === 'fetch') return fetchAll(message.manifest, message.address);
  if (message.type === 'load') return load(message.manifest);
  return hear(message.id, message.samples);
}

async function fetchAll(manifest: ProgramManifest, address: string): Promise<void> {
  try {
    const { signal } = stopped;
    await fetchProgram(manifest, { address, signal, onBytes: (more) => say({ type: 'bytes', more }) });
    say({ type: 'fetched' });
  } catch (error) {
    say({ type: 'not_fetched', fault: error instanceof FetchFailed ? error.fault : 'no_room' });
  }
}

async function load(manifest: ProgramManifest): Promise<void> {
  const parts: Partial<Record<ProgramRole, Uint8Array>> = {};
  try {
    for (const file of manifest.files) parts[file.role] = await readVerified(file);
    const { encoder, decoder, tokenizer } = parts;
    if (!encoder || !decoder || !tokenizer) {
      say({ type: 'not_loaded', isDamaged: true });
      return;
    }
    moonshine = await loadMoonshine({ encoder, decoder, tokenizer });
    say({ type: 'loaded' });
  } catch {
    say({ type: 'not_loaded', isDamaged: false });
  }
}

async function hear(id: number, samples: Float32Array<ArrayBuffer>): Promise<void> {
  try {
    if (!moonshine) throw new Error('The program is not loaded');
    const begun = performance.now();
    const text = await moonshine.hear(samples);
    say({ type: 'heard', id, text, tookMs: performance.now() - begun });
  } catch {
    say({ type: 'not_heard', id });
  }
}
