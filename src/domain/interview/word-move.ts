import { PROBE_WORDS } from '#domain/probes/probe-words.ts';
import { isProbe } from '#domain/probes/probes.ts';
import type { Gap, Intent } from '#domain/reading/reading.ts';
import { countWords } from '#domain/reading/words.ts';
import { isSensitive } from '#domain/report/sensitive.ts';
import { askedParts } from '#domain/telling/asked-parts.ts';
import { aboutPractice, answerCandidate } from './answer-candidate.ts';
import { explainWord } from './explain-word.ts';
import { EXAMPLES, FOLLOW_UPS, MORE_OF_A_FEW_WORDS, OWN_PART_AMONG_OTHERS } from './follow-ups.ts';
import { INVITING, wordInvited } from './invite.ts';
import { HEARD, HEARD_SOMETHING_GRAVE, HEARD_SOMETHING_HARD, HEARD_THAT, LEAVING } from './leaving.ts';
import { hasAnswered, type Move, type MoveInput, type Wanted } from './moves.ts';
import { speaksAsOneOfMany } from './own-part.ts';
import { type QuestionBack, questionBack } from './question-back.ts';
import { laterParts } from './question-parts.ts';
import { REACTIONS } from './reactions.ts';
import { askFreshly, currentAsk, inOwnOrder, inTurn, numberOf, say, unused } from './say.ts';

/** The words for a move, from the tables of wordings; nothing is said twice in a question. */
export function wordMove(move: Move, input: MoveInput): string {
  const { invited } = input;
  const words =
    invited &&
    wordInvited(
      move,
      input,
      () => answerCandidate(input, invited.posting),
      (all) => inTurn(input, all),
    );
  if (words) return words;
  return [answerBack(input), wordOf(move, input)].filter(Boolean).join(' ');
}

/** What an answer asked at its end is answered before the interviewer goes on. */
export function answerBack(input: MoveInput): string {
  const { asksBack } = input.reading;
  if (!asksBack) return '';
  const { phrases, slots } = answersTo(asksBack.name, asksBack.variant, input);
  return say(
    input,
    phrases.map((phrase) => phrase.replace(/ \{(?:asked|shorter)\}/, '')),
    { ...slots, progress: progressOf(input) },
  );
}

/** What is said to a question that is none about the question, where something about the practice is asked its own answer. */
function answersTo(
  name: Intent,
  variant: string,
  { userText }: MoveInput,
): { phrases: readonly string[]; slots: Record<string, string> } {
  const [known] = MAY_ASK_ABOUT_PRACTICE.has(name) ? aboutPractice(userText) : [];
  return known === undefined || known.isForTheEnd
    ? { phrases: REACTIONS[`${name}/${variant}`] ?? REACTIONS[name] ?? [], slots: {} }
    : { phrases: REACTIONS.about_practice ?? [], slots: { answer: known.answer } };
}
const MAY_ASK_ABOUT_PRACTICE: ReadonlySet<Intent> = new Set<Intent>(['about_interviewer', 'feedback']);

function wordOf(move: Move, input: MoveInput): string {
  switch (move.kind) {
    case 'follow_up':
      return [wordBeforeFollowUp(move.gap, input), wordFollowUp(move.gap, input)].filter(Boolean).join(' ');
    case 'closing':
      return [wordBeforeClosing(move, input), inTurn(input, LEAVING.closing ?? [])].filter(Boolean).join(' ');
    case 'invite':
      return [wordBeforeClosing(move, input), inTurn(input, INVITING)].filter(Boolean).join(' ');
    case 'acknowledgement':
      return wordLeaving(move, input);
    default:
      return wordReaction(move, input);
  }
}

/** What is asked of a complete answer follows a word that it was heard; what lacks is asked for at once. */
function wordBeforeFollowUp(gap: Wanted | null, input: MoveInput): string {
  if (input.reading.isHard) return inTurn(input, HEARD_SOMETHING_HARD);
  return isProbe(gap) ? heardThat(input) : '';
}

/** That an answer was heard, by what it surely told of what such a question may wait for; '' where nothing is sure, or all of it was said before. */
function heardThat(input: MoveInput): string {
  const { question, reading, soFar, turnsInQuestion, userText } = input;
  const said = [...soFar.said, ...turnsInQuestion.map(({ text }) => text)];
  const fresh = (words: readonly string[]) => words.filter((word) => !said.some((text) => text.includes(word)));
  if (isSensitive(`${question.text} ${userText}`)) return fresh(HEARD_SOMETHING_GRAVE)[0] ?? '';
  const fitting = new Set(askedParts(question.type, question.text).map(({ part }) => part));
  const sure = HEARD_THAT.filter(([part]) => fitting.has(part) && reading.told[part]?.sure === 'told');
  return sure.flatMap(([, words]) => fresh(inOwnOrder(input, words)))[0] ?? '';
}

function wordFollowUp(gap: Wanted | null, input: MoveInput): string {
  const { question, userText } = input;
  const wanted = gap ?? 'specifics';
  if (isProbe(wanted)) return askFreshly(input, PROBE_WORDS[wanted].asks);
  // The question's own words fit best, where it asked for this by itself.
  const part = laterParts(question.text).find((each) => each.gap === wanted)?.ask;
  if (part && wanted !== 'specifics') return say(input, [part, ...asksFor(wanted, input)]);
  const isBrief = countWords(userText) < FEW_WORDS && wanted !== 'refocus' && wanted !== 'check_fact';
  const more = isBrief ? (MORE_OF_A_FEW_WORDS[question.type] ?? []) : [];
  return askFreshly(input, more, asksFor(wanted, input));
}

