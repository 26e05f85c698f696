import { earlierAnswers } from './decide-move.ts';
import { findDirectQuestion } from './direct-question.ts';
import { explainWord } from './explain-word.ts';
import { ASK_FAMILY, GAP_ASKS } from './gap-asks.ts';
import { asksFor, leadIn, tellsOfGrief } from './lead-in.ts';
import type { Gap, Intent, Move, MoveInput } from './move.ts';
import {
  AFTER_A_BLANK,
  EXAMPLE_OF_A_CASE,
  NARROWER_OPENINGS,
  type Occasion,
  OPENINGS,
  PHRASES,
  PLAINER,
  REPHRASE_OPENINGS,
  SMALLER,
} from './phrases.ts';
import { firstPartOf, withoutOpening } from './spoken-question.ts';

/** The words for a move, from patterns and from the candidate's own; nothing is said twice in a question. */
export function wordMove(move: Move, input: MoveInput): string {
  switch (move.kind) {
    case 'follow_up':
      return wordFollowUp(move.gap ?? 'specifics', input);
    case 'narrower_try':
      return wordNarrowerTry(move, input);
    case 'closing':
      return [wordBeforeClosing(move, input), say(input, 'closing')].filter(Boolean).join(' ');
    case 'acknowledgement':
      return (move.scored && wordAside(input)) || say(input, occasionOfLeaving(move, input));
    default:
      return wordReaction(move, input);
  }
}

function wordFollowUp(gap: Gap, input: MoveInput): string {
  const { text: question, type } = input.question;
  const asks = asksFor(gap, type, input.userText) ?? GAP_ASKS[gap].asks[ASK_FAMILY[type]];
  const ask = pickUnused(
    input,
    asks.map((each) => fill(each, { question: withoutOpening(question) })),
  );
  const lead = leadIn(gap, input.userText);
  const isNew = lead !== '' && !input.turnsInQuestion.some(({ text }) => text.startsWith(lead));
  const aside = wordAside(input);
  const opening = isNew ? lead : gap === 'refocus' || aside ? '' : pickUnused(input, OPENINGS);
  return [aside, opening, ask].filter(Boolean).join(' ');
}

/** A word on what came with an answer: a loss that was told, or a question back; '' mostly. */
function wordAside(input: MoveInput): string {
  if (tellsOfGrief(input.userText)) return pickUnused(input, PHRASES.told_of_grief);
  const asked = findDirectQuestion(input.userText, input.question.text);
  const occasion = asked && ASIDES[asked];
  return occasion ? pickUnused(input, PHRASES[occasion]) : '';
}

const ASIDES: Partial<Record<Intent, Occasion>> = {
  about_job: 'asked_about_job',
  about_interviewer: 'asked_about_interviewer',
  why_asked: 'asked_why',
  feedback: 'asked_if_enough',
};

function wordReaction({ intent }: Move, input: MoveInput): string {
  switch (intent) {
    case 'rephrase':
      return wordPlainerAsk(input);
    case 'meaning_of_word': {
      const explained = explainWord(input.userText, currentAsk(input));
      return explained ? say(input, intent, explained) : wordPlainerAsk(input);
    }
    case 'example_wanted':
      return say(input, intent, { example: EXAMPLE_OF_A_CASE[input.question.type] });
    case 'which_case':
      if (HAS_TO_BE.test(input.userText)) return say(input, 'need_not_be');
      return say(input, offersOneCase(input.userText) ? 'one_case' : intent);
    case 'rude':
      return say(input, A_MACHINE.test(input.userText) ? 'called_a_machine' : intent);
    case 'about_job':
    case 'about_interviewer':
    case 'why_asked':
      return say(input, ASKS_WHAT_WAS_READ.test(input.userText) ? 'job_unread' : intent);
    case 'stop':
      return say(input, intent, { how_to_end: howToEnd(input) });
    case 'answer':
    case 'blank':
    case 'no_experience':
    case 'later':
    case 'skip':
    case 'told_already':
      return say(input, 'silence');
    default:
      return say(input, intent);
  }
}

/** "Can I use my Saturday job?" offers one case; "work or home?" leaves the choice. */
const offersOneCase = (said: string) =>
  !/\b(?:or|either|which)\b/i.test(said.replace(/,? or (?:what|something|anything|so)\b\W*$/i, '')) &&
  /\b(?:can|could|may|shall|should|would|does|is it (?:ok|okay|fine)|do you mean|you mean|like|about)\b/i.test(said);
const HAS_TO_BE = /\b(?:have|has|need|needs|ought|got) to be\b|\bmust (?:it|this|that|i)\b/i;
const A_MACHINE = /\b(?:robot|machine|computer|bot|app|program\w*|calculator|a\.?i\.?)\b/i;
const ASKS_WHAT_WAS_READ = /\b(?:have|did) you (?:even |actually )?(?:read|seen|see|look\w*)\b/i;

