import type { DurationId, Stage } from '#contract/words.ts';
import type { TurnKind } from './moves.ts';

/** Where an interview stands, as its object keeps it. Indexes are 0-based; follow-up index 0 is the main answer. */
export interface Progress {
  questionIndex: number;
  followUpIndex: number;
  phase: Stage;
  /** Follow-ups asked about the current question. */
  followUpsUsed: number;
  /** Free reactions (repeats, rephrasings, kinder tries, silence) to the current question. */
  reactionsUsed: number;
  /** The one question that was put off, and where it stood; null while none was. */
  putOff: PutOff | null;
  /** How often the candidate was invited to ask, after the last question. */
  invited: number;
}

/** A question that is asked again after the last one. */
interface PutOff {
  questionIndex: number;
  followUpIndex: number;
  followUpsUsed: number;
  /** Whether it is being asked again. */
  isBack: boolean;
}

/** How a reply changes the progress; the rest of a decision is words. */
interface ReplyEffect {
  kind?: TurnKind;
  isFollowUp: boolean;
  costsFollowUp: boolean;
  putsOff: boolean;
}

export const createProgress = (): Progress => ({
  questionIndex: 0,
  followUpIndex: 0,
  phase: 'user_turn_pending',
  followUpsUsed: 0,
  reactionsUsed: 0,
  putOff: null,
  invited: 0,
});

/** The furthest question that was asked: behind it none was, whichever is asked now. */
export const furthestIndex = ({ questionIndex, putOff }: Progress, questionCount: number): number =>
  putOff?.isBack ? questionCount - 1 : questionIndex;

/** Whether nothing is asked after the present question. */
export const isLastQuestion = ({ questionIndex, putOff }: Progress, questionCount: number): boolean =>
  putOff?.isBack === true || (questionIndex >= questionCount - 1 && putOff === null);

/** Whether a question is done with: it was asked, and is not asked now or once more. */
export const isOver = (progress: Progress, index: number, questionCount: number): boolean =>
  index <= furthestIndex(progress, questionCount) &&
  index !== progress.questionIndex &&
  index !== putOffIndex(progress);

/** The question that is still to be asked again. */
export const putOffIndex = ({ putOff }: Progress): number | undefined =>
  putOff === null || putOff.isBack ? undefined : putOff.questionIndex;

/** Whether words at this place were said to the invitation to ask. */
export const isPastInvite = (
  { questionIndex, followUpIndex, invited }: Progress,
  place: Pick<Progress, 'questionIndex' | 'followUpIndex'>,
): boolean => place.questionIndex === questionIndex && place.followUpIndex > followUpIndex - invited;

/** Free reactions that one question may have before the interview moves on. */
export const MAX_REACTIONS = 3;

/** Follow-ups that one question may have. */
export const followUpBudget = (length: DurationId): number => (length === '10min' ? 1 : 2);

/** The progress after the interviewer's reply to an answer. */
export function applyReply(progress: Progress, effect: ReplyEffect): Progress {
  if (!effect.isFollowUp) {
    const { questionIndex, followUpIndex, followUpsUsed } = progress;
    const putOff = effect.putsOff ? { questionIndex, followUpIndex, followUpsUsed, isBack: false } : progress.putOff;
    return { ...progress, phase: 'processing_user_response', putOff };
  }
  if (effect.kind === 'invite') {
    const { followUpIndex, invited } = progress;
    return { ...progress, phase: 'user_turn_pending', followUpIndex: followUpIndex + 1, invited: invited + 1 };
  }
  if (effect.costsFollowUp) {
    return {
      ...progress,
      phase: 'user_turn_pending',
      followUpIndex: progress.followUpIndex + 1,
      followUpsUsed: progress.followUpsUsed + 1,
    };
  }
  return { ...progress, phase: 'user_turn_pending', reactionsUsed: progress.reactionsUsed + 1 };
}

/** The progress once the next question is asked, the one that was put off after all others, or the idle end after these. */
export function advance(progress: Progress, questionCount: number): Progress {
  const { questionIndex, putOff } = progress;
  if (isLastQuestion(progress, questionCount)) return { ...progress, phase: 'idle' };
  if (questionIndex + 1 < questionCount) return { ...createProgress(), putOff, questionIndex: questionIndex + 1 };
  if (putOff === null) return { ...progress, phase: 'idle' };
  const { isBack: _, ...place } = putOff;
  return { ...createProgress(), ...place, putOff: { ...putOff, isBack: true } };
}
