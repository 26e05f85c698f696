import { ApiError, callApi } from '#client/api/call-api.ts';

const LIMIT_MS = 15_000;

/** Refused: it is somebody else's, or was made in another browser. Failed: nobody could be asked. */
type Claim = 'claimed' | 'refused' | 'failed';

/** Claims an interview for the signed-in user. A failure only means that the report will say so. */
export async function claimInterview(interviewId: string): Promise<Claim> {
  try {
    await callApi('POST /api/user/interviews', { body: { interviewId }, signal: AbortSignal.timeout(LIMIT_MS) });
    return 'claimed';
  } catch (error) {
    console.warn('The interview could not be claimed');
    return error instanceof ApiError && error.status === 403 ? 'refused' : 'failed';
  }
}
