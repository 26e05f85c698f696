/** Above this it is sure that a turn has ended; the interview's own rules decide when the answer has. */
export const EOT_THRESHOLD = '0.8';
/** The most there is: a pause for thought settles nothing by itself. */
export const EOT_TIMEOUT_MS = '60000';

/** They ride in an address. */
const MOST_TERMS = 40;
const MOST_TERM_CHARS = 40;

/** The words to listen for, as many as go along. */
export const keyterms = (terms: readonly string[]): string[] =>
  [...new Set(terms.map((term) => term.trim()))]
    .filter((term) => term !== '' && term.length <= MOST_TERM_CHARS)
    .slice(0, MOST_TERMS);
