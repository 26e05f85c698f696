import type { QuestionType } from '#contract/words.ts';
import type { Part } from '#domain/reading/reading.ts';

/** Ways to ask on after a complete answer, each of which fits any such answer to a question of its type. */
export const PROBES = [
  'probe_differently',
  'probe_hardest',
  'probe_took_from_it',
  'probe_advice',
  'probe_if_not',
  'probe_goes_wrong',
  'probe_newcomer',
  'probe_shows',
  'probe_use_here',
  'probe_liked_best',
  'probe_look_for',
  'probe_makes_say',
  'probe_more',
  'probe_story',
  'probe_in_practice',
  'probe_after',
  'probe_hard_there',
  'probe_care',
] as const;
export type Probe = (typeof PROBES)[number];

interface ProbeWords {
  asks: readonly string[];
  /** What somebody who told this has answered already. */
  unlessTold?: Part;
  /** A question with one of these words has asked it. */
  unlessAsked: readonly string[];
  /** Only a question with one of these words has an answer that this can be asked of. */
  onlyIfAsked?: readonly string[];
}

/** Words of a question that asks for a way of doing things, and not for a fact. */
const METHOD = [
  'how',
  'walk',
  'describe',
  'approach',
  'process',
  'steps',
  'go',
  'would',
  'handle',
  'check',
  'make',
  'keep',
];

export const PROBE_WORDS: Record<Probe, ProbeWords> = {
  probe_differently: {
    asks: ['What would you do differently now?', 'If it happened again, what would you change?'],
    unlessTold: 'learned',
    unlessAsked: ['differently', 'learn', 'learned', 'learnt', 'change', 'changed', 'mistake', 'wrong', 'failed'],
  },
  probe_hardest: {
    asks: ['What was the hardest part of that?', 'Which part of that was hardest for you?'],
    unlessAsked: ['hard', 'hardest', 'difficult', 'challenge', 'challenging', 'tough'],
  },
  probe_took_from_it: {
    asks: ['What did you take from that?', 'What has stayed with you from that?'],
    unlessTold: 'learned',
    unlessAsked: ['learn', 'learned', 'learnt', 'take', 'took', 'differently'],
  },
  probe_advice: {
    asks: [
      'What would you tell somebody who stands there for the first time?',
      'What would you want the next one to know who has that happen?',
    ],
    unlessAsked: ['teach', 'train', 'colleague', 'advice'],
  },
  probe_if_not: {
    asks: ['And what would you do if that did not work?', 'Suppose that does not help. What then?'],
    unlessAsked: ['work', 'fails', 'otherwise'],
  },
  probe_goes_wrong: {
    asks: ['What goes wrong with that most often?', 'Where do people most often slip with that?'],
    unlessAsked: ['wrong', 'mistake', 'mistakes', 'problem', 'problems', 'fault'],
    onlyIfAsked: METHOD,
  },
  probe_newcomer: {
    asks: [
      'How would you explain that to somebody new?',
      'What would you tell somebody who does it for the first time?',
    ],
    unlessAsked: ['explain', 'teach', 'train', 'new', 'tell', 'colleague', 'show'],
    onlyIfAsked: METHOD,
  },
  probe_shows: {
    asks: ['When did that last show in your work?', 'Where would somebody at work see that in you?'],
    unlessTold: 'example',
    unlessAsked: ['example', 'time', 'when', 'last', 'find', 'hardest', 'difficult', 'future', 'years', 'year'],
  },
  probe_use_here: {
    asks: ['Which part of that would help you most in this job?', 'What of that would you most like to use here?'],
    unlessTold: 'link',
    unlessAsked: ['help', 'led', 'prepares', 'fits', 'why'],
  },
  probe_liked_best: {
    asks: ['Which part of that did you like best?', 'What did you enjoy most in that?'],
    unlessAsked: ['like', 'enjoy', 'enjoyed', 'best', 'favourite'],
  },
  probe_look_for: {
    asks: ['What do you think will be hardest about it?', 'What would you have to learn first?'],
    unlessAsked: ['hardest', 'learn', 'difficult', 'challenge'],
  },
  probe_makes_say: {
    asks: ['What makes you see it that way?', 'Where does that come from?'],
    unlessTold: 'reason',
    unlessAsked: ['why', 'reason'],
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
    asks: ['What does that look like in practice?', 'Can you take one case and tell me how it goes?'],
    unlessAsked: ['practice'],
  },
  probe_after: {
    asks: ['And what would you do after that?', 'What would come next?'],
    unlessAsked: ['then', 'after', 'next'],
  },
  probe_care: {
    asks: ['Which part of that needs the most care?', 'Where do you have to look twice with that?'],
    unlessAsked: ['care', 'careful', 'hardest', 'difficult'],
  },
  probe_hard_there: {
    asks: ['What would be hardest about that?', 'Which part of that would be hardest for you?'],
    unlessAsked: ['hard', 'hardest', 'difficult'],
  },
};

/** What may be asked on after a few words: there is nothing yet that one could look back on. */
export const PROBES_OF_A_FEW_WORDS: Record<QuestionType, readonly Probe[]> = {
  behavioral: ['probe_story', 'probe_more'],
  situational: ['probe_after', 'probe_more'],
  technical: ['probe_in_practice', 'probe_more'],
  motivation: ['probe_more'],
  intro: ['probe_more'],
  self_assessment: ['probe_more'],
  general: ['probe_more', 'probe_in_practice'],
};

/** What may be asked on by the type of the question, the one that says most first. */
export const PROBES_OF: Record<QuestionType, readonly Probe[]> = {
  behavioral: ['probe_differently', 'probe_hardest', 'probe_took_from_it', 'probe_advice'],
  situational: ['probe_if_not', 'probe_hard_there', 'probe_after'],
  technical: ['probe_goes_wrong', 'probe_newcomer', 'probe_care'],
  motivation: ['probe_look_for'],
  intro: ['probe_use_here', 'probe_liked_best'],
  self_assessment: ['probe_shows', 'probe_makes_say'],
  general: ['probe_makes_say', 'probe_shows'],
};

export const isProbe = (wanted: string | null | undefined): wanted is Probe => PROBES.some((probe) => probe === wanted);
