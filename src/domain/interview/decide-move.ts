import { countNumbers, countOwnActs } from './answer-features.ts';
import { askAfterFollowUp, saysNoMore } from './ask-after-follow-up.ts';
import { asksForLater } from './asks-for-later.ts';
import { findGap } from './find-gap.ts';
import { fittedTalk } from './fitted/fitted-talk.ts';
import { invitesQuestions } from './invites-questions.ts';
import type { Gap, Intent, Move, MoveInput, TurnKind } from './move.ts';
import { refusesFirmly, saysOnlyThis, wishesToGoOn } from './plain-wishes.ts';
import { followUpBudget, MAX_REACTIONS } from './progress.ts';
import { POINTS_TO_PAPERS, readIntent } from './read-intent.ts';
import { readReason } from './read-reason.ts';
import { DRAWS_A_LINE, readSideways } from './said-sideways.ts';
import { sparesOthers } from './spares-others.ts';
import type { TalkWeights } from './talk-weights.ts';
import { tellsOfGrief } from './tells-of-loss.ts';

/**
 * What the interviewer does next. The code owns the turn: it decides whether to follow up, react or move on, and how
 * often. The words are another matter, and no decision reads them.
 */
export function decideMove(input: MoveInput, weights: TalkWeights = fittedTalk): Move {
  const { text } = input.question;
  const read =
    readSideways(input.userText, text, isAskedOn(input)) ?? readIntent(input.userText, text, weights, isAskedOn(input));
  const { intent, answers } = read;
  const reason = intent === 'answer' ? undefined : (read.reason ?? readReason(intent, input));
  const heard = { intent, ...(reason && { reason }), scored: answers, gap: null, setsAside: intent === 'start_over' };
  if (intent !== 'answer' && input.reactionsUsed < MAX_REACTIONS && !leavesQuestion(input, heard))
    return { ...heard, kind: KIND_OF_REACTION[intent] ?? 'reaction', isFollowUp: true, costsFollowUp: false };
  const mayAsk = answers && input.followUpsUsed < followUpBudget(input.length) && !hasSaidEnough(input);
  const gap = mayAsk ? nextGap(input, weights) : undefined;
  if (gap) return { ...heard, kind: 'follow_up', gap, isFollowUp: true, costsFollowUp: true };
  return leavingMove(heard, input);
}

/** The move that ends a question, and the last one the interview. */
export const leavingMove = (
  { intent, reason, scored, setsAside }: Pick<Move, 'intent' | 'reason' | 'scored' | 'setsAside'>,
  { isLastQuestion }: Pick<MoveInput, 'isLastQuestion'>,
): Move => ({
  intent,
  ...(reason && { reason }),
  scored,
  setsAside,
  gap: null,
  kind: isLastQuestion ? 'closing' : 'acknowledgement',
  isFollowUp: false,
  costsFollowUp: false,
  transitionTo: isLastQuestion ? 'end' : 'next_question',
});

/** Whoever breaks off, or was upset by the question, is not asked for more of it. */
const hasSaidEnough = ({ question, turnsInQuestion, userText }: MoveInput): boolean =>
  breaksOff(userText) ||
  wishesToGoOn(userText) ||
  saysOnlyThis(userText) ||
  (question.type !== 'intro' && tellsOfGrief(userText)) ||
  SAYS_THAT_WAS_ALL.test(userText) ||
  invitesQuestions(question.text) ||
  turnsInQuestion.some(
    ({ speaker, text, scored }) =>
      speaker === 'human' &&
      scored !== true &&
      (refusesFirmly(text) || readIntent(text, question.text).intent === 'distress'),
  );
