import type { Intent } from '#domain/reading/reading.ts';
import { countWords } from '#domain/reading/words.ts';
import type { Move, MoveInput, Turn } from './moves.ts';
import { MAX_REACTIONS } from './progress.ts';

/** The last thing in an interview: the candidate asks. */
export const INVITE = 'Is there anything that you would like to ask?';
const INVITE_AGAIN = 'Is there anything else that you would like to ask?';

/** The first invitation ends the questions, and says so. */
export const INVITING: readonly string[] = [
  `Thank you, that was my last question. ${INVITE}`,
  `That was the last of my questions, thank you. ${INVITE}`,
  `Those were all my questions, thank you. ${INVITE}`,
];

/** Whether words invite the candidate to ask, so that nothing about a good answer is said beside them. */
export const isInvitation = (ask: string): boolean => ask === INVITE || ask === INVITE_AGAIN;

/** Said when it is over; that the questions are was said before. */
const GOODBYE: readonly string[] = [
  'Thank you for talking with me. Your results are being prepared.',
  'Thank you for your time today. Your results are being prepared.',
  'It was good to talk with you, thank you. Your results come next.',
];

const NOTHING_TO_ASK: readonly string[] = ['That is quite all right.', 'Of course.', 'That is fine.'];
const TAKE_YOUR_TIME = 'Take your time. If nothing comes to mind, that is quite all right.';
const GO_AHEAD: readonly string[] = ['Please, go ahead.', 'Go ahead, I am listening.', 'Please do.'];
const THANKS_FOR_THAT = 'Thank you for that.';

/** So often one candidate is invited: each time is an exchange. */
const MOST_INVITES = 2;

/** Whether the end of this question is the moment to invite: ten minutes have no room for it. */
export const mayInvite = ({
  isLastQuestion,
  length,
  invited,
}: Pick<MoveInput, 'isLastQuestion' | 'length' | 'invited'>): boolean =>
  isLastQuestion && length !== '10min' && !invited;

/** What was said until the invitation; nothing after it is part of a question. */
export function beforeInvite<T extends { kind?: string }>(turns: readonly T[]): readonly T[] {
  const at = turns.findIndex(({ kind }) => kind === 'invite');
  return at === -1 ? turns : turns.slice(0, at + 1);
}

/** What the candidate asked at the end, with what was answered. */
export function askedAtEnd(turns: readonly Turn[]): { asked: string; answered: string }[] {
  return turns.slice(beforeInvite(turns).length).flatMap(({ speaker, text, intent = 'answer' }, i, after) => {
    const reply = after[i + 1];
    const isAsked = speaker === 'human' && saidTo(text, intent) === 'question' && reply?.speaker === 'ai';
    const isAnswered = reply?.kind === 'invite' || reply?.kind === 'closing';
    return isAsked && isAnswered ? [{ asked: text, answered: withoutEnding(reply.text) }] : [];
  });
}

const withoutEnding = (reply: string): string => {
  const ending = [INVITE_AGAIN, ...GOODBYE].find((words) => reply.endsWith(words)) ?? '';
  return reply.slice(0, reply.length - ending.length).trim();
};

/** What is done with words that were said to the invitation. None of them counts as an answer. */
export function decideInvited({ reading, reactionsUsed, turnsInQuestion, userText }: MoveInput, times: number): Move {
  const { name: intent, variant } = reading.intent;
  const heard = { intent, variant, scored: false, gap: null, putsOff: false, setsAside: false, costsFollowUp: false };
  const reaction = reactionTo(userText, intent);
  const invitedAt = turnsInQuestion.findIndex(({ kind }) => kind === 'invite');
  const wasSilent = turnsInQuestion.slice(invitedAt).some(({ kind }) => kind === 'silence');
  if (reaction && reactionsUsed < MAX_REACTIONS && !(reaction === 'silence' && wasSilent))
    return { ...heard, kind: reaction, isFollowUp: true };
  if (reaction || times >= MOST_INVITES || saidTo(userText, intent) === 'nothing')
    return { ...heard, kind: 'closing', isFollowUp: false, transitionTo: 'end' };
  return { ...heard, kind: 'invite', isFollowUp: true };
}

