import type { Part } from '#domain/reading/reading.ts';

interface ProbeWords {
  /** Each begins in words of its own, so that none sounds like another of the same interview. */
  asks: readonly string[];
  /** Probes that ask for one thing in different tenses; one of them is enough for an interview. */
  sense?: 'hardest';
  /** What somebody who told one of these has answered already. */
  unlessTold?: readonly Part[];
  /** A question with one of these words has asked it. */
  unlessAsked: readonly string[];
  /** Only a question with one of these words has an answer that this can be asked of. */
  onlyIfAsked?: readonly string[];
}

/** Words of a question that asks for a way of doing things, and not for a fact. */
const METHOD = 'how walk describe approach process steps go would handle check make keep'.split(' ');
const HOW = ['how', 'walk', 'steps'];
const HARD = ['hard', 'harder', 'hardest', 'difficult', 'challenge', 'challenging', 'tough'];
const WRONG = ['wrong', 'mistake', 'mistakes', 'error', 'errors', 'problem', 'problems', 'fault', 'forget', 'overlook'];
const LEARNED = ['learn', 'learned', 'learnt', 'taught', 'change', 'changed', 'differently'];

const WORDS = {
  probe_hardest: {
    asks: ['What was the hardest part of that?', 'Which part of that was hardest for you?'],
    sense: 'hardest',
    unlessAsked: HARD,
  },
  probe_took_from_it: {
    asks: ['What did you take from that?', 'What did that teach you?'],
    unlessTold: ['learned'],
    unlessAsked: [...LEARNED, 'take', 'took'],
  },
  probe_mattered: {
    asks: ['Looking back, what mattered most in that?', 'In the end, what made the difference there?'],
    unlessAsked: ['matter', 'mattered', 'difference', ...WRONG],
  },
  probe_decided: {
    asks: ['How did you decide what to do there?', 'How did you know what to do?'],
    unlessTold: ['reason'],
    unlessAsked: ['decide', 'decided', 'decision', 'why'],
  },
  probe_again: {
    asks: ['Has something like it come up again since?', 'How often does something like that come up?'],
    unlessTold: ['learned'],
    unlessAsked: [...LEARNED, 'often', 'first', 'proud'],
  },
  probe_others: {
    asks: ['What did people say to you about it afterwards?', 'What did those around you make of it?'],
    unlessAsked: ['feedback', 'criticism', 'said', 'say', 'told', 'reaction'],
  },
  probe_hard_there: {
    asks: ['What would be hardest about that?', 'What might be difficult about it?'],
    sense: 'hardest',
    unlessAsked: HARD,
  },
  probe_after: {
    asks: ['And what would you do after that?', 'What would come next?'],
    unlessTold: ['outcome', 'own_action'],
    unlessAsked: ['then', 'after', 'next', 'weeks', 'days', 'months'],
  },
  probe_happened: {
    asks: ['Has something like that ever happened to you?', 'Have you been in a situation like that yourself?'],
    unlessTold: ['example', 'outcome', 'situation', 'own_action'],
    unlessAsked: ['have', 'has', 'weeks', 'days', 'months'],
  },
  probe_works: {
    asks: ['How would you know afterwards that it had gone well?', 'What would tell you that it had gone well?'],
    unlessTold: ['check'],
    unlessAsked: ['know', 'sure', 'tell', 'check', 'worked'],
  },
  probe_goes_wrong: {
    asks: [
      'What goes wrong with that most often?',
      'Where does that usually go wrong?',
      'What tends to go wrong there?',
    ],
    unlessAsked: WRONG,
    onlyIfAsked: METHOD,
  },
  probe_overlooked: {
    asks: ['What is most easily overlooked there?', 'What do people tend to forget there?'],
    unlessAsked: WRONG,
    onlyIfAsked: METHOD,
  },
  probe_last_time: {
    asks: ['When did you last do that, and how did it go?', 'How did it go when you last did that?'],
    unlessTold: ['example', 'situation', 'outcome'],
    unlessAsked: ['when', 'last', 'would', 'time', ...WRONG],
    onlyIfAsked: HOW,
  },
  probe_short_time: {
    asks: ['And how do you do it when time is short?', 'What if there is little time for it?'],
    unlessAsked: [
      'time',
      'times',
      'busy',
      'day',
      'quick',
      'quickly',
      'fast',
      'hurry',
      'would',
      'year',
      'hours',
      ...WRONG,
    ],
    onlyIfAsked: HOW,
  },
  probe_since_new: {
    asks: [
      'What do you do differently there than when you were new?',
      'How has the way you do it changed since you began?',
    ],
    unlessTold: ['learned'],
    unlessAsked: ['new', 'would', ...LEARNED, ...WRONG],
    onlyIfAsked: HOW,
  },
  probe_find_hard: {
    asks: ['What do you find hardest about it?', 'What is the hardest part of it for you?'],
    sense: 'hardest',
    unlessAsked: [...HARD, ...WRONG],
  },
  probe_use_here: {
    asks: ['Where would that help you most in this job?', 'What of that would you most like to use here?'],
    unlessTold: ['link'],
    unlessAsked: ['help', 'led', 'prepares', 'fits', 'why'],
  },
  probe_liked_best: {
    asks: ['What did you like best about it?', 'What did you enjoy most in that?'],
    unlessAsked: ['like', 'enjoy', 'enjoyed', 'best', 'favourite'],
  },
  probe_look_for: {
    asks: ['What do you think will be hardest about it?', 'What would you have to learn first?'],
    sense: 'hardest',
    unlessAsked: [...HARD, 'learn'],
  },
  probe_find_out: {
    asks: [
      'What about the job would you like to find out first?',
      'Before you said yes, what would you want to know?',
      'Is there anything about the job that you are not sure of yet?',
    ],
    unlessAsked: ['know', 'ask', 'questions'],
  },
  probe_shows: {
    asks: ['When did that last show in your work?', 'Where would somebody at work see that in you?'],
    unlessTold: ['example'],
    unlessAsked: ['example', 'time', 'when', 'last', 'find', 'hardest', 'difficult', 'future', 'years', 'year'],
  },
  probe_others_say: {
    asks: ['What would people who work with you say to that?', 'Would those who work with you say the same?'],
    unlessAsked: ['say', 'describe', 'colleagues', 'others', 'people', 'years', 'future'],
  },
  probe_makes_say: {
    asks: ['What makes you see it that way?', 'Where does that come from?'],
    unlessTold: ['reason', 'example'],
    unlessAsked: ['why', 'reason'],
    onlyIfAsked: ['think', 'opinion', 'view', 'should', 'believe', 'important', 'prefer'],
  },
  probe_own_slip: {
    asks: ['Has that ever happened to you?', 'Have you seen that happen yourself?'],
    unlessTold: ['example', 'situation', 'outcome'],
    unlessAsked: ['time', 'you', 'your'],
    onlyIfAsked: ['mistake', 'mistakes', 'wrong', 'error', 'errors', 'forget'],
  },
  probe_learn_more: {
    asks: ['What would you still like to learn about it?', 'What do you still want to get better at there?'],
    unlessTold: ['learned'],
    unlessAsked: [...LEARNED, ...WRONG, 'better', 'would'],
  },
  probe_more: {
    asks: ['Can you say a little more about that?', 'Can you tell me a little more about it?'],
    unlessAsked: [],
  },
  probe_story: {
    asks: ['Can you walk me through what happened?', 'How did that go, from the beginning?'],
    unlessAsked: [],
  },
  probe_in_practice: {
    asks: ['What does that look like in practice?', 'What would I see if I watched you do that?'],
    unlessAsked: ['practice'],
  },
} satisfies Record<string, ProbeWords>;
export type Probe = keyof typeof WORDS;
export const PROBE_WORDS: Readonly<Record<Probe, ProbeWords>> = WORDS;

/** What a probe asks for; two that ask for the same are not asked in one interview. */
export const senseOf = (probe: Probe): string => PROBE_WORDS[probe].sense ?? probe;
