import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, Speaker, Transition } from '#contract/words.ts';

/** What an answer can lack. It is kept with the follow-up that asked for it. */
export const GAPS = ['refocus', 'own_action', 'outcome', 'specifics', 'reason', 'check_fact'] as const;
export type Gap = (typeof GAPS)[number];

/** What a candidate's words can be. */
export const INTENTS = [
  'answer',
  'silence',
  'repeat',
  'rephrase',
  'meaning_of_word',
  'example_wanted',
  'which_case',
  'think',
  'start_over',
  'later',
  'skip',
  'stop',
  'decline',
  'told_already',
  'no_experience',
  'blank',
  'nerves',
  'distress',
  'joke',
  'rude',
  'hearing',
  'about_job',
  'about_interviewer',
  'feedback',
  'why_asked',
  'instruction',
  'greeting',
  'off_topic',
] as const;
export type Intent = (typeof INTENTS)[number];

/** Why something else than an answer was said, where the words show it; what is said back hangs on it. */
export const REASONS = [
  'goes_on',
  'for_a_loss',
  'it_hurts',
  'called_away',
  'taken_ill',
  'asks_while_nervous',
  'spares_others',
  'wants_it_shorter',
  'time_to_put_it',
  'offers_to_tell',
  'of_the_post',
  'takes_offence',
  'of_a_private_thing',
  'asked_so_often',
  'asks_as_whom',
  'asks_how_openly',
  'refuses',
  'fears_being_known',
  'wants_comfort',
  'line_froze',
  'asks_the_point',
  'wants_a_language',
  'asks_which_meaning',
  'asks_one_sense',
  'word_in_doubt',
  'checks_a_reading',
  'chose_a_reading',
  'of_the_case',
  'which_one',
  'who_hears_it',
  'asks_for_a_rule',
  'must_name',
  'names_wanted',
  'asks_leave',
  'how_much',
  'how_long',
  'where_to_start',
  'asks_what_about',
  'fears_a_trick',
  'held_against',
  'other_work',
  'sets_a_boundary',
  'secret_for_later',
  'is_reluctant',
  'still_going',
  'asks_if_last',
  'of_unknown_others',
] as const;
export type Reason = (typeof REASONS)[number];

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
  | 'closing';

/** A turn of the question that is being talked about, as it is kept. */
export interface Turn {
  speaker: Speaker;
  text: string;
  /** A `TurnKind`. */
  kind?: string;
  /** What a follow-up asked for. */
  gap?: Gap | null;
  /** Whether a candidate's words count as an answer; read from the words where it is not kept. */
  scored?: boolean;
}

export interface MoveInput {
  /** Keeps two interviews from sounding alike. */
  interviewId: string;
  question: PlannedQuestion;
  isLastQuestion: boolean;
  length: DurationId;
  profile: { role: string; company: string };
  /** The turns of this question before the words being answered, oldest first. */
  turnsInQuestion: readonly Turn[];
  followUpsUsed: number;
  reactionsUsed: number;
  /** What the candidate just said; blank is silence. */
  userText: string;
}

/** What the interviewer does next; the words come later, from `wordMove` or a model. */
export interface Move {
  kind: TurnKind;
  /** What the candidate's words were taken for. */
  intent: Intent;
  /** Why something else than an answer was said. */
  reason?: Reason;
  /** What a follow-up asks for. */
  gap: Gap | null;
  /** Whether the question goes on. */
  isFollowUp: boolean;
  costsFollowUp: boolean;
  /** Whether the candidate's words count as an answer. */
  scored: boolean;
  /** Whether what was said to this question before no longer counts: the candidate starts again. */
  setsAside: boolean;
  transitionTo?: Transition;
}
