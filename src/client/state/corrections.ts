import { callApi } from '#client/api/call-api.ts';
import { keepAnsweredReport } from './reports.ts';

const SCORING_LIMIT_MS = 60_000;

/** Sets right what was heard wrongly of an answer; its report comes back with the new score. */
export async function sendCorrection(interviewId: string, entryId: string, text: string): Promise<void> {
  const { data } = await callApi('POST /api/interview/:id/corrections', {
    params: { id: interviewId },
    body: { entryId, text },
    signal: AbortSignal.timeout(SCORING_LIMIT_MS),
  });
  keepAnsweredReport(interviewId, data);
}
