/** More words than anybody says: the model was trained with at most so many tokens for a second of speech. */
const TOKENS_A_SECOND = 6.5;
/** A row of tokens that comes this often in a row is the model going round in circles. */
const LOOP_TURNS = 4;
const LONGEST_LOOP = 12;

/** How many tokens a stretch of sound can hold. */
export const mostTokens = (seconds: number): number => Math.max(4, Math.ceil(seconds * TOKENS_A_SECOND));

/** The length of a row that ends these tokens four times over; 0 where none does. */
export function loopLength(tokens: readonly number[]): number {
  for (let length = 1; length <= Math.min(LONGEST_LOOP, Math.floor(tokens.length / LOOP_TURNS)); length++) {
    const from = tokens.length - length * LOOP_TURNS;
    const turns = tokens.slice(from);
    if (turns.every((token, i) => token === turns[i % length])) return length;
  }
  return 0;
}

/** The tokens without the turns of a loop behind its first. */
export function withoutLoop(tokens: readonly number[]): number[] {
  const length = loopLength(tokens);
  return length === 0 ? [...tokens] : tokens.slice(0, tokens.length - length * (LOOP_TURNS - 1));
}
