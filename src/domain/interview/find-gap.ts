import type { PlannedQuestion } from '#contract/interview.ts';
import {
  asksForReason,
  countNumbers,
  countOwnActs,
  countSteps,
  endsAstray,
  givesReason,
  readAnswerFeatures,
  tellsOutcome,
} from './answer-features.ts';
import { contradictsItself } from './contradicts-itself.ts';
import { deniesWhatIsAsked } from './denies-what-is-asked.ts';
import { fittedTalk } from './fitted/fitted-talk.ts';
import { howMuchIsTold } from './how-much-is-told.ts';
import { FACTUAL_QUESTION } from './intent-features.ts';
import type { Gap } from './move.ts';
import { partLeftOut, tellsAllThatWasAsked } from './second-part.ts';
import { asksForOccasion } from './subject-of-question.ts';
import { likeliest, type TalkWeights } from './talk-weights.ts';
import { kinNamedAlone, tellsOfDisaster, tellsOfGrief } from './tells-of-loss.ts';
import { askOfThinAnswer } from './thin-answer.ts';
import { readTwoWhys } from './two-whys.ts';

/** A second follow-up is asked only where there is hardly a doubt. */
const HARDLY_A_DOUBT = 0.75;
/** To be led back is the least welcome of all. */
const LED_BACK = 0.5;

/** Whoever tells this many things that they did, or would do, has told what somebody could have seen. */
const ENOUGH_ACTS = { story: 3, otherwise: 2, ofTheirOwn: 2 };
const ENOUGH_NUMBERS = 3;

/** What an answer lacks, if that is sure; `asked` are the gaps that were asked about before. */
export function findGap(
  question: PlannedQuestion,
  answer: string,
  asked: readonly Gap[],
  weights: TalkWeights = fittedTalk,
): Gap | undefined {
  if (isBare(question, answer) && asked.length === 0)
    return kinNamedAlone(answer) ? 'reason' : (partLeftOut(question, answer)?.gap ?? 'specifics');
  if (contradictsItself(answer) && !asked.includes('check_fact')) return 'check_fact';
  if (deniesWhatIsAsked(question.text, answer) && asked.length === 0) return 'refocus';
  const thin = asked.length === 0 ? askOfThinAnswer(question, answer)?.gap : undefined;
  if (thin) return thin;
  const found = likeliest(weights.gaps, readAnswerFeatures(question, answer));
  // What was asked for and still is the first thing missing won't come by asking for something else.
  if (!found || asked.includes(found.name)) return undefined;
  if (isTold(found.name, question, answer)) return undefined;
  const least = asked.length > 0 ? HARDLY_A_DOUBT : found.name === 'refocus' ? LED_BACK : 0;
  const sure = Math.max(weights.sureOf[found.name] ?? 1, least);
  if (found.likelihood < sure) return undefined;
  if (found.name === 'outcome' && STAYED_OPEN.test(answer)) return undefined;
  // Nobody is asked how it turned out where people died.
  if (found.name === 'outcome' && (tellsOfGrief(answer) || tellsOfDisaster(answer))) return undefined;
  return OF_AN_EVENT.has(found.name) && lacksTheEvent(question, answer, found.name)
    ? noneTwice('specifics', asked)
    : found.name;
}

