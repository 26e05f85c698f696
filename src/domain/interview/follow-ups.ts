import type { QuestionType } from '#contract/words.ts';
import type { Gap } from '#domain/reading/reading.ts';

type Asks = Partial<Record<QuestionType, readonly string[]>> & { any: readonly string[] };

/**
 * What is asked for what lacks, by the type of the question; each can be asked after any answer of its kind, and each of a
 * row begins in words of its own. `{shorter}` is the question in other and fewer words.
 */
export const FOLLOW_UPS: Record<Gap, Asks> = {
  refocus: {
    any: [
      'I would like to come back to the question itself. {shorter}',
      'Let me bring us back to what I asked. {shorter}',
      'Let us come back to the question. {shorter}',
    ],
  },
  own_action: {
    any: [
      'What was your own part in that?',
      'How did you go about it yourself?',
      'What did you do there yourself?',
      'Which part of it fell to you?',
    ],
    situational: ['And what would you do yourself at that point?', 'What would your own first step be?'],
    technical: ['Which part of that do you do yourself?', 'What have you done of that yourself?'],
    motivation: ['What have you done in that direction so far?', 'Where have you done that kind of work yourself?'],
    self_assessment: ['What do you do about it yourself?', 'How do you deal with that?'],
    general: ['What do you do about it yourself?', 'Where have you come across that yourself?'],
  },
  outcome: {
    any: ['How did it turn out in the end?', 'What came of it?', 'How did that end?', 'And what was the result?'],
    situational: ['How would you know that it had worked?', 'What would you expect to come of that?'],
    technical: ['How can you tell at the end that it was done well?', 'What tells you that it has worked?'],
    motivation: ['What would you hope to have reached after a year?', 'What do you hope comes of it?'],
    self_assessment: ['What has come of that so far?', 'What difference has it made?', 'Where has that shown?'],
    general: ['What difference did that make?', 'What came of it?', 'How did that end?'],
  },
  specifics: {
    any: ['Can you give me one example of that?', 'Can you tell me about one particular time?'],
    behavioral: [
      'Can you take one particular time and tell me what happened and what you did?',
      'What exactly happened, and what did you do?',
      'Can you tell me about one time when that came up?',
      'Which time do you remember best, and what did you do then?',
    ],
    situational: ['What exactly would you do or say first?', 'How would that look, step by step?'],
    technical: [
      'What does that look like in practice?',
      'Can you take one case that you remember and tell me how it went?',
      'What exactly do you do, one step after the other?',
    ],
    motivation: ['What in particular draws you to this?', 'Which part of the work do you have in mind?'],
    intro: [
      'What was a normal day like in that work?',
      'Can you tell me a little more about the work that you have done?',
    ],
    self_assessment: [
      'Can you give me one example of that from your work?',
      'When did that last show, and what happened?',
      'What would be an example of that?',
    ],
  },
  reason: {
    any: [
      'What made you do it that way?',
      'Why did you decide on that?',
      'How did you come to do it like that?',
      'What was your reason for that?',
    ],
    situational: ['Why would you do it that way?', 'What would be your reason for that?', 'And why that first?'],
    technical: ['Why is it done that way?', 'What is the reason for doing it like that?', 'And why like that?'],
    motivation: [
      'What draws you to the work itself?',
      'And why this job in particular?',
      'Why does that matter to you?',
    ],
    intro: ['What made you choose that?', 'What led you there?', 'How did you come to that work?'],
    self_assessment: ['What makes you say that?', 'Why do you think that is?', 'How do you know that?'],
    general: ['What makes you say that?', 'Why do you see it that way?', 'What is your reason for that?'],
  },
  check_fact: {
    any: [
      'I am not sure that I followed that. Could you say it once more, in short?',
      'I may have got that wrong. How was it, in two or three sentences?',
      'I want to be sure that I have it right. Can you go through it once more?',
    ],
  },
};

/** After an answer that says 'we' throughout. */
export const OWN_PART_AMONG_OTHERS: readonly string[] = [
  'Which part of that did you do yourself?',
  'What was your own part in that?',
  'And you yourself, what did you do?',
  'Of all that, what was yours to do?',
];

