import { record } from './loose-json.ts';

/** Whether an address or a number is free. Only a clear no counts: an answer that does not tell keeps nobody out. */
export const readAvailable = (answer: unknown): boolean =>
  (record(record(answer).data).available ?? record(answer).available) !== false;