/** 'No, that was everything really.' */
const SAYS_THAT_WAS_ALL =
  /\b(?:that(?:['’]s| is| was|s| will be|['’]ll be)|i think that(?:['’]s| is)) (?:everything|all|it)(?: really| from me| for now| then| I think)?[.! ]*$|\bno,? (?:more|other|further) questions\b/i;
/** Whoever has told something and would rather not go on. */
export const breaksOff = (said: string): boolean =>
  BREAKS_OFF.test(said) || DRAWS_A_LINE.test(said.replaceAll('’', "'"));
const BREAKS_OFF =
  /\b(?:(?:rather|prefer|sooner) not (?:to )?(?:go|say|talk|tell|get)|(?:don't|do not|dont) (?:want|like) to (?:go|say|talk)|leave it (?:there|at that)|that's all i(?:'ll| will| can) say)\b[^.!?]{0,40}[.!?]?\s*$/i;

/** Whether a follow-up was asked, so that what is said now is said to that. */
export const isAskedOn = ({ turnsInQuestion }: MoveInput): boolean =>
  turnsInQuestion.some(({ kind }) => kind === 'follow_up');

/** What was said to this question before and counts as an answer, oldest first. */
export const earlierAnswers = ({ question, turnsInQuestion }: MoveInput): string[] =>
  turnsInQuestion
    .filter(({ speaker, text, scored }) => speaker === 'human' && (scored ?? readIntent(text, question.text).answers))
    .map(({ text }) => text);

/** Reactions that are more than a few words; all others are a plain reaction. */
const KIND_OF_REACTION: Partial<Record<Intent, TurnKind>> = {
  silence: 'silence',
  repeat: 'repeat',
  rephrase: 'rephrase',
  meaning_of_word: 'rephrase',
  no_experience: 'narrower_try',
  blank: 'narrower_try',
};

/** Whether these words end the question although they are no answer. */
function leavesQuestion(input: MoveInput, { intent, reason }: Pick<Move, 'intent' | 'reason'>): boolean {
  if (intent === 'later') return reason === 'for_a_loss' || reason === 'it_hurts' || !isToWait(input);
  if (intent === 'skip') return true;
  if (intent === 'stop') return input.isLastQuestion && reason === 'called_away';
  // Before the first question was answered nothing has been told to anybody here.
  if (intent === 'told_already' && POINTS_TO_PAPERS.test(input.userText)) return false;
  if (intent === 'told_already') return input.question.id !== 'q_1' || earlierAnswers(input).length > 0;
  if (KIND_OF_REACTION[intent] !== 'narrower_try' && intent !== 'decline') return false;
  if (intent === 'decline' && hasRefusedBefore(input)) return true;
  return input.turnsInQuestion.some(({ kind }) => kind === 'narrower_try');
}

/** Whoever will not tell another one either is not asked a third time. */
const hasRefusedBefore = ({ question, turnsInQuestion }: MoveInput): boolean =>
  turnsInQuestion.some(
    ({ speaker, text, scored }) => speaker === 'human' && scored !== true && sparesOthers(text, question.text),
  );

/** After the last question there is no later: whoever would come back to it gets the time now, once. */
const isToWait = ({ isLastQuestion, question, turnsInQuestion }: MoveInput): boolean =>
  isLastQuestion &&
  !turnsInQuestion.some(
    ({ speaker, text, scored }) => speaker === 'human' && scored !== true && asksForLater(text, question.text),
  );

/** What the answer lacks and was not asked for in this question yet. */
function nextGap(input: MoveInput, weights: TalkWeights): Gap | undefined {
  const followUps = input.turnsInQuestion.filter(({ kind }) => kind === 'follow_up');
  const asked = followUps.flatMap(({ gap }) => gap ?? []);
  // A follow-up that was kept without its gap may have asked for anything: better none than the same again.
  if (asked.length < followUps.length) return undefined;
  // Whoever has so little to add when asked is not pressed.
  if (followUps.length > 0 && (isAStump(input.userText) || saysNoMore(input.userText))) return undefined;
  const answer = [...earlierAnswers(input), input.userText].join(' ');
  const sure = followUps.length > 0 ? askAfterFollowUp(input, answer)?.gap : undefined;
  // Why somebody wants a thing is asked once; whatever comes is what they have to say.
  if (sure || (followUps.length > 0 && input.question.type === 'motivation')) return sure;
  const gap = findGap(input.question, answer, asked, weights);
  // What somebody did is not asked for once more after an answer that has it.
  const tellsIt = followUps.length > 0 && countOwnActs(input.question, input.userText) > 0;
  return tellsIt && (gap === 'specifics' || gap === 'own_action') ? undefined : gap;
}

/** 'Oh, you know. The usual.' */
const isAStump = (said: string): boolean =>
  countNumbers(said) === 0 && said.trim().split(/\s+/).length <= WORDS_OF_A_STUMP;
const WORDS_OF_A_STUMP = 7;
