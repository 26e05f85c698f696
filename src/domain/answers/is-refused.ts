import { record } from './loose-json.ts';

/** An answer that came with a good status and yet says that it is none. */
export const isRefused = (answer: unknown): boolean => record(answer).success === false;
