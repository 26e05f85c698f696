import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, Speaker } from '#contract/words.ts';
import { findGaps } from './answer-gaps.ts';
import { ASK_FAMILY, GAP_ASKS, type GapName, gapOfFollowUp } from './gap-asks.ts';
import { NARROWER_OPENINGS, type Occasion, PHRASES, PLAINER, REPHRASE_OPENINGS, SMALLER } from './phrases.ts';
import { followUpBudget } from './progress.ts';
import { quoteAction, quoteClaim, quoteThing } from './quote-answer.ts';
import { type Intent, readIntent } from './read-intent.ts';

/** What a turn of the conversation was. */
export type TurnKind =
  | 'greeting'
  | 'question'
  | 'answer'
  | 'follow_up'
  | 'repeat'
  | 'rephrase'
  | 'narrower_try'
  | 'reaction'
  | 'silence'
  | 'acknowledgement'
  | 'closing';

export interface ReplyInput {
  question: PlannedQuestion;
  isLastQuestion: boolean;
  length: DurationId;
  profile: { role: string; company: string };
  /** The turns of this question before the words being answered, oldest first; `kind` is a `TurnKind`. */
  turnsInQuestion: readonly { speaker: Speaker; text: string; kind?: string }[];
  followUpsUsed: number;
  reactionsUsed: number;
  /** What the candidate just said; blank is silence. */
  userText: string;
}

export interface ReplyDecision {
  text: string;
  isFollowUp: boolean;
  kind: TurnKind;
  costsFollowUp: boolean;
  /** Whether the candidate's words count as an answer. */
  scored: boolean;
  transitionTo?: 'next_question' | 'end';
}

/** Free reactions that one question may have before the interview moves on. */
const MAX_REACTIONS = 3;

/**
 * What the interviewer says next. The code owns the turn: it decides whether to follow up, react or move on, and how
 * often; the words come from patterns and from the candidate's own, and nothing is said twice in a question.
 */
export function decideReply(input: ReplyInput): ReplyDecision {
  const { intent, answers } = readIntent(input.userText);
  const mayReact = input.reactionsUsed < MAX_REACTIONS;
  if (intent !== 'answer' && mayReact && !leavesQuestion(input, intent))
    return { ...react(input, intent), scored: answers };
  const followUp = answers && input.followUpsUsed < followUpBudget(input.length) ? askForGap(input) : undefined;
  return followUp ?? moveOn(input, answers);
}

/** Whether these words end the question although they are no answer. */
function leavesQuestion(input: ReplyInput, intent: Intent): boolean {
  if (intent === 'skip_request') return true;
  if (intent === 'no_answer') return input.turnsInQuestion.some(({ kind }) => kind === 'narrower_try');
  return intent === 'already_answered' && earlierAnswers(input).length > 0;
}

type Reaction = Pick<ReplyDecision, 'text' | 'isFollowUp' | 'kind' | 'costsFollowUp'>;

function react(input: ReplyInput, intent: Exclude<Intent, 'answer'>): Reaction {
  const free = { isFollowUp: true, costsFollowUp: false };
  switch (intent) {
    case 'rephrase_request':
      return { ...free, kind: 'rephrase', text: pickUnused(input, plainerAsks(input)) };
    case 'no_answer':
      return { ...free, kind: 'narrower_try', text: narrowerAsk(input) };
    case 'skip_request':
    case 'already_answered':
      return { ...free, kind: 'reaction', text: say(input, 'pushback') };
    case 'silence':
      return { ...free, kind: 'silence', text: say(input, 'silence') };
    case 'repeat_request':
      return { ...free, kind: 'repeat', text: say(input, 'repeat_request') };
    default:
      return { ...free, kind: 'reaction', text: say(input, intent) };
  }
}

function askForGap(input: ReplyInput): ReplyDecision | undefined {
  const asked = new Set(followUpTexts(input).map(gapOfFollowUp));
  const family = ASK_FAMILY[input.question.type];
  const gaps = findGaps({
    question: input.question,
    latest: input.userText,
    whole: [...earlierAnswers(input), input.userText].join(' '),
    isFollowUpAnswer: input.followUpsUsed > 0,
  });
  const gap = gaps.find((name) => !asked.has(name) && GAP_ASKS[name].asks[family].length > 0);
  if (!gap) return undefined;
  const ask = pickUnused(input, GAP_ASKS[gap].asks[family]);
  const text = [leadIn(input, gap), ask].filter(Boolean).join(' ');
  return { text, isFollowUp: true, kind: 'follow_up', costsFollowUp: true, scored: true };
}

