import type { QuestionType } from '#contract/words.ts';
import type { Gap } from './move.ts';

/** What a question asks for, as far as follow-ups are concerned. */
export type AskFamily = 'story' | 'plan' | 'knowledge' | 'intro' | 'motivation' | 'self' | 'view';

export const ASK_FAMILY: Record<QuestionType, AskFamily> = {
  behavioral: 'story',
  situational: 'plan',
  technical: 'knowledge',
  intro: 'intro',
  motivation: 'motivation',
  self_assessment: 'self',
  general: 'view',
};

interface GapAsks {
  /** Ways to ask for what is missing. `{question}` is the question itself. */
  asks: Record<AskFamily, readonly string[]>;
  /** The same in plainer words. */
  plainer: readonly string[];
  /** A smaller version, after "I don't know". */
  smaller: string;
}

const BRING_BACK = ['Let me bring you back to what I asked. {question}', 'Back to the question itself. {question}'];
const OWN_PART = ['Which part of that did you do yourself?', 'What was your own part in that?'];
const HOW_IT_WENT = ['How did it turn out in the end?', 'What came of it?', 'How did that end?'];
const CHECK = [
  'Could you go over that once more, so that I have it right?',
  'I may have got that wrong, so could you tell me once more how it was?',
];

/**
 * Every ask is one sentence or one question; a few of the candidate's own words may be put before it. One with a part that
 * the question does not have, such as `{story}`, is left out.
 */
export const GAP_ASKS: Record<Gap, GapAsks> = {
  refocus: {
    asks: {
      story: BRING_BACK,
      plan: BRING_BACK,
      knowledge: BRING_BACK,
      intro: BRING_BACK,
      motivation: BRING_BACK,
      self: BRING_BACK,
      view: BRING_BACK,
    },
    plainer: ['Pick the one thing that mattered most.', 'What is the short version?', 'Sum it up in one sentence.'],
    smaller: 'One sentence is enough.',
  },
  own_action: {
    asks: {
      story: OWN_PART,
      plan: ['Which of those steps would you take yourself?', 'What would your own part be?'],
      knowledge: ['Which part of that do you do yourself?', 'What have you done of that yourself?'],
      intro: OWN_PART,
      motivation: ['Where have you done that kind of work yourself?', 'What have you done in that direction so far?'],
      self: OWN_PART,
      view: ['Where have you come across that yourself?', 'What have you done about it yourself?'],
    },
    plainer: [
      'What did you do, apart from the others?',
      'Which of those things was your job?',
      'If you had not been there, what would have been missing?',
    ],
    smaller: 'Name one thing that you did yourself.',
  },
  specifics: {
    asks: {
      story: [
        'Can you think of {story}, and tell me what happened?',
        'Can you think of one particular case, and tell me what you did?',
      ],
      plan: ['What exactly would you do first?', 'How would you go about that, in practice?'],
      knowledge: [
        'Can you take one job you remember and tell me how you did it?',
        'What does that look like in practice?',
      ],
      intro: [
        'Can you take your last job or your studies and tell me what you did on a normal day?',
        'Can you tell me a little more about the work that you have done?',
      ],
      motivation: ['What in particular draws you to {wish}?', 'And what draws you to this work?'],
      self: [
        'When did you last show that at work, and what happened?',
        'Can you give me one example of that, and say what you did?',
      ],
      view: ['Can you give me one example that you have seen?', 'Where have you seen that for yourself?'],
    },
    plainer: [
      'Tell me one thing that I could have seen you do.',
      'What is one real example of it?',
      'Describe one particular day.',
    ],
    smaller: 'One small thing that you remember is enough.',
  },
  outcome: {
    asks: {
      story: HOW_IT_WENT,
      plan: ['How would you know that it had worked?', 'What would you expect to change?'],
      knowledge: ['How can you tell that it was done well?', 'What tells you at the end that it has worked?'],
      intro: HOW_IT_WENT,
      motivation: HOW_IT_WENT,
      self: HOW_IT_WENT,
      view: HOW_IT_WENT,
    },
    plainer: ['What happened afterwards?', 'What was different at the end?', 'How did the story end?'],
    smaller: 'Even a small sign counts. What was different afterwards?',
  },
  reason: {
    asks: {
      story: ['Why did you do it that way?', 'What made you decide on that?'],
      plan: ['Why would you do it that way?', 'What would be your reason for that?'],
      knowledge: ['Why do you do it that way?', 'What is the reason for doing it like that?'],
      intro: ['What made you choose that?', 'What led you there?'],
      motivation: ['What draws you to the work itself?', 'What is the main reason for you?'],
      self: ['What makes you say that?', 'What is behind that?'],
      view: ['What makes you say that?', 'What is your reason for that?'],
    },
    plainer: ['What was your reason?', 'What were you thinking at the time?', 'Why that, and not something else?'],
    smaller: 'One reason is enough. What comes to mind?',
  },
  check_fact: {
    asks: {
      story: CHECK,
      plan: CHECK,
      knowledge: CHECK,
      intro: CHECK,
      motivation: CHECK,
      self: CHECK,
      view: CHECK,
    },
    plainer: ['How was it, in one sentence?', 'What came first, and what came after?', 'Which part am I to remember?'],
    smaller: 'As far as you remember is fine.',
  },
};

/** For figures that may not go together. */
export const CHECK_FIGURES = [
  'Could you go over the figures once more, so that I have them right?',
  'Which numbers should I take away from that?',
];

/** For a story that has a case but says little of it: asking for a case would sound as if nobody had listened. */
export const MORE_OF_THE_CASE = ['What exactly did you do?', 'Can you walk me through what you did?'];

/** For something that went wrong, told without what was done about it. */
export const AFTER_A_MISHAP = ['What did you do about it then?', 'What did you do next, and how did it end?'];

/** For a trait that somebody claims and that is quoted before it. */
export const SHOW_A_CLAIM = ['When did that last show, and what happened?', 'Can you give me one example of that?'];

/** For an answer of a few words: there is nothing to pick from it yet. */
export const MORE_OF_A_FEW_WORDS = {
  story: ['Can you walk me through what happened?', 'Can you tell me more about that time?'],
  knowledge: ['What do you do first, and what after that?', 'In what order do you go about it?'],
  otherwise: ['Can you tell me a little more about that?', 'Can you say a little more about that?'],
};

/** For somebody who says that such a thing never happened. */
export const A_SMALL_ONE = [
  'Even a small one is worth telling. Can you think of {story}, and tell me what happened?',
  'It can be something small. What comes nearest to it?',
];

/** For a story in which nothing that others did was told either. */
export const WHAT_THEN = ['What did you say or do then?', 'And what did you do about it yourself?'];

/** For a scene that is set, or a case that is named, and nothing yet that anybody could have done something about. */
export const AND_WHAT_HAPPENED = [
  'What happened then, and what did you do?',
  'So what happened then, and what did you do?',
];

/** The same where it is a piece of work that was asked about. */
export const MORE_OF_THE_WORK = ['Can you say a little more about it, and what you did yourself?'];

/** For a story that stops in the middle. */
export const AND_THEN_WHAT = ['And what happened then?', 'And what happened after that?'];

/** For somebody who says that it happens all the time, or that there were many. */
export const ONE_OF_THOSE_TIMES = ['Can you pick one of those times, and tell me what happened?'];
export const ONE_OF_THEM = ['Can you pick one of them, and tell me what happened?'];

/** For a story that was asked for and not told: nothing has happened yet that could be asked on. */
export const A_CASE = [
  'Can you think of {story}, and tell me what happened?',
  'Can you think of one particular case, and tell me what you did?',
];
