const PATTERN = /^rec_(int_[A-Za-z0-9_-]{32})_([1-9]\d{0,8})$/;

/** A recording carries its interview in its id, so that the id alone says which object to ask. */
export const recordingId = (interviewId: string, n: number): string => `rec_${interviewId}_${n}`;

export function parseRecordingId(id: string): { interviewId: string; n: number } | undefined {
  const [, interviewId, n] = PATTERN.exec(id) ?? [];
  return interviewId === undefined ? undefined : { interviewId, n: Number(n) };
}
