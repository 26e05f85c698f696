import type { Gap, Intent, Part, Reading } from '#domain/reading/reading.ts';
import { tokensOf, wordsOf } from '#domain/reading/words.ts';
import { isSensitive } from '#domain/report/sensitive.ts';
import { decideInvited, mayInvite } from './invite.ts';
import { hasAnswered, type Move, type MoveInput, type TurnKind, type Wanted } from './moves.ts';
import { ASKS_FOR_OWN_PART, speaksAsOneOfMany } from './own-part.ts';
import { PROBE_WORDS, type Probe, senseOf } from './probe-words.ts';
import { isProbe, PROBES_OF, PROBES_OF_A_FEW_WORDS } from './probes.ts';
import { followUpBudget, MAX_REACTIONS } from './progress.ts';
import { missingPart } from './question-parts.ts';

/**
 * What the interviewer does next. Code owns the turn: it decides from the reading whether to follow up, react or move on,
 * and how often. The words are another matter, and no decision looks at them.
 */
export function decideMove(input: MoveInput): Move {
  const { reading, reactionsUsed, invited } = input;
  if (invited) return decideInvited(input, invited.times);
  const { name: intent, variant } = reading.intent;
  const heard = {
    intent,
    variant,
    scored: reading.answers,
    gap: null,
    putsOff: false,
    setsAside: intent === 'start_over',
  };
  if (intent !== 'answer' && reactionsUsed < MAX_REACTIONS && !leavesQuestion(input))
    return { ...heard, kind: KIND_OF_REACTION[intent] ?? 'reaction', isFollowUp: true, costsFollowUp: false };
  const gap = mayFollowUp(input) ? nextWanted(input) : undefined;
  if (gap) return { ...heard, kind: 'follow_up', gap, isFollowUp: true, costsFollowUp: true };
  return leavingMove(heard, input);
}

type Heard = Pick<Move, 'intent' | 'variant' | 'scored' | 'setsAside'>;

/** The move that ends a question, and the last one the interview; in a longer one the candidate is invited to ask first. */
export function leavingMove(
  { intent, variant, scored, setsAside }: Heard,
  input: Pick<MoveInput, 'isLastQuestion' | 'putOff' | 'soFar' | 'length' | 'invited' | 'turnsInQuestion'>,
): Move {
  const { isLastQuestion, putOff, soFar, turnsInQuestion } = input;
  const heard = { intent, variant, scored, setsAside, gap: null, costsFollowUp: false };
  // Who is called away is not held up.
  if (mayInvite(input) && intent !== 'stop') return { ...heard, putsOff: false, kind: 'invite', isFollowUp: true };
  return {
    ...heard,
    // Once an interview, not where the time for it is gone already, and no more of an answer that was given.
    putsOff:
      intent === 'later' &&
      !isLastQuestion &&
      putOff === 'may_be' &&
      soFar.pace !== 'long' &&
      !hasAnswered(turnsInQuestion),
    kind: isLastQuestion ? 'closing' : 'acknowledgement',
    isFollowUp: false,
    transitionTo: isLastQuestion ? 'end' : 'next_question',
  };
}

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
function leavesQuestion({ reading, question, isLastQuestion, turnsInQuestion }: MoveInput): boolean {
  const { name: intent, variant } = reading.intent;
  const said = (...intents: Intent[]) =>
    turnsInQuestion.some((turn) => turn.speaker === 'human' && turn.intent && intents.includes(turn.intent));
  switch (intent) {
    case 'skip':
      return true;
    case 'says_done':
      // Right after a question it may be meant for the question, the interviewer or the interview: it is offered to leave.
      return hasAnswered(turnsInQuestion) || said('says_done', ...OFFERED_TO_LEAVE);
    case 'later':
      // After the last question there is no later: whoever would come back to it gets the time now, once.
      return !isLastQuestion || said('later') || hasAnswered(turnsInQuestion);
    case 'stop':
      return said('stop') || (isLastQuestion && variant === 'called_away');
    case 'told_already':
      return hasAnswered(turnsInQuestion) || question.id !== 'q_1';
    case 'decline':
      // Who has answered and will not say more has refused nothing but the more.
      return (
        variant === 'hurts' ||
        said('decline', 'blank', 'no_experience') ||
        (variant !== 'boundary' && hasAnswered(turnsInQuestion))
      );
    case 'blank':
    case 'no_experience':
      return said('blank', 'no_experience', 'decline') || hasAnswered(turnsInQuestion);
    case 'distress':
      return said('distress');
    default:
      return false;
  }
}

/** What is met, among other words, by saying how a question is left. */
const OFFERED_TO_LEAVE: readonly Intent[] = [
  'decline',
  'distress',
  'rude',
  'why_asked',
  'stop',
  'blank',
  'no_experience',
];

/** Whoever told something hard, was upset by the question or refused it is not asked for more. */
const NOT_ASKED_ON: readonly Intent[] = ['distress', 'decline', 'stop', 'rude'];

