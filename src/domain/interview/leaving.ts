import type { Part } from '#domain/reading/reading.ts';

/** Said where much of the time is used. */
const TIME: readonly string[] = [
  'We have used a good part of the time, so I will keep to the main questions.',
  'I am watching the time a little, so I will go straight on.',
  'For the sake of time, I will go straight on.',
];

/** Occasions of leaving a question that was not answered, or was left. */
export const LEAVING: Readonly<Record<string, readonly string[]>> = {
  skip: ['That is fine, we will skip that one.', 'No problem, that one is skipped.', 'All right, skipped.'],
  enough_said: ['All right, on to the next one.', 'That is fine, we will go on from here.', 'Okay, let us go on.'],
  back: [
    'Now back to the one that you put off.',
    'Let us come back to the one that you put off.',
    'That leaves the one that you put off.',
  ],
  put_off: [
    'Of course. We will come back to it at the end.',
    'Yes, we will come back to it at the end.',
    'No problem. We will come back to it at the end.',
  ],
  later: [
    'I cannot come back to it, so we will leave this one out, and that is fine.',
    'There is no time to come back to it, so we will leave that one.',
    'We cannot return to it, so this one is left out.',
  ],
  told_already: [
    'You are right, I will leave it at that.',
    'Fair enough, I will take it as told.',
    'Understood, I will not ask that again.',
  ],
  told_elsewhere: [
    'You are right, you have spoken of that, so we leave it.',
    'Yes, you told me of that, and it need not be told again.',
    'That is so, and I will not ask for it again.',
  ],
  decline: ['I understand. We leave it out.', 'I understand, we leave it.', 'Understood. We leave it out.'],
  hurts: [
    'I am sorry. Of course, we will leave that one.',
    'I am sorry, and we leave it there.',
    'Of course. We leave it, and that is quite all right.',
  ],
  stop: ['Of course, go.', 'Of course, and thank you.', 'Of course.'],
  unanswered: [
    'That is fine, let us move on.',
    'No problem, we will go to the next one.',
    'All right, we will leave that one.',
    'That is all right, here is something else.',
  ],
  closing: [
    'Thank you, that was my last question. Your results are being prepared.',
    'That brings us to the end, thank you for your time. Your results are being prepared.',
    'That was the last question, and I thank you for talking with me. Your results come next.',
  ],
  time: TIME,
};

/** Whether a reply has told how the time stands, which is done once. */
export const isTimeTold = (reply: string): boolean => TIME.some((words) => reply.includes(words));

/** That an answer was heard: short, neutral, and none twice in ten questions. Thanks are kept rare, or they mean nothing. */
export const HEARD: readonly string[] = [
  'Thank you.',
  'All right.',
  'Okay, thank you.',
  'I see.',
  'All right, let us go on.',
  'I see, thank you.',
  'Yes, I see.',
  'Thank you for that.',
  'Okay.',
  'Thank you, let us go on.',
];
/**
 * The same by what an answer surely told, what is rarest first: true whatever it was about, and no praise. Each is said
 * once an interview. How something ended, and why, is not said to have been heard: it sounds cold, or as if it were all.
 */
export const HEARD_THAT: readonly (readonly [part: Part, words: readonly string[]])[] = [
  ['link', ['I see what draws you here.']],
  ['example', ['Thank you for the example.', 'The example helps me, thank you.']],
  ['steps', ['Thank you, I can follow that.', 'I see how you go about it.']],
  [
    'background',
    ['Thank you, that gives me an idea of your work.', 'Thank you, that tells me a little about your work.'],
  ],
  ['situation', ['Thank you, I can picture that.']],
];
/** After something that is hard to tell, whichever word it was. */
export const HEARD_SOMETHING_HARD: readonly string[] = [
  'I am sorry. Thank you for telling me that.',
  'That must have been hard. Thank you for telling me.',
  'I am sorry to hear that, and thank you for saying so.',
];
/** Where grief or illness was spoken of and nobody knows whose: each once an interview. */
export const HEARD_SOMETHING_GRAVE: readonly string[] = [
  'Thank you for telling me that.',
  'Thank you for telling me about it.',
];
