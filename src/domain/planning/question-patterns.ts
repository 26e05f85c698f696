import type { InterviewStyle, QuestionType } from '#contract/words.ts';

/** A question before its role and skill are filled in. `{role}` and `{skill}` are the only slots. */
export interface QuestionPattern {
  text: string;
  type: QuestionType;
  topic: string;
  signals: readonly string[];
}

const words = (text: string) => text.split(' ');
const pattern = (type: QuestionType, topic: string, text: string, signals: string): QuestionPattern => ({
  type,
  topic,
  text,
  signals: words(signals),
});

export const OPENING = pattern(
  'intro',
  'your background',
  'To begin, please tell me about yourself and what brings you to this {role} role.',
  'years experience worked role background team currently studied company skills started job responsible interested next',
);

export const BEHAVIORAL: readonly QuestionPattern[] = [
  pattern(
    'behavioral',
    'working under pressure',
    'Tell me about a time when you had to deliver something important under pressure.',
    'deadline pressure urgent busy late hours priority delivered finished time quickly plan calm',
  ),
  pattern(
    'behavioral',
    'a disagreement with a colleague',
    'Describe a situation where you disagreed with a colleague and how you dealt with it.',
    'disagreed colleague opinion conflict talked listened compromise manager agreed meeting argument solution',
  ),
  pattern(
    'behavioral',
    'a mistake',
    'Tell me about a mistake you made at work and what you did about it.',
    'mistake error wrong forgot noticed told fixed apologised manager check learned again',
  ),
  pattern(
    'behavioral',
    'a difficult person',
    'Give me an example of when you had to deal with a difficult customer, client or person at work.',
    'customer client angry upset complaint listened calm apologised explained solution manager refund',
  ),
  pattern(
    'behavioral',
    'improving how things are done',
    'Tell me about a time when you improved the way something was done.',
    'improved process slow changed idea suggested faster saved time introduced easier result team',
  ),
  pattern(
    'behavioral',
    'learning something quickly',
    'Describe a situation where you had to learn something new quickly.',
    'learn new training course asked practised read system week colleague confident quickly',
  ),
  pattern(
    'behavioral',
    'helping a team',
    'Tell me about a time when you helped a team reach a goal.',
    'team goal helped together organised shared tasks colleagues supported target reached plan',
  ),
  pattern(
    'behavioral',
    'something that did not go to plan',
    'Give me an example of something that did not go to plan and how you reacted.',
    'plan changed problem unexpected failed adapted alternative solved decided result delay backup',
  ),
  pattern(
    'behavioral',
    'taking responsibility',
    'Tell me about a time when you took responsibility without being asked.',
    'responsibility volunteered noticed initiative decided organised started owner led problem team result',
  ),
];

export const SITUATIONAL: readonly QuestionPattern[] = [
  pattern(
    'situational',
    'your first weeks',
    'What would you do in your first month as {role}?',
    'learn meet team understand listen ask priorities plan goals first weeks customers process',
  ),
  pattern(
    'situational',
    'competing priorities',
    'How would you decide what to do first if several things were urgent at once?',
    'priority urgent important deadline impact list ask manager delegate first plan communicate',
  ),
  pattern(
    'situational',
    'a problem nobody noticed',
    'What would you do if you noticed a problem that nobody else had seen?',
    'check confirm tell manager report fix risk evidence team prevent document first',
  ),
];

export const PERSONAL: readonly QuestionPattern[] = [
  pattern(
    'motivation',
    'your reasons',
    'Why do you want to work as {role}?',
    'enjoy interested because work people learn grow skills company experience proud help',
  ),
  pattern(
    'self_assessment',
    'your strengths',
    'What would you say is your greatest strength in this kind of work?',
    'strength good example people organised patient reliable feedback helped result skill detail',
  ),
  pattern(
    'self_assessment',
    'what you want to get better at',
    'What is one thing you are working on getting better at?',
    'improve weakness practise feedback learning course plan progress better started example working',
  ),
];

/** Questions about one skill of the posting. */
export const ABOUT_SKILL: readonly QuestionPattern[] = [
  pattern(
    'technical',
    '{skill}',
    'How do you use {skill} in your work?',
    'use used work first then check because tool example result problem step',
  ),
  pattern(
    'technical',
    '{skill}',
    'Walk me through how you would approach a task that depends on {skill}.',
    'first start check plan step because then test measure result risk example',
  ),
  pattern(
    'behavioral',
    '{skill}',
    'Tell me about a time when {skill} made a real difference to a result.',
    'used project problem result improved because decided built changed team difference saved',
  ),
  pattern(
    'technical',
    '{skill}',
    'What goes wrong most often with {skill}, and how do you deal with it?',
    'problem mistake wrong check prevent fix because common usually example error careful',
  ),
];

/** Questions for work without a skill that the text names. */
export const CRAFT: readonly QuestionPattern[] = [
  pattern(
    'technical',
    'quality in your work',
    'How do you make sure that your work as {role} is done well?',
    'check quality careful standard list test ask feedback review safe step detail',
  ),
  pattern(
    'technical',
    'a typical task',
    'Walk me through how you do a typical task of a {role}, from beginning to end.',
    'first start prepare then check finish tool step clean customer safe after',
  ),
  pattern(
    'technical',
    'safety and rules',
    'What rules or standards matter most in your work, and how do you keep to them?',
    'rules safety standard policy check hygiene law training report follow careful record',
  ),
];

/** Which kinds of question follow the opening, in turn, by style. */
export const ORDER: Record<InterviewStyle, readonly ('behavioral' | 'skill' | 'personal' | 'situational' | 'craft')[]> =
  {
    behavioral: [
      'behavioral',
      'behavioral',
      'personal',
      'behavioral',
      'behavioral',
      'situational',
      'behavioral',
      'behavioral',
      'personal',
    ],
    normal: [
      'behavioral',
      'skill',
      'personal',
      'behavioral',
      'situational',
      'skill',
      'behavioral',
      'craft',
      'personal',
    ],
    technical: ['skill', 'skill', 'skill', 'craft', 'skill', 'situational', 'skill', 'skill', 'behavioral'],
  };
