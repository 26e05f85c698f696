import type { Criterion, Penalty } from '#contract/results.ts';
import type { QuestionType } from '#contract/words.ts';
import type { CriterionId } from './findings.ts';
import { isBriefPart, partWords, WORD_BANDS } from './question-type.ts';
import { readRoles } from './roles.ts';
import { byStandingOut, overUsual } from './stands-out.ts';
import { sum } from './sum.ts';

/** A quote short enough to read inside a sentence, and not cut before a word that leads on. */
export const shortQuote = (text: string): string => {
  const words = text
    .trim()
    .replace(/^[.,;:\s]+/, '')
    .replace(/(?:[.,;:]|\s(?:and|so|but|then|because))+$/i, '')
    .split(/\s+/);
  // Nothing is cut for a word or two.
  return words.length <= CUT_TO_WORDS + 4 ? words.join(' ') : `${words.slice(0, CUT_TO_WORDS).join(' ')} …`;
};
const CUT_TO_WORDS = 14;

/** Praise around the words that earned it. */
const PRAISE: Record<CriterionId, (quote: string) => string> = {
  addresses_question: (quote) => `You answer what was asked, and it shows in “${quote}”.`,
  specific_episode_or_position: (quote) =>
    readRoles(quote, 0, false).setting > 0
      ? `“${quote}” says when or where it was.`
      : `It comes down to one clear thing: “${quote}”.`,
  own_actions_or_reasoning: (quote) => `Your own part is clear: “${quote}”.`,
  concrete_detail: (quote) => `“${quote}” names things instead of speaking in general.`,
  outcome: (quote) => `You say what came of it: “${quote}”.`,
  insight_or_fit: (quote) => `“${quote}” shows what you took from it.`,
};

const GAP: Record<CriterionId, string> = {
  addresses_question: 'It does not quite answer what was asked.',
  specific_episode_or_position: 'It does not yet come down to one case or one clear view.',
  own_actions_or_reasoning: 'You could say more about what you did yourself, and why.',
  concrete_detail: 'It still needs details that only you could know.',
  outcome: 'You do not say what came of it.',
  insight_or_fit: 'You do not say what you took from it.',
};

/** What is missing where some of it is there. */
const HALF_THERE: Record<CriterionId, string> = {
  addresses_question: 'It could stay closer to what was asked.',
  specific_episode_or_position: 'You could stay longer with the one case or view that you name.',
  own_actions_or_reasoning: 'You could say more about what you did yourself, and why.',
  concrete_detail: 'It could do with more details that only you could know.',
  outcome: 'You could say more about what came of it.',
  insight_or_fit: 'You could say more about what you took from it.',
};

interface Cure {
  title: string;
  detail: string;
}

/** What to do about a gap where nothing shows the criterion yet. */
const CURE: Record<CriterionId, Cure> = {
  addresses_question: {
    title: 'Answer the question in your first sentence.',
    detail: 'Use the words of the question, and tell the rest after that.',
  },
  specific_episode_or_position: {
    title: 'Pick one case and say where and when it was.',
    detail: 'One day that you remember well says more than how it usually goes.',
  },
  own_actions_or_reasoning: {
    title: 'Say what you did yourself, step by step.',
    detail: 'Go through the steps, and give your reason for the one that mattered most.',
  },
  concrete_detail: {
    title: 'Add one detail that only you could know.',
    detail: 'It could be the thing itself, who was there, how many or how long.',
  },
  outcome: {
    title: 'Say what came of it.',
    detail: 'Tell what was different the next day, what somebody said, or what never happened again.',
  },
  insight_or_fit: {
    title: 'End with what you have done differently since.',
    detail: 'One sentence is enough, on what you took from it or why it matters for this job.',
  },
};

