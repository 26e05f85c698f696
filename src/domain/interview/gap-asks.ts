import type { QuestionType } from '#contract/words.ts';
import type { Gap } from './move.ts';

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
  /** Ways to ask for what is missing. `{question}` is the question itself. */
  asks: Record<AskFamily, readonly string[]>;
  /** The same in plainer words. */
  plainer: readonly string[];
  /** A smaller version, after "I don't know". */
  smaller: string;
}

const BRING_BACK = ['Let me bring you back to what I asked. {question}', 'Back to the question itself. {question}'];

/** Every ask is one sentence or one question; a few of the candidate's own words may be put before it. */
export const GAP_ASKS: Record<Gap, GapAsks> = {
  refocus: {
    asks: { story: BRING_BACK, plan: BRING_BACK, knowledge: BRING_BACK, self: BRING_BACK },
    plainer: ['Pick the one thing that mattered most.', 'What is the short version?', 'Sum it up in one sentence.'],
    smaller: 'One sentence is enough.',
  },
  own_action: {
    asks: {
      story: ['Which part of that did you do yourself?', 'What was your own part in it?'],
      plan: ['Which of those steps would you take yourself?', 'What would your own part be?'],
      knowledge: ['Which part of that have you done yourself?', 'What do you do there yourself?'],
      self: ['What did you do there yourself?', 'What was your own part in that?'],
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
      story: ['Can you tell me about one particular time, and what you did?', 'What is one time when you did that?'],
      plan: ['What exactly would you do first?', 'What would that look like on the day?'],
      knowledge: ['Can you give me one example from your own work?', 'What does that look like in practice?'],
      self: ['Can you give me one example of that?', 'What makes you say that?'],
    },
    plainer: [
      'Tell me one thing that I could have seen you do.',
      'What is one real example of it?',
      'Describe one particular day.',
    ],
    smaller: 'Name just one detail that you remember.',
  },
  outcome: {
    asks: {
      story: ['How did it turn out in the end?', 'What came of it?'],
      plan: ['How would you know that it had worked?', 'What would you expect to change?'],
      knowledge: ['What difference does that make?', 'How do you know that it worked?'],
      self: ['What came of that?', 'How did that turn out?'],
    },
    plainer: ['What happened afterwards?', 'What was different at the end?', 'How did the story end?'],
    smaller: 'Even a small sign counts. What was different afterwards?',
  },
  reason: {
    asks: {
      story: ['Why did you do it that way?', 'What made you decide on that?'],
      plan: ['Why would you do it that way?', 'What would be your reason for that?'],
      knowledge: ['Why do you do it that way?', 'What is the reason for doing it like that?'],
      self: ['What makes you say that?', 'What is behind that for you?'],
    },
    plainer: ['What was your reason?', 'What were you thinking at the time?', 'Why that, and not something else?'],
    smaller: 'One reason is enough. What comes to mind?',
  },
  check_fact: {
    asks: {
      story: [
        'Could you go over the figures once more, so that I have them right?',
        'May I check the numbers with you?',
      ],
      plan: [
        'Could you go over the figures once more, so that I have them right?',
        'May I check the numbers with you?',
      ],
      knowledge: [
        'Could you go over the figures once more, so that I have them right?',
        'May I check the numbers with you?',
      ],
      self: [
        'Could you go over the figures once more, so that I have them right?',
        'May I check the numbers with you?',
      ],
    },
    plainer: ['What was the number before, and what was it after?', 'Which numbers are right?', 'How many was it?'],
    smaller: 'A rough guess is fine.',
  },
};