/** Whether a follow-up may be asked now, whatever lacks. */
export function mayFollowUp(input: MoveInput): boolean {
  const { reading, followUpsUsed, length, question, turnsInQuestion, soFar, userText } = input;
  if (!reading.answers || reading.intent.name !== 'answer' || followUpsUsed >= followUpBudget(length)) return false;
  if (reading.isHard && question.type !== 'intro') return false;
  if (soFar.pace === 'long' && followUpsUsed > 0) return false;
  if (turnsInQuestion.some(({ intent }) => intent && NOT_ASKED_ON.includes(intent))) return false;
  const followUps = followUpsIn(input);
  if (followUps.length === 0) return true;
  // A follow-up that was kept without its gap may have asked for anything: better none than the same again.
  if (followUps.some(({ gap }) => !gap || isProbe(gap))) return false;
  // Whoever has so little to add when asked is not pressed, and why somebody wants a thing is asked once.
  return wordsIn(userText) > WORDS_OF_A_STUMP && question.type !== 'motivation';
}

const followUpsIn = ({ turnsInQuestion }: MoveInput) => turnsInQuestion.filter(({ kind }) => kind === 'follow_up');
const wordsIn = (text: string): number => wordsOf(text).words.length;

/** What the answer lacks and was not asked for in this question yet; after a complete one, a way to ask on. */
function nextWanted(input: MoveInput): Wanted | undefined {
  const { reading, userText, question } = input;
  const asked = followUpsIn(input).map(({ gap }) => gap);
  const isFirst = asked.length === 0;
  const mayBe = (gap: Gap) => isFirst || (gap !== 'refocus' && !asked.includes(gap));
  const lacking = reading.lacks.find(({ gap, isSure }) => isSure && mayBe(gap) && !isLikelyTold(gap, reading))?.gap;
  const { chosen } = reading;
  // That nothing lacks is believed of a model where the likelihoods are not sure of something.
  if (chosen === 'none') return isFirst ? (lacking ?? dueProbe(input)) : undefined;
  if (chosen && mayBe(chosen) && !isCertainlyTold(chosen, reading)) return chosen;
  if (isFirst && ASKS_FOR_OWN_PART.has(question.type) && speaksAsOneOfMany(userText)) return 'own_action';
  if (lacking || !isFirst) return lacking;
  return missingPart(question.text, reading)?.gap ?? dueProbe(input);
}

/** What tells that somebody who is asked for this has told it just now. */
const TELLS: Partial<Record<Gap, Part>> = { own_action: 'own_action', outcome: 'outcome', reason: 'reason' };
const toldOf = (gap: Gap, { told }: Reading) => (TELLS[gap] ? told[TELLS[gap]] : undefined);
const LIKELY_TOLD = 0.9;
const isLikelyTold = (gap: Gap, reading: Reading): boolean => (toldOf(gap, reading)?.likelihood ?? 0) >= LIKELY_TOLD;
/** Against a model's word only what is sure by the reader's own measure counts. */
const isCertainlyTold = (gap: Gap, reading: Reading): boolean => toldOf(gap, reading)?.sure === 'told';

/** 'Oh, you know. The usual.' */
const WORDS_OF_A_STUMP = 7;
/** After a shorter answer there is nothing yet that one could look back on, and a bare word is all that there is to say. */
const ENOUGH_TO_LOOK_BACK = 20;
const ENOUGH_TO_ASK_ON = 5;

/** A way to ask on, where one is due: in ten minutes at one answer in three, else at every second one at least. */
function dueProbe({ soFar, length, question, reading, interviewId, userText }: MoveInput): Probe | undefined {
  const words = wordsIn(userText);
  const every = length === '10min' ? 3 : 2;
  // A life in a few words is the least to begin an interview with.
  const isStub = question.type === 'intro' && words < ENOUGH_TO_LOOK_BACK;
  const isDue = isStub || soFar.followedUp < Math.floor((soFar.answered + 1) / every);
  if (soFar.pace === 'long' || words < ENOUGH_TO_ASK_ON || reading.isHard) return undefined;
  // 'What was the hardest part of that?' is nothing to ask about a death.
  if (isSensitive(`${question.text} ${userText}`)) return undefined;
  if (!isDue && soFar.pace !== 'short') return undefined;
  const inQuestion = new Set(tokensOf(question.text));
  const asked = new Set(soFar.probes.map(senseOf));
  const open = (words < ENOUGH_TO_LOOK_BACK ? PROBES_OF_A_FEW_WORDS : PROBES_OF)[question.type].filter((probe) => {
    const { unlessTold = [], unlessAsked, onlyIfAsked } = PROBE_WORDS[probe];
    const isTold = unlessTold.some((part) => (reading.told[part]?.likelihood ?? 0) >= MAY_BE_TOLD);
    const isOf = onlyIfAsked === undefined || onlyIfAsked.some((word) => inQuestion.has(word));
    return isOf && !isTold && !asked.has(senseOf(probe)) && !unlessAsked.some((word) => inQuestion.has(word));
  });
  // Two interviews with the same questions do not ask on alike.
  return open[interviewId.length === 0 ? 0 : interviewId.charCodeAt(interviewId.length - 1) % open.length];
}
const MAY_BE_TOLD = 0.3;