/** The last question is left like any other: what was asked for, or told, is not lost in the goodbye. */
function wordBeforeClosing(move: Move, input: MoveInput): string {
  if (move.scored) return wordAside(input);
  const occasion = occasionOfLeaving(move, input);
  if (occasion === 'acknowledgement') return '';
  return say(input, occasion === 'moving_on' ? 'let_go' : occasion);
}

function occasionOfLeaving({ intent, scored }: Move, input: MoveInput): Occasion {
  if (intent === 'later') return 'passed_over';
  if (intent === 'skip') return 'skipped';
  if (intent === 'told_already') return 'taken_as_told';
  return scored || earlierAnswers(input).length > 0 ? 'acknowledgement' : 'moving_on';
}

/** The button that ends an interview works from the second question on. */
const howToEnd = ({ question }: MoveInput) =>
  numberOf(question.id) === 0
    ? 'You can close this page whenever you like, and everything you said is kept.'
    : 'You can end with the End Interview button whenever you like, and your answers are kept.';

const ASKING = new Set(['follow_up', 'narrower_try', 'rephrase']);

/** What is being asked at the moment, without the opening that it was given. */
function currentAsk(input: MoveInput): string {
  const latest = input.turnsInQuestion.findLast(({ kind }) => kind !== undefined && ASKING.has(kind));
  if (!latest) return withoutOpening(input.question.text);
  const opening = [...REPHRASE_OPENINGS, ...NARROWER_OPENINGS, ...AFTER_A_BLANK].find((words) =>
    latest.text.startsWith(words),
  );
  return opening ? latest.text.slice(opening.length).trim() : latest.text;
}

/** The gap that is being asked about at the moment; undefined while it is the question itself. */
const currentGap = ({ turnsInQuestion }: MoveInput): Gap | undefined =>
  turnsInQuestion.findLast(({ kind }) => kind === 'follow_up')?.gap ?? undefined;

function wordPlainerAsk(input: MoveInput): string {
  const gap = currentGap(input);
  const number = numberOf(input.question.id);
  const asks = gap ? rotate(GAP_ASKS[gap].plainer, number) : plainerAsks(input);
  const openings = rotate(REPHRASE_OPENINGS, number);
  // Each wording has an opening of its own, so that neither is heard twice.
  const worded = asks.map((ask, i) => `${openings[i % openings.length]} ${fill(ask, { topic: topicOf(input) })}`);
  return firstUnused(input, worded);
}

/** The question in its parts first, because those name what it is about; then what can be said of its topic. */
function plainerAsks({ question }: MoveInput): readonly string[] {
  const plain = withoutOpening(question.text);
  const first = firstPartOf(plain);
  const hasTopic = question.topic.trim() !== '';
  const worded = rotate(
    PLAINER[question.type].filter((each) => hasTopic || !each.includes('{topic}')),
    numberOf(question.id),
  );
  const asks = first ? [first, ...worded] : worded;
  return asks.length > 0 ? asks : [plain];
}

function wordNarrowerTry({ intent }: Move, input: MoveInput): string {
  const gap = currentGap(input);
  const ask = gap ? GAP_ASKS[gap].smaller : fill(SMALLER[input.question.type], { topic: topicOf(input) });
  return pickUnused(
    input,
    (intent === 'blank' ? AFTER_A_BLANK : NARROWER_OPENINGS).map((opening) => `${opening} ${ask}`),
  );
}

const topicOf = ({ question }: MoveInput) => question.topic.trim();

/** Occasions that come at most once a question; the interview would sound alike if each took the same words. */
const ONCE_A_QUESTION: ReadonlySet<Occasion> = new Set([
  'acknowledgement',
  'moving_on',
  'skipped',
  'passed_over',
  'taken_as_told',
  'closing',
]);

function say(input: MoveInput, occasion: Occasion, slots: Record<string, string> = {}): string {
  const phrases = PHRASES[occasion].map((phrase) => fill(phrase, { asked: currentAsk(input), ...slots }));
  return ONCE_A_QUESTION.has(occasion) ? pickUnused(input, phrases) : firstUnused(input, phrases);
}

const fill = (phrase: string, slots: Record<string, string>) =>
  phrase.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

/** A phrase that was not said in this question yet; each question starts at another one. */
const pickUnused = (input: MoveInput, phrases: readonly string[]) =>
  firstUnused(input, rotate(phrases, numberOf(input.question.id)));

function firstUnused(input: MoveInput, phrases: readonly string[]): string {
  const said = input.turnsInQuestion.map(({ text }) => text);
  const isUnused = (phrase: string) => !said.some((text) => text === phrase || text.endsWith(` ${phrase}`));
  return phrases.find(isUnused) ?? phrases[0] ?? input.question.text;
}

const rotate = <T>(items: readonly T[], by: number): T[] => {
  const start = items.length === 0 ? 0 : by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
};

/** 0 for q_1. */
const numberOf = (id: string) => Math.max(Number.parseInt(id.replace(/^\D+/, ''), 10) - 1, 0) || 0;
