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
  /** Sound that could not be sent on. */
  waitingBytes: number;
}

export const LIVE_LIMITS: LiveLimits = {
  connectMs: 5_000,
  answerMs: 5_000,
  lastWordsMs: 5_000,
  silenceMs: 5_000,
  // Half a minute at 16 kHz; what is sent again after a break comes faster than it was said.
  waitingBytes: 1_048_576,
};
