import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ProgramState, SpeechProgram } from '#client/audio/speech-program.ts';
import { readProgramSource } from '#client/state/program-source.ts';

const UNKNOWN: ProgramState = { kind: 'unknown' };
const never = () => () => undefined;

/** The speech program that this installation offers, and how much of it is here; null where it offers none. */
export function useSpeechProgram(): { program: SpeechProgram; state: ProgramState } | null {
  const [program, setProgram] = useState<SpeechProgram | null>(null);
  useEffect(() => {
    let isLeft = false;
    const open = async () => {
      const source = await readProgramSource();
      if (!source || isLeft) return;
      // No page needs it before somebody is offered it.
      const { speechProgram } = await import('#client/audio/speech-program.ts');
      const opened = speechProgram(source);
      await opened.look();
      if (!isLeft) setProgram(opened);
    };
    open().catch(() => console.warn('The speech program cannot be offered'));
    return () => {
      isLeft = true;
    };
  }, []);
  const state = useSyncExternalStore(program?.subscribe ?? never, () => program?.state ?? UNKNOWN);
  return program && { program, state };
}
