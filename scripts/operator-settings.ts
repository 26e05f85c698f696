/** The operator's key of this environment, if there is one. */
export const operatorSettings = (): Record<string, string> =>
  process.env.API_KEY ? { API_KEY: process.env.API_KEY } : {};
