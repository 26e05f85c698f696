/** Where one of two was offered. */
const EITHER = ['Whichever you can tell more about. {again}', 'The choice is yours. {again}', 'Both will do. {again}'];

/** What is answered to questions about the question: how it is meant, which case would do, what a word means. */
export const ANSWERS_BACK: Readonly<Record<string, readonly string[]>> = {
  meaning_of_word: [
    'Take it in whichever sense fits your work best. {asked}',
    'It need not be exactly that, something close to it will do. {asked}',
    'Leave that word out, then, and tell me what you can. {again}',
  ],
  'meaning_of_word/sense_offered': [
    'Yes, if people in your work say it so. {asked}',
    'Take it the way that your work does. {asked}',
    'As you would say it at work. {asked}',
  ],
  'meaning_of_word/word/either': EITHER,
  'meaning_of_word/sense_offered/either': EITHER,
  unclear_follow_up: [
    'I mean what you have just told me. {plainer}',
    'It is about what you told me before this. {plainer}',
    'Whatever you would like to add to what you told me is fine.',
  ],
  word_explained: [
    'By {word} I mean {meaning}. {asked}',
    'In plain words, {word} is {meaning}. {asked}',
    'Think of {meaning}. {asked}',
  ],
  which_case: [
    'Whichever you like, take the one you know best. {again}',
    'Any will do, the one that you remember best for instance. {again}',
    'I leave the choice to you. {again}',
  ],
  'which_case/any_case/either': EITHER,
  'which_case/as_whom': [
    'As yourself, the way you would do this job. {again}',
    'Speak as the one who does this work. {again}',
    'As you, in this role. {again}',
  ],
  'which_case/reading_offered': [
    'Take it the way that you understand it. {again}',
    'However you understand it is right. {again}',
    'As you understand it. {again}',
  ],
  'which_case/reading_offered/either': EITHER,
  'which_case/reading_offered/yes_no': [
    'Yes, take it like that. {again}',
    'Yes, that would fit. {again}',
    'Yes, just so. {again}',
  ],
  'which_case/fact_of_case/yes_no': ['{supposed} {again}', 'Suppose that it is so. {again}', 'Yes, take it like that.'],
  'which_case/fact_of_case/either': [
    'Let us say the first of the two. {again}',
    'Take it to be the first. {again}',
    'The first of them, let us say.',
  ],
  'which_case/fact_of_case': [
    'Assume whichever you think likely, and tell me what you take it to be. {again}',
    'That is left open, so take it as you would expect it to be. {again}',
    'You may choose. {again}',
  ],
  'which_case/how_openly': [
    'As openly as you like, and names can stay out. {again}',
    'Leave out names and places as you wish, the rest is up to you. {again}',
    'Only what you are comfortable with, without names. {again}',
  ],
  'which_case/how_long': [
    'A minute or two is plenty. {again}',
    'As long as it takes to tell it, a couple of minutes at most. {again}',
    'That is up to you. {again}',
  ],
  'which_case/where_to_start': [
    'Wherever you like, from the very beginning for instance.',
    'Start with whatever comes to mind first.',
    'Anywhere you like. {again}',
  ],
  'which_case/may_use': ['Yes, of course, go ahead.', 'By all means, that will do very well.', 'Yes, that is fine.'],
};
