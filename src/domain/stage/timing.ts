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
/** When the interview ends in mid-answer, its words are waited for so long; they are kept whenever they come. */
export const LAST_WORDS_MS = 10_000;

/** A recording is cut into segments of this length, 58 MB with picture. */
export const SEGMENT_MS = 180_000;
/** What was recorded waits for its words so long once the interview is over, and so long once its page is left. */
export const UPLOAD_WAIT_MS = 10_000;
export const UPLOAD_WAIT_LEAVING_MS = 5_000;

/** The end is seen this long before the candidate is led on, so that the page does not change under their hands. */
export const PROCESSING_SEEN_MS = 1_200;

/** A server that has not answered a turn by then is asked again: of its own accord it answers much sooner. */
export const ANSWER_LIMIT_MS = 30_000;
/** The interviewer's speech is called slow when none has come back after this. */
export const SLOW_SPEECH_MS = 5_000;
/** Streamed speech plays, and plays again after it ran dry, once this much of it is there. */
export const PLAYBACK_RESUME_MS = 250;
/** How long a browser may take to let sound out or in. */
export const AUDIO_OPENING_MS = 500;

/** A turn that nobody speaks in ends after this. */
export const INITIAL_IDLE_MS = 8_000;
/** An answer ends after this much silence behind speech. */
export const SUBSEQUENT_IDLE_MS = 8_000;
/** Less voice than this is a click or a cough, not speech. */
export const MINIMUM_SPEECH_MS = 100;
/** Speech that lasts this long starts the count of silence again; a shorter sound does not. */
export const SUSTAINED_SPEECH_MS = 400;
/** Words may be recognised so long behind their sound; later ones were said too softly to be taken for speech. */
export const WORDS_BEHIND_MS = 2_000;
/** A pause is shown to close from here on. */
export const PAUSE_SHOWN_MS = 500;
/** A shorter gap lies within speech (the closure of a "t"); a longer one is a pause. */
export const PAUSE_MS = 250;
/** The longest answer that is kept in memory, then it ends by itself: 19.2 MB of audio. */
export const MAX_ANSWER_MS = 600_000;
/** What was heard just before a turn goes with the answer, for who starts at once; less than the turn's own delay. */
export const ANSWER_LEAD_MS = 200;
/** Silence that stays around the speech in an answer's audio. */
export const SPEECH_MARGIN_MS = 1_000;
/** Length of the energy rules' frame. */
export const DETECTOR_FRAME_MS = 20;
/** How often the level of the microphone is measured. */
export const LEVEL_SAMPLE_MS = 30;
/** The page's own worklet is waited for so long; then a microphone is listened to as in a browser without worklets. */
export const WORKLET_LOADING_MS = 5_000;
/** An open microphone that gives nothing for this long is gone. */
export const MICROPHONE_STALL_MS = 3_000;
/** An open microphone that gives nothing but zeros for this long is switched off somewhere. */
export const MICROPHONE_SILENT_MS = 2_000;
/** At the end of an answer the sound that is on its way from the microphone is waited for so long at most. */
export const MICROPHONE_FLUSH_MS = 250;
/** The voice detector's model is waited for no longer than this; the energy rules listen until then. */
export const DETECTOR_LOADING_MS = 120_000;
/** At the end of an answer the detector may take this long over what it has not judged yet. */
export const DETECTOR_DRAIN_MS = 1_000;
/** The candidate's voice stops the interviewer's speech once it has lasted this long. */
export const INTERRUPTION_MS = 400;
/** An interruption that brings no words by then was none: the speech goes on where it stopped. */
export const INTERRUPTION_WORDS_MS = 2_000;
/** Where words come only behind a recording, somebody who still speaks is looked for again after this. */
export const INTERRUPTION_LOOK_MS = 500;
/** Length of a frame of sound that is sent while it is said. */
export const SOUND_FRAME_MS = 100;
/** Sound that has to be sent again goes so many times faster than it was said. */
export const REPLAY_SPEED = 4;
/** An answer whose socket is gone waits so long for another one, then its recording goes to the call. */
export const SOCKET_WAIT_MS = 4_000;
/** The last words of an utterance are waited for so long once all of its sound was sent. */
export const FINAL_WORDS_MS = 15_000;
/** A socket that is gone longer than this is told of: most come back before anybody has noticed. */
export const SOCKET_TROUBLE_MS = 1_000;
/** A transcription is waited for this long. */
export const TRANSCRIPTION_TIMEOUT_MS = 60_000;
/** The browser's own recognition may take this long to hand over its last words. */
export const RECOGNITION_DRAIN_MS = 3_000;
/** A recognition that has not failed by then works. */
export const RECOGNITION_TRIAL_MS = 1_500;
