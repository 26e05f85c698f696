import type { QuestionType } from '#contract/words.ts';

/** Openings of a rephrased or a narrower ask; what follows is the ask itself. */
export const REPHRASE_OPENINGS = [
  'Let me put it another way.',
  'Let me ask it differently.',
  'In other words, then.',
] as const;
/** For a situation, which cannot well be told in other words. */
export const STEP_BY_STEP = [
  'Let me put the case once more.',
  'One step at a time, then.',
  'Let us begin with a part of it.',
] as const;
/** Before a follow-up that has no other words. */
export const IN_A_FEW_WORDS = [
  'A few words are enough.',
  'Take it as simply as you like.',
  'Whatever comes to mind first will do.',
] as const;
export const NARROWER_OPENINGS = ['That is fine.', 'No problem at all.', 'That is quite all right.'] as const;
/** For a mind that has gone blank: time first. */
export const AFTER_A_BLANK = [
  'That happens, take a moment.',
  'There is no hurry at all.',
  'That is all right, take your time.',
] as const;

/** The main question in plainer words, with what it is about. A line is left out where the question has no such part. */
export const PLAINER: Record<QuestionType, readonly string[]> = {
  behavioral: [
    'Think of {story}, big or small. What happened?',
    'I would like to hear of {story}. What did you do?',
    'Think of something that happened to you, big or small, to do with {topic}. What did you do?',
    'Pick one example to do with {topic} and tell me what happened.',
  ],
  situational: [
    'Picture this: {supposed}. What do you do first?',
    'What is the first thing that you would do there?',
    'Say it happens tomorrow: {supposed}. What comes first?',
  ],
  technical: [
    'Say that you have to {doing}. What do you do first, and what comes next?',
    'A new colleague has to {doing}. What do you tell them to do first?',
    'Picture this: {supposed}. What do you do?',
    'Tell me what you do with {topic}, and how.',
    'What have you done with {topic} so far?',
  ],
  intro: [
    'Tell me in a few sentences what you have done so far.',
    'What have you been working on lately?',
    'How did you come to this kind of work?',
  ],
  motivation: [
    'What draws you to {wish}?',
    'What do you like about the thought of {wish}?',
    'What attracts you to this kind of work?',
    'What made you look at this job?',
  ],
  self_assessment: [
    'Tell me one thing about yourself to do with {topic}.',
    'What would a colleague say about you and {topic}?',
    'What comes to mind when you think about {topic}?',
  ],
  general: [
    'What comes to mind when you think about {topic}?',
    'What would you like me to know about {topic}?',
    'Tell me whatever you can about {topic}.',
  ],
};

/** A smaller version of the main question, after "I don't know". */
export const SMALLER: Record<QuestionType, string> = {
  behavioral: 'Any small example will do, from work, study or home. What happened?',
  situational: 'What would be your very first step?',
  technical: 'What have you done that comes near it, even briefly?',
  intro: 'What have you been doing most recently?',
  motivation: 'What is one thing about this kind of work that you like?',
  self_assessment: 'What would a colleague say about you?',
  general: 'What is one thing that you could say about it?',
};

/** What would do as an answer, without being one. */
export const EXAMPLE_OF_A_CASE: Record<QuestionType, string> = {
  behavioral: 'one day when it came up, what you did about it and how it ended',
  situational: 'the first thing you would do, the next, and why',
  technical: 'the last job where it came up and how you went about it',
  intro: 'what you do now, what came before, and what you would like next',
  motivation: 'one thing that you like about this work and where that comes from',
  self_assessment: 'one thing about you and a day when it showed',
  general: 'your view in a sentence, and something you saw that made you think so',
};

/** A short word before a follow-up that quotes nothing. */
export const OPENINGS: readonly string[] = ['Thank you.', 'Okay.', 'All right.', 'Thanks.'];
