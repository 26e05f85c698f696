import { recognitionService } from '#client/audio/recognition-offer.ts';
import { hearingChoice } from '#client/state/hearing-choice.ts';
import { isLeavingQuestion, isStillSilent } from '#domain/stage/silence.ts';
import { isLastQuestion, isTurn, recordingOf, type StageState, transcribedOf } from '#domain/stage/stage.ts';
import { gravest, HEARING_WORDS, SERVICE_FAILED, VAD_ERROR } from './hearing-words.ts';
import type { LiveView } from './live-view.ts';
import type { RecogniserTrouble } from './recogniser.ts';

type NoteAction = 'send_again' | 'recognise_again' | 'ask_for_microphone';

export interface Note {
  text: string;
  action?: NoteAction;
  isTrouble: boolean;
}

const NOTICES = {
  welcome_back: 'Welcome back. Everything you said is kept.',
  asked_again: 'Welcome back. Here is the question again.',
  words_lost:
    'Welcome back. Your earlier answers are kept, but what you were saying when the page closed is not. Please say it again.',
  words_kept: 'Welcome back. What you were saying when the page closed is kept. Go on from there.',
  moved_on: 'This interview has moved on, here or in another tab. Everything you said is kept.',
  field_kept: 'That question is over. What you had typed is added to your answer to it.',
  sent_again: 'Welcome back. Your last answer had not arrived, so it was sent again.',
  stays: 'Take your time. We stay with this question.',
};

/** Why words do not come while they are said, and what happens instead. */
const RECOGNISER_WORDS: Record<RecogniserTrouble, string> = {
  'WebSocket error': 'WebSocket error. Reconnecting… nothing is lost: what you say is kept and written down.',
  'ASR error': 'ASR error. Your words cannot be shown while you speak. They are kept, and written down afterwards.',
};

const trouble = (text: string, action?: NoteAction): Note => ({ text, isTrouble: true, ...(action ? { action } : {}) });

/** Somebody else's words as a sentence of ours. */
const ended = (words: string): string => `${words.replace(/[.\s]+$/, '')}.`;

function unheardNote({ message, isKept }: { message: string; isKept: boolean }): Note {
  return isKept
    ? trouble(`${ended(message)} What you said is kept.`, 'recognise_again')
    : trouble(`${ended(message)} What you just said could not be kept, so please type it.`);
}

/** Words are kept in the tab at once; sound that waits to become words goes with the page. */
const reconnecting = (stage: StageState): string =>
  `Reconnecting… nothing is lost.${transcribedOf(stage) === null && recordingOf(stage) === null ? '' : ' Please leave this page open.'}`;

/** The last silence before the interview goes on gets a warning, and a way to stay; no silence is a trouble. */
function silenceNote(stage: StageState): Note | null {
  if (isLeavingQuestion(stage)) {
    const soon = isLastQuestion(stage) ? 'The interview soon ends' : 'We soon go on to the next question';
    return { text: `Still there? ${soon}. Say something or press any key to stay.`, isTrouble: false };
  }
  return isStillSilent(stage)
    ? { text: 'Nothing was heard. Speak whenever you are ready, or type.', isTrouble: false }
    : null;
}

/** The one thing that the candidate should know at this moment, the gravest first. */
export function noteOf(view: LiveView): Note | null {
  const { stage, unheard, unsent, voiceTrouble, recogniser, troubles } = view;
  if (!view.isReachable) return trouble(reconnecting(stage));
  if (unheard !== null) return unheardNote(unheard);
  if (view.recogniserTrouble !== null) return trouble(RECOGNISER_WORDS[view.recogniserTrouble]);
  if (unsent && !(unsent.isTyped && view.typing) && isTurn(stage) && stage.purpose.for === 'caption')
    return trouble('Your last answer got no reply. It is kept.', 'send_again');
  if (voiceTrouble === 'blocked')
    return trouble('Your browser keeps the sound off. Press any key or click to hear the interviewer.');
  const reason = gravest(troubles);
  const words = reason && HEARING_WORDS[reason];
  if (words && recogniser !== 'none') return trouble(words.text, words.mayAskAgain ? 'ask_for_microphone' : undefined);
  const silence = silenceNote(stage);
  if (silence) return silence;
  if (stage.detector === 'permission_prompt')
    return {
      text: 'Your browser is asking for the microphone. Choose Allow if you want to speak, or type your answers.',
      isTrouble: false,
    };
  if (voiceTrouble !== null && typeof voiceTrouble === 'object')
    return {
      text: `${ended(voiceTrouble.failed)} You can read the interviewer's words on the screen.`,
      isTrouble: false,
    };
  if (voiceTrouble === 'slow')
    return {
      text: "The interviewer's voice is slow at the moment. You can read the words on the screen.",
      isTrouble: false,
    };
  // Until the next reply.
  if (view.notice) return { text: NOTICES[view.notice], isTrouble: false };
  if (recogniser === 'none') {
    // Whoever has typed an answer knows how it is done.
    if (view.hasTyped) return null;
    if (hearingChoice.get() === 'typing')
      return { text: 'You chose to type your answers. They count the same.', isTrouble: false };
    const why = view.recogniserFailed ? SERVICE_FAILED : 'Speech cannot be turned into text here.';
    return { text: `${why} Please type your answers. They count the same.`, isTrouble: false };
  }
  if (troubles.includes('model_unavailable'))
    return { text: `${VAD_ERROR} You are still heard, which works best in a quiet room.`, isTrouble: false };
  if (recogniser === 'browser')
    return {
      text: `${recognitionService(navigator.userAgent).service} turns your speech into text.`,
      isTrouble: false,
    };
  return null;
}
