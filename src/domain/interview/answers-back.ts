/** Where one of two was offered. */
const EITHER = [
  'Whichever you can tell more about. {shorter}',
  'The choice is yours, both will do. {shorter}',
  'Take either of them. {shorter}',
];

/** Where one way to take it was offered. */
const YES = ['Yes, take it like that. {shorter}', 'Yes, that would fit. {shorter}', 'Yes, just so.'];

/** What is answered to questions about the question: how it is meant, which case would do, what a word means. */
export const ANSWERS_BACK: Readonly<Record<string, readonly string[]>> = {
  meaning_of_word: [
    'I have no plainer word for it, I am afraid, so leave it out. {shorter}',
    'I cannot say it more plainly, so take what you think it means. {shorter}',
    'Leave that word out, then, and tell me what you can.',
  ],
  'meaning_of_word/sense_offered': [
    'Take it the way that people in your work do. {shorter}',
    'I mean it as you would use it at work. {shorter}',
    'Take it as you understand it, and that will do.',
  ],
  'meaning_of_word/sense_offered/yes_no': YES,
  'meaning_of_word/word/either': EITHER,
  'meaning_of_word/sense_offered/either': EITHER,
  'rephrase/plainer/either': EITHER,
  unclear_follow_up: [
    'I mean what you have just told me. {plainer}',
    'It is about what you told me before this. {plainer}',
    'Whatever you would like to add to what you told me is fine.',
  ],
  word_explained: [
    'By {word} I mean {meaning}. {shorter}',
    'In plain words, {word} is {meaning}. If it is no part of your work, just say skip.',
    'Think of {meaning}. {shorter}',
  ],
  which_case: [
    'Whichever you like, the one you know best for instance. {shorter}',
    'Any will do, take the one that you remember best. {shorter}',
    'I leave the choice to you.',
  ],
  'which_case/any_case/either': EITHER,
  'which_case/as_whom': [
    'As yourself, the way you would do this job. {shorter}',
    'Speak as the one who does this work. {shorter}',
    'As you, in this role.',
  ],
  'which_case/reading_offered': [
    'Take it the way that you understand it. {shorter}',
    'However you understand it is right. {shorter}',
    'As you understand it, that is fine.',
  ],
  'which_case/reading_offered/either': EITHER,
  'which_case/reading_offered/yes_no': YES,
  'which_case/fact_of_case/yes_no': [
    '{supposed} {shorter}',
    'Suppose that it is so. {shorter}',
    'Yes, take it like that.',
  ],
  'which_case/fact_of_case/either': [
    'Let us say the first of the two. {shorter}',
    'Take it to be the first. {shorter}',
    'The first of them, let us say.',
  ],
  'which_case/fact_of_case': [
    'I leave that open, so assume whichever you think likely. {shorter}',
    'That is left open, so take it as you would expect it to be. {shorter}',
    'You may choose.',
  ],
  'which_case/how_openly': [
    'As openly as you like, and names can stay out. {shorter}',
    'Leave out names and places as you wish. {shorter}',
    'Only what you are comfortable with, without names.',
  ],
  'which_case/how_long': [
    'A minute or two is plenty. {shorter}',
    'As long as it takes to tell it, a couple of minutes at most. {shorter}',
    'That is up to you.',
  ],
  'which_case/where_to_start': [
    'Wherever you like, from the very beginning for instance.',
    'Start with whatever comes to mind first.',
    'Anywhere you like.',
  ],
  'which_case/may_use': ['Yes, of course, go ahead.', 'By all means, that will do very well.', 'Yes, that is fine.'],
};
