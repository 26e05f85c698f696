const MIN_CHARS = 32;

/** Why an operator's key cannot be used, as a sentence; undefined when it can, and when there is none. */
export function operatorKeyFault(key: string | undefined): string | undefined {
  if (!key || key.length >= MIN_CHARS) return undefined;
  return `API_KEY must have at least ${MIN_CHARS} characters; make one with: openssl rand -hex 32`;
}
