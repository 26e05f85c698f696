/** What the interviewer says first; how loud it comes back is learned while it does. */
export const GREETING = 'Hello, and welcome. This is a practice interview. Take your time with each answer.';

/** What the interviewer says, one speech each. */
export const SPEECHES = [
  'Tell me about a time when a job did not go as planned. What did you do?',
  'To start with, please tell me what you have done so far that fits this role.',
  'And what happened with the ten pallets in the end?',
  'How did you make sure that the others in your team knew what had changed?',
  'Which tools did you use for that, and why did you choose them?',
  'Suppose that a customer is shouting at you across the counter. What would you do first?',
  'Why do you want to work here rather than somewhere else?',
  'Describe a situation in which you had to learn something new in a short time.',
  'What was your own part in that, and what did the others do?',
  'How do you check that a circuit is dead before you begin to work on it?',
  'Tell me about somebody whom you found hard to work with, and how you dealt with it.',
  'How many people was that, and how long did it take you?',
  'What would you do differently if you had to do it again?',
  'Imagine that two deliveries arrive at once and you are alone. How do you decide?',
  'What are you most proud of in your last job?',
  'How do you keep calm when everything happens at the same time?',
  'Please walk me through the last project that you finished, from its beginning to its end.',
  'What did your manager say when you told her about the mistake?',
  'How would you explain this to somebody who has never seen it before?',
  'When did you last disagree with a decision, and what did you do about it?',
  'What do you know about the way in which we work here?',
  'Tell me about a time when you went out of your way for somebody.',
  'How do you plan your day when you have more to do than there is time for?',
  'Which of these two would you rather lose, and why?',
  'What happened then, after the server had come back?',
  'Describe the most difficult customer whom you have had, and how it ended.',
  'How do you know that the work you did was good enough?',
  'Where do you see the greatest risk in a shift like that?',
  'What would the people whom you trained say about you?',
  'Give me an example of a rule that you had to enforce although you did not like it.',
  'How did you find out what had gone wrong with the machine?',
  'What was the result, and how did you measure it?',
  'Tell me how you would handle a patient who refuses to take their medicine.',
  'Is there anything in your time at the warehouse that you would like to add?',
  'How much notice did you have, and who else was told?',
  'What makes a good handover between two shifts?',
  'Think of a day that went badly. What did you do when you came home?',
  'How do you decide what to leave out when there is no time?',
  'Tell me about something that you started by yourself, without being asked.',
  'And if she had said no, what would you have done then?',
];

/** What the candidate says over these. */
export const INTERRUPTIONS = [
  'Sorry, one thing before that, the lad had only started on Monday.',
  'Yes, I can tell you about that, we did it last summer.',
  'Could you say that again please, I did not hear the beginning.',
  'Actually I would like to add something to what I said before.',
  'No, wait, that was my brother and not me.',
  'I have never done that, to be honest with you.',
  'Well, the first thing that I did was to call the office.',
  'Can we go back to the question before this one?',
];

/** What the candidate says over speeches that no threshold was chosen on. */
export const OTHER_INTERRUPTIONS = [
  'Hang on, may I just finish the other story first?',
  'It was three of us, the two drivers and me.',
  'Let me stop you there, I think you mean my last job.',
  'Oh, that one is easy, we had it every single week.',
  'Before you ask, I left because the place was closing down.',
  'Please go slower, I have only just begun to write that down.',
  'My answer would be that you ring the family first.',
  'Right, so there is something that I forgot to say about the budget.',
];
