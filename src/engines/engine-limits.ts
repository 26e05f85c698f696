/** How long each port may take for one call, in milliseconds; after that the embedded engine answers. */
export interface EngineLimits {
  planMs: number;
  phraseMs: number;
  /** A model’s turn whose words are not there by then is the embedded reader’s. */
  firstSentenceMs: number;
  judgeMs: number;
  /** Ending an interview waits this long for what is still being judged. */
  lastJudgementsMs: number;
  /** A recogniser's last words may take so long, and a tenth of what was said besides. */
  settleMs: number;
  /** Whoever was asked for sound again and sends none for so long has none. */
  replayMs: number;
  /** Listening for nobody costs: after so long without sound it ends, and goes on with the next. */
  unheardMs: number;
  /** A voice that makes no sound for so long has broken off. */
  soundMs: number;
}

export const ENGINE_LIMITS: EngineLimits = {
  planMs: 10_000,
  phraseMs: 8_000,
  firstSentenceMs: 4_000,
  judgeMs: 20_000,
  lastJudgementsMs: 12_000,
  settleMs: 10_000,
  replayMs: 10_000,
  unheardMs: 30_000,
  soundMs: 10_000,
};
