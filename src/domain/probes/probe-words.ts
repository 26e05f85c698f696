interface ProbeWords {
  /** Each begins in words of its own, so that none sounds like another of the same interview. */
  asks: readonly string[];
  /** Probes that ask for one thing in other words; one of them is enough for an interview. */
  sense?: 'hardest' | 'wrong' | 'learned_way';
  /** A question with one of these words has asked it. */
  unlessAsked: readonly string[];
  /** Only a question with one of these words has an answer that this can be asked of. */
  onlyIfAsked?: readonly string[];
}

/** Words of a question that asks for a way of doing things, and not for a fact. */
const METHOD = 'how walk describe approach process steps go would handle check make keep'.split(' ');
const HOW = ['how', 'walk', 'steps'];
const HARD = ['hard', 'harder', 'hardest', 'difficult', 'challenge', 'challenging', 'tough', 'worry'];
const WRONG = ['wrong', 'mistake', 'mistakes', 'error', 'errors', 'problem', 'problems', 'fault', 'forget', 'overlook'];
const LEARNED = ['learn', 'learned', 'learnt', 'taught', 'change', 'changed', 'differently'];
const TIME = ['time', 'times', 'busy', 'day', 'quick', 'quickly', 'fast', 'hurry', 'would', 'year', 'hours'];
const AHEAD = ['years', 'year', 'future', 'goal', 'goals'];

