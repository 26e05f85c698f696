import { useEffect, useState } from 'react';
import { readCall } from '#client/api/call-api.ts';
import { offeredRecognition } from '#client/audio/browser-recognition.ts';
import { readConfig } from '#domain/answers/read-config.ts';
import { type HearingWords, hearingWords } from './hearing-words.ts';
import { type RecordedWords, recordedWords } from './recorded-words.ts';

/** A server that has not told by then whether it listens is taken not to. */
const ASKING_LIMIT_MS = 10_000;

/** One that does not tell is taken not to listen, and to record as every other one does. */
const UNTOLD = { stt: false, sttEngine: '', recordings: { keepDays: 30 } };

interface BeforeStart {
  hearing: HearingWords;
  recorded: RecordedWords;
}

/** Finds out who will hear the candidate and what is recorded, before the interview begins; null until it is known. */
export function useBeforeStart(): BeforeStart | null {
  const [words, setWords] = useState<BeforeStart | null>(null);
  useEffect(() => {
    const left = new AbortController();
    const signal = AbortSignal.any([left.signal, AbortSignal.timeout(ASKING_LIMIT_MS)]);
    void Promise.all([
      readCall('GET /api/config', { signal }, readConfig).catch(() => UNTOLD),
      offeredRecognition(),
    ]).then(([server, offer]) => {
      if (left.signal.aborted) return;
      setWords({ hearing: hearingWords(server, offer), recorded: recordedWords(server.recordings) });
    });
    return () => left.abort();
  }, []);
  return words;
}
