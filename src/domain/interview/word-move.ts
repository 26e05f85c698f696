import { Chance } from '#domain/planning/chance.ts';
import { acknowledge, isPersonal, tellsOfADeath } from './acknowledge.ts';
import { askOfPart } from './ask-of-part.ts';
import { asksAsWhom, asksHowOpenly, fearsBeingKnown, isTiredOfBeingAsked, needsTimeToPutIt } from './asked-first.ts';
import { asks as asksAnything } from './caption.ts';
import { asksForMoreOfTheCase, asksOfTheCase, checksTheirReading, chosenOf, OF_THE_POST } from './case-asked-back.ts';
import { breaksOff, earlierAnswers, isAskedOn } from './decide-move.ts';
import { findDirectQuestion } from './direct-question.ts';
import { explainWord } from './explain-word.ts';
import { ASK_FAMILY, GAP_ASKS } from './gap-asks.ts';
import { invitesQuestions } from './invites-questions.ts';
import { asksFor, leadIn } from './lead-in.ts';
import type { Gap, Intent, Move, MoveInput } from './move.ts';
import { partsOf } from './parts-of-question.ts';
import {
  AFTER_A_BLANK,
  EXAMPLE_OF_A_CASE,
  IN_A_FEW_WORDS,
  NARROWER_OPENINGS,
  type Occasion,
  OPENINGS,
  PHRASES,
  PLAINER,
  REPHRASE_OPENINGS,
  SMALLER,
  STEP_BY_STEP,
  TOLD_OF_A_DEATH,
  TOLD_OF_A_DEATH_AT_LAST,
  TOLD_SOMETHING_PERSONAL_AT_LAST,
} from './phrases.ts';
import {
  ASKS_FOR_A_LANGUAGE,
  ASKS_HOW_LONG,
  ASKS_THE_POINT,
  ASKS_WHICH_MEANING,
  asksForASense,
  LINE_FROZE,
  leavesItForALoss,
  refusesFirmly,
  WANTS_COMFORT,
  wishesToGoOn,
} from './plain-wishes.ts';
import {
  A_MACHINE,
  ASKS_IF_HEARD,
  ASKS_WHAT_WAS_READ,
  askedWord,
  choiceOf,
  HAS_TO_BE,
  OF_A_PRIVATE_LIFE,
  offersAReading,
  offersOneCase,
  partThatWasSaid,
} from './question-back.ts';
import { ASKS_IF_LAST } from './read-intent.ts';
import {
  A_TRICK,
  ASKS_LEAVE,
  asksForARule,
  DOES_NOT_KNOW_THEM,
  HELD_AGAINST,
  HOW_MUCH_OF_IT,
  IS_ABOUT,
  isReluctant,
  LATER_FOR_A_SECRET,
  NAMES_WANTED,
  OTHER_WORK,
  RATHER_NOT,
  SETS_A_BOUNDARY,
  WHERE_TO_START,
  WHICH_ONE,
  WHO_HEARS_IT,
} from './said-sideways.ts';
import { firstPartOf, shortAskOf, withoutOpening } from './spoken-question.ts';
import { subjectOf } from './subject-of-question.ts';
import {
  kinNamedAlone,
  kinNamedBriefly,
  kinWhoDied,
  tellsOfGrief,
  tellsOfHardship,
  tellsOpenly,
} from './tells-of-loss.ts';
import { askOfThinAnswer, askOfThinReply } from './thin-answer.ts';

/** The words for a move, from patterns and from the candidate's own; nothing is said twice in a question. */
export function wordMove(move: Move, heard: MoveInput): string {
  // Whatever keyboard or recogniser they come from, apostrophes are one sign.
  const input = { ...heard, userText: heard.userText.replaceAll('’', "'") };
  switch (move.kind) {
    case 'follow_up':
      return wordFollowUp(move.gap ?? 'specifics', input);
    case 'narrower_try':
      return wordNarrowerTry(move, input);
    case 'closing':
      return [wordBeforeClosing(move, input), say(input, 'closing')].filter(Boolean).join(' ');
    case 'acknowledgement':
      return ((move.scored || goesOnInGrief(input.userText)) && wordAside(input)) || wordLeaving(move, input);
    default:
      return wordReaction(move, input);
  }
}

const goesOnInGrief = (said: string) => wishesToGoOn(said) && kinWhoDied(said) !== undefined && tellsOfGrief(said);