/** The words that go with it; undefined where they are those of any reaction. */
export function wordInvited(
  { kind, intent }: Move,
  { userText }: Pick<MoveInput, 'userText'>,
  answer: () => string,
  inTurn: (phrases: readonly string[]) => string,
): string | undefined {
  if (kind === 'silence') return TAKE_YOUR_TIME;
  if (kind === 'reaction' && isYes(userText)) return inTurn(GO_AHEAD);
  if (kind !== 'invite' && kind !== 'closing') return undefined;
  const said = saidTo(userText, intent);
  const back = { question: answer, remark: () => THANKS_FOR_THAT, nothing: () => inTurn(NOTHING_TO_ASK) }[said]();
  return `${back} ${kind === 'invite' ? INVITE_AGAIN : inTurn(GOODBYE)}`;
}

/** Words that only ask for a moment, or for the invitation once more, are no exchange. */
const REACTIONS_OF: Partial<Record<Intent, 'repeat' | 'reaction'>> = {
  repeat: 'repeat',
  hearing: 'reaction',
  think: 'reaction',
};

function reactionTo(userText: string, intent: Intent): 'silence' | 'repeat' | 'reaction' | undefined {
  if (userText === '') return 'silence';
  if (isYes(userText)) return 'reaction';
  // Who asks something longer asks about more than what was just said.
  return countWords(userText) <= MOST_WORDS_OF_A_REACTION && saidTo(userText, intent) !== 'nothing'
    ? REACTIONS_OF[intent]
    : undefined;
}
const MOST_WORDS_OF_A_REACTION = 9;

const LEAVES: readonly Intent[] = ['stop', 'skip', 'decline', 'says_done'];

const FILLER =
  /^(?:(?:um+|uh+|er+m*|hm+|well|oh|okay|ok|right|alright|so|sorry|thank you|thanks|very much|a lot|yes|yeah|yep|sure|please|i do|great|lovely|actually|honestly)\b[\s,.!…-]*)+/i;
const NO =
  /^(?:no|nope|nah|none|nothing|not (?:really|now|just now|right now|at the moment|at this (?:moment|point|time)|for now|today|that i can think)|i (?:do not|don['’]t|have not|haven['’]t|have no|have nothing|cannot|can['’]t) |i think (?:that['’]s|that is|i['’]m|i am|we['’]re) |i['’]?(?:m| am) (?:all )?(?:good|fine|okay|ok|set|done|happy)\b|that['’]?(?:s| is| was| will be| would be) (?:all|it|everything|fine)|all (?:good|clear|fine)|bye|goodbye)/i;
const ASKS =
  /\?|^(?:what|how|when|where|who|whose|which|why)\b|\b(?:who|what (?:is|are|do|does|would|will)|how (?:many|much|long|big|soon|often)) |\b(?:is|are|do|does|did|will|would|can|could|may|might|should|has|have|am) (?:i|you|it|we|they|the|there|this|that|a|an|any|your|my)\b|\b(?:like|love|want|wanted|interested|curious) to (?:know|ask|hear)\b|\b(?:wonder|wondering|curious|tell me|question is|question about|asking about|ask about)\b/i;

/** Whether words ask something, by how they are built. */
export const asksSomething = (words: string): boolean => ASKS.test(words);

/** 'No, but what is the pay', 'No. Well, what about holidays?' */
const ASKS_ALL_THE_SAME =
  /\?$|\b(?:but|except|although)\b.*\b(?:what|how|when|where|who|which|why|is there|are there|do you|can you|will i)\b/i;

/** That there is something to ask, which is still to come. */
const isYes = (userText: string): boolean =>
  /^(?:(?:can|could|may) i ask (?:you )?(?:something|a question|one thing)|i have (?:a|one|another) question)\W*$/i.test(
    userText,
  ) ||
  (/\b(?:yes|yeah|yep|sure|i do)\b/i.test(userText) && userText.replace(FILLER, '').trim() === '');

/** What is asked of the interviewer, in whatever words. */
const ASKING: readonly Intent[] = [
  'about_job',
  'about_interviewer',
  'feedback',
  'why_asked',
  'meaning_of_word',
  'which_case',
];

/** What somebody does who was invited to ask. */
function saidTo(userText: string, intent: Intent): 'question' | 'nothing' | 'remark' {
  const core = userText.replace(FILLER, '').trim();
  if (core === '') return 'nothing';
  if (NO.test(core)) return ASKS_ALL_THE_SAME.test(core) ? 'question' : 'nothing';
  if (ASKS.test(core) || ASKING.includes(intent)) return 'question';
  return LEAVES.includes(intent) ? 'nothing' : 'remark';
}
