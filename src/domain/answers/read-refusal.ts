import { record, text, texts } from './loose-json.ts';

/** Why a server refused, in its own words: its list of errors, else its error, else its message; '' when it has none. */
export function readRefusal(answer: unknown): string {
  const { errors, error, message } = record(answer);
  return texts(errors).join('; ') || text(error).trim() || text(message).trim();
}

/** An answer that came with a good status and yet says that it is none. */
export const isRefused = (answer: unknown): boolean => record(answer).success === false;
