import { useEffect, useState } from 'react';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import { readAccount } from './call-account.ts';
import { type WhatWasSaid, whatWasSaid } from './what-was-said.ts';

interface Earlier {
  said?: WhatWasSaid | undefined;
  /** Recordings of it are kept. */
  isRecorded: boolean;
}

const UNKNOWN: Earlier = { isRecorded: false };

/** What was said in an interview that this browser holds; nothing while it is not known, and for any other. */
export function useWhatWasSaid(interviewId: string | null): Earlier {
  const [earlier, setEarlier] = useState(UNKNOWN);
  useEffect(() => {
    setEarlier(UNKNOWN);
    if (interviewId === null) return;
    let isLeft = false;
    readAccount('GET /api/interview/:id', { params: { id: interviewId } }, readInterviewState).then(
      ({ transcript, recordingsKeptUntil }) =>
        !isLeft && setEarlier({ said: whatWasSaid(transcript), isRecorded: recordingsKeptUntil !== undefined }),
      () => console.warn('The answers could not be read'),
    );
    return () => {
      isLeft = true;
    };
  }, [interviewId]);
  return earlier;
}
