import { operatorKeyFault } from '#domain/account/operator-key.ts';

/** The operator's key of this environment, if there is one; throws for one that is too short to keep anybody out. */
export function operatorSettings(): Record<string, string> {
  const { API_KEY } = process.env;
  const fault = operatorKeyFault(API_KEY);
  if (fault) throw new Error(fault);
  return API_KEY ? { API_KEY } : {};
}
