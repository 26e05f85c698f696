import { ApiError, callApi, fetchCall } from '#client/api/call-api.ts';
import type { InterviewState } from '#contract/interview-calls.ts';

export const loadInterview = async (id: string): Promise<InterviewState> =>
  (
    await callApi('GET /api/interview/:id', {
      params: { id },
      retry: { attempts: 3, delayMs: 400, backOff: 'exponential' },
    })
  ).data;

/** The interviewer's voice for a text; undefined when there is none to be had. */
export async function fetchSpeech(text: string, signal: AbortSignal): Promise<ArrayBuffer | undefined> {
  try {
    const response = await fetchCall('POST /api/speech/tts/generate', { body: { text }, signal });
    return await response.arrayBuffer();
  } catch (error) {
    if (!signal.aborted) {
      const detail = error instanceof ApiError ? `${error.message} - ${error.envelope.message ?? ''}` : 'no connection';
      console.warn(`TTS request failed: ${detail}`);
    }
    return undefined;
  }
}

/** Whether the server says that the interview has moved on elsewhere, and to where. */
export function movedOnTo(error: unknown): InterviewState | undefined {
  return error instanceof ApiError && error.envelope.code === 'stale_turn'
    ? (error.envelope.data as InterviewState)
    : undefined;
}
