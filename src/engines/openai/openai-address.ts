export const OPENAI_BASE_URL = 'https://api.openai.com/v1';

/** The key as OpenAI-compatible servers take it; many a server on one's own machine needs none. */
export const bearer = (apiKey: string | undefined): Record<string, string> =>
  apiKey ? { authorization: `Bearer ${apiKey}` } : {};
