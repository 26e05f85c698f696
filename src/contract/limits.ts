/** Limits that the browser holds before the server does, without a validator, so that it can know them at no cost. */

/** Longest pasted job description, in characters. */
export const MAX_DESCRIPTION_CHARS = 50_000;
/** Longest role or company that a candidate may set, in characters. */
export const MAX_NAME_CHARS = 80;

/** Of an answer, and far faster than anybody speaks. */
export const MAX_WORDS_PER_MINUTE = 2_000;
