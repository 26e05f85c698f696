import { useEffect, useState } from 'react';
import { readInterviewState } from '#domain/answers/read-interview-state.ts';
import { readAccount } from './call-account.ts';
import { type WhatWasSaid, whatWasSaid } from './what-was-said.ts';

/** What was said in an interview that this browser holds; undefined while it is not known, and for any other. */
export function useWhatWasSaid(interviewId: string | null): WhatWasSaid | undefined {
  const [said, setSaid] = useState<WhatWasSaid>();
  useEffect(() => {
    setSaid(undefined);
    if (interviewId === null) return;
    let isLeft = false;
    readAccount('GET /api/interview/:id', { params: { id: interviewId } }, readInterviewState).then(
      ({ transcript }) => !isLeft && setSaid(whatWasSaid(transcript)),
      () => console.warn('The answers could not be read'),
    );
    return () => {
      isLeft = true;
    };
  }, [interviewId]);
  return said;
}
