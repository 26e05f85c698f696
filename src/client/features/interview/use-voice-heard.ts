import { useEffect, useState } from 'react';
import { isLoudEnough } from '#domain/speech-metrics/speech-gate.ts';

/** How often the open microphone is looked at, and how long a voice stays shown, so that no light flickers. */
const LOOK_MS = 100;
const HOLD_MS = 600;

/** Whether a microphone is loud enough for speech; `level` (0..1) is asked while `isWatching`. */
export function useVoiceHeard(level: () => number, isWatching: boolean): boolean {
  const [isHeard, setIsHeard] = useState(false);
  useEffect(() => {
    setIsHeard(false);
    if (!isWatching) return;
    let heardAtMs = Number.NEGATIVE_INFINITY;
    const timer = setInterval(() => {
      if (isLoudEnough(level() * 100)) heardAtMs = performance.now();
      setIsHeard(performance.now() - heardAtMs < HOLD_MS);
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [level, isWatching]);
  return isHeard;
}
