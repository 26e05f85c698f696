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
  'Okay.',
  'All right.',
  'Right.',
  'Thank you.',
  'I see.',
  'Okay, thanks.',
  'All right, then.',
  'Right, I see.',
  'Okay, thank you.',
  'I see, thanks.',
];
/**
 * The same by what an answer surely told, what is rarest first: true whatever it was about, and no praise. Each is said
 * once an interview.
 */
export const HEARD_THAT: readonly (readonly [part: Part, words: readonly string[]])[] = [
  ['learned', ['I see what you took from that.', 'So that is what stayed with you, thank you.']],
  ['link', ['I see what draws you here.', 'Thank you, so that is what brings you to them.']],
  ['check', ['I see how you would know.', 'Thank you, so that is what you would look at.']],
  ['example', ['Thank you for the example.', 'The example helps me, thank you.']],
  [
    'outcome',
    ['So that is how it ended, thank you.', 'I see how that came out.', 'Now I know how it went in the end.'],
  ],
  [
    'steps',
    ['Thank you, I can follow that.', 'I see how you go about it.', 'That is clear, one step after the other.'],
  ],
  [
    'background',
    ['Thank you, that tells me where your experience lies.', 'I have an idea of your work now, thank you.'],
  ],
  [
    'situation',
    ['Thank you, I can picture that.', 'I can see the situation, thank you.', 'I have that before me now.'],
  ],
  ['reason', ['I see why.', 'So that is why, thank you.']],
  ['own_action', ['I see what you did there.', 'Thank you, your part in it is clear.']],
  ['view', ['I see your point.', 'Thank you, I see where you stand.']],
];
/** After something that is hard to tell, whichever word it was. */
export const HEARD_SOMETHING_HARD: readonly string[] = [
  'I am sorry. Thank you for telling me that.',
  'That must have been hard. Thank you for telling me.',
  'I am sorry to hear that, and thank you for saying so.',
];
