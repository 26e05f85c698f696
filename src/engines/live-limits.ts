/** How long and how much a recogniser that listens live is waited for. */
export interface LiveLimits {
  /** Until it is connected. */
  connectMs: number;
  /** Without any answer although there was sound. */
  answerMs: number;
  /** For the last words, once everything was sent. */
  lastWordsMs: number;
  /** Without sound, after which silence is sent: an idle connection dies after some 20 s. */
  silenceMs: number;
  /** How much sound the recogniser may lie behind, on its way to it included. */
  behindMs: number;
}

export const LIVE_LIMITS: LiveLimits = {
  connectMs: 5_000,
  answerMs: 5_000,
  lastWordsMs: 5_000,
  silenceMs: 5_000,
  // What is sent again after a break comes faster than it was said.
  behindMs: 60_000,
};
