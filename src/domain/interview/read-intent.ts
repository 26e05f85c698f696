import { allThatIsSaid } from './all-that-is-said.ts';
import { bearsOut, hasMarkOf } from './bears-out.ts';
import { fittedTalk } from './fitted/fitted-talk.ts';
import { type NamedFeatures, readIntentFeatures } from './intent-features.ts';
import { invitesQuestions } from './invites-questions.ts';
import type { Intent, Reason } from './move.ts';
import { likeliest, likelihoodOf, type TalkWeights } from './talk-weights.ts';

export interface ReadIntent {
  intent: Intent;
  /** Whether the words count as an answer, also when they end in a request. */
  answers: boolean;
  /** Why they were said, where a rule knew it at once. */
  reason?: Reason;
}

/** Below this, what else the words could be is no more than a guess, and they are given the benefit of the doubt. */
const NO_MORE_THAN_A_GUESS = 0.12;
/** From this many words on, an answer may have lost its thread and end by asking for the question again. */
const MANY_WORDS = 25;
const ASKS_AGAIN = /\b(what was|repeat|remind me of|forgot|say) (the|your|that)? ?question\b[^.]{0,20}$/i;
/** Whatever came before it: 'I'm losing my voice, could we take a second?' */
const WANTS_A_PAUSE =
  /\b(?:can|could|may) (?:we|i|you give me|i just|we just) (?:take|have|get|grab)? ?(?:a|one|two|half a|some) (?:quick |little )?(?:sec|second|seconds|moment|minute|minutes|breather|break|pause|water|sip of water|glass of water|drink of water)\b[^.?!]{0,25}\?\s*$/i;
/** 'Give me a second now till I pick one.', wherever it stands; not 'he said give me a second'. */
const ASKS_FOR_TIME =
  /(?<!\b(?:said|says|told|asked|goes|like|to|and|him|her|them),? ?)\b(?:give me|gimme|just give me) (?:just )?(?:a|one|two|half a) (?:wee |little |quick )?(?:second|sec|minute|moment|mo|tick)s?\b/i;
/** 'Is this the last one?' */
export const ASKS_IF_LAST =
  /\b(?:is|was|will) (?:this|that|it) (?:be )?(?:the |your )?(?:very )?last (?:one|question)\b[^.?!]{0,20}\?|\bare we (?:nearly |almost |about )?(?:finished|done|there|through)\?|\bhow many (?:more|questions)(?: \w+){0,3}\?|\bmuch (?:more|longer)(?: to go| of this)?\?\W*$/i;
/** What the employer has in writing is not known here. */
export const POINTS_TO_PAPERS =
  /\b(?:have(?:n['’]t)?|did(?:n['’]t)?) (?:you|ye) (?:not |even |actually )*(?:read|seen|see|look\w*)\b[^.?!]{0,25}\?|\b(?:all |it['’]s |that['’]s )(?:in|on) my (?:c\.?v\.?|application|r[eé]sum[eé]|form)\b/i;
/** A quip that answers nothing: 'Badly, I should think.', 'I've been asked that at every supper.' */
const A_QUIP =
  /^\W*(?:badly|terribly|horribly|poorly|slowly|with difficulty|with wine|god knows|heaven knows|on my knees|who knows)[,.]? ?(?:I (?:should think|suppose|imagine|expect)|probably|no doubt)?\W*$|\b(?:been )?asked (?:me )?that(?: one| question)? (?:at|by|in) every\b|\bif I (?:had|got) a (?:pound|dollar|penny|euro) for every\b/i;
const A_SHORT_REQUEST = /^(?:\S+ )?(?:please|can|could|would|will|may) (?:you|u|i|we)?(?: \S+){1,4}$/i;
/** 'Did I no just say that two minutes ago?' */
const SAID_BEFORE =
  /^(?:\S+ ){0,2}?(?:did(?:n['’]t)? i|have(?:n['’]t)? i|did i no)(?: (?:not|no|just|already)){0,2} (?:say|said|tell|told|answer|answered|cover|covered|mention|mentioned)\b/i;
const FEW_WORDS = 14;
const A_LINE = 18;
/** What is read of very long words: both ends of them. */
const READ_CHARACTERS = 3_000;

/** What the words do not bear out is passed by; the next meaning has to be as likely as this to be taken instead. */
const NEXT_BEST = 0.3;
const ALL_BUT_CERTAIN = 0.25;
const LONG_FOR_AN_ASIDE = 40;
/** Whoever was asked on may be brief: so much less likely an answer is one. */
const ASKED_ON = 0.5;

/**
 * Tells an answer from a silence, a request and whatever else people say, as it was learned from the corpus; `isAskedOn`
 * says that a follow-up is being answered.
 */