function wordFollowUp(gap: Gap, input: MoveInput): string {
  const { text: question, type } = input.question;
  const asks =
    thinAsksFor(gap, input) ?? asksFor(gap, input.question, input.userText) ?? GAP_ASKS[gap].asks[ASK_FAMILY[type]];
  const ask = pickUnused(input, fillWhole(asks, { ...subjectOf(question), question: withoutOpening(question) }));
  // What goes on from the answer by itself needs none of its words before it.
  const lead = /^(?:And|Can you) /.test(ask) && gap !== 'specifics' ? '' : leadIn(gap, input.userText);
  const isNew = lead !== '' && !input.turnsInQuestion.some(({ text }) => text.startsWith(lead));
  const aside = wordAside(input);
  const opening = isNew
    ? lead
    : !aside && tellsOfADeath(input.userText)
      ? TOLD_OF_A_DEATH
      : gap === 'refocus' || aside
        ? ''
        : pickOpening(input);
  return [aside, opening, ask].filter(Boolean).join(' ');
}

const toldInAll = (input: MoveInput) => [...earlierAnswers(input), input.userText].join(' ');

/** None twice in a question, as long as there are others. */
function pickOpening(input: MoveInput): string {
  const openings = rotate(OPENINGS, numberOf(input.question.id) + startOf(input.interviewId));
  const isNew = (opening: string) => !input.turnsInQuestion.some(({ text }) => text.startsWith(`${opening} `));
  return openings.find(isNew) ?? openings[0] ?? '';
}

/** Asks for what a thin answer plainly lacks, where that is what is asked for. */
function thinAsksFor(gap: Gap, input: MoveInput): readonly string[] | undefined {
  const thin = isAskedOn(input)
    ? askOfThinReply(input.question, input.userText)
    : askOfThinAnswer(input.question, toldInAll(input));
  return thin?.gap === gap ? thin.asks : undefined;
}

/** A word on what came with an answer: a loss that was told, or a question back; '' mostly. */
function wordAside(input: MoveInput): string {
  if (tellsOpenly(input.userText)) return pickUnused(input, PHRASES.told_openly);
  const named = HOME_OF_THE_DYING.test(input.question.text)
    ? (earlierAnswers(input).map(kinNamedAlone).find(Boolean)?.name ?? kinNamedBriefly(input.userText))
    : undefined;
  if (named && !kinNamedAlone(input.userText)) return `I am sorry about ${named}.`;
  const kin = kinWhoDied(input.userText);
  const goesOn = wishesToGoOn(input.userText) ? ' Of course, we go on.' : '';
  if (kin && tellsOfGrief(input.userText) && !breaksOff(input.userText)) return `I am sorry about ${kin}.${goesOn}`;
  if (tellsOfGrief(input.userText))
    return pickUnused(input, breaksOff(input.userText) ? PHRASES.left_there_in_grief : PHRASES.told_of_grief);
  if (tellsOfHardship(input.userText)) return pickUnused(input, PHRASES.told_of_hardship);
  const asked = findDirectQuestion(input.userText, input.question.text);
  const occasion = asked && ASIDES[asked];
  return occasion ? pickUnused(input, PHRASES[occasion]) : '';
}

/** Whoever names somebody near to them when asked why a hospice has lost them there. */
const HOME_OF_THE_DYING = /\b(?:hospice|palliative)\b/i;

const ASIDES: Partial<Record<Intent, Occasion>> = {
  about_job: 'asked_about_job',
  about_interviewer: 'asked_about_interviewer',
  why_asked: 'asked_why',
  feedback: 'asked_if_enough',
};

