import type { QuestionType } from '#contract/words.ts';

/** What an answer can lack. */
export type GapName =
  | 'rambling'
  | 'list_of_words'
  | 'too_short'
  | 'no_own_action'
  | 'no_outcome'
  | 'vague'
  | 'no_evidence';

/** What a question asks for, as far as follow-ups are concerned. */
export type AskFamily = 'story' | 'plan' | 'knowledge' | 'self';

export const ASK_FAMILY: Record<QuestionType, AskFamily> = {
  behavioral: 'story',
  situational: 'plan',
  technical: 'knowledge',
  intro: 'self',
  motivation: 'self',
  self_assessment: 'self',
  general: 'self',
};

interface GapAsks {
  /** Ways to ask for what is missing; none where a kind of question does not need it. */
  asks: Record<AskFamily, readonly string[]>;
  /** The same in plainer words. */
  plainer: readonly string[];
  /** A smaller version, after "I don't know". */
  smaller: string;
}

/** Every ask is one sentence or one question; a few of the candidate's own words may be put before it. */
export const GAP_ASKS: Record<GapName, GapAsks> = {
  rambling: {
    asks: {
      story: ['Let me bring you back to the question. In one or two sentences, what was the main thing you did?'],
      plan: ['Let me bring you back to the question. In one or two sentences, what would you do first?'],
      knowledge: ['Let me bring you back to the question. In one or two sentences, what is the main point?'],
      self: ['Let me bring you back to the question. In one or two sentences, what should I remember?'],
    },
    plainer: ['Pick the one thing that mattered most.', 'What is the short version?', 'Sum it up in one sentence.'],
    smaller: 'One sentence is enough.',
  },
  list_of_words: {
    asks: {
      story: ['Pick one of the things you listed. What did you do with it yourself?'],
      plan: ['Pick one of the things you listed. How would you go about it?'],
      knowledge: ['Pick one of the things you listed. Where have you used it yourself?'],
      self: ['Pick one of the things you listed. Where has it shown in your work?'],
    },
    plainer: [
      'Choose one word from your list and tell me what you did with it.',
      'Describe one day when you used one of them.',
      'What is an example of one of them?',
    ],
    smaller: 'Which of those do you know best?',
  },
  too_short: {
    asks: {
      story: ['Can you walk me through what happened, from the start?', 'What did you do there, step by step?'],
      plan: ['Can you walk me through the steps you would take?', 'What would you do after that?'],
      knowledge: ['Can you walk me through how you do that?', 'What does that look like in practice?'],
      self: ['Can you tell me a little more about that?', 'What makes you say that?'],
    },
    plainer: [
      'Tell me a bit more, with as much detail as you like.',
      'What happened before and after?',
      'Describe it as you would to a friend.',
    ],
    smaller: 'Just the part that you remember best will do.',
  },
  no_own_action: {
    asks: {
      story: ['Which part of that did you do yourself?', 'What was your own part in it?'],
      plan: ['Which of those steps would you take yourself?', 'What would your own part be?'],
      knowledge: ['Which part of that have you done yourself?'],
      self: [],
    },
    plainer: [
      'What did you do, apart from the others?',
      'Which of those things was your job?',
      'If you had not been there, what would have been missing?',
    ],
    smaller: 'Name one thing that you did yourself.',
  },
  no_outcome: {
    asks: {
      story: ['How did it turn out in the end?', 'What changed as a result?'],
      plan: ['How would you know that it had worked?', 'What would you expect to change as a result?'],
      knowledge: [],
      self: [],
    },
    plainer: ['What happened afterwards?', 'What was different at the end?', 'How did the story end?'],
    smaller: 'Even a small sign counts. What was different afterwards?',
  },
  vague: {
    asks: {
      story: ['What exactly did you do first?', 'Can you give me one concrete detail of that?'],
      plan: ['What exactly would you do first?', 'What would that look like on the day?'],
      knowledge: ['Can you give me one concrete example of that?', 'What exactly do you do first?'],
      self: ['Can you give me one concrete example of that?', 'What does that look like on a working day?'],
    },
    plainer: [
      'Tell me one thing that I could have seen you do.',
      'What is one real example of it?',
      'Describe one particular day.',
    ],
    smaller: 'Name just one detail that you remember.',
  },
  no_evidence: {
    asks: {
      story: ['Roughly how big was the difference?', 'How could you tell that it had worked?'],
      plan: [],
      knowledge: ['Where have you used that yourself?', 'What is one job where you did that?'],
      self: ['When did that last show in your work?', 'What is one time when somebody could see that?'],
    },
    plainer: [
      'What could somebody else have seen or counted?',
      'What shows that it was so?',
      'What is one fact that backs it up?',
    ],
    smaller: 'A rough guess is fine. Was it a little or a lot?',
  },
};

/** Which gap an earlier follow-up asked for; undefined for one that did not come from here. */
export function gapOfFollowUp(text: string): GapName | undefined {
  return (Object.keys(GAP_ASKS) as GapName[]).find((name) =>
    Object.values(GAP_ASKS[name].asks).some((asks) => asks.some((ask) => text.endsWith(ask))),
  );
}
