/** What a refusal says of itself. */
export interface Refusal {
  error?: string;
  message?: string;
  /** One of the contract's error kinds, where the server is ours. */
  code?: string;
  requestId?: string;
  /** How far a job is that is not ready yet, or an interview whose turn has moved on. */
  status?: string;
  /** One sentence a problem. */
  errors?: string[];
  data?: unknown;
}

/** Reads a refusal, whoever wrote it; what is missing or of another kind is left out. */
export function readEnvelope(answer: unknown): Refusal {
  if (typeof answer !== 'object' || answer === null) return {};
  const given: Record<string, unknown> = { ...answer };
  const read: Refusal = {};
  for (const name of ['error', 'message', 'code', 'requestId', 'status'] as const) {
    const value = given[name];
    if (typeof value === 'string' && value.trim() !== '') read[name] = value.trim();
  }
  if (Array.isArray(given.errors)) {
    read.errors = given.errors.filter((each): each is string => typeof each === 'string' && each.trim() !== '');
  }
  if ('data' in given) read.data = given.data;
  return read;
}

/** An answer whose status is good and which yet says that it is none. */
export const isRefusal = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'success' in answer && answer.success === false;
