import type { PlannedQuestion } from '#contract/interview.ts';
import { ASK_FAMILY, type AskFamily } from './gap-asks.ts';
import { GAPS, type Gap } from './move.ts';

/** A story or plan told in fewer words than this has parts missing; about ten seconds of speech. */
const SHORT_WORDS: Record<AskFamily, number> = { story: 25, plan: 20, knowledge: 20, self: 18 };
/** An answer to a follow-up may be short, but not this short. */
const SHORT_FOLLOW_UP_WORDS = 4;
/** Two and a half minutes of speech. */
const RAMBLING_WORDS = 320;
/** From here on, an answer that never comes near the question is brought back to it. */
const ASTRAY_WORDS = 150;
const HEDGES_TO_BE_VAGUE = 3;
/** Hedges are a habit of speech; more than one in this many words hides what happened. */
const WORDS_A_HEDGE = 16;
const LIST_WORDS = 6;
/** In a sentence about half of the words are small ones; in a list of terms hardly any is. */
const SMALL_WORDS_IN_A_LIST = 0.15;

const OUTCOME =
  /\b(results?|resulted|outcome|in the end|at the end|eventually|ultimately|finally|as a consequence|consequently|led to|meant that|which meant|so now|since then|afterwards|after (this|that)|saved|reduced|increased|improved|doubled|halved|tripled|grew|cut|dropped|fell|rose|recovered|delivered|shipped|launched|completed|finished|solved|fixed|won|passed|achieved|exceeded|prevented|avoided|(went|gone|go|goes|came|come|got|get|is|was) (up|down|back|live|better|faster|smoother|worse)|turned out|worked (out|well|fine|in the end)|it worked|(did not|didn't|never) (happen|come back|work)|no (more|further|longer)|on time|ahead of|success\w*|happy|happier|satisfied|pleased|thanked|calm(ed)?|agreed|approved|accepted|promoted|feedback|learn(ed|t)|from \w+( \w+)? to \w+)\b|\d+ ?(%|percent|per cent)/i;
const OUTCOME_OF_A_PLAN =
  /\b(measure|metrics?|check (that|whether|if)|know (that|if|whether|it)|see (if|whether|that)|result|outcome|goal|success\w*|so that|until|follow up|feedback|make sure|ensure|confirm|verify|review|avoid|prevent|report|improve\w*|better|faster|then (it|they|the) would)\b/i;

const STATIVE =
  "am|'m|was|were|is|think|thought|guess|believe|believed|feel|felt|like|liked|love|loved|want|wanted|hope|hoped|wish|know|knew|mean|meant|suppose|remember|remembered|need|needed|agree|understand|see|saw|heard|don't|didn't|do|did|not|never|have|had|can|can't|couldn't|could|would|will|might|should|wouldn't|won't|also|just|really|always|then|first|get|got|be|been|to|a|an|the|and|or|in|on";
/** "I" and a verb of doing, in any tense: recognisers and learners drop endings. */
const OWN_ACTION = new RegExp(
  `\\bI(?:'d|'ll|'ve)?(?: (?:would|will|could|might|can|had|have|did|also|then|first|just|really|always|usually|finally|personally|quickly|simply|immediately|try|tried|decided|used|started|began|managed|helped|needed|wanted|to))* (?!(?:${STATIVE})\\b)[a-z]{2,}`,
  'i',
);
const PLURAL_ACTION = /\b(we|they|the team|everyone|everybody|my (team|colleagues?|boss|manager))('d|'ve)? [a-z]{2,}/i;

const FIGURE =
  /\d|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|dozens?|hundreds?|thousands?|millions?|half|twice|double|third|quarter)\b/i;
const BIG_CLAIM =
  /\b(significant(ly)?|massive(ly)?|huge(ly)?|dramatic(ally)?|a lot|much (better|faster|easier|more|less)|many|very (good|successful|happy|fast|well)|successful(ly)?|improved|increased|reduced|faster|more efficient|efficiency|everyone (loved|was)|always|best)\b/i;
const CLAIM_ABOUT_SELF =
  /\bI(?:'m| am) (an?|very|really|quite|extremely|good|highly|always|usually)\b|\b(my (greatest |biggest |main )?strengths?|passionate|hard[- ]?working|team[- ]?player|fast learner|quick learner|detail[- ]oriented|perfectionist|motivated|dedicated|people person)\b/i;
const EXAMPLE =
  /\b(for example|for instance|such as|once|when (i|we|my|the)|last (year|month|week|summer|winter|time)|at my|in my (last|current|previous|first)|one (time|day)|years?|recently)\b/i;
const HEDGE =
  /\b(stuff|things?|something|somehow|someone|somebody|anybody|various|kind of|sort of|basically|maybe|perhaps|i guess|i think|i suppose|probably|not (really )?sure|etc|et cetera|and so on|or whatever|whatever|somewhere|more or less)\b/gi;
const SMALL_WORD =
  /^(a|an|the|i|we|he|she|it|they|you|my|our|his|her|their|me|us|to|of|in|on|at|for|with|from|by|and|or|but|so|because|that|which|who|when|is|are|was|were|be|been|am|do|did|does|have|has|had|not|this|then|if|as|would|will|can|could|there|what|how|very|all|some|more|one|up|out|into|about|after|before|also|just|no|yes)$/i;

export interface AnswerSoFar {
  question: PlannedQuestion;
  /** The newest answer. */
  latest: string;
  /** Everything said to this question that counts, the newest answer included. */
  whole: string;
  /** Whether the newest answer is to a follow-up. */
  isFollowUpAnswer: boolean;
}

/** What an answer lacks, the most useful thing to ask about first; empty when it lacks nothing much. */
export function findGaps({ question, latest, whole, isFollowUpAnswer }: AnswerSoFar): Gap[] {
  const family = ASK_FAMILY[question.type];
  const latestWords = splitWords(latest);
  const wholeWords = splitWords(whole);
  const hedges = latest.match(HEDGE)?.length ?? 0;
  const tellsOwnAction = OWN_ACTION.test(whole);
  const shortBelow = isFollowUpAnswer ? SHORT_FOLLOW_UP_WORDS : SHORT_WORDS[family];

  const tooShort = latestWords.length < shortBelow || wholeWords.length < SHORT_WORDS[family];
  const vague = hedges >= HEDGES_TO_BE_VAGUE && latestWords.length <= hedges * WORDS_A_HEDGE;
  const found: Record<Gap, boolean> = {
    refocus: latestWords.length > RAMBLING_WORDS || (latestWords.length > ASTRAY_WORDS && isAstray(question, latest)),
    own_action: family !== 'self' && !tellsOwnAction && (family === 'story' || PLURAL_ACTION.test(whole)),
    specifics: tooShort || vague || isListOfWords(latestWords) || lacksEvidence(family, whole, tellsOwnAction),
    outcome: family === 'story' ? !OUTCOME.test(whole) : family === 'plan' && !OUTCOME_OF_A_PLAN.test(whole),
    reason: false,
    check_fact: false,
  };
  return GAPS.filter((gap) => found[gap]);
}

function lacksEvidence(family: AskFamily, whole: string, tellsOwnAction: boolean): boolean {
  if (FIGURE.test(whole)) return false;
  if (family === 'story') return BIG_CLAIM.test(whole);
  if (family === 'knowledge') return !tellsOwnAction && !EXAMPLE.test(whole);
  return family === 'self' && CLAIM_ABOUT_SELF.test(whole) && !EXAMPLE.test(whole);
}

function isListOfWords(words: readonly string[]): boolean {
  const small = words.filter((word) => SMALL_WORD.test(word)).length;
  return words.length >= LIST_WORDS && small < words.length * SMALL_WORDS_IN_A_LIST;
}

/** Whether none of the words that belong to the question turn up; endings don't matter. */
function isAstray(question: PlannedQuestion, answer: string): boolean {
  const stems = [...question.signals, ...splitWords(question.topic)]
    .map((word) => word.toLowerCase())
    .filter((word) => word.length >= 4)
    .map((word) => word.slice(0, 5));
  if (stems.length === 0) return false;
  return !splitWords(answer.toLowerCase()).some((word) => stems.some((stem) => word.startsWith(stem)));
}

const splitWords = (text: string) => text.match(/[\p{L}\p{N}'’%-]+/gu) ?? [];
