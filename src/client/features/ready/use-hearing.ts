import { useEffect, useState } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { offeredRecognition } from '#client/audio/browser-recognition.ts';
import { readConfig } from '#domain/answers/read-config.ts';
import { type HearingWords, hearingWords } from './hearing-words.ts';

/** A server that has not told by then whether it listens is taken not to. */
const ASKING_LIMIT_MS = 10_000;

const NO_ENGINE = { stt: false, sttEngine: '' };

/** Finds out who will hear the candidate before the interview begins; null until it is known. */
export function useHearing(): HearingWords | null {
  const [words, setWords] = useState<HearingWords | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(ASKING_LIMIT_MS)]);
    void Promise.all([
      readCall('GET /api/config', { signal }, readConfig).catch(() => NO_ENGINE),
      offeredRecognition(),
    ]).then(([server, offer]) => {
      if (!left.signal.aborted) setWords(hearingWords(server, offer));
    });
    return () => left.abort();
  }, []);
  return words;
}
