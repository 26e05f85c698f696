import { useCallback, useEffect, useState } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { type BrowserRecognitionOffer, offeredRecognition } from '#client/audio/recognition-offer.ts';
import { readConfig } from '#domain/answers/read-config.ts';
import { type HearingWords, hearingWords } from './hearing-words.ts';

/** A server that has not told by then whether it listens is taken not to. */
const ASKING_LIMIT_MS = 10_000;

const NO_ENGINE = { stt: false, sttEngine: '' };

/** Finds out who will hear the candidate before the interview begins; null until it is known. */
export function useHearing(): { hearing: HearingWords | null; findOut: () => void } {
  const [hearing, setHearing] = useState<HearingWords | null>(null);
  const [asked, setAsked] = useState(0);
  const findOut = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found out anew each time it is asked
  useEffect(() => {
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(ASKING_LIMIT_MS)]);
    setHearing(null);
    const tell = async () => {
      const server = await readCall('GET /api/config', { signal }, readConfig).catch(() => NO_ENGINE);
      const offer: BrowserRecognitionOffer = server.stt ? { kind: 'none' } : await offeredRecognition();
      if (left.signal.aborted) return;
      setHearing(hearingWords(server, offer));
      // A page that was only loaded may try nothing that sounds; one that was pressed may.
      const isUntried = offer.kind === 'browser' && !offer.isTried && !navigator.userActivation?.hasBeenActive;
      if (isUntried) addEventListener('pointerup', findOut, { once: true, signal: left.signal });
    };
    void tell();
    return () => left.abort();
  }, [asked]);
  return { hearing, findOut };
}
