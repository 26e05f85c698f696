import { useEffect, useState } from 'react';
import type { SpeechProgram } from '#client/audio/speech-program.ts';
import { chooseHearing, hearingChoice } from '#client/state/hearing-choice.ts';
import { useStore } from '#client/state/store.ts';
import { lastSample } from './last-sample.ts';

/** What the program heard in the last microphone test; '' before, or where it heard nothing. */
export function useProgramProof(program: SpeechProgram, isInUse: boolean): string {
  const sample = useStore(lastSample);
  const [text, setText] = useState('');
  // It is ready before the first question, and whether it runs here is known by then.
  useEffect(() => {
    if (isInUse) program.load().catch(() => giveUp(program));
  }, [program, isInUse]);
  useEffect(() => {
    if (!isInUse || !sample) return;
    let isLeft = false;
    const tryIt = async () => {
      const { tryProgram } = await import('#client/audio/try-program.ts');
      const tried = await tryProgram(program, sample);
      if (isLeft) return;
      setText(tried.text);
      if (tried.isTooSlow) chooseHearing('too_slow');
    };
    tryIt().catch(() => {
      if (!isLeft) giveUp(program);
    });
    return () => {
      isLeft = true;
    };
  }, [program, isInUse, sample]);
  return isInUse && sample ? text : '';
}

/** One that was thrown away for what is in it says so itself. */
function giveUp(program: SpeechProgram): void {
  if (program.state.kind === 'here' && hearingChoice.get() === 'device') chooseHearing('does_not_run');
}
