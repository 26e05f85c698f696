import type { QuestionType } from '#contract/words.ts';
import type { Request } from './intent-patterns.ts';

/** The occasions on which the interviewer says something that is no follow-up. */
export type Occasion =
  | Exclude<Request, 'rephrase_request' | 'no_answer' | 'skip_request' | 'already_answered'>
  | 'silence'
  | 'acknowledgement'
  | 'moving_on'
  | 'closing';

/**
 * Ways to say what an occasion calls for, the first one first. At least as many as a question has free reactions, so
 * that nothing is said twice. `{asked}` is what is being asked at the moment; no phrase has a question of its own besides.
 */
export const PHRASES: Record<Occasion, readonly string[]> = {
  silence: [
    'Take your time. {asked}',
    'There is no hurry. Start with the first thing that comes to mind.',
    'I am still here. A short answer is fine, and you can say skip to move on.',
  ],
  repeat_request: ['Of course. {asked}', 'Here it is again. {asked}', 'Once more. {asked}'],
  thinking: [
    'Take all the time you need.',
    'No hurry, go ahead when you are ready.',
    'That is fine, start whenever you like.',
  ],
  hearing_check: [
    'Yes, your words reach me. {asked}',
    'Yes, I am here. {asked}',
    'Yes, everything you say arrives. {asked}',
  ],
  about_interviewer: [
    'I am an automated interviewer, and I am here to listen. {asked}',
    'I am a program that asks and listens. {asked}',
    'Let us keep to you. {asked}',
  ],
  feedback_request: [
    'Your report will cover that at the end. {asked}',
    'You will see that in your report. {asked}',
    'Let us leave that to the report. {asked}',
  ],
  about_interview: [
    'That is outside what I can tell you here. {asked}',
    'I cannot speak for the company, so let us go on. {asked}',
    'Let us stay with your experience. {asked}',
  ],
  why_asked: [
    'It helps me understand how you work. {asked}',
    'Interviewers often ask this, so it is worth practising. {asked}',
    'You may also say skip and we will go on. {asked}',
  ],
  pushback: [
    'That is all right. Share whatever part of it you are comfortable with, or say skip.',
    'Understood. You may pick a different example, or say skip.',
    'That is fine. A short answer is enough, or say skip.',
  ],
  confidential: [
    'Leave out anything private, and tell me your own part in general terms.',
    'No names or figures are needed. Describe it in general terms.',
    'You may pick another example that you are free to talk about.',
  ],
  stop_request: [
    'You can leave this page at any time and come back, and your answers are kept. To go on: {asked}',
    'That is up to you, and your answers are kept. To go on: {asked}',
    'You may also say skip to leave this question. {asked}',
  ],
  instruction: [
    'Let us stay with the interview. {asked}',
    'I can only go on with the interview. {asked}',
    'Back to the question. {asked}',
  ],
  insult: [
    'Let us stay with the question. {asked}',
    'I would like to go on with the interview. {asked}',
    'Whenever you are ready. {asked}',
  ],
  small_talk: ['Whenever you are ready. {asked}', 'Go ahead when you are ready. {asked}', 'I am listening. {asked}'],
  acknowledgement: [
    'Thank you.',
    'Thanks, noted.',
    'All right, thank you.',
    'Thank you for that.',
    'I see, thank you.',
    'Thanks for explaining that.',
  ],
  moving_on: [
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
};

/** Openings of a rephrased or a narrower ask; what follows is the ask itself. */
export const REPHRASE_OPENINGS = [
  'Let me put it another way.',
  'Let me ask it differently.',
  'Here is a simpler version.',
] as const;
export const NARROWER_OPENINGS = [
  'That is fine.',
  'No problem, let us try something smaller.',
  'That happens to everyone.',
] as const;

/** The main question in plainer words. `{topic}` is its topic. */
export const PLAINER: Record<QuestionType, readonly string[]> = {
  behavioral: [
    'Think of something that happened to you, big or small, to do with {topic}. What did you do?',
    'Pick one example to do with {topic} and tell me what happened.',
    'I would like to hear a short story about {topic} from your own experience.',
  ],
  situational: [
    'Imagine that it happens on a normal day at work. What would you do first?',
    'How would you handle it, step by step?',
    'Picture yourself there, and tell me what you would do.',
  ],
  technical: [
    'Tell me what you do with {topic}, and how.',
    'Where does {topic} come up in your work?',
    'What have you done with {topic} so far?',
  ],
  intro: [
    'Tell me in a few sentences what you have done so far.',
    'What have you been working on lately?',
    'How did you come to this kind of work?',
  ],
  motivation: [
    'What attracts you to this kind of work?',
    'What made you look at this job?',
    'What would you enjoy about it?',
  ],
  self_assessment: [
    'What comes to mind when you think about {topic}?',
    'How would a colleague describe you there?',
    'Tell me one thing about yourself to do with {topic}.',
  ],
  general: [
    'What comes to mind when you think about {topic}?',
    'What would you like me to know about {topic}?',
    'Tell me whatever you can about {topic}.',
  ],
};

/** A smaller version of the main question, after "I don't know". */
export const SMALLER: Record<QuestionType, string> = {
  behavioral: 'Any small example will do, from work, study or home. What happened?',
  situational: 'What would be your very first step?',
  technical: 'Which part of {topic} have you come across, even briefly?',
  intro: 'What have you been doing most recently?',
  motivation: 'What is one thing about this kind of work that you like?',
  self_assessment: 'What would a colleague say about you there?',
  general: 'What is one thing that you could say about it?',
};