/** A clause with a few of the candidate's own words, so that it is clear what the follow-up is about. */
function leadIn(input: ReplyInput, gap: GapName): string {
  if (gap === 'rambling' || gap === 'list_of_words') return '';
  const { userText } = input;
  const claim = ASK_FAMILY[input.question.type] === 'self' ? quoteClaim(userText) : undefined;
  const action = gap === 'no_own_action' ? undefined : quoteAction(userText);
  const thing = quoteThing(userText);
  const lead = claim
    ? `You said you are ${claim}.`
    : action
      ? `You said you ${action}.`
      : thing
        ? `You mentioned ${thing}.`
        : 'Thanks.';
  return input.turnsInQuestion.some(({ text }) => text.startsWith(lead)) ? '' : lead;
}

function moveOn(input: ReplyInput, scored: boolean): ReplyDecision {
  const heard = scored || earlierAnswers(input).length > 0;
  return {
    text: say(input, input.isLastQuestion ? 'closing' : heard ? 'acknowledgement' : 'moving_on'),
    isFollowUp: false,
    kind: input.isLastQuestion ? 'closing' : 'acknowledgement',
    costsFollowUp: false,
    scored,
    transitionTo: input.isLastQuestion ? 'end' : 'next_question',
  };
}

const earlierAnswers = (input: ReplyInput) =>
  input.turnsInQuestion
    .filter(({ speaker, text }) => speaker === 'human' && readIntent(text).answers)
    .map(({ text }) => text);

const followUpTexts = (input: ReplyInput) =>
  input.turnsInQuestion.filter(({ kind }) => kind === 'follow_up').map(({ text }) => text);

const ASKING = new Set(['follow_up', 'narrower_try', 'rephrase']);

/** What is being asked at the moment, without the opening that it was given. */
function latestAsk(input: ReplyInput): string {
  const latest = input.turnsInQuestion.findLast(({ kind }) => kind !== undefined && ASKING.has(kind));
  if (!latest) return input.question.text;
  const opening = [...REPHRASE_OPENINGS, ...NARROWER_OPENINGS].find((words) => latest.text.startsWith(words));
  return opening ? latest.text.slice(opening.length).trim() : latest.text;
}

/** The gap that is being asked about at the moment; undefined while it is the question itself. */
function latestGap(input: ReplyInput): GapName | undefined {
  const latest = followUpTexts(input).at(-1);
  return latest === undefined ? undefined : gapOfFollowUp(latest);
}

function plainerAsks(input: ReplyInput): string[] {
  const gap = latestGap(input);
  const asks = gap ? GAP_ASKS[gap].plainer : PLAINER[input.question.type];
  const openings = rotate(REPHRASE_OPENINGS, numberOf(input.question));
  // Each wording has an opening of its own, so that neither is heard twice.
  return asks.map((ask, i) => `${openings[i % openings.length]} ${fillTopic(ask, input.question)}`);
}

function narrowerAsk(input: ReplyInput): string {
  const gap = latestGap(input);
  const ask = gap ? GAP_ASKS[gap].smaller : fillTopic(SMALLER[input.question.type], input.question);
  return pickUnused(
    input,
    NARROWER_OPENINGS.map((opening) => `${opening} ${ask}`),
  );
}

const fillTopic = (phrase: string, { topic }: PlannedQuestion) =>
  phrase.replace('{topic}', () => topic.trim() || 'that');

/** Occasions that come at most once a question; the interview would sound alike if each took the same words. */
const ONCE_A_QUESTION: ReadonlySet<Occasion> = new Set(['acknowledgement', 'moving_on', 'closing']);

function say(input: ReplyInput, occasion: Occasion): string {
  const phrases = PHRASES[occasion].map((phrase) => phrase.replace('{asked}', () => latestAsk(input)));
  return ONCE_A_QUESTION.has(occasion) ? pickUnused(input, phrases) : firstUnused(input, phrases);
}

/** A phrase that was not said in this question yet; each question starts at another one. */
const pickUnused = (input: ReplyInput, phrases: readonly string[]) =>
  firstUnused(input, rotate(phrases, numberOf(input.question)));

function firstUnused(input: ReplyInput, phrases: readonly string[]): string {
  const said = input.turnsInQuestion.map(({ text }) => text);
  const isUnused = (phrase: string) => !said.some((text) => text === phrase || text.endsWith(` ${phrase}`));
  return phrases.find(isUnused) ?? phrases[0] ?? input.question.text;
}

const rotate = <T>(items: readonly T[], by: number): T[] => {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** 0 for q_1. */
const numberOf = ({ id }: PlannedQuestion) => Math.max(Number.parseInt(id.replace(/^\D+/, ''), 10) - 1, 0) || 0;