/** The same where nothing has happened that could be told. */
const CURE_WITHOUT_STORY: Partial<Record<CriterionId, Cure>> = {
  own_actions_or_reasoning: {
    title: 'Say how you go about it, and why.',
    detail: 'Take one step after the other, and give your reason for the one that matters most.',
  },
  outcome: {
    title: 'Say what it leads to.',
    detail: 'Tell how you know that it works, or what goes wrong without it.',
  },
  insight_or_fit: {
    title: 'End with what taught you this.',
    detail: 'One sentence is enough, on what you took from it or why it matters for this job.',
  },
};
const WITHOUT_STORY: ReadonlySet<QuestionType> = new Set<QuestionType>(['situational', 'technical', 'general']);

/** What to do where some of it is there: nobody is told to do what was done. */
const MORE_OF_IT: Record<CriterionId, Cure> = {
  addresses_question: {
    title: 'Come back to the question at the end.',
    detail: 'Say in one sentence how what you told answers it.',
  },
  specific_episode_or_position: {
    title: 'Stay with the one case that you name.',
    detail: 'Tell what happened there before you go on to anything else.',
  },
  own_actions_or_reasoning: {
    title: 'Give the reason behind it.',
    detail: 'Say at the step that matters most why it is the right one.',
  },
  concrete_detail: {
    title: 'Add one more detail that only you could know.',
    detail: 'It could be the thing itself, who was there, how many or how long.',
  },
  outcome: {
    title: 'Say more about what came of it.',
    detail: 'Tell what was different the next day, what somebody said, or what never happened again.',
  },
  insight_or_fit: {
    title: 'Say what that means for this job.',
    detail: 'One sentence at the end is enough.',
  },
};

/** The answer that a cure is for. */
export interface Answered {
  type: QuestionType;
  text: string;
}

/** What to do about a criterion, by what the answer does already. */
export function cureOf({ id, quote }: Criterion & { id: CriterionId }, { type, text }: Answered): Cure {
  const isDone = id === 'addresses_question' ? quote !== '' && text.trimStart().startsWith(quote.trim()) : quote !== '';
  if (isDone) return MORE_OF_IT[id];
  return (WITHOUT_STORY.has(type) && CURE_WITHOUT_STORY[id]) || CURE[id];
}

/** Grief and illness are nobody's fault: such words are never shown as one. */
const SENSITIVE =
  /\b(?:died|dying|death|dead|passed away|funeral|bereave\w*|grie(?:f|v\w+)|cancer|chemo\w*|tumou?r|miscarr\w+|stillb\w+|suicid\w*|depress\w+|dementia|stroke|heart attack|diagnos\w+|hospice|illness|seriously ill|surgery|lost (?:my|our|his|her|their) (?:mum|mom|dad|mother|father|wife|husband|son|daughter|brother|sister|baby|child)|late (?:husband|wife|mother|father|mum|mom|dad))\b/i;
export const isSensitive = (text: string): boolean => SENSITIVE.test(text);

const isCriterion = (row: Criterion): row is Criterion & { id: CriterionId } => row.id !== 'deduction';

/** What earned less in all is not praised for answering. */
const AN_ANSWER = 50;

/** The row that earned its words best, if one is worth praise. */
export function bestRow(criteria: readonly Criterion[]): (Criterion & { id: CriterionId }) | undefined {
  const isAnswer = sum(criteria, ({ points }) => points) >= AN_ANSWER;
  return criteria
    .filter(isCriterion)
    .filter((row) => row.quote !== '' && row.points >= 0.6 * row.max && (isAnswer || row.id !== 'addresses_question'))
    .sort((a, b) => b.points / b.max - a.points / a.max)[0];
}

/** The rows with most to gain beside what is usual first. */
export const openRows = (criteria: readonly Criterion[]): (Criterion & { id: CriterionId })[] =>
  criteria
    .filter(isCriterion)
    .filter((row) => row.points < row.max)
    .sort((a, b) => overUsual(b.id, b.max - b.points) - overUsual(a.id, a.max - a.points));

export const praise = (row: Criterion & { id: CriterionId }): string => PRAISE[row.id](shortQuote(row.quote));

