import { useEffect, useState } from 'react';
import { ApiError } from '#client/api/call-api.ts';
import { readAsideIds, readInterviewState } from '#domain/answers/read-interview-state.ts';
import { readAccount } from './call-account.ts';
import { type WhatWasSaid, whatWasSaid } from './what-was-said.ts';

interface Earlier {
  said?: WhatWasSaid | undefined;
  /** Recordings of it are kept. */
  isRecorded: boolean;
  /** It is an account's, or was made in another browser. */
  isElsewhere: boolean;
}

const UNKNOWN: Earlier = { isRecorded: false, isElsewhere: false };

function read(answer: unknown) {
  const state = readInterviewState(answer);
  return state && { ...state, asideIds: readAsideIds(answer) };
}

/** What was said in an interview that this browser holds; nothing while it is not known, and for any other. */
export function useWhatWasSaid(interviewId: string | null): Earlier {
  const [earlier, setEarlier] = useState(UNKNOWN);
  useEffect(() => {
    setEarlier(UNKNOWN);
    if (interviewId === null) return;
    let isLeft = false;
    readAccount('GET /api/interview/:id', { params: { id: interviewId } }, read).then(
      ({ transcript, recordingsKeptUntil, asideIds }) =>
        !isLeft &&
        setEarlier({
          ...UNKNOWN,
          said: whatWasSaid(transcript, asideIds),
          isRecorded: recordingsKeptUntil !== undefined,
        }),
      (error: unknown) => {
        console.warn('The answers could not be read');
        const isElsewhere = error instanceof ApiError && error.status === 403;
        if (isElsewhere && !isLeft) setEarlier({ ...UNKNOWN, isElsewhere });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [interviewId]);
  return earlier;
}