const asksFor = (gap: Gap, { question: { type }, userText }: MoveInput): readonly string[] =>
  gap === 'own_action' && speaksAsOneOfMany(userText)
    ? OWN_PART_AMONG_OTHERS
    : (FOLLOW_UPS[gap][type] ?? FOLLOW_UPS[gap].any);
const FEW_WORDS = 9;

function wordReaction({ intent, variant }: Move, input: MoveInput): string {
  const { form, ...back } = questionBack(input.userText);
  // Who tells more than a few words and then asks for a yes has a meaning of their own.
  const mayExplain = form !== 'yes_no' || countWords(input.userText) <= WORDS_OF_A_CASE;
  const explained =
    intent === 'meaning_of_word' && mayExplain ? explainWord(input.userText, currentAsk(input)) : undefined;
  const kind =
    intent === 'meaning_of_word' && !mayExplain ? 'sense_offered' : variantInQuestion(intent, variant, input);
  const answers = answersTo(intent, kind, input);
  const phrases = explained
    ? REACTIONS.word_explained
    : (REACTIONS[`${intent}/${kind}/${form}`] ??
      (isUnclear(intent, variant, form, input) ? REACTIONS.unclear_follow_up : undefined) ??
      answers.phrases);
  return say(input, phrases ?? REACTIONS.silence ?? [], {
    ...explained,
    ...back,
    ...answers.slots,
    example: EXAMPLES[input.question.type],
    end: howToEnd(input),
    progress: progressOf(input),
  });
}

/** Whether somebody asks what a follow-up speaks of: it leans on what they told, and says so only by a 'that'. */
const isUnclear = (intent: Intent, variant: string, form: QuestionBack['form'], { turnsInQuestion }: MoveInput) =>
  turnsInQuestion.findLast(({ kind }) => kind === 'question' || kind === 'follow_up')?.kind === 'follow_up' &&
  (intent === 'meaning_of_word' || (form === 'open' && ASKS_WHAT_IS_MEANT.has(`${intent}/${variant}`)));
const ASKS_WHAT_IS_MEANT = new Set(['rephrase/plainer', 'which_case/any_case', 'which_case/reading_offered']);

/** The variant, where what was said to the question does not make another of it. */
function variantInQuestion(
  intent: Intent,
  variant: string,
  { turnsInQuestion, question, userText }: MoveInput,
): string {
  if (intent === 'start_over' && !hasAnswered(turnsInQuestion)) return 'nothing';
  // So many words hardly say only that there is nothing to tell.
  const tellsMore = countWords(userText) >= WORDS_OF_A_CASE && question.type === 'behavioral';
  return intent === 'no_experience' && tellsMore ? 'near_it' : variant;
}
const WORDS_OF_A_CASE = 12;

const progressOf = ({ isLastQuestion, soFar: { questionsLeft } }: MoveInput): string =>
  isLastQuestion
    ? 'This is the last one, and a minute is enough.'
    : `After this there ${questionsLeft === 1 ? 'is one more' : `are ${questionsLeft} more`}, and short answers are fine.`;

/** What is said when a question is over. */
function wordLeaving(move: Move, input: MoveInput): string {
  const back = input.putOff === 'comes_next' ? ` ${inTurn(input, LEAVING.back ?? [])}` : '';
  if (move.scored && input.reading.isHard) return inTurn(input, HEARD_SOMETHING_HARD) + back;
  const occasion = occasionOf(move, input) ?? (input.soFar.tellsTime && back === '' ? 'time' : undefined);
  if (occasion !== undefined) return inTurn(input, LEAVING[occasion] ?? []) + back;
  return (heardThat(input) || inTurn(input, HEARD)) + back;
}

/** The last question is left like any other; the goodbye has its own thanks. */
function wordBeforeClosing(move: Move, input: MoveInput): string {
  if (move.scored) return input.reading.isHard ? unused(input, HEARD_SOMETHING_HARD) : '';
  const occasion = occasionOf(move, input);
  return occasion === undefined || NOT_BEFORE_CLOSING.has(occasion) ? '' : inTurn(input, LEAVING[occasion] ?? []);
}

const NOT_BEFORE_CLOSING = new Set(['unanswered', 'enough_said']);

/** Undefined where an answer is acknowledged. */
function occasionOf({ intent, variant, scored, putsOff }: Move, { turnsInQuestion }: MoveInput): string | undefined {
  const isAnswered = hasAnswered(turnsInQuestion);
  if (intent === 'told_already') return isAnswered ? 'told_already' : 'told_elsewhere';
  if (intent === 'decline' && !scored) return variant === 'hurts' ? 'hurts' : 'decline';
  if (intent === 'distress' && !scored) return 'hurts';
  if (putsOff) return 'put_off';
  const isLeft = intent === 'skip' || intent === 'says_done' || intent === 'later';
  if (isLeft && isAnswered) return 'enough_said';
  if (isLeft) return intent === 'later' ? 'later' : 'skip';
  if (intent === 'stop') return intent;
  if (intent === 'blank' || intent === 'no_experience') return scored ? undefined : 'unanswered';
  return scored || isAnswered ? undefined : 'unanswered';
}

/** The button that ends an interview works from the second question on. */
const howToEnd = ({ question }: MoveInput): string =>
  numberOf(question.id) === 0
    ? 'You can close this page whenever you like, and everything you said is kept.'
    : 'You can end with the End Interview button whenever you like, and your answers are kept.';
