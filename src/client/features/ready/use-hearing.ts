import { useCallback, useEffect, useState } from 'react';
import { installRecognition } from '#client/audio/recognition-api.ts';
import { type BrowserRecognitionOffer, offeredRecognition } from '#client/audio/recognition-offer.ts';
import { readInstallation } from '#client/state/installation.ts';
import type { ServerHearing } from './hearing-words.ts';

/** A server that does not tell whether it listens is taken not to. */
const NO_ENGINE: ServerHearing = { stt: false, sttEngine: '', sttHost: '' };

/** How far the browser is with fetching what recognition on this computer needs. */
export type Installing = 'not_asked' | 'under_way' | 'failed';

export interface Hearing {
  /** Null until it is known. */
  found: { server: ServerHearing; offer: BrowserRecognitionOffer } | null;
  findOut: () => void;
  installing: Installing;
  install: () => void;
}

/** Finds out who can hear the candidate before the interview begins, and has it be this computer where that is wished. */
export function useHearing(): Hearing {
  const [found, setFound] = useState<Hearing['found']>(null);
  const [asked, setAsked] = useState(0);
  const findOut = useCallback(() => setAsked((times) => times + 1), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: found out anew each time it is asked
  useEffect(() => {
    const left = new AbortController();
    const tell = async () => {
      const server = await readInstallation().catch(() => NO_ENGINE);
      const offer: BrowserRecognitionOffer = server.stt ? { kind: 'none' } : await offeredRecognition();
      if (left.signal.aborted) return;
      setFound({ server, offer });
      // A page that was only loaded may try nothing that sounds; one that was pressed may.
      const isUntried = offer.kind === 'browser' && !offer.isTried && !navigator.userActivation?.hasBeenActive;
      if (!isUntried) return;
      for (const gesture of ['pointerup', 'keyup'])
        addEventListener(gesture, findOut, { once: true, signal: left.signal });
    };
    void tell();
    return () => left.abort();
  }, [asked]);
  const [installing, setInstalling] = useState<Installing>('not_asked');
  const install = useCallback(() => {
    setInstalling('under_way');
    installRecognition().then(
      (isThere) => {
        setInstalling(isThere ? 'not_asked' : 'failed');
        if (isThere) findOut();
      },
      () => setInstalling('failed'),
    );
  }, [findOut]);
  return { found, findOut, installing, install };
}
