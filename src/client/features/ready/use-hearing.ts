import { useCallback, useEffect, useState } from 'react';
import { type BrowserRecognitionOffer, offeredRecognition } from '#client/audio/recognition-offer.ts';
import { readInstallation } from '#client/state/installation.ts';
import { type HearingWords, hearingWords } from './hearing-words.ts';

/** A server that does not tell whether it listens is taken not to. */
const NO_ENGINE = { stt: false, sttEngine: '' };

/** Finds out who will hear the candidate before the interview begins; null until it is known. */
export function useHearing(): { hearing: HearingWords | null; findOut: () => void } {
  const [hearing, setHearing] = useState<HearingWords | null>(null);
  const [asked, setAsked] = useState(0);
  const findOut = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found out anew each time it is asked
  useEffect(() => {
    const left = new AbortController();
    const tell = async () => {
      const server = await readInstallation().catch(() => NO_ENGINE);
      const offer: BrowserRecognitionOffer = server.stt ? { kind: 'none' } : await offeredRecognition();
      if (left.signal.aborted) return;
      setHearing(hearingWords(server, offer));
      // A page that was only loaded may try nothing that sounds; one that was pressed may.
      const isUntried = offer.kind === 'browser' && !offer.isTried && !navigator.userActivation?.hasBeenActive;
      if (!isUntried) return;
      for (const gesture of ['pointerup', 'keyup'])
        addEventListener(gesture, findOut, { once: true, signal: left.signal });
    };
    void tell();
    return () => left.abort();
  }, [asked]);
  return { hearing, findOut };
}