export function criteriaSummary(criteria: readonly Criterion[]): string {
  const best = bestRow(criteria);
  const weakest = openRows(criteria)
    .filter((row) => row.points < 0.5 * row.max)
    .sort((a, b) => a.points / a.max - b.points / b.max)[0];
  const said = [best ? praise(best) : '', weakest ? (weakest.quote ? HALF_THERE : GAP)[weakest.id] : '']
    .filter(Boolean)
    .join(' ');
  return said || 'There is something of everything in it, and you could say more about each part.';
}

export function criteriaImprovement(criteria: readonly Criterion[], answered: Answered): string {
  const [most] = openRows(criteria);
  if (!most) return 'Keep answering like this.';
  const { title, detail } = cureOf(most, answered);
  return `${title} ${detail}`;
}

/** What costs less in all is not worth a change. */
export const FEWEST_POINTS = 3;

/** A score that loses less by each of its findings is left nearly as it is. */
const FEWEST_TOLD = 5;

/** The penalties of those findings that are worth a sentence, those that stand out most first. */
function worthTelling(penalties: readonly Penalty[]): Penalty[] {
  const costs = (label: string) =>
    sum(
      penalties.filter((penalty) => penalty.label === label),
      ({ points }) => points,
    );
  return byStandingOut(penalties).filter(({ label }) => costs(label) >= FEWEST_TOLD);
}

export function concisenessSummary(type: QuestionType, words: number, penalties: readonly Penalty[]): string {
  // How long it is stands beside the answer: only there is known what was measured of it.
  const length = words > WORD_BANDS[type].high ? 'It is longer than it needs to be. ' : '';
  const [worst] = worthTelling(penalties);
  return `${length}${worst ? worst.reason : 'A coach would leave it nearly as it is.'}`;
}

/** Below this an answer has no shape that could be spoken of. */
const FALLS_APART = 35;
const NO_SHAPE = 'A listener cannot yet tell how it begins and where it leads.';

/** What the rows of a bill say of the shape, in one sentence: what is missing, else what is there only in part. */
export function structureSummary(
  expected: readonly string[],
  detected: readonly string[],
  { score, penalties }: { score: number; penalties: readonly Penalty[] },
): string {
  if (detected.length === 0) return NO_SHAPE;
  const there = expected.filter((name) => detected.includes(name));
  if (score < FALLS_APART && there.length > 0)
    return `You touch on ${listed(there)}, and a listener cannot yet follow it from beginning to end.`;
  const missing = expected.filter((name) => !detected.includes(name));
  if (missing.length > 0) return `A listener would still like to hear ${listed(missing)}.`;
  // A part that the question does not wait for may be told all the same.
  const told = [...new Set([...there, ...detected])];
  const brief = told.filter((name) => penalties.some((penalty) => isBriefPart(penalty, name)));
  if (brief.length === 0) return 'It has every part that a listener waits for.';
  return brief.length === told.length
    ? 'You touch on every part that a listener waits for, and you could say more about each.'
    : `It has every part that a listener waits for, and you could say more about ${listed(brief)}.`;
}

/** What one of several responses adds to the shape that they have together. */
export const addedToShape = (expected: readonly string[], detected: readonly string[]): string => {
  const there = expected.filter((name) => detected.includes(name));
  return there.length > 0 ? `Here you tell ${listed(there)}.` : 'This response adds no part of its own.';
};

/** 'your main point, your reason and an example of your own'. */
const listed = (parts: readonly string[]): string => {
  const names = parts.map(partWords);
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
};

export function billImprovement(penalties: readonly Penalty[]): string {
  const [worst] = worthTelling(penalties);
  if (!worst) return penalties.length > 0 ? 'There is little to change here.' : 'There is nothing to change here.';
  return worst.quote && !isSensitive(worst.quote) && !worst.suggestion.includes('“')
    ? `${worst.suggestion} You can start with the words “${shortQuote(worst.quote)}”.`
    : worst.suggestion;
}
