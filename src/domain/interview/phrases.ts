import type { QuestionType } from '#contract/words.ts';
import type { Intent } from './read-intent.ts';

type Occasion = Exclude<Intent, 'answer'> | 'acknowledgement' | 'moving_on' | 'closing';

interface Slots {
  /** What is being asked at the moment. */
  asked: string;
  topic: string;
  type: QuestionType;
}

/** Ways to say what an occasion calls for; the first that was not said yet is used. */
export function phrasesFor(occasion: Occasion, { asked, topic, type }: Slots): readonly string[] {
  switch (occasion) {
    case 'silence':
      return [
        `Take your time. The question was: ${asked}`,
        'There is no hurry. Would you like me to ask it another way?',
        'Whenever you are ready, just start with the first thing that comes to mind.',
      ];
    case 'repeat_request':
      return [`Of course. ${asked}`, `Here it is again. ${asked}`, `Once more. ${asked}`];
    case 'rephrase_request':
      return [
        `Let me put it another way. ${simpler(topic, type)}`,
        `In other words: ${simpler(topic, type)}`,
        `Simply put: ${simpler(topic, type)}`,
      ];
    case 'no_answer':
      return [
        `That is fine. Try something smaller: ${narrower(topic, type)}`,
        `No problem. Just one small thing: ${narrower(topic, type)}`,
      ];
    case 'pushback':
      return [
        'That is all right. Say as much as you are comfortable with, and we will go on from there.',
        'I understand. Share whatever part of it you can.',
        'Understood. A short answer is fine.',
      ];
    case 'small_talk':
      return [`Whenever you are ready: ${asked}`, `Go ahead when you are ready. ${asked}`, 'I am listening.'];
    case 'acknowledgement':
      return ['Thank you.', 'Thanks, noted.', 'All right, thank you.', 'Okay, thank you for that.'];
    case 'moving_on':
      return [
        'That is fine, let us move on.',
        'No problem, we will go to the next one.',
        'All right, we will leave that one.',
      ];
    case 'closing':
      return [
        'Thank you, that was my last question. Your results are being prepared.',
        'That brings us to the end. Thank you for your time.',
      ];
  }
}

function simpler(topic: string, type: QuestionType): string {
  if (type === 'behavioral') return `tell me about something that happened at work, big or small, to do with ${topic}.`;
  if (type === 'technical') return `what do you know about ${topic}, and where have you used it?`;
  if (type === 'motivation') return 'what attracts you to this kind of work?';
  return `what comes to mind when you think about ${topic}?`;
}

function narrower(topic: string, type: QuestionType): string {
  if (type === 'behavioral') return `think of the last time ${topic} came up at all. What did you do first?`;
  if (type === 'technical') return `which part of ${topic} do you know best?`;
  if (type === 'situational') return 'what would be your very first step?';
  return 'what is one thing you would say about it?';
}