export function readIntent(
  userText: string,
  question: string,
  weights: TalkWeights = fittedTalk,
  isAskedOn = false,
): ReadIntent {
  if (!/[\p{L}\p{N}]/u.test(userText)) return { intent: 'silence', answers: false };
  const whole = allThatIsSaid(userText, question, isAskedOn);
  if (whole) return { intent: whole, answers: false };
  const said =
    userText.length <= 2 * READ_CHARACTERS
      ? userText
      : `${userText.slice(0, READ_CHARACTERS)} ${userText.slice(-READ_CHARACTERS)}`;
  if (WANTS_A_PAUSE.test(said) && said.split(' ').length < MANY_WORDS) return { intent: 'think', answers: false };
  const words = said.split(' ').length;
  if (words < MANY_WORDS && ASKS_FOR_TIME.test(said)) return { intent: 'think', answers: false };
  if (words < MANY_WORDS && ASKS_IF_LAST.test(said))
    return { intent: 'about_job', answers: false, reason: 'asks_if_last' };
  if (words < FEW_WORDS && POINTS_TO_PAPERS.test(said)) return { intent: 'told_already', answers: false };
  if (words < A_LINE && A_QUIP.test(said)) return { intent: 'joke', answers: false };
  const features = readIntentFeatures(said, question);
  // Whoever is invited to ask and asks wants to know something of the job.
  if (invitesQuestions(question) && /\?[^?]{0,40}$/.test(said) && !isForTheInterviewer(said, features))
    return { intent: 'about_job', answers: false };
  // 'Can you repeat dad please': so short, nothing else can be meant, whatever was misheard in it.
  if (features['pattern of repeat'] && A_SHORT_REQUEST.test(said)) return { intent: 'repeat', answers: false };
  if (SAID_BEFORE.test(said) && said.split(' ').length < FEW_WORDS) return { intent: 'told_already', answers: false };
  const isAnswer = likelihoodOf(weights.answer, features);
  // A long answer may have lost its thread; what stands before the request tells it from a long request.
  const request = said.split(' ').length >= MANY_WORDS ? ASKS_AGAIN.exec(said) : null;
  if (
    request &&
    likelihoodOf(weights.answer, readIntentFeatures(said.slice(0, request.index), question)) >= weights.answer.from
  )
    return { intent: 'repeat', answers: true };
  const mayBeBrief = isAskedOn && !Object.keys(features).some((name) => name.includes('pattern of'));
  if (isAnswer >= weights.answer.from * (mayBeBrief ? ASKED_ON : 1)) {
    const request = words <= LONG_FOR_AN_ASIDE ? sureRequest(said, features, isAnswer, weights) : undefined;
    return request ? { intent: request, answers: false } : { intent: 'answer', answers: true };
  }
  const intent = likeliestBorneOut(said, features, isAnswer, weights);
  return intent ? { intent, answers: false } : { intent: 'answer', answers: true };
}

/** A wish for the words once more, or an end, or to know who asks. */
const isForTheInterviewer = (said: string, features: NamedFeatures): boolean =>
  Boolean(features['pattern of repeat'] ?? features['pattern of stop'] ?? features['pattern of skip']) ||
  /\b(?:again|hear me|robot|human|real person|computer|a\.?i\.?|how did I do|did I do|my answers?|finish|stop)\b/i.test(
    said,
  );

/** 'There was a colleague, but I signed something, so I'd leave that alone': a likely answer, and surely something else. */
function sureRequest(
  said: string,
  features: NamedFeatures,
  isAnswer: number,
  { others }: TalkWeights,
): Intent | undefined {
  const best = likeliest(others, features);
  const least = isAnswer < PROBABLY && best && !OFTEN_IN_ANSWERS.includes(best.name) ? PROBABLY : SURELY;
  return best && best.likelihood >= least && hasMarkOf(best.name, said) && bearsOut(best.name, said)
    ? best.name
    : undefined;
}
const SURELY = 0.8;
const PROBABLY = 0.6;
/** What people also do while they answer. */
const OFTEN_IN_ANSWERS: readonly Intent[] = ['off_topic', 'joke', 'decline', 'distress'];

/** What the words most likely are, if it is more than a guess and they bear it out. */
function likeliestBorneOut(
  said: string,
  features: NamedFeatures,
  isAnswer: number,
  { answer, others }: TalkWeights,
): Intent | undefined {
  const found = Object.entries(others)
    .map(([name, model]) => ({ name: name as Intent, likelihood: likelihoodOf(model, features) }))
    .sort((one, other) => other.likelihood - one.likelihood);
  const [best] = found;
  const isAGuess = best && best.likelihood < Math.max(NO_MORE_THAN_A_GUESS, isAnswer);
  if (!best || (isAGuess && isAnswer > answer.from / 3)) return undefined;
  // Without an idea that goes with it, it has to be all but certain that the words are no answer.
  if (isAnswer > answer.from * ALL_BUT_CERTAIN && !hasMarkOf(best.name, said)) return undefined;
  // Whoever talks of something else for so long has mostly begun to answer, and is led back as one who strays.
  const isLong = said.split(' ').length > LONG_FOR_AN_ASIDE && isAnswer > NO_MORE_THAN_A_GUESS / 2;
  const fits = (name: Intent) => bearsOut(name, said) && !(isLong && name === 'off_topic');
  if (fits(best.name)) return best.name;
  return found.find(({ name, likelihood }) => likelihood >= NEXT_BEST && fits(name) && hasMarkOf(name, said))?.name;
}