/** Where one is asked in which nothing was told of what was asked for yet. */
export const MORE_OF_A_FEW_WORDS: Partial<Record<QuestionType, readonly string[]>> = {
  behavioral: ['Can you walk me through what happened?', 'Can you think of one time, and tell me what happened?'],
  situational: ['What would you do first, and what after that?', 'And what would you do then?'],
  technical: ['What does that look like in practice?', 'Can you take one case and tell me how it goes?'],
};

/** The same in plainer words, for who did not understand. */
export const PLAINER: Record<Gap | 'probe', readonly string[]> = {
  refocus: ['What is the short version?', 'Sum it up in one sentence.', 'Pick the one thing that mattered most.'],
  own_action: ['What did you do, apart from the others?', 'Which of those things was your job?'],
  outcome: ['What happened afterwards?', 'What was different at the end?'],
  specifics: ['Tell me one thing that I could have seen you do.', 'What is one real example of it?'],
  reason: ['What was your reason?', 'Why that, and not something else?'],
  check_fact: ['Tell it to me again, as short as you like.', 'The main points are enough, one after the other.'],
  probe: ['A word or two is enough. What comes to mind?', 'Just say what comes to mind first.'],
};

export const WHAT_COMES_TO_MIND = 'What comes to mind?';

/** A question of one type in other and fewer words, for who has heard it and asked something back. */
export const SHORTER_QUESTION: Record<QuestionType, readonly string[]> = {
  behavioral: [
    'What happened, and what did you do?',
    WHAT_COMES_TO_MIND,
    'Which time would you like to tell me about?',
  ],
  situational: ['So, what would you do?', 'What would you do first?', WHAT_COMES_TO_MIND],
  technical: ['What can you tell me about it?', WHAT_COMES_TO_MIND, 'What do you know of it?'],
  motivation: ['What would you say?', WHAT_COMES_TO_MIND, 'How would you put it?'],
  intro: ['So, what have you done up to now?', 'What work have you done?', WHAT_COMES_TO_MIND],
  self_assessment: ['What would you say?', WHAT_COMES_TO_MIND, 'How would you put it?'],
  general: ['What can you tell me about it?', WHAT_COMES_TO_MIND, 'What would you say?'],
};

/** The same where a way of working is asked for. */
export const SHORTER_METHOD: readonly string[] = [
  'So, how do you go about it?',
  'What do you do first?',
  'What can you tell me about it?',
];

/** A question of one type, put so that anybody can answer it; `{topic}` is what it is about. */
export const PLAINER_QUESTION: Record<QuestionType, readonly string[]> = {
  behavioral: ['Think of one day at work when it came to {topic}, and tell me what happened.'],
  situational: ['Picture it happening to you. What would you do first?'],
  technical: ['Tell me how you go about {topic}, step by step.'],
  motivation: ['Tell me what you would like about this work.'],
  intro: ['Tell me what work you do now, and what you did before.'],
  self_assessment: ['Tell me one thing that you know about yourself here.'],
  general: ['Tell me what you think about {topic}, in your own words.'],
};

/** A smaller version of a question, for who has no answer. */
export const SMALLER: Record<QuestionType, readonly string[]> = {
  behavioral: ['It can be something small, from any job, from school or from home. What comes nearest to it?'],
  situational: ['There is no wrong answer here. What would be the very first thing that you would do?'],
  technical: ['Then take what comes nearest to it in your own work. How do you go about that?'],
  motivation: ['Then start small. What is one thing about this work that you would look forward to?'],
  intro: ['Start with one thing that you have done, paid or not. What was it?'],
  self_assessment: ['Think of what somebody who worked with you would say. What comes to mind?'],
  general: ['Start from something that you have seen yourself. What comes to mind?'],
};

/** What would do as an example. */
export const EXAMPLES: Record<QuestionType, string> = {
  behavioral: 'a day when something did not go as planned, and what you did',
  situational: 'what you would say first, and whom you would tell',
  technical: 'a piece of work that you have done yourself, from start to end',
  motivation: 'a part of the work that you would look forward to',
  intro: 'what you do now, and one thing before that',
  self_assessment: 'something that others often ask you to do',
  general: 'something that you have seen at work',
};