/** What can be asked only of something that happened; where a story was asked for and none is told, that is what lacks. */
const OF_AN_EVENT: ReadonlySet<Gap> = new Set(['own_action', 'outcome', 'reason']);
const lacksTheEvent = (question: PlannedQuestion, answer: string, gap: Gap): boolean => {
  if (question.type !== 'behavioral' && !asksForOccasion(question.text)) return false;
  const told = howMuchIsTold(answer);
  if (told !== 'begun' || gap === 'own_action') return told === 'nothing';
  const deeds = answer.replaceAll(/\bI(?:'d)? had\b/gi, '');
  return countOwnActs(question, deeds) + countSteps(deeds) < 2;
};
const noneTwice = (gap: Gap, asked: readonly Gap[]) => (asked.includes(gap) ? undefined : gap);

/** 'Why not.', 'I fix computers.': so few words are an answer only to a question for a fact. */
const isBare = ({ text, type }: PlannedQuestion, answer: string): boolean =>
  type !== 'general' &&
  answer.trim().split(/\s+/).length <= BARE_WORDS &&
  !FACTUAL_QUESTION.test(text) &&
  // 'Two degrees. Never above.', and a reason of four words.
  countNumbers(answer) === 0 &&
  !(/^(?:and |so )?why\b/i.test(text) && answer.trim().split(/\s+/).length === BARE_WORDS);
const BARE_WORDS = 4;

/** '… What did you do, and what was the outcome?' */
const ASKS_HOW_IT_ENDED =
  /\b(?:what (?:was the (?:outcome|result)|happened|came of it)|how did (?:it|that|this) (?:end|turn out|go))\W*$/i;

/** '… and then I got a written warning.', '… and he tipped me a tenner.' */
const ENDS_FOR_SOMEBODY =
  /\b(?:got (?:a|the|my) (?:\w+ )?(?:warning|sack|job|card|tip|hug|refund|bonus|promotion|round of applause)|tipped (?:me|us)|gave (?:me|us) (?:a|his|her|their) (?:\w+ )?(?:hug|tip|card|number|tenner|box|thank)|left (?:me |us )?a tip|ran the place|now my boss|(?:got|was|were) (?:promoted|sacked|fined|suspended)|shook (?:my|his|her) hand|by (?:easter|christmas|then|the (?:end|summer|autumn|spring|winter|weekend|\w+day)|\w+day|\w+) (?:we|he|she|they|it|I) (?:was|were|had|could))\b[^.?!]*[.?!]?\s*$|\bI \w+[^.?!]*\b(?:till|until) (?:the|he|she|they|it) [^.?!]{2,25}[.?!]?\s*$/i;

/** '… and he looked at me, and he said Monday.': in the second half of a whole story that is how it ended. */
const othersGaveWay = (answer: string): boolean => {
  const words = answer.trim().split(/\s+/);
  return words.length >= A_WHOLE_STORY && GAVE_WAY.test(words.slice(-Math.ceil(words.length / 2)).join(' '));
};
const A_WHOLE_STORY = 70;
const GAVE_WAY =
  /\b(?:and|so|then|until|till) (?:then )?(?:he|she|they|the \w+) (?:just |finally |then )?(?:said (?:yes|okay|ok|all right|fine|sorry|go on|\p{Lu}?\p{L}+[.!])|agreed|gave in|nodded|backed down|apologi[sz]ed|signed|thanked|calmed down)/iu;

/** 'It wasn't sorted out, no.': that it had no good end is an end. */
const STAYED_OPEN =
  /\b(?:it|that|this|we|things) (?:was|were|got)(?:n['’]t| not| never) (?:ever |really |properly )?(?:sorted|resolved|settled|solved|made up)\b(?! (?:until|till|yet|when|before|at first|straight))|\bit never (?:got|was) (?:really |properly )?(?:sorted|resolved|settled|solved)\b(?! (?:until|till))|\b(?:he|she|they) (?:stopped (?:speaking|talking) to me|never (?:spoke|talked) to me again)\b/i;

/** 'From then on I put a paint mark after tightening.' */
const TELLS_THE_REMEDY = /\b(?:from (?:then|that (?:day|time)|this day)(?: on)?|since then|ever since),? I\b/i;
/** Whoever gives a reason in some sentences has said what draws them. */
const SOME_REASONS = 25;

/** Whoever speaks of themselves in some sentences has shown what they mean, and so has whoever says in one what others would not. */
const TOLD_OF_ONESELF = 38;
const A_FEW_WORDS = 14;
const CLAIMED_BY_ANYBODY =
  /\b(?:hard[- ]?working|hard worker|flexible|under (?:pressure|stress)|people person|team[- ]?player|reliable|motivated|passionate|empathetic|communicator|communication|listener|(?:fast|quick) learner|perfectionist|organi[sz]ed|punctual|resilient|adaptable|proactive|creative|dedicated|leader|patient|positive|strict but fair|attention to detail|good (?:with|at)|great (?:with|at))\b/i;
/** A method that names so many things that somebody does is told. */
const ENOUGH_STEPS = 4;

/** Whether so much is told, or so little was asked, that asking for this would sound as if nobody had listened. */
export function isTold(gap: Gap, question: Pick<PlannedQuestion, 'type' | 'text'>, answer: string): boolean {
  const asksForIt = gap === 'outcome' && ASKS_HOW_IT_ENDED.test(question.text);
  if (
    gap !== 'own_action' &&
    !asksForIt &&
    tellsAllThatWasAsked(question, answer) &&
    countOwnActs(question, answer) > 0
  )
    return true;
  if (gap === 'outcome') return tellsOutcome(answer) || ENDS_FOR_SOMEBODY.test(answer) || othersGaveWay(answer);
  if (gap === 'reason') return !asksForReason(question.text);
  // Figures that surprise are no reason to doubt them; those that cannot be are found before.
  if (gap === 'check_fact') return true;
  if (gap === 'refocus') return !endsAstray(answer);
  if (question.type === 'behavioral' && TELLS_THE_REMEDY.test(answer)) return true;
  if (question.type === 'self_assessment' && gap === 'specifics') {
    const words = answer.split(/\s+/).length;
    if (words >= TOLD_OF_ONESELF || (words > A_FEW_WORDS && !CLAIMED_BY_ANYBODY.test(answer))) return true;
  }
  if (question.type === 'technical' && gap === 'specifics' && countSteps(answer) >= ENOUGH_STEPS) return true;
  if (question.type === 'motivation' && readTwoWhys(question, answer)) return true;
  if (question.type === 'motivation' && givesReason(answer) && answer.split(/\s+/).length >= SOME_REASONS) return true;
  const acts = countOwnActs(question, answer);
  if (gap === 'own_action') return acts >= ENOUGH_ACTS.ofTheirOwn;
  if (gap !== 'specifics') return false;
  const enough = question.type === 'behavioral' ? ENOUGH_ACTS.story : ENOUGH_ACTS.otherwise;
  return acts >= enough || countNumbers(answer) >= ENOUGH_NUMBERS;
}
