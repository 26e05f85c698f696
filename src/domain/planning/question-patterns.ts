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

/** First questions. */
export const OPENING: readonly QuestionPattern[] = [
  intro('To begin, please tell me about your background and how it led you to {the role}.'),
  intro('To start with, tell me about your experience so far as it relates to {the role}.'),
  intro('To begin, walk me through your background and what in it prepares you to work as {a role}.'),
  intro('To start with, please tell me what you have done so far that fits {the role}.'),
  intro('To begin, tell me what you have done so far and what of it you would bring to {the role}.'),
  intro('To start with, please tell me about the work that you have done and how it fits {the role}.'),
];

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
    asks('technical', 'What is the hardest thing that you have done with {skill}?', USE),
    asks('behavioral', 'Tell me about a problem that you solved with {skill}.', USE),
  ],
  practice: [
    asks('technical', 'How do you go about {skill}?', DO),
    asks('behavioral', 'Tell me about a time when {skill} was harder than you had expected.', DO),
    asks('technical', 'What do you pay most attention to in {skill}?', DO),
    asks('behavioral', 'Tell me about a time when something went wrong with {skill}.', DO),
    asks('technical', 'What is the hardest part of {skill}, and how do you deal with it?', DO),
  ],
  knowledge: [
    asks('technical', 'Where in your work does your knowledge of {skill} matter most?', KNOW),
    asks('technical', 'How would you explain {skill} to somebody who is new to the work?', KNOW),
    asks('behavioral', 'Tell me about a time when your knowledge of {skill} made a difference.', KNOW),
    asks('technical', 'What do people most often get wrong about {skill}?', KNOW),
  ],
  duty: [
    asks('technical', 'How do you go about {skill}?', DO),
    asks('behavioral', 'Tell me about a time when {skill} was harder than you had expected.', DO),
    asks('technical', 'What do you watch out for when you are {skill}?', DO),
    asks('behavioral', 'Tell me about a time when something went wrong while you were {skill}.', DO),
    asks('technical', 'What is the hardest part of {skill}, and how do you deal with it?', DO),
  ],
};

/** Questions about two things of one kind that the posting asks for, where an hour leaves room for what a bank does not name. */
export const ABOUT_TWO: Readonly<Record<'tool' | 'practice' | 'knowledge', readonly QuestionPattern[]>> = {
  tool: [
    asks('technical', 'How have you used {skill} and {skill2} in your work?', USE),
    asks('technical', 'What have you done with {skill} and {skill2} so far?', USE),
    asks('technical', 'What do people often get wrong with {skill} and {skill2}?', USE),
  ],
  practice: [
    asks('technical', 'What experience do you have with {skill} and with {skill2}?', DO),
    asks('technical', 'What do you pay most attention to in {skill} and in {skill2}?', DO),
    asks('technical', 'What have you learned so far about {skill} and about {skill2}?', DO),
    asks('technical', 'How have {skill} and {skill2} been part of your work so far?', DO),
  ],
  knowledge: [
    asks('technical', 'Where in your work do {skill} and {skill2} matter most?', KNOW),
    asks('technical', 'How would you explain {skill} and {skill2} to somebody who is new to the work?', KNOW),
  ],
};

/** Ways to ask about one thing; none about what is merely there, 'blueprints': of ten such questions two were good. */
export const waysToAsk = ({ name, kind }: Asked): readonly QuestionPattern[] =>
  (kind === 'practice' && !DONE.test(name)) || (kind === 'tool' && !NAME.test(name)) ? [] : ABOUT_ONE[kind];
/** 'Postgres' is a tool that one chooses and relies on, 'ladders' are there. */
const NAME = /[\p{Lu}\d]/u;
/** What is known is kept to, tools are used, all else is done. */
export const pairKind = ({ kind }: Asked): keyof typeof ABOUT_TWO =>
  kind === 'tool' || kind === 'knowledge' ? kind : 'practice';
const DONE =
  /^\p{Ll}+ing\b|(?:ing|ment|tion|sion|control|care|service|work|maintenance|handling|therapy|design|hygiene|technique|analysis|recovery|support)$/u;
