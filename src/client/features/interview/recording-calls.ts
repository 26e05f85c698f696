import { callApi } from '#client/api/call-api.ts';

/** The reply is asked for when a recording ends, and goes first. */
const BREATH_MS = 1_000;

/** What the server is told while answers are recorded. It changes nothing there, and its failure nothing here. */
const quietly = (call: Promise<unknown>): void =>
  void call.catch(() => console.warn('The server was not told of a recording'));

export const tellSegmentStart = (interviewId: string): void =>
  quietly(callApi('POST /api/segmented-recording/start', { body: { interviewId } }));

export const tellSegmentEnd = (interviewId: string): void =>
  void setTimeout(() => quietly(callApi('POST /api/segmented-recording/end', { body: { interviewId } })), BREATH_MS);

export const tellReply = (interviewId: string, isFollowUp: boolean): void =>
  quietly(callApi('POST /api/segmented-recording/webhook-response', { body: { interviewId, isFollowUp } }));
