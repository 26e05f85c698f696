import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, Speaker, Transition } from '#contract/words.ts';
import type { Probe } from '#domain/probes/probe-words.ts';
import type { Gap, Intent, Reading } from '#domain/reading/reading.ts';
import type { Pace } from './pace.ts';

/** What a follow-up asks for: something that lacks, or more of a complete answer. */
export type Wanted = Gap | Probe;

/** What a turn of the conversation was. */
export type TurnKind =
  | 'greeting'
  | 'question'
  | 'answer'
  | 'follow_up'
  | 'repeat'
  | 'rephrase'
  | 'narrower_try'
  | 'reaction'
  | 'silence'
  | 'acknowledgement'
  | 'invite'
  | 'closing';

/** A turn of the question that is being talked about, as it is kept. */
export interface Turn {
  speaker: Speaker;
  text: string;
  /** A `TurnKind`. */
  kind?: string;
  /** What a follow-up asked for. */
  gap?: Wanted | null;
  /** Whether a candidate's words count as an answer. */
  scored?: boolean;
  /** What a candidate's words were taken for. */
  intent?: Intent;
}

/** Whether an answer was given to the question. */
export const hasAnswered = (turns: MoveInput['turnsInQuestion']): boolean =>
  turns.some(({ speaker, scored }) => speaker === 'human' && scored === true);

/** How the interview has gone in the questions before this one. */
export interface SoFar {
  /** Questions that were answered, and those of them that a follow-up was asked to. */
  answered: number;
  followedUp: number;
  /** What complete answers were asked on with; none is asked twice. */
  probes: readonly Probe[];
  pace: Pace;
  /** Whether the time has only now run short, so that it is told, once. */
  tellsTime: boolean;
  /** What the interviewer said to the other questions. */
  said: readonly string[];
  /** Questions that come after the present one. */
  questionsLeft: number;
}

/** That the candidate was invited to ask, how often, and what is known to answer from. */
interface Invited {
  times: number;
  posting: string;
}

export interface MoveInput {
  /** Keeps two interviews from sounding alike. */
  interviewId: string;
  question: PlannedQuestion;
  isLastQuestion: boolean;
  /** Whether a question may still be put off until the end, or what became of the one that was. */
  putOff: 'may_be' | 'promised' | 'comes_next' | 'is_back';
  length: DurationId;
  profile: { role: string; company: string };
  /** The turns of this question before the words being answered, oldest first. */
  turnsInQuestion: readonly Turn[];
  followUpsUsed: number;
  reactionsUsed: number;
  soFar: SoFar;
  /** Left out until the questions are over. */
  invited?: Invited | undefined;
  /** What the candidate just said; blank is silence. */
  userText: string;
  /** What was made of it. */
  reading: Reading;
}

/** What the interviewer does next; the words come later, from `wordMove` or a model. */
export interface Move {
  kind: TurnKind;
  /** What the candidate's words were taken for, and of which kind. */
  intent: Intent;
  variant: string;
  /** What a follow-up asks for. */
  gap: Wanted | null;
  /** Whether the question goes on. */
  isFollowUp: boolean;
  costsFollowUp: boolean;
  /** Whether the candidate's words count as an answer. */
  scored: boolean;
  /** Whether the question is come back to after the last one. */
  putsOff: boolean;
  /** Whether what was said to this question before no longer counts: the candidate starts again. */
  setsAside: boolean;
  transitionTo?: Transition;
}

/** Words of a model for a move, checked: said if that is the move which is made. */
export interface ProposedWords extends Pick<Move, 'kind' | 'gap'> {
  text: string;
}
