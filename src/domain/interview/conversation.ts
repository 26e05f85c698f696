import type { PlannedQuestion } from '#contract/interview.ts';
import type { DurationId, Speaker } from '#contract/words.ts';
import { findGap, type Gap } from './answer-gaps.ts';
import { phrasesFor } from './phrases.ts';
import { followUpBudget } from './progress.ts';
import { readIntent } from './read-intent.ts';

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
  /** The turns of this question before the words being answered, oldest first. */
  turnsInQuestion: readonly { speaker: Speaker; text: string; kind: string }[];
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
 * often; the words are picked from patterns, never the same one twice in a question.
 */
export function decideReply(input: ReplyInput): ReplyDecision {
  const intent = readIntent(input.userText);
  if (intent !== 'answer') {
    const mayReact = input.reactionsUsed < MAX_REACTIONS && !(intent === 'no_answer' && wasTriedNarrower(input));
    if (mayReact) return react(input, intent);
    return moveOn(input, false);
  }
  const gap = input.followUpsUsed < followUpBudget(input.length) ? findGap(input) : undefined;
  return gap ? followUp(input, gap) : moveOn(input, true);
}

type Reaction = Exclude<ReturnType<typeof readIntent>, 'answer'>;

const KIND_OF: Record<Reaction, TurnKind> = {
  silence: 'silence',
  repeat_request: 'repeat',
  rephrase_request: 'rephrase',
  no_answer: 'narrower_try',
  pushback: 'reaction',
  small_talk: 'reaction',
};

function react(input: ReplyInput, intent: Reaction): ReplyDecision {
  const asked = latestAsk(input);
  const text = pickUnused(input, phrasesFor(intent, { asked, topic: input.question.topic, type: input.question.type }));
  return { text, isFollowUp: true, kind: KIND_OF[intent], costsFollowUp: false, scored: false };
}

function followUp(input: ReplyInput, gap: Gap): ReplyDecision {
  const text = pickUnused(input, gap.phrases);
  return { text, isFollowUp: true, kind: 'follow_up', costsFollowUp: true, scored: true };
}

function moveOn(input: ReplyInput, scored: boolean): ReplyDecision {
  const phrases = phrasesFor(input.isLastQuestion ? 'closing' : scored ? 'acknowledgement' : 'moving_on', {
    asked: '',
    topic: input.question.topic,
    type: input.question.type,
  });
  return {
    text: pickUnused(input, phrases),
    isFollowUp: false,
    kind: input.isLastQuestion ? 'closing' : 'acknowledgement',
    costsFollowUp: false,
    scored,
    transitionTo: input.isLastQuestion ? 'end' : 'next_question',
  };
}

/** What is being asked at the moment: the newest follow-up, else the question. */
function latestAsk(input: ReplyInput): string {
  const asks = input.turnsInQuestion.filter((turn) => turn.kind === 'follow_up' || turn.kind === 'narrower_try');
  return asks.at(-1)?.text ?? input.question.text;
}

const wasTriedNarrower = (input: ReplyInput) => input.turnsInQuestion.some((turn) => turn.kind === 'narrower_try');

/** The first phrase that was not said in this question yet; the question's number of turns varies where it starts. */
function pickUnused(input: ReplyInput, phrases: readonly string[]): string {
  const said = new Set(input.turnsInQuestion.map((turn) => turn.text));
  const start = input.question.text.length % phrases.length;
  const ordered = [...phrases.slice(start), ...phrases.slice(0, start)];
  return ordered.find((phrase) => !said.has(phrase)) ?? ordered[0] ?? input.question.text;
}
