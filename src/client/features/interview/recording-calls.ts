import { callApi } from '#client/api/call-api.ts';

/** What the server is told while answers are recorded. It changes nothing there, and its failure nothing here. */
const quietly = (call: Promise<unknown>): void =>
  void call.catch(() => console.warn('The server was not told of a recording'));

export const tellSegmentStart = (interviewId: string): void =>
  quietly(callApi('POST /api/segmented-recording/start', { body: { interviewId } }));

export const tellSegmentEnd = (interviewId: string): void =>
  quietly(callApi('POST /api/segmented-recording/end', { body: { interviewId } }));

export const tellReply = (interviewId: string, isFollowUp: boolean): void =>
  quietly(callApi('POST /api/segmented-recording/webhook-response', { body: { interviewId, isFollowUp } }));
