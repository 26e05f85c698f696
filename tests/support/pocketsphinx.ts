import { execFile } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface RecognisedWord {
  word: string;
  /** Seconds from the beginning. */
  start: number;
  end: number;
}

const TIMEOUT_MS = 60_000;

/** Where the recogniser is, or undefined when it is not installed. */
export function findPocketsphinx(): string | undefined {
  for (const folder of (process.env.PATH ?? '').split(path.delimiter)) {
    const program = path.join(folder, 'pocketsphinx_continuous');
    try {
      accessSync(program, constants.X_OK);
      return program;
    } catch {
      // The next folder may have it.
    }
  }
  return undefined;
}

/** Recognises a 16 kHz mono WAV for real. Good for "these distinctive words arrived", not for judging a transcript. */
export async function recognise(program: string, wav: Uint8Array): Promise<{ text: string; words: RecognisedWord[] }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-heard-'));
  try {
    const file = path.join(folder, 'answer.wav');
    await writeFile(file, wav);
    // The threshold keeps it from hearing words in dithered silence.
    const output = await run(program, [
      '-infile',
      file,
      '-vad_threshold',
      '3.0',
      '-time',
      'yes',
      '-logfn',
      '/dev/null',
    ]);
    return readOutput(output);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lines of text, and after each of them its words as `word start end confidence`, with marks for silence. */
function readOutput(output: string): { text: string; words: RecognisedWord[] } {
  const words: RecognisedWord[] = [];
  for (const line of output.split('\n')) {
    const [, spelt = '', start, end] = /^(\S+) (\d+\.\d+) (\d+\.\d+) \d+\.\d+$/.exec(line.trim()) ?? [];
    // `and(2)` is another way to pronounce `and`; `<s>` and `[NOISE]` are no words.
    const word = spelt.replace(/\(\d+\)$/, '');
    if (/^[a-z']/.test(word)) words.push({ word, start: Number(start), end: Number(end) });
  }
  return { text: words.map(({ word }) => word).join(' '), words };
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { timeout: TIMEOUT_MS }, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}