function wordReaction({ intent }: Move, input: MoveInput): string {
  const isImagined = input.question.type === 'situational' || input.question.type === 'technical';
  const mayChoose =
    isImagined &&
    !ASKS_WHICH_MEANING.test(input.userText.trim()) &&
    !asksAsWhom(input.userText) &&
    ASKS_BACK.has(intent) &&
    !explainWord(input.userText, currentAsk(input));
  const choice = mayChoose ? chosenOf(input.userText) : undefined;
  if (choice) return say(input, 'chosen', { choice });
  const known = wordQuestionOfFact(input);
  if (known) return known;
  switch (intent) {
    case 'rephrase':
    case 'meaning_of_word': {
      if (checksTheirReading(input.userText)) return say(input, 'taken_like_that', restOfTheQuestion(input));
      const explained = explainWord(input.userText, currentAsk(input));
      const isReading = offersAReading(input.userText);
      if (explained)
        return say(
          input,
          isReading && isLike(input.userText, explained) ? 'meaning_confirmed' : 'meaning_of_word',
          explained,
        );
      // One sense that is offered may be the wrong one: better none than a false one.
      if (asksForASense(input.userText, currentAsk(input))) return say(input, 'sense_of_the_trade');
      if (isReading) return say(input, 'taken_like_that');
      const choice = input.question.type === 'behavioral' ? undefined : choiceOf(input.userText);
      if (choice) return say(input, choice);
      const word = askedWord(input.userText, currentAsk(input));
      return word ? say(input, 'meaning_is_open', { word }) : wordPlainerAsk(input);
    }
    case 'example_wanted': {
      const word = askedWord(input.userText, currentAsk(input));
      if (word) return say(input, 'meaning_is_open', { word });
      return say(input, intent, { example: EXAMPLE_OF_A_CASE[input.question.type] });
    }
    case 'repeat': {
      const part = partThatWasSaid(input.userText, currentAsk(input));
      return part ? say(input, 'repeat_part', { part: withArticle(part, currentAsk(input)) }) : say(input, intent);
    }
    case 'which_case':
      if (WHICH_ONE.test(input.userText)) return say(input, 'any_of_them');
      if (input.question.type === 'intro' && OF_A_PRIVATE_LIFE.test(input.userText))
        return say(input, 'work_is_enough');
      if (HAS_TO_BE.test(input.userText)) return say(input, 'need_not_be');
      if (offersOneCase(input.userText)) return say(input, 'one_case');
      return say(input, input.question.type === 'behavioral' ? intent : (choiceOf(input.userText) ?? 'either_way'));
    case 'decline':
      return wordDecline(input);
    case 'think':
      if (tellsOfGrief(input.userText)) return say(input, 'time_in_grief');
      return say(input, needsTimeToPutIt(input.userText) ? 'time_to_put_it' : intent);
    case 'hearing':
      if (/\bsee (?:me|us)\b/i.test(input.userText)) return say(input, 'not_seen');
      return say(input, ASKS_IF_HEARD.test(input.userText) ? intent : 'repeat');
    case 'joke':
      return say(input, DOES_NOT_KNOW_THEM.test(input.userText) ? 'quip_about_others' : intent);
    case 'rude':
      return say(input, A_MACHINE.test(input.userText) ? 'called_a_machine' : intent);
    case 'about_job':
    case 'about_interviewer':
    case 'why_asked':
      if (isTiredOfBeingAsked(input.userText)) return say(input, 'asked_so_often');
      if (ASKS_IF_LAST.test(input.userText)) return say(input, input.isLastQuestion ? 'is_the_last' : 'not_the_last');
      if (input.question.type === 'situational' && /\b(?:is that|are those|do you mean)\b/i.test(input.userText)) {
        const choice = choiceOf(input.userText);
        if (choice) return say(input, choice);
      }
      if (intent === 'about_job' && invitesQuestions(input.question.text)) return say(input, 'asked_at_the_end');
      if (intent === 'about_job' && isImagined && /\?/.test(input.userText) && !OF_THE_POST.test(input.userText))
        return say(input, 'assumed');
      return say(input, ASKS_WHAT_WAS_READ.test(input.userText) ? 'job_unread' : intent);
    case 'stop':
      return say(input, intent, { how_to_end: howToEnd(input) });
    case 'answer':
    case 'blank':
    case 'no_experience':
    case 'later':
    case 'skip':
      return say(input, 'silence');
    case 'told_already':
      return say(input, 'not_told_here');
    default:
      return say(input, intent);
  }
}

const ASKS_BACK = new Set<Intent>(['which_case', 'rephrase', 'meaning_of_word', 'about_job', 'why_asked', 'repeat']);

