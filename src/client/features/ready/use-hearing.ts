import { useEffect, useState } from 'react';
import { offeredRecognition } from '#client/audio/browser-recognition.ts';
import { readInstallation } from '#client/state/installation.ts';
import { type HearingWords, hearingWords } from './hearing-words.ts';

/** A server that does not tell whether it listens is taken not to. */
const NO_ENGINE = { stt: false, sttEngine: '' };

/** Finds out who will hear the candidate before the interview begins; null until it is known. */
export function useHearing(): HearingWords | null {
  const [words, setWords] = useState<HearingWords | null>(null);
  useEffect(() => {
    const left = new AbortController();
    void Promise.all([readInstallation().catch(() => NO_ENGINE), offeredRecognition()]).then(([server, offer]) => {
      if (!left.signal.aborted) setWords(hearingWords(server, offer));
    });
    return () => left.abort();
  }, []);
  return words;
}
