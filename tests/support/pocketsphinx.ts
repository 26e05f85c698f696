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

/** The two generations of the program: how each is asked for a file, and how it tells each word with its times. */
const GENERATIONS: Record<string, { args: (file: string) => string[]; read: (line: string) => RecognisedWord[] }> = {
  // 0.8 and 5prealpha, which Debian has. Its own search for speech loses whole sentences, so it hears the file as one.
  pocketsphinx_continuous: {
    args: (file) => ['-infile', file, '-remove_silence', 'no', '-time', 'yes', '-logfn', '/dev/null'],
    read(line) {
      const [, word = '', start, end] = /^(\S+) (\d+\.\d+) (\d+\.\d+) \d+\.\d+$/.exec(line) ?? [];
      return [{ word, start: Number(start), end: Number(end) }];
    },
  },
  // 5.0 and later: a line of JSON for each utterance, with its words under `w`.
  pocketsphinx: {
    args: (file) => ['-loglevel', 'FATAL', 'single', file],
    read(line) {
      if (!line.startsWith('{')) return [];
      const { w: words = [] }: { w?: { t: string; b: number; d: number }[] } = JSON.parse(line);
      return words.map(({ t, b, d }) => ({ word: t, start: b, end: b + d }));
    },
  },
};

/** Where the recogniser is, of either generation, or undefined when none is on the PATH. */
export function findPocketsphinx(): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  return Object.keys(GENERATIONS)
    .flatMap((name) => folders.map((folder) => path.join(folder, name)))
    .find(isProgram);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Recognises a 16 kHz mono WAV for real. Good for "these distinctive words arrived", not for judging a transcript. */
export async function recognise(program: string, wav: Uint8Array): Promise<{ text: string; words: RecognisedWord[] }> {
  const generation = GENERATIONS[path.basename(program)];
  if (!generation) throw new Error(`Not a recogniser: ${program}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'greenroom-heard-'));
  try {
    const file = path.join(folder, 'answer.wav');
    await writeFile(file, wav);
    const output = await run(program, generation.args(file));
    const words = output
      .split('\n')
      .flatMap((line) => generation.read(line.trim()))
      // `and(2)` is another way to pronounce `and`; `<s>` and `[NOISE]` are no words.
      .map(({ word, ...times }) => ({ word: word.replace(/\(\d+\)$/, ''), ...times }))
      .filter(({ word }) => /^[a-z']/.test(word));
    return { text: words.map(({ word }) => word).join(' '), words };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function run(program: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(program, args, { timeout: TIMEOUT_MS }, (error, stdout) => (error ? reject(error) : resolve(stdout)));
  });
}
