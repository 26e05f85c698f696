import type { QuestionType } from '#contract/words.ts';
import type { Asked } from './choose-asked.ts';

/** A question before its slots are filled; fill-pattern.ts says which slots there are. */
export interface QuestionPattern {
  type: QuestionType;
  topic: string;
  text: string;
  signals: readonly string[];
}

const pattern = (type: QuestionType, topic: string, text: string, signals: string): QuestionPattern => ({
  type,
  topic,
  text,
  signals: signals.split(' '),
});

const INTRO_SIGNALS =
  'years experience worked background currently before studied skills started responsible interested next learned enjoy';
const intro = (text: string) => pattern('intro', 'your background', text, INTRO_SIGNALS);

/** First questions; the second kind names one thing that the posting asks for. */
export const OPENING: Readonly<Record<'plain' | 'named', readonly QuestionPattern[]>> = {
  plain: [
    intro('To begin, please tell me about your background and how it led you to {the role}.'),
    intro('To start with, tell me about your experience so far as it relates to {the role}.'),
    intro('To begin, walk me through your background and what in it prepares you to work as {a role}.'),
    intro('To start with, please tell me what you have done so far that fits {the role}.'),
  ],
  named: [
    intro('To begin, tell me about your background as it relates to {the role}, and to {skill} in particular.'),
    intro('To start with, tell me how your background has prepared you for {the role}, above all for {skill}.'),
    intro('To begin, walk me through what you have done so far that fits {the role}, and where {skill} came into it.'),
  ],
};

/** The first question for somebody who is only starting out. */
export const BEGINNERS_OPENING: readonly QuestionPattern[] = [
  intro('To begin, please tell me about yourself and your path to {the role}.'),
  intro('To start with, tell me a little about yourself and what has prepared you for {the role}.'),
];

const MOTIVATION_SIGNALS = 'enjoy interested because people learn grow skills experience proud help difference career';
const reasons = (text: string) => pattern('motivation', 'your reasons', text, MOTIVATION_SIGNALS);

export const MOTIVATION: Readonly<Record<'named' | 'unnamed', readonly QuestionPattern[]>> = {
  named: [
    reasons('Why would you like to work as {a role} at {company}?'),
    reasons('What draws you to {the role} at {company}?'),
  ],
  unnamed: [reasons('Why do you want to work as {a role}?'), reasons('What draws you to {the role}?')],
};

/** Questions near the end that look at oneself. */
export const SELF_ASSESSMENT: readonly QuestionPattern[] = [
  pattern(
    'self_assessment',
    'your strengths',
    'What would you say is your greatest strength as {a role}?',
    'strength good example people organised patient reliable feedback helped result skill detail',
  ),
  pattern(
    'self_assessment',
    'getting better',
    'What is one thing in your work that you are trying to get better at?',
    'improve weakness practise feedback learning course plan progress better started example working',
  ),
];

const USE = 'used project first check because example result problem step decided';
const DO = 'first prepare check step then because careful example result problem';
const KNOW = 'rule check follow because example careful mistake record training safe';
const SHOW = 'example situation people decided helped result learned calm team feedback';

const asks = (type: QuestionType, text: string, signals: string) => pattern(type, '{skill}', text, signals);

/**
 * Questions about a thing that the posting asks for, by what kind of thing it is. The name may be singular or plural, a
 * noun or a doing, one or two, so no verb agrees with it.
 */
export const ABOUT_ONE: Readonly<Record<Asked['kind'], readonly QuestionPattern[]>> = {
  tool: [
    asks('technical', 'How have you used {skill} in your work?', USE),
    asks('behavioral', 'Tell me about a piece of work in which you relied on {skill}.', USE),
    asks('technical', 'What mistakes do people often make with {skill}?', USE),
    asks('technical', 'What would you tell a colleague who is about to use {skill} for the first time?', USE),
    asks('technical', 'When would you choose not to use {skill}?', USE),
    asks('technical', 'What limits of {skill} have you run into?', USE),
  ],
  practice: [
    asks('technical', 'Walk me through how you approach {skill}.', DO),
    asks('behavioral', 'Tell me about a problem with {skill} that you solved.', DO),
    asks('technical', 'What goes wrong most often with {skill}?', DO),
    asks('technical', 'What is the first thing that you would teach a new colleague about {skill}?', DO),
    asks('behavioral', 'Tell me about a piece of your work that involved {skill}.', DO),
    asks('technical', 'What do you pay most attention to in {skill}?', DO),
  ],
  knowledge: [
    asks('technical', 'How do you put your knowledge of {skill} into practice?', KNOW),
    asks('technical', 'How would you explain {skill} to somebody who is new to the work?', KNOW),
    asks('behavioral', 'Tell me about a time when your knowledge of {skill} made a difference.', KNOW),
    asks('technical', 'What do people most often get wrong about {skill}?', KNOW),
  ],
  quality: [
    asks('behavioral', 'Tell me about a time when {skill} made a difference in your work.', SHOW),
    asks('behavioral', 'Tell me about a day that put your {skill} to the test.', SHOW),
    asks('general', 'How do you bring {skill} to your work as {a role}?', SHOW),
  ],
  duty: [
    asks('technical', 'How do you go about {skill}?', DO),
    asks('behavioral', 'Tell me about a time when something went wrong while you were {skill}.', DO),
    asks('technical', 'What do you watch out for when you are {skill}?', DO),
    asks('behavioral', 'Tell me about a day when {skill} did not go to plan.', DO),
    asks('technical', 'What would you teach a new colleague about {skill}?', DO),
    asks('technical', 'Talk me through the steps that you take when you are {skill}.', DO),
    asks('behavioral', 'Tell me about a decision that you had to take while you were {skill}.', DO),
    asks('technical', 'What goes wrong most often when people are {skill}?', DO),
  ],
};
