import type { QuestionType } from '#contract/words.ts';
import { PROBE_WORDS, type Probe } from './probe-words.ts';

/** Ways to ask on after a complete answer. */
export const PROBES = Object.keys(PROBE_WORDS) as readonly Probe[];

/** What may be asked on after a few words: there is little yet that one could look back on. */
export const PROBES_OF_A_FEW_WORDS: Record<QuestionType, readonly Probe[]> = {
  behavioral: ['probe_story', 'probe_more', 'probe_hardest'],
  situational: ['probe_after', 'probe_more', 'probe_happened'],
  technical: ['probe_in_practice', 'probe_more', 'probe_last_time'],
  motivation: ['probe_more', 'probe_find_out'],
  intro: ['probe_more'],
  self_assessment: ['probe_more', 'probe_others_say'],
  general: ['probe_more', 'probe_in_practice'],
};

/** What may be asked on by the type of the question: what fitted at least four of ten answers that readers marked. */
export const PROBES_OF: Record<QuestionType, readonly Probe[]> = {
  behavioral: [
    'probe_hardest',
    'probe_took_from_it',
    'probe_tell_others',
    'probe_on_your_mind',
    'probe_decided',
    'probe_others',
    'probe_changed',
  ],
  situational: [
    'probe_hard_there',
    'probe_happened',
    'probe_could_go_wrong',
    'probe_learned_there',
    'probe_worry',
    'probe_after',
  ],
  technical: [
    'probe_since_new',
    'probe_learned_way',
    'probe_find_hard',
    'probe_overlooked',
    'probe_beginners',
    'probe_goes_wrong',
    'probe_last_time',
    'probe_short_time',
  ],
  motivation: ['probe_first_month', 'probe_good_at', 'probe_bring', 'probe_look_for', 'probe_find_out', 'probe_be_new'],
  intro: ['probe_taught_most', 'probe_proudest', 'probe_hardest_of_that', 'probe_chose', 'probe_ordinary_day'],
  self_assessment: ['probe_matters_here', 'probe_others_say'],
  general: ['probe_more'],
};

export const isProbe = (wanted: string | null | undefined): wanted is Probe => PROBES.some((probe) => probe === wanted);
