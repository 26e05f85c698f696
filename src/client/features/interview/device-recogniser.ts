import { speechProgram } from '#client/audio/speech-program.ts';
import { readProgramSource } from '#client/state/program-source.ts';
import { heardByProgram } from './heard-by-program.ts';
import type { BrowserRecogniserEvents, Recogniser } from './recogniser.ts';

/** Getting the program ready takes a few seconds at most; whoever waits longer is heard another way. */
const LOADING_LIMIT_MS = 30_000;

/** The speech program on this device; undefined where it is not here, or does not run. */
export async function deviceRecogniser({
  onWords,
}: Pick<BrowserRecogniserEvents, 'onWords'>): Promise<Recogniser | undefined> {
  const source = await readProgramSource();
  const program = source && speechProgram(source);
  if (!program || (await program.look()).kind !== 'here') return undefined;
  const limit = new Promise<never>((_, reject) => setTimeout(reject, LOADING_LIMIT_MS, new Error('Too slow to load')));
  try {
    await Promise.race([program.load(), limit]);
  } catch {
    program.rest();
    return undefined;
  }
  return heardByProgram(program, onWords);
}