const WORDS = {
  probe_hardest: {
    asks: ['What was the hardest part of that?', 'Which part of that was hardest for you?'],
    sense: 'hardest',
    unlessAsked: HARD,
  },
  probe_took_from_it: {
    asks: ['What did you take from that?', 'What did that teach you?'],
    unlessAsked: [...LEARNED, 'take', 'took'],
  },
  probe_tell_others: {
    asks: ['What would you tell a colleague who faces the same?', 'If a colleague faced the same, what would you say?'],
    unlessAsked: ['tell', 'colleague', 'advice', ...LEARNED],
  },
  probe_on_your_mind: {
    asks: ['What was going through your mind at the time?', 'At that moment, what were you thinking?'],
    unlessAsked: ['think', 'thinking', 'feel', 'felt', 'mind'],
  },
  probe_decided: {
    asks: ['How did you decide what to do there?', 'How did you know what to do?'],
    unlessAsked: ['decide', 'decided', 'decision', 'why'],
  },
  probe_others: {
    asks: ['What did people say to you about it afterwards?', 'What did people make of it afterwards?'],
    unlessAsked: ['feedback', 'criticism', 'said', 'say', 'told', 'reaction', 'react'],
  },
  probe_changed: {
    asks: ['What did it change in how you work?', 'Since then, what do you do differently?'],
    unlessAsked: [...LEARNED, 'since'],
  },
  probe_hard_there: {
    asks: ['What would be hardest about that?', 'What might be difficult about it?'],
    sense: 'hardest',
    unlessAsked: HARD,
  },
  probe_happened: {
    asks: ['Has something like that ever happened to you?', 'Have you been in a situation like that yourself?'],
    unlessAsked: ['have', 'has', 'weeks', 'days', 'months'],
  },
  probe_could_go_wrong: {
    asks: ['What could go wrong with that?', 'Where might that go wrong?'],
    sense: 'wrong',
    unlessAsked: WRONG,
  },
  probe_learned_there: {
    asks: ['Where did you learn to do it like that?', 'Where does that way of doing it come from?'],
    sense: 'learned_way',
    unlessAsked: LEARNED,
  },
  probe_worry: {
    asks: ['What would worry you most there?', 'Is there anything in that which would worry you?'],
    unlessAsked: HARD,
  },
  probe_after: {
    asks: ['And what would you do after that?', 'What would come next?'],
    unlessAsked: ['then', 'after', 'next', 'weeks', 'days', 'months'],
  },
  probe_since_new: {
    asks: [
      'What do you do differently there than when you were new?',
      'How has the way you do it changed since you began?',
    ],
    unlessAsked: ['new', 'would', ...LEARNED, ...WRONG],
    onlyIfAsked: HOW,
  },
  probe_learned_way: {
    asks: ['How did you learn to do it that way?', 'Where did you learn to do it that way?'],
    sense: 'learned_way',
    // Of what would be done nobody has learned a way yet.
    unlessAsked: ['would', ...LEARNED],
    onlyIfAsked: METHOD,
  },
  probe_find_hard: {
    asks: ['What do you find hardest about it?', 'What is the hardest part of it for you?'],
    sense: 'hardest',
    unlessAsked: [...HARD, ...WRONG],
  },
  probe_overlooked: {
    asks: ['What is most easily overlooked there?', 'What do people tend to forget there?'],
    unlessAsked: WRONG,
    onlyIfAsked: METHOD,
  },
  probe_beginners: {
    asks: ['What do beginners get wrong there?', 'What does somebody new to it get wrong?'],
    sense: 'wrong',
    unlessAsked: [...WRONG, 'new'],
    onlyIfAsked: METHOD,
  },
  probe_goes_wrong: {
    asks: [
      'What goes wrong with that most often?',
      'Where does that usually go wrong?',
      'What tends to go wrong there?',
    ],
    sense: 'wrong',
    unlessAsked: WRONG,
    onlyIfAsked: METHOD,
  },
  probe_last_time: {
    asks: ['When did you last do that, and how did it go?', 'How did it go when you last did that?'],
    unlessAsked: ['when', 'last', 'would', 'time', ...WRONG],
    onlyIfAsked: HOW,
  },
  probe_short_time: {
    asks: ['And how do you do it when time is short?', 'What if there is little time for it?'],
    unlessAsked: [...TIME, ...WRONG],
    onlyIfAsked: HOW,
  },
  probe_first_month: {
    asks: ['What would a good first month look like for you?', 'After a month here, what would you like to have done?'],
    unlessAsked: [...AHEAD, 'month', 'first'],
  },
  probe_good_at: {
    asks: ['What would you like to be good at after a year?', 'In a year, what would you like to be able to do?'],
    unlessAsked: AHEAD,
  },
  probe_bring: {
    asks: ['What do you think you would bring to it?', 'Of your own, what would you bring to it?'],
    unlessAsked: ['bring', 'offer', 'you', 'strengths'],
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
  probe_be_new: {
    asks: ['What would be new for you in it?', 'Which part of it have you not done before?'],
    unlessAsked: ['new', 'different'],
  },
  probe_taught_most: {
    asks: ['Which of that taught you most?', 'What in all that taught you most?'],
    unlessAsked: LEARNED,
  },
  probe_proudest: {
    asks: ['Which of that are you proudest of?', 'On which do you look back with most pride?'],
    unlessAsked: ['proud', 'proudest'],
  },
  probe_hardest_of_that: {
    asks: ['What of that was hardest for you?', 'Looking back, what was hardest for you?'],
    sense: 'hardest',
    unlessAsked: HARD,
  },
  probe_chose: {
    asks: ['What made you choose that line of work?', 'How did you come to choose that work?'],
    unlessAsked: ['why', 'choose', 'chose', 'led'],
  },
  probe_ordinary_day: {
    asks: ['What do you do on an ordinary day at the moment?', 'Can you tell me what an ordinary day is like?'],
    unlessAsked: ['day'],
  },
  probe_matters_here: {
    asks: ['Where would it matter most in this job?', 'In this job, where would that count most?'],
    unlessAsked: ['job', 'role', 'future', 'years', 'year'],
  },
  probe_others_say: {
    asks: ['What would people who work with you say to that?', 'Would those who work with you say the same?'],
    unlessAsked: ['say', 'describe', 'colleagues', 'others', 'people', 'years', 'future'],
  },
  probe_more: {
    asks: ['Can you say a little more about that?', 'Could you tell me a little more about it?'],
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