/** Whoever has said what the first part is about, and only checks it, hears the rest alone. */
function restOfTheQuestion({ question }: MoveInput): Record<string, string> {
  const [first = '', second, more] = partsOf(withoutOpening(question.text));
  return second !== undefined && more === undefined && /^what(?:'s|’s| is| are)\b/i.test(first)
    ? { again: askOfPart(second, question.type) }
    : {};
}

/** What can be answered whatever the words were taken for: who hears this, and whether the employer has a rule. */
function wordQuestionOfFact(input: MoveInput): string | undefined {
  if (asksAsWhom(input.userText)) return say(input, 'in_the_work');
  if (asksHowOpenly(input.userText)) return say(input, 'as_openly');
  if (WANTS_COMFORT.test(input.userText)) return say(input, 'comfort');
  if (LINE_FROZE.test(input.userText)) return say(input, 'line_froze');
  if (ASKS_THE_POINT.test(input.userText)) return say(input, 'challenged');
  if (ASKS_FOR_A_LANGUAGE.test(input.userText)) return say(input, 'english_only');
  if (ASKS_WHICH_MEANING.test(input.userText.trim())) return say(input, 'as_best_known');
  if (WHO_HEARS_IT.test(input.userText)) return say(input, 'who_hears_it');
  const { type, text } = input.question;
  if ((type === 'situational' || type === 'technical') && !invitesQuestions(text) && asksForARule(input.userText))
    return say(input, 'no_rule_known', { company: input.profile.company || 'the employer' });
  if (NAMES_WANTED.test(input.userText)) return say(input, 'names_left_out');
  if (ASKS_LEAVE.test(input.userText) && !OF_THE_POST.test(input.userText)) return say(input, 'allowed');
  if (HOW_MUCH_OF_IT.test(input.userText)) return say(input, 'as_much');
  if (ASKS_HOW_LONG.test(input.userText)) return say(input, 'as_long');
  if (WHERE_TO_START.test(input.userText)) return say(input, 'where_to_start');
  if (IS_ABOUT.test(input.userText)) return say(input, 'either_way');
  if (A_TRICK.test(input.userText)) return say(input, 'no_trick');
  if (HELD_AGAINST.test(input.userText)) return say(input, 'not_held_against');
  if (type !== 'behavioral' && type !== 'intro' && OTHER_WORK.test(input.userText))
    return say(input, 'own_work_will_do');
  if (type === 'situational' && (asksOfTheCase(input.userText) || asksForMoreOfTheCase(input.userText)))
    return say(input, choiceOf(input.userText) ?? 'case_is_open');
  return undefined;
}

/** Whether a reading that is offered shares a word with what is meant. */
const isLike = (said: string, { word, meaning }: { word: string; meaning: string }): boolean => {
  const heard = said.toLowerCase();
  return (meaning.toLowerCase().match(/\p{L}{5,}/gu) ?? []).some(
    (each) => each !== word && heard.includes(each.slice(0, 6)),
  );
};

/** 'new system' as the question has it: 'a new cloud payroll system'. */
const withArticle = (part: string, ask: string): string =>
  /^(?:a|an|the|my|your|his|her)\b/i.test(part) ||
  !new RegExp(`\\b(?:a|an)\\b[^.?!]{0,30}${part.split(' ').at(-1)}`, 'i').test(ask)
    ? part
    : `${/^[aeiou]/i.test(part) ? 'an' : 'a'} ${part}`;

/** Only a story has another example; a reason or a way of doing things can be told in part. */
function wordDecline(input: MoveInput): string {
  const { type, text } = input.question;
  if (refusesFirmly(input.userText)) return say(input, 'left_unsaid_in_general');
  if (fearsBeingKnown(input.userText)) return say(input, 'nobody_known');
  if (type === 'behavioral' && SETS_A_BOUNDARY.test(input.userText.trim()) && !isReluctant(input.userText))
    return say(input, OF_A_SECRET.test(text) ? 'keeps_it' : 'boundary');
  if (LATER_FOR_A_SECRET.test(input.userText)) return say(input, 'no_later');
  if (type === 'behavioral') return say(input, isReluctant(input.userText) ? 'reluctant' : 'decline');
  if (type === 'motivation') return say(input, 'decline_a_reason', { wish: subjectOf(text).wish ?? 'the work itself' });
  return say(input, 'decline_in_general');
}

const OF_A_SECRET = /\b(?:sensitive|confidential\w*|secret|trusted with|discretion|discreet)\b/i;

function wordLeaving(move: Move, input: MoveInput): string {
  if (move.scored && RATHER_NOT.test(input.userText)) return say(input, 'left_there');
  const occasion = occasionOfLeaving(move, input);
  return occasion ? say(input, occasion) : acknowledge(input, toldInAll(input));
}

/** The last question is left like any other: what was asked for, or told, is not lost in the goodbye. */
function wordBeforeClosing(move: Move, input: MoveInput): string {
  if (move.scored) return wordAside(input) || wordOfWhatWasTold(input.userText);
  const occasion = occasionOfLeaving(move, input);
  if (!occasion) return '';
  return say(input, occasion === 'moving_on' ? 'let_go' : occasion);
}

function wordOfWhatWasTold(said: string): string {
  if (tellsOfADeath(said)) return TOLD_OF_A_DEATH_AT_LAST;
  return isPersonal(said) ? TOLD_SOMETHING_PERSONAL_AT_LAST : '';
}

/** Undefined where an answer is acknowledged. */
function occasionOfLeaving({ intent, scored }: Move, input: MoveInput): Occasion | undefined {
  if (!scored && leavesItForALoss(input.userText, input.question.text)) return 'left_for_a_loss';
  if (intent === 'skip' && wishesToGoOn(input.userText)) return 'gone_on';
  if (!scored && refusesFirmly(input.userText)) return 'left_unsaid';
  if (intent === 'later') return IT_HURTS.test(input.userText) ? 'passed_over_kindly' : 'passed_over';
  if (intent === 'skip') return 'skipped';
  if (intent === 'told_already') return earlierAnswers(input).length > 0 ? 'taken_as_told' : 'not_caught';
  return scored || earlierAnswers(input).length > 0 ? undefined : 'moving_on';
}

const IT_HURTS =
  /\b(?:too close|bit close|close to home|hard (?:for me|to talk|one for me)|upset\w*|raw|painful|emotional|hurts?|cry\w*|tears|(?:i am|i'm|i’m) sorry)\b/i;

/** The button that ends an interview works from the second question on. */
const howToEnd = ({ question }: MoveInput) =>
  numberOf(question.id) === 0
    ? 'You can close this page whenever you like, and everything you said is kept.'
    : 'You can end with the End Interview button whenever you like, and your answers are kept.';

const ASKING = new Set(['follow_up', 'narrower_try', 'rephrase']);

/** What is being asked at the moment, without what was said before it. */
function currentAsk(input: MoveInput): string {
  const latest = input.turnsInQuestion.findLast(({ kind }) => kind !== undefined && ASKING.has(kind));
  if (!latest) return withoutOpening(input.question.text);
  let ask = latest.text;
  for (;;) {
    const said =
      BEFORE_AN_ASK.find((words) => ask.startsWith(`${words} `))?.length ??
      SAID_BACK.exec(ask)?.[0].length ??
      thanksIn(ask)?.length;
    if (!said) return ask;
    ask = ask.slice(said).trim();
  }
}
const BEFORE_AN_ASK = [
  ...OPENINGS,
  ...REPHRASE_OPENINGS,
  ...STEP_BY_STEP,
  ...NARROWER_OPENINGS,
  ...AFTER_A_BLANK,
  ...PHRASES.told_of_grief,
  ...PHRASES.told_of_hardship,
  ...PHRASES.asked_about_job,
  ...PHRASES.asked_about_interviewer,
  ...PHRASES.asked_why,
  ...PHRASES.asked_if_enough,
];
/** Thanks, or whatever else was said in a word or three: said once, they are not said again. */
const thanksIn = (ask: string): string | undefined => {
  const [said] = IN_A_WORD_OR_THREE.exec(ask) ?? [];
  return said !== undefined && !asksAnything(said) ? said : undefined;
};
const IN_A_WORD_OR_THREE = /^[A-Za-z’',]+(?: [A-Za-z’',]+){0,2}[.!] (?=[A-Z])/;
const SAID_BACK = /^You said you [^.?!]*\. /;

/** The gap that is being asked about at the moment; undefined while it is the question itself. */
const currentGap = ({ turnsInQuestion }: MoveInput): Gap | undefined =>
  turnsInQuestion.findLast(({ kind }) => kind === 'follow_up')?.gap ?? undefined;

function wordPlainerAsk(input: MoveInput): string {
  const gap = currentGap(input);
  const number = numberOf(input.question.id);
  const own = gap && ownAskOf(gap, input);
  if (own)
    return firstUnused(
      input,
      IN_A_FEW_WORDS.map((opening) => `${opening} ${own}`),
    );
  const asks = gap ? rotate(GAP_ASKS[gap].plainer, number) : plainerAsks(input);
  const openings =
    gap === undefined && input.question.type === 'situational' ? STEP_BY_STEP : rotate(REPHRASE_OPENINGS, number);
  // Each wording has an opening of its own, so that neither is heard twice.
  const worded = asks.map((ask, i) => `${openings[i % openings.length]} ${ask}`);
  return firstUnused(input, worded);
}

/** What the question is about in a shorter sentence first; then its first part, and what can be said of its topic. */
function plainerAsks({ question }: MoveInput): readonly string[] {
  const plain = withoutOpening(question.text);
  const subject = subjectOf(question.text);
  const topic = question.topic.trim();
  const [named, loose] = [
    PLAINER[question.type].filter(hasSlot),
    PLAINER[question.type].filter((ask) => !hasSlot(ask)),
  ];
  const ofSubject = fillWhole(
    named.filter((ask) => !ask.includes('{topic}')),
    { ...subject },
  );
  const ofTopic = topic
    ? fillWhole(
        named.filter((ask) => ask.includes('{topic}')),
        { topic },
      )
    : [];
  const first = ofSubject.length === 0 ? firstPartOf(plain) : undefined;
  const asks = [...ofSubject, ...(first ? [first] : []), ...ofTopic, ...loose];
  return asks.length > 0 ? asks : [plain];
}

/** A follow-up in words of its own, such as a part of the question: nothing else asks for the same. */
function ownAskOf(gap: Gap, input: MoveInput): string | undefined {
  const ask = currentAsk(input);
  if (gap !== 'specifics' && !ask.startsWith('And ')) return undefined;
  const { text, type } = input.question;
  const usual = fillWhole(GAP_ASKS[gap].asks[ASK_FAMILY[type]], { ...subjectOf(text), question: withoutOpening(text) });
  if (usual.includes(ask) || GAP_ASKS[gap].plainer.includes(ask)) return undefined;
  const own = IN_A_FEW_WORDS.reduce<string>((rest, opening) => rest.replace(`${opening} `, ''), ask).replace(
    /^And /,
    '',
  );
  return /\?$/.test(own) ? own.charAt(0).toUpperCase() + own.slice(1) : undefined;
}

function wordNarrowerTry({ intent }: Move, input: MoveInput): string {
  const gap = currentGap(input);
  const own = gap && ownAskOf(gap, input);
  const ask = own ? `${IN_A_FEW_WORDS[0]} ${own}` : gap ? GAP_ASKS[gap].smaller : smallerAskOf(input.question);
  return pickUnused(
    input,
    (intent === 'blank' ? AFTER_A_BLANK : NARROWER_OPENINGS).map((opening) => `${opening} ${ask}`),
  );
}

/** What a colleague would say helps with strengths and weaknesses alone; a worry or a wish is asked for once more. */
const smallerAskOf = ({ type, text }: MoveInput['question']): string =>
  type === 'self_assessment' && !OF_WHAT_OTHERS_SEE.test(text) && partsOf(withoutOpening(text)).length === 1
    ? shortAskOf(withoutOpening(text)) || withoutOpening(text)
    : SMALLER[type];
const OF_WHAT_OTHERS_SEE =
  /\b(?:strengths?|weak\w*|good at|better at|best at|describe (?:you|yourself)|say (?:about|of) you|improv\w+|skills?|qualit(?:y|ies)|proud\w*|known for|difficult|criticism|feedback|kind of)\b/i;

/** Occasions that come at most once a question; the interview would sound alike if each took the same words. */
const ONCE_A_QUESTION: ReadonlySet<Occasion> = new Set([
  'moving_on',
  'skipped',
  'passed_over',
  'taken_as_told',
  'closing',
]);

function say(input: MoveInput, occasion: Occasion, slots: Record<string, string> = {}): string {
  const phrases = PHRASES[occasion].map((phrase) =>
    fill(phrase, {
      asked: currentAsk(input),
      short: shortAskOf(currentAsk(input)),
      again: shortAskOf(currentAsk(input)) || currentAsk(input),
      ...slots,
    }).trim(),
  );
  return ONCE_A_QUESTION.has(occasion) ? pickUnused(input, phrases) : firstUnused(input, phrases);
}

const fill = (phrase: string, slots: Record<string, string>) =>
  phrase.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot);

const hasSlot = (ask: string) => ask.includes('{');

/** The asks of which every part is known, with those parts. */
const fillWhole = (asks: readonly string[], slots: Record<string, string | undefined>): string[] =>
  asks
    .map((ask) => ask.replace(/\{(\w+)\}/g, (slot, name: string) => slots[name] ?? slot))
    .filter((ask) => !hasSlot(ask));

/** A phrase that was not said in this question yet; each question and each interview starts at another one. */
const pickUnused = (input: MoveInput, phrases: readonly string[]) =>
  firstUnused(input, rotate(phrases, numberOf(input.question.id) + startOf(input.interviewId)));

const startOf = (interviewId: string) => Math.floor(new Chance(0, interviewId).of('phrases') * STARTS);
const STARTS = 60;

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
