import type { DurationId, Stage } from '#contract/words.ts';

/** Where an interview stands, as its object keeps it. Indexes are 0-based; follow-up index 0 is the main answer. */
export interface Progress {
  questionIndex: number;
  followUpIndex: number;
  phase: Stage;
  /** Follow-ups asked about the current question. */
  followUpsUsed: number;
  /** Free reactions (repeats, rephrasings, kinder tries, silence) to the current question. */
  reactionsUsed: number;
}

/** How a reply changes the progress; the rest of a decision is words. */
interface ReplyEffect {
  isFollowUp: boolean;
  costsFollowUp: boolean;
}

export const createProgress = (): Progress => ({
  questionIndex: 0,
  followUpIndex: 0,
  phase: 'user_turn_pending',
  followUpsUsed: 0,
  reactionsUsed: 0,
});

/** Free reactions that one question may have before the interview moves on. */
export const MAX_REACTIONS = 3;

/** Follow-ups that one question may have. */
export const followUpBudget = (length: DurationId): number => (length === '10min' ? 1 : 2);

/** The progress after the interviewer's reply to an answer. */
export function applyReply(progress: Progress, effect: ReplyEffect): Progress {
  if (!effect.isFollowUp) return { ...progress, phase: 'processing_user_response' };
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

/** The progress once the next question is asked, or the idle end after the last one. */
export function advance(progress: Progress, questionCount: number): Progress {
  if (progress.questionIndex + 1 >= questionCount) return { ...progress, phase: 'idle' };
  return { ...createProgress(), questionIndex: progress.questionIndex + 1 };
}
