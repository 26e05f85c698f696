import { isLeavingQuestion, isSilence } from '#domain/stage/silence.ts';
import {
  awaitsReply,
  isLastQuestion,
  isTurn,
  recordingOf,
  type StageState,
  transcribedOf,
} from '#domain/stage/stage.ts';
import type { LiveView } from './live-view.ts';
import { nextOnItsWay, onItsWay, writtenDown } from './waiting-words.ts';

interface StageHint {
  /** What the space bar does now, to be named beside its key; null while it does nothing that one would want. */
  space: string | null;
  text: string;
}

const plain = (text: string): StageHint => ({ space: null, text });

/** What to do now, or what is done meanwhile. */
export function hintOf(view: LiveView): StageHint {
  const { stage, voiceTrouble } = view;
  if (stage.voice === 'speaking')
    return plain('Your turn comes when the question ends. Take a moment before you answer.');
  // A voice that does not come is not waited for: whoever has read the words may answer.
  if (stage.voice === 'coming' && voiceTrouble === null && recordingOf(stage) === null)
    return plain('The interviewer is about to speak.');
  if (isLeavingQuestion(stage)) return { space: 'stay with this question', text: 'stays with this question.' };
  if (recordingOf(stage) !== null)
    return { space: 'end the answer', text: view.isClosing ? 'goes on now.' : 'ends your answer.' };
  if (isTurn(stage) && stage.canRecord) return { space: 'start the answer', text: 'starts your answer.' };
  return plain(waitingFor(view));
}

function waitingFor(view: LiveView): string {
  const { stage, troubles } = view;
  if (transcribedOf(stage) !== null) return troubles.includes('no_speech') ? 'One moment.' : writtenDown(view);
  if (awaitsReply(stage)) return isSilence(stage.emptyTurns) ? 'The interviewer is about to speak.' : onItsWay(view);
  return isBetweenQuestions(stage) ? nextOnItsWay(view) : 'Each answer is kept as soon as you give it.';
}

/** Behind the last question there is none. */
const isBetweenQuestions = (stage: StageState): boolean =>
  stage.stage === 'processing_user_response' && !isLastQuestion(stage);
