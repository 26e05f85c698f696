import type { QuestionType } from '#contract/words.ts';

/** That an answer was heard, whatever it was. */
export const ACKNOWLEDGEMENTS: readonly string[] = [
  'Thank you.',
  'Okay, thank you.',
  'Right, thank you.',
  'Thanks.',
  'All right, thank you.',
  'Okay.',
  'Right, thanks.',
  'Okay, thanks.',
  'All right.',
  'Thank you very much.',
];

/** The same for an answer of some length, by what was asked for; none says what was understood, and none grades. */
export const ACKNOWLEDGEMENTS_BY_TYPE: Partial<Record<QuestionType, readonly string[]>> = {
  behavioral: [
    'Thank you for taking me through it.',
    'Thank you for telling me that.',
    'Thanks for taking me through that.',
    'Thank you for walking me through that.',
  ],
  intro: ['Thank you for telling me about yourself.'],
  self_assessment: ['Thank you for being frank about it.', 'Thank you for telling me.'],
};

/** After something of their own life. */
export const TOLD_SOMETHING_PERSONAL: readonly string[] = [
  'Thank you for telling me about it.',
  'Thank you for being so open with me.',
  'I am glad that you told me, thank you.',
];

/** After a death that was told. */
export const TOLD_OF_A_DEATH = 'Thank you for telling me that.';
/** Both before the goodbye, which has thanks of its own. */
export const TOLD_OF_A_DEATH_AT_LAST = 'Thank you for telling me that, it must have stayed with you.';
export const TOLD_SOMETHING_PERSONAL_AT_LAST = 'I am glad that you told me that.';
