export const DEEPGRAM_BASE_URL = 'https://api.deepgram.com';

/** Its own scheme; a Bearer token is something else there. */
export const deepgramToken = (apiKey: string | undefined): Record<string, string> => ({
  authorization: `Token ${apiKey ?? ''}`,
});
