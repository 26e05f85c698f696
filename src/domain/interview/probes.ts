import type { QuestionType } from '#contract/words.ts';
import { PROBE_WORDS, type Probe } from './probe-words.ts';

/** Ways to ask on after a complete answer, each of which fits any such answer to a question of its type. */
export const PROBES = Object.keys(PROBE_WORDS) as readonly Probe[];

/** What may be asked on after a few words: there is little yet that one could look back on. */
export const PROBES_OF_A_FEW_WORDS: Record<QuestionType, readonly Probe[]> = {
  behavioral: ['probe_story', 'probe_more', 'probe_again'],
  situational: ['probe_after', 'probe_more', 'probe_happened'],
  technical: ['probe_in_practice', 'probe_more', 'probe_last_time'],
  motivation: ['probe_more', 'probe_find_out'],
  intro: ['probe_more'],
  self_assessment: ['probe_more', 'probe_others_say'],
  general: ['probe_more', 'probe_in_practice'],
};

/** What may be asked on by the type of the question. */
export const PROBES_OF: Record<QuestionType, readonly Probe[]> = {
  behavioral: ['probe_hardest', 'probe_took_from_it', 'probe_mattered', 'probe_decided', 'probe_again', 'probe_others'],
  situational: ['probe_hard_there', 'probe_after', 'probe_happened', 'probe_works'],
  technical: [
    'probe_goes_wrong',
    'probe_overlooked',
    'probe_last_time',
    'probe_short_time',
    'probe_since_new',
    'probe_find_hard',
    'probe_own_slip',
    'probe_learn_more',
  ],
  motivation: ['probe_look_for', 'probe_find_out'],
  intro: ['probe_use_here', 'probe_liked_best'],
  self_assessment: ['probe_shows', 'probe_others_say'],
  general: ['probe_makes_say', 'probe_find_hard', 'probe_own_slip', 'probe_last_time'],
};

export const isProbe = (wanted: string | null | undefined): wanted is Probe => PROBES.some((probe) => probe === wanted);
