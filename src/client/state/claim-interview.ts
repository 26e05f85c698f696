import { callApi } from '#client/api/call-api.ts';

const LIMIT_MS = 15_000;

/** Claims an interview for the signed-in user. A failure only means that the report will say so. */
export async function claimInterview(interviewId: string): Promise<boolean> {
  try {
    await callApi('POST /api/user/interviews', { body: { interviewId }, signal: AbortSignal.timeout(LIMIT_MS) });
    return true;
  } catch {
    console.warn('The interview could not be claimed');
    return false;
  }
}
