/** Every duration of the live interview, in milliseconds. */

/** A pause before the candidate's turn, so that the microphone does not catch the interviewer's last syllable. */
export const TURN_START_DELAY_MS = 300;
/** Silence between the end of one question and the asking of the next. */
export const NEXT_QUESTION_DELAY_MS = 500;
/** How often the interviewer's speech is looked at while waiting for its end. */
export const SPEECH_POLL_MS = 100;
/** When an answer is stopped over the interviewer's speech, recording stops this long after the speech. */
export const STOP_AFTER_SPEECH_MS = 100;
/** After the last answer the candidate is taken to the report at the latest after this. */
export const FINISH_FALLBACK_MS = 5_000;
