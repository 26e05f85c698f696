import { hearingChoice } from '#client/state/hearing-choice.ts';
import { useStore } from '#client/state/store.ts';
import type { Hearing } from './use-hearing.ts';
import type { useSpeechProgram } from './use-speech-program.ts';
import { type Way, wayInUse } from './who-is-heard-by.ts';

/** Which way the candidate is heard here; 'server' where its engine hears, null until it is known. */
export function useWay({ found }: Hearing, offered: ReturnType<typeof useSpeechProgram>): Way | 'server' | null {
  const choice = useStore(hearingChoice);
  if (!found) return null;
  if (found.server.stt) return 'server';
  return wayInUse({ choice, offer: found.offer, isProgramHere: offered?.state.kind === 'here' });
}
