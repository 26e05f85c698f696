/** Limits that the browser holds before the server does, without a validator, so that it can know them at no cost. */

/** Longest pasted job description, in characters. */
export const MAX_DESCRIPTION_CHARS = 50_000;
/** Longest role or company that a candidate may set, in characters. */
export const MAX_NAME_CHARS = 80;

/** Of an answer, and far faster than anybody speaks. */
export const MAX_WORDS_PER_MINUTE = 2_000;
/** Longest answer of one turn, in characters: more than half an hour of speech. */
export const MAX_ANSWER_CHARS = 20_000;
/** So often is one question answered again. */
export const MAX_RETRIES = 20;
/** So often are answers of one interview corrected, and so much of one: a share of the words that were heard. */
export const MAX_CORRECTIONS = 20;
export const MAX_CORRECTED_SHARE = 0.3;
