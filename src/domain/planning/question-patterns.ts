import type { QuestionType } from '#contract/words.ts';
import type { SkillKind } from './knowledge/family.ts';

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

/** First questions, by how many things that the posting asks for they name. */
export const OPENING: readonly (readonly QuestionPattern[])[] = [
  [
    intro('To begin, please tell me about your background and how it led you to this {role} role.'),
    intro('To start with, tell me about your experience so far as it relates to this {role} role.'),
    intro('To begin, walk me through your background and what in it prepares you to work as {a role}.'),
  ],
  [
    intro('To begin, tell me about your background as it relates to this {role} role, and to {skill} in particular.'),
    intro('To start with, tell me how your background has prepared you for this {role} role, above all for {skill}.'),
  ],
  [
    intro(
      'To begin, tell me about your background as it relates to this {role} role, especially your experience with {skill} and {skill2}.',
    ),
    intro(
      'To start with, tell me how your background prepares you for this {role} role, above all for {skill} and {skill2}.',
    ),
  ],
  [
    intro(
      'To begin, tell me about your background as it relates to this {role} role, especially your experience with {skill}, {skill2} and {skill3}.',
    ),
    intro(
      'To start with, tell me how your background prepares you for this {role} role, above all for {skill}, {skill2} and {skill3}.',
    ),
  ],
];

/** The first question for somebody who is only starting out. */
export const BEGINNERS_OPENING: readonly QuestionPattern[] = [
  intro('To begin, please tell me about yourself and your path to this {role} role.'),
  intro('To start with, tell me a little about yourself and what has prepared you for this {role} role.'),
];

const MOTIVATION_SIGNALS = 'enjoy interested because people learn grow skills experience proud help difference career';
const reasons = (text: string) => pattern('motivation', 'your reasons', text, MOTIVATION_SIGNALS);

export const MOTIVATION: Readonly<Record<'named' | 'unnamed', readonly QuestionPattern[]>> = {
  named: [
    reasons('Why would you like to work as {a role} at {company}?'),
    reasons('What draws you to the {role} role at {company}?'),
  ],
  unnamed: [reasons('Why do you want to work as {a role}?'), reasons('What draws you to this {role} role?')],
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
 * Questions about one thing that the posting asks for, by what kind of thing it is; easier before harder. The name may
 * be singular or plural, a noun or a doing, so no verb agrees with it.
 */
export const ABOUT_ONE: Readonly<Record<SkillKind | 'duty' | 'found', readonly QuestionPattern[]>> = {
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
    asks('behavioral', 'Tell me about a time when {skill} gave you trouble.', DO),
    asks('technical', 'What matters most to you when it comes to {skill}?', DO),
    asks('technical', 'What goes wrong most often with {skill}?', DO),
    asks('technical', 'When it comes to {skill}, what does good work look like to you?', DO),
    asks('technical', 'What is the first thing that you would teach a new colleague about {skill}?', DO),
  ],
  knowledge: [
    asks('technical', 'How do you put your knowledge of {skill} into practice?', KNOW),
    asks('technical', 'How would you explain {skill} to somebody who is new to the work?', KNOW),
    asks('behavioral', 'Tell me about a time when your knowledge of {skill} made a difference.', KNOW),
    asks('technical', 'What do people most often get wrong about {skill}?', KNOW),
    asks('technical', 'How do you keep your knowledge of {skill} up to date?', KNOW),
  ],
  credential: [
    asks('technical', 'What did you take from your {skill} training that you still use?', KNOW),
    asks('behavioral', 'Tell me about a time when your {skill} training made a difference in your work.', KNOW),
  ],
  quality: [
    asks('behavioral', 'Tell me about a time when {skill} made a difference in your work.', SHOW),
    asks('behavioral', 'Tell me about a day that put your {skill} to the test.', SHOW),
    asks('general', 'How do you bring {skill} to your work as {a role}?', SHOW),
  ],
  duty: [
    asks('technical', 'How do you go about {skill}?', DO),
    asks('behavioral', 'Tell me about a time when {skill} was harder than you had expected.', DO),
    asks('technical', 'What matters most to you when you are {skill}?', DO),
    asks('technical', 'What do you watch out for when you are {skill}?', DO),
  ],
  found: [
    asks('general', 'How have you worked with {skill} so far?', DO),
    asks('behavioral', 'Tell me about a time when you had to rely on what you know about {skill}.', DO),
    asks('technical', 'How would you explain {skill} to somebody who is new to the work?', DO),
    asks('general', 'What do you find hardest about {skill}?', DO),
    asks('technical', 'What goes wrong most often with {skill}?', DO),
  ],
};

const PAIR = '{skill} and {skill2}';
const THREE = '{skill}, {skill2} and {skill3}';

/** Questions that take up several things at once, for a posting that asks for more than there are questions. */
export const ABOUT_SEVERAL: Readonly<Record<2 | 3, readonly QuestionPattern[]>> = {
  2: [
    pattern('behavioral', PAIR, `Tell me about a piece of work that called for both ${PAIR}.`, USE),
    pattern('technical', PAIR, `How do ${PAIR} come together in your work?`, USE),
    pattern('technical', PAIR, `What have you learned about ${PAIR} that you would pass on to a new colleague?`, USE),
    pattern('technical', PAIR, `What part do ${PAIR} play in your work?`, DO),
    pattern('technical', PAIR, `Walk me through a day on which you would need both ${PAIR}.`, DO),
  ],
  3: [
    pattern('behavioral', THREE, `Tell me about a piece of work that called for ${THREE}.`, USE),
    pattern('technical', THREE, `How do ${THREE} come together in your work?`, USE),
    pattern('technical', THREE, `What have you learned about ${THREE} that you would pass on to a new colleague?`, USE),
  ],
};
